// SPDX-License-Identifier: GPL-3.0-or-later
// What was asked with an id is done once: the answers to the last ids of each phone are kept, and the same question
// gets the same answer without being asked again.
#pragma once

#include "app/phones/digest.h"
#include "app/phones/message.h"

#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <variant>

namespace reeve::phones {

class Once {
public:
    static constexpr std::size_t kKept = 32; ///< ids of each token

    struct New {}; ///< this id was not used lately: decide, then keep() the answer
    /// This request was answered before: send that answer again.
    struct Known {
        std::string answer;
    };
    struct Conflict {}; ///< the id was used for something else: refuse as malformed
    using Found = std::variant<New, Known, Conflict>;

    /// `request` must have an id. `token` is SHA-256 of the phone's token.
    [[nodiscard]] Found find(const Digest& token, const Request& request) const;
    /// `answer` is the text that was sent: `done` or `refused`.
    void keep(const Digest& token, const Request& request, std::string answer);
    /// The token is dead.
    void forget(const Digest& token) { m_kept.erase(token); }

private:
    struct Kept {
        std::string id;
        Digest content{};
        std::string answer;
    };
    std::map<Digest, std::deque<Kept>> m_kept;
};

} // namespace reeve::phones
