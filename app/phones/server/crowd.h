// SPDX-License-Identifier: GPL-3.0-or-later
// Who of the many that connect is let stay: how many there may be, in all, of one address and in which time. Pure: no
// socket, the clock is handed in.
#pragma once

#include "app/phones/server/limits.h"

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace reeve::phones {

class Crowd {
public:
    using Id = std::uint64_t;
    using Instant = std::chrono::steady_clock::time_point;

    explicit Crowd(const Limits& limits) : m_limits(limits) {}

    struct Verdict {
        bool stays = false;       ///< false: close it unread
        std::optional<Id> leaves; ///< this one is closed instead: the oldest that has not said hello
    };
    /// Somebody connects. Whoever stays is counted until left(). Addresses from which a phone with a token has come
    /// are not among the strangers: a flood of these neither makes a phone wait nor pushes it out.
    Verdict arrived(Id id, const std::string& address, Instant now);
    /// The hello of a connection was answered. `known`: it has a token, so its address may hold more connections.
    void admitted(Id id, bool known);
    void left(Id id);

    [[nodiscard]] std::size_t size() const { return m_there.size(); }

private:
    struct One {
        std::string address;
        bool admitted = false, known = false;
    };
    [[nodiscard]] bool tooManyStrangers(Instant now);
    [[nodiscard]] std::optional<Id> oldestWaiting(const std::string* address) const;
    /// Of those that have said hello and have no token.
    [[nodiscard]] std::optional<Id> oldestWithoutToken() const;

    Limits m_limits;
    std::map<Id, One> m_there; ///< ids grow: the first is the oldest
    std::set<std::string> m_known;
    int m_strangers = 0; ///< in the running second
    Instant m_second{};
    std::map<std::string, std::deque<Instant>> m_recent;
};

} // namespace reeve::phones
