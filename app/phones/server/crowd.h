// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which connections are kept: limits in total, per address and per time. No sockets; the clock is a parameter.
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
        bool stays = false;       ///< false: close it without reading
        std::optional<Id> leaves; ///< connection to close instead: the oldest without an accepted hello
    };
    /// Decides about a new connection. If it stays, it counts until left(). Addresses from which a phone with a token
    /// has connected are exempt from the limit for strangers, so that a flood neither delays nor displaces phones.
    Verdict arrived(Id id, const std::string& address, Instant now);
    /// The hello of a connection was accepted. `known`: it has a token, so its address may hold more connections.
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
    /// Among those with an accepted hello.
    [[nodiscard]] std::optional<Id> oldestWithoutToken() const;

    Limits m_limits;
    std::map<Id, One> m_there; ///< ids increase: the first is the oldest
    std::set<std::string> m_known;
    int m_strangers = 0; ///< accepted in the current second
    Instant m_second{};
    std::map<std::string, std::deque<Instant>> m_recent;
};

} // namespace reeve::phones
