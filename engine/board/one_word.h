// SPDX-License-Identifier: GPL-3.0-or-later
// A quicker way through sets of places on the standard island: all of its 54 intersections lie in the first word of a
// set, its hexes too, and its 72 paths in the first two. What is asked after every command asks here; on other boards
// it goes through whole sets. A question that is written once for both takes the kind of sets (`WholeSets`,
// `SmallSets`) and is asked through onBoard().
#pragma once

#include "engine/board/island.h"

#include <algorithm>
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

/// A set with another capacity, of the same places as far as there is room.
template <typename To, typename Id, int Count>
constexpr To fitted(const PlaceSet<Id, Count>& set) {
    constexpr auto from = sizeof(set) / sizeof(std::uint64_t);
    constexpr auto to = sizeof(To) / sizeof(std::uint64_t);
    const auto words = std::bit_cast<std::array<std::uint64_t, from>>(set);
    std::array<std::uint64_t, to> fit{};
    for (std::size_t w = 0; w < std::min(from, to); ++w) fit[w] = words[w];
    return std::bit_cast<To>(fit);
}

/// The sets as they are in the state.
struct WholeSets {
    using Intersections = IntersectionSet;
    using Paths = PathSet;
    using Hexes = HexSet;
    template <typename Set>
    constexpr const Set& operator()(const Set& set) const {
        return set;
    }
};
/// Sets with room for the places of the standard island.
struct SmallSets {
    static constexpr const Shape& kShape = kShapes[index(IslandId::Standard)];
    using Intersections = PlaceSet<IntersectionId, kShape.intersections()>;
    using Paths = PlaceSet<PathId, kShape.paths()>;
    using Hexes = PlaceSet<HexId, kShape.hexes()>;
    constexpr Intersections operator()(const IntersectionSet& set) const { return fitted<Intersections>(set); }
    constexpr Paths operator()(const PathSet& set) const { return fitted<Paths>(set); }
    constexpr Hexes operator()(const HexSet& set) const { return fitted<Hexes>(set); }
};

/// Calls `ask` with the kind of sets that a board needs: SmallSets on the standard island.
template <typename Ask>
auto onBoard(IslandId id, const Ask& ask) {
    return inOneWord(id) ? ask(SmallSets{}) : ask(WholeSets{});
}

inline IntersectionSet widened(const SmallSets::Intersections& set) { return fitted<IntersectionSet>(set); }
inline PathSet widened(const SmallSets::Paths& set) { return fitted<PathSet>(set); }
inline HexSet widened(const SmallSets::Hexes& set) { return fitted<HexSet>(set); }
inline const IntersectionSet& widened(const IntersectionSet& set) { return set; }
inline const PathSet& widened(const PathSet& set) { return set; }
inline const HexSet& widened(const HexSet& set) { return set; }

/// The place of the set bit that `n` others come before, by halves: a walk from bit to bit ends at a place that cannot
/// be foreseen. Requires 0 <= n < number of set bits.
inline int nthBit(std::uint64_t bits, int n) {
    int at = 0;
    for (int half = 32; half > 0; half /= 2) {
        const int below = std::popcount((bits >> at) & ((std::uint64_t{1} << half) - 1));
        const int above = -static_cast<int>(n >= below); // all bits, or none
        n -= below & above;
        at += half & above;
    }
    return at;
}

/// The member of a set that `n` others come before. Requires 0 <= n < set.size().
template <typename Id, int Count>
Id nthOf(const PlaceSet<Id, Count>& set, int n) {
    const auto words = std::bit_cast<std::array<std::uint64_t, sizeof(set) / sizeof(std::uint64_t)>>(set);
    std::size_t w = 0;
    for (; w + 1 < words.size(); ++w) {
        const int here = std::popcount(words[w]);
        if (n < here) break;
        n -= here;
    }
    return static_cast<Id>(64 * w + static_cast<std::size_t>(nthBit(words[w], n)));
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

/// PlaceSet::having() for sets of one word, with eight values read at once.
template <typename Id, std::size_t kCount>
PlaceSet<Id, static_cast<int>(kCount)> placesWith(std::uint8_t value, const std::array<std::uint8_t, kCount>& values) {
    static_assert(kCount <= 64);
    std::uint64_t found = 0;
    std::size_t i = 0;
    for (; i + 8 <= kCount; i += 8) found |= equalBytes(values.data() + i, value) << i;
    for (; i < kCount; ++i) found |= static_cast<std::uint64_t>(values[i] == value) << i;
    return PlaceSet<Id, static_cast<int>(kCount)>::ofBits(found);
}

} // namespace reeve
