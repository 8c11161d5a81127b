// SPDX-License-Identifier: GPL-3.0-or-later
// Makes requests with an id idempotent: keeps the answers to the latest ids of each phone, so that a repeated request
// gets the same answer without being performed again.
#pragma once

#include "app/phones/protocol/digest.h"
#include "app/phones/protocol/message.h"

#include <deque>
#include <map>
#include <string>
#include <variant>

namespace reeve::phones {

class Once {
public:
    static constexpr std::size_t kKept = 32; ///< ids per token

    struct New {}; ///< unknown id: perform the request, then call keep()
    /// Repeated request: send this answer again.
    struct Known {
        std::string answer;
    };
    struct Conflict {}; ///< the id was used for a different request: refuse it as malformed
    using Found = std::variant<New, Known, Conflict>;

    /// `request` must have an id. `token`: SHA-256 of the phone's token.
    [[nodiscard]] Found find(const Digest& token, const Request& request) const;
    /// Stores the answer that was sent, a `done` or `refused`.
    void keep(const Digest& token, const Request& request, std::string answer);
    /// Removes all answers of a token that was revoked.
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
