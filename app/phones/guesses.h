// SPDX-License-Identifier: GPL-3.0-or-later
// Counts wrong codes and tokens. Too many in a minute, from one address or from all, and nobody's code is looked at for
// a while; a right token is still looked at, see Door.
#pragma once

#include "app/phones/time.h"

#include <string>
#include <string_view>
#include <vector>

namespace reeve::phones {

class Guesses {
public:
    static constexpr int kMostOfAnAddress = 5; ///< wrong ones in kWindow
    static constexpr int kMostOfAll = 30;      ///< wrong ones in kWindow
    static constexpr Duration kWindow = std::chrono::minutes(1);
    static constexpr Duration kPause = std::chrono::seconds(60);

    /// Whether a code from this address is to be refused without a look at it.
    [[nodiscard]] bool paused(std::string_view address, Time now) const;
    /// A wrong code or token came from this address.
    void count(std::string_view address, Time now);

private:
    struct Wrong {
        std::string address;
        Time at;
    };
    struct Pause {
        std::string address; ///< empty: every address
        Time until;
    };
    std::vector<Wrong> m_wrong; ///< of the last kWindow, at most kMostOfAll
    std::vector<Pause> m_pauses;
};

} // namespace reeve::phones
