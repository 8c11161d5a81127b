// SPDX-License-Identifier: GPL-3.0-or-later
// Counts of resource and commodity cards by kind.
#pragma once

#include "engine/basics/ids.h"
#include "engine/basics/place_set.h"

#include <array>
#include <bit>
#include <initializer_list>
#include <utility>

namespace reeve {

using CardSet = PlaceSet<Card, kCards>;
inline constexpr CardSet kResourceKinds{Card::Brick, Card::Lumber, Card::Wool, Card::Grain, Card::Ore};
inline constexpr CardSet kCommodityKinds{Card::Cloth, Card::Coin, Card::Paper};

class Hand {
public:
    /// Upper bound of every count (engine/tables/box.h).
    static constexpr int kMost = 100;

    constexpr Hand() = default;
    constexpr Hand(std::initializer_list<std::pair<Card, int>> counts) {
        for (const auto& [card, n] : counts) m_counts[index(card)] = static_cast<std::uint8_t>(n);
    }
    static constexpr Hand of(Card card, int n = 1) { return Hand{{card, n}}; }

    [[nodiscard]] constexpr int operator[](Card card) const { return m_counts[index(card)]; }
    /// `n` may be negative. Requires a result from 0 to kMost.
    constexpr void add(Card card, int n) {
        m_counts[index(card)] = static_cast<std::uint8_t>(m_counts[index(card)] + n);
    }
    constexpr void set(Card card, int n) { m_counts[index(card)] = static_cast<std::uint8_t>(n); }

    /// Number of cards of all kinds.
    [[nodiscard]] constexpr int total() const {
        const auto pairs = (bits() & kEvenBytes) + ((bits() >> 8U) & kEvenBytes);
        return static_cast<int>((pairs * 0x0001000100010001U) >> 48U);
    }
    [[nodiscard]] constexpr bool empty() const { return bits() == 0; }
    /// Number of kinds with at least one card.
    [[nodiscard]] constexpr int kinds() const { return std::popcount((bits() + ~kHighBits) & kHighBits); }
    /// True if this hand has at least as many cards of every kind as `price`.
    [[nodiscard]] constexpr bool covers(const Hand& price) const {
        return (((bits() | kHighBits) - price.bits()) & kHighBits) == kHighBits;
    }
    /// Returns the kinds of which this hand has at least as many cards as `price`.
    [[nodiscard]] constexpr CardSet kindsCovering(const Hand& price) const {
        // The high bit of each byte is the result; the product gathers the eight bits.
        const auto told = (((bits() | kHighBits) - price.bits()) & kHighBits) >> 7U;
        return CardSet::ofBits((told * 0x0102040810204080U) >> 56U);
    }
    [[nodiscard]] constexpr CardSet heldKinds() const { return kindsCovering(Hand(0x0101010101010101U)); }
    /// Returns the cards of `kinds` alone.
    [[nodiscard]] constexpr Hand only(const CardSet& kinds) const {
        Hand rest;
        for (const Card card : kinds) rest.m_counts[index(card)] = m_counts[index(card)];
        return rest;
    }
    /// Returns the cards of `price` that this hand lacks.
    [[nodiscard]] constexpr Hand missing(const Hand& price) const {
        Hand rest;
        for (std::size_t i = 0; i < kCards; ++i)
            if (m_counts[i] < price.m_counts[i])
                rest.m_counts[i] = static_cast<std::uint8_t>(price.m_counts[i] - m_counts[i]);
        return rest;
    }
    /// Returns the card at position `at` of the cards sorted by kind. Requires 0 <= at < total().
    [[nodiscard]] constexpr Card cardAt(int at) const {
        std::size_t kind = 0;
        while (at >= m_counts[kind]) at -= m_counts[kind++];
        return static_cast<Card>(kind);
    }

    constexpr Hand& operator+=(const Hand& o) { return *this = Hand(bits() + o.bits()); }
    /// Requires covers(o).
    constexpr Hand& operator-=(const Hand& o) { return *this = Hand(bits() - o.bits()); }
    friend constexpr Hand operator+(Hand a, const Hand& b) { return a += b; }
    friend constexpr Hand operator-(Hand a, const Hand& b) { return a -= b; }
    friend constexpr bool operator==(const Hand& a, const Hand& b) { return a.bits() == b.bits(); }

private:
    // All eight counts in one word, a byte each; no count is above kMost, so none carries into the next byte.
    static constexpr std::uint64_t kHighBits = 0x8080808080808080U;
    static constexpr std::uint64_t kEvenBytes = 0x00ff00ff00ff00ffU;
    explicit constexpr Hand(std::uint64_t bits) : m_counts(std::bit_cast<std::array<std::uint8_t, kCards>>(bits)) {}
    [[nodiscard]] constexpr std::uint64_t bits() const { return std::bit_cast<std::uint64_t>(m_counts); }

    std::array<std::uint8_t, kCards> m_counts{};
};

inline constexpr std::array<Card, kCards> kAllCards{Card::Brick, Card::Lumber, Card::Wool, Card::Grain,
                                                    Card::Ore,   Card::Cloth,  Card::Coin, Card::Paper};
inline constexpr std::array<Track, kTracks> kAllTracks{Track::Trade, Track::Politics, Track::Science};

} // namespace reeve
