// SPDX-License-Identifier: GPL-3.0-or-later
// Rate limit for wrong codes and tokens. After too many within kWindow, from one address or in total, codes are
// rejected unchecked for kPause. Valid tokens are still accepted, see Door.
#pragma once

#include "app/phones/protocol/time.h"

#include <string>
#include <string_view>
#include <vector>

namespace reeve::phones {

class Guesses {
public:
    static constexpr int kMostOfAnAddress = 5; ///< wrong attempts of one address within kWindow
    static constexpr int kMostOfAll = 30;      ///< wrong attempts in total within kWindow
    static constexpr Duration kWindow = std::chrono::minutes(1);
    static constexpr Duration kPause = std::chrono::seconds(60);

    /// True: reject codes from this address without checking them.
    [[nodiscard]] bool paused(std::string_view address, Time now) const;
    /// Counts a wrong code or token from this address.
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
