// SPDX-License-Identifier: GPL-3.0-or-later
// A quicker way through sets of intersections on the standard island: all of its 54 intersections lie in the first word
// of a set, and its hexes too. What is asked after every command asks here; on other boards it goes through whole sets.
#pragma once

#include "engine/board/island.h"

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace reeve {

/// Whether the first word of a set tells everything of the intersections of a board.
constexpr bool inOneWord(IslandId id) {
    static_assert(kShapes[index(IslandId::Standard)].intersections() <= 64);
    return id == IslandId::Standard;
}

/// The first 64 places of a set as bits: what PlaceSet::ofBits() takes.
template <typename Id, int Count>
constexpr std::uint64_t firstWord(const PlaceSet<Id, Count>& set) {
    return std::bit_cast<std::array<std::uint64_t, sizeof(set) / sizeof(std::uint64_t)>>(set)[0];
}

/// Which of eight bytes are equal to `value`: a bit for each, the first one lowest. Requires values below 128.
inline std::uint64_t equalBytes(const std::uint8_t* bytes, std::uint8_t value) {
    constexpr std::uint64_t low = 0x0101010101010101U;
    std::uint64_t eight = 0;
    if constexpr (std::endian::native == std::endian::little)
        std::memcpy(&eight, bytes, sizeof eight); // compilers do not put single bytes together by themselves
    else
        for (std::size_t b = 0; b < 8; ++b) eight |= std::uint64_t{bytes[b]} << (8 * b);
    // The high bit of each byte tells where the value is another; the product moves the eight side by side.
    const auto others = ((eight ^ (value * low)) + 0x7fU * low) >> 7U & low;
    return (others ^ low) * 0x0102040810204080U >> 56U;
}

} // namespace reeve
