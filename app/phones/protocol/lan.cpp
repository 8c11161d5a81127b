// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/protocol/lan.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <tuple>

namespace reeve::phones {
namespace {

struct Network {
    std::uint32_t address;
    unsigned bits;
};
constexpr std::array<Network, 3> kPrivate{{{0x0A000000, 8}, {0xAC100000, 12}, {0xC0A80000, 16}}};
constexpr Network kSelfAssigned{0xA9FE0000, 16};

/// Name prefixes of interfaces of virtual machines, containers and tunnels.
constexpr std::array<std::string_view, 10> kVirtual{"docker", "br-", "virbr", "vmnet", "vbox",
                                                    "tun",    "tap", "wg",    "zt",    "tailscale"};

constexpr bool isIn(std::uint32_t ipv4, const Network& network) {
    return (ipv4 ^ network.address) >> (32 - network.bits) == 0;
}

bool isPrivate(std::uint32_t ipv4) {
    return std::ranges::any_of(kPrivate, [&](const Network& network) { return isIn(ipv4, network); });
}

bool isVirtual(std::string_view interface) {
    return std::ranges::any_of(kVirtual, [&](std::string_view start) { return interface.starts_with(start); });
}

auto rank(const LanAddress& address) {
    return std::tuple(isVirtual(address.interface), isIn(address.ipv4, kSelfAssigned), address.kind);
}

} // namespace

std::vector<LanAddress> reachable(std::span<const LanAddress> addresses) {
    std::vector<LanAddress> list;
    for (const LanAddress& one : addresses)
        if (one.up && one.running && !one.loopback && !one.pointToPoint &&
            (isPrivate(one.ipv4) || isIn(one.ipv4, kSelfAssigned)))
            list.push_back(one);
    std::ranges::stable_sort(list, [](const auto& a, const auto& b) { return rank(a) < rank(b); });
    return list;
}

std::string text(std::uint32_t ipv4) {
    std::string dotted;
    for (int shift = 24; shift >= 0; shift -= 8)
        dotted += std::to_string((ipv4 >> static_cast<unsigned>(shift)) & 0xFFU) + (shift > 0 ? "." : "");
    return dotted;
}

} // namespace reeve::phones
