// SPDX-License-Identifier: GPL-3.0-or-later
// A heap of resource and commodity cards: counts, never identities.
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
    /// No count is ever higher (engine/tables/box.h).
    static constexpr int kMost = 100;

    constexpr Hand() = default;
    constexpr Hand(std::initializer_list<std::pair<Card, int>> counts) {
        for (const auto& [card, n] : counts) m_counts[index(card)] = static_cast<std::uint8_t>(n);
    }
    static constexpr Hand of(Card card, int n = 1) { return Hand{{card, n}}; }

    [[nodiscard]] constexpr int operator[](Card card) const { return m_counts[index(card)]; }
    constexpr void add(Card card, int n) {
        m_counts[index(card)] = static_cast<std::uint8_t>(m_counts[index(card)] + n);
    }
    constexpr void set(Card card, int n) { m_counts[index(card)] = static_cast<std::uint8_t>(n); }

    [[nodiscard]] constexpr int total() const {
        const auto pairs = (bits() & kEvenBytes) + ((bits() >> 8U) & kEvenBytes);
        return static_cast<int>((pairs * 0x0001000100010001U) >> 48U);
    }
    [[nodiscard]] constexpr bool empty() const { return bits() == 0; }
    /// How many different kinds are held.
    [[nodiscard]] constexpr int kinds() const { return std::popcount((bits() + ~kHighBits) & kHighBits); }
    /// At least as many of every kind.
    [[nodiscard]] constexpr bool covers(const Hand& price) const {
        return (((bits() | kHighBits) - price.bits()) & kHighBits) == kHighBits;
    }
    /// The kinds of which there are at least as many as in `price`; those that are held.
    [[nodiscard]] constexpr CardSet kindsCovering(const Hand& price) const {
        // The high bit of each byte tells; the product moves these eight bits side by side.
        const auto told = (((bits() | kHighBits) - price.bits()) & kHighBits) >> 7U;
        return CardSet::ofBits((told * 0x0102040810204080U) >> 56U);
    }
    [[nodiscard]] constexpr CardSet heldKinds() const { return kindsCovering(Hand(0x0101010101010101U)); }
    /// Only the cards of some kinds.
    [[nodiscard]] constexpr Hand only(const CardSet& kinds) const {
        Hand rest;
        for (const Card card : kinds) rest.m_counts[index(card)] = m_counts[index(card)];
        return rest;
    }
    /// What `price` asks beyond this heap.
    [[nodiscard]] constexpr Hand missing(const Hand& price) const {
        Hand rest;
        for (std::size_t i = 0; i < kCards; ++i)
            if (m_counts[i] < price.m_counts[i])
                rest.m_counts[i] = static_cast<std::uint8_t>(price.m_counts[i] - m_counts[i]);
        return rest;
    }
    /// The card at place `at` when the heap is laid out kind by kind. Requires 0 <= at < total().
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
    // All eight counts at once, a byte each; no count is above kMost, so none reaches its neighbour's bits.
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
