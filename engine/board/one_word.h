// SPDX-License-Identifier: GPL-3.0-or-later
// Faster operations on sets of places of the standard island: its 54 intersections and its hexes fit into the first
// word of a set, its 72 paths into the first two. Functions that run after every command use these small sets; on other
// boards they use whole sets. A function written for both takes the kind of sets (`WholeSets`, `SmallSets`) and is
// called through onBoard().
#pragma once

#include "engine/board/island.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace reeve {

/// True if the first word of a set holds all intersections of the board.
constexpr bool inOneWord(IslandId id) {
    static_assert(kShapes[index(IslandId::Standard)].intersections() <= 64);
    return id == IslandId::Standard;
}

/// Returns the same places as a set of another capacity; places beyond that capacity are dropped.
template <typename To, typename Id, int Count>
constexpr To fitted(const PlaceSet<Id, Count>& set) {
    constexpr auto from = sizeof(set) / sizeof(std::uint64_t);
    constexpr auto to = sizeof(To) / sizeof(std::uint64_t);
    const auto words = std::bit_cast<std::array<std::uint64_t, from>>(set);
    std::array<std::uint64_t, to> fit{};
    for (std::size_t w = 0; w < std::min(from, to); ++w) fit[w] = words[w];
    return std::bit_cast<To>(fit);
}

/// The set types of the state.
struct WholeSets {
    using Intersections = IntersectionSet;
    using Paths = PathSet;
    using Hexes = HexSet;
    template <typename Set>
    constexpr const Set& operator()(const Set& set) const {
        return set;
    }
};
/// Sets that hold the places of the standard island.
struct SmallSets {
    static constexpr const Shape& kShape = kShapes[index(IslandId::Standard)];
    using Intersections = PlaceSet<IntersectionId, kShape.intersections()>;
    using Paths = PlaceSet<PathId, kShape.paths()>;
    using Hexes = PlaceSet<HexId, kShape.hexes()>;
    constexpr Intersections operator()(const IntersectionSet& set) const { return fitted<Intersections>(set); }
    constexpr Paths operator()(const PathSet& set) const { return fitted<Paths>(set); }
    constexpr Hexes operator()(const HexSet& set) const { return fitted<Hexes>(set); }
};

/// Calls `ask` with the kind of sets for a board: SmallSets on the standard island, else WholeSets.
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

/// Returns the position of the set bit with `n` set bits below it. Halves the word: a loop from bit to bit would end in
/// an unpredictable branch. Requires 0 <= n < number of set bits.
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

/// Returns the member with `n` members before it. Requires 0 <= n < set.size().
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

/// Returns a bit for each of eight bytes, lowest first: set if the byte equals `value`. Requires values below 128.
inline std::uint64_t equalBytes(const std::uint8_t* bytes, std::uint8_t value) {
    constexpr std::uint64_t low = 0x0101010101010101U;
    std::uint64_t eight = 0;
    if constexpr (std::endian::native == std::endian::little)
        std::memcpy(&eight, bytes, sizeof eight); // compilers do not merge the single-byte loads
    else
        for (std::size_t b = 0; b < 8; ++b) eight |= std::uint64_t{bytes[b]} << (8 * b);
    // The high bit of each byte is set where the value differs; the product gathers the eight bits.
    const auto others = ((eight ^ (value * low)) + 0x7fU * low) >> 7U & low;
    return (others ^ low) * 0x0102040810204080U >> 56U;
}

/// PlaceSet::having() for sets of one word; reads eight values at once.
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
