// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the address at which phones can reach this device. Pure: the interfaces are parameters (server/interfaces.h).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace reeve::phones {

enum class LinkKind : std::uint8_t { Wifi, Ethernet, Other };

/// One IPv4 address of the machine and the network interface that has it.
struct LanAddress {
    std::string interface; ///< the system's name, for example "wlp2s0"
    LinkKind kind = LinkKind::Other;
    bool up = false, running = false, loopback = false, pointToPoint = false;
    std::uint32_t ipv4 = 0; ///< most significant byte first: 192.168.1.5 is 0xC0A80105
    bool operator==(const LanAddress&) const = default;
};

/// Addresses at which phones in the same network may reach this device, the most likely first: private addresses of
/// active links, Wi-Fi before Ethernet before others; then link-local ones (169.254); last those of virtual machines
/// and tunnels. Stable for equal ranks.
std::vector<LanAddress> reachable(std::span<const LanAddress> addresses);

/// Dotted decimal notation, for example "192.168.1.5".
std::string text(std::uint32_t ipv4);

} // namespace reeve::phones
