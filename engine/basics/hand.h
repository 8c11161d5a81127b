// SPDX-License-Identifier: GPL-3.0-or-later
// A heap of resource and commodity cards: counts, never identities.
#pragma once

#include "engine/basics/ids.h"

#include <array>
#include <initializer_list>
#include <utility>

namespace reeve {

class Hand {
public:
    constexpr Hand() = default;
    constexpr Hand(std::initializer_list<std::pair<Card, int>> counts) {
        for (const auto& [card, n] : counts) m_counts[index(card)] = static_cast<std::uint8_t>(n);
    }
    static constexpr Hand of(Card card, int n = 1) { return Hand{{card, n}}; }

    [[nodiscard]] constexpr int operator[](Card card) const { return m_counts[index(card)]; }
    constexpr void add(Card card, int n) { m_counts[index(card)] = static_cast<std::uint8_t>(m_counts[index(card)] + n); }
    constexpr void set(Card card, int n) { m_counts[index(card)] = static_cast<std::uint8_t>(n); }

    [[nodiscard]] constexpr int total() const {
        int n = 0;
        for (const auto c : m_counts) n += c;
        return n;
    }
    [[nodiscard]] constexpr bool empty() const { return total() == 0; }
    /// How many different kinds are held.
    [[nodiscard]] constexpr int kinds() const {
        int n = 0;
        for (const auto c : m_counts) n += c != 0;
        return n;
    }
    [[nodiscard]] constexpr bool covers(const Hand& price) const {
        for (std::size_t i = 0; i < kCards; ++i)
            if (m_counts[i] < price.m_counts[i]) return false;
        return true;
    }
    /// What `price` asks beyond this heap.
    [[nodiscard]] constexpr Hand missing(const Hand& price) const {
        Hand rest;
        for (std::size_t i = 0; i < kCards; ++i)
            if (m_counts[i] < price.m_counts[i]) rest.m_counts[i] = static_cast<std::uint8_t>(price.m_counts[i] - m_counts[i]);
        return rest;
    }
    /// The card at place `at` when the heap is laid out kind by kind. Requires 0 <= at < total().
    [[nodiscard]] constexpr Card cardAt(int at) const {
        std::size_t kind = 0;
        while (at >= m_counts[kind]) at -= m_counts[kind++];
        return static_cast<Card>(kind);
    }

    constexpr Hand& operator+=(const Hand& o) {
        for (std::size_t i = 0; i < kCards; ++i) m_counts[i] = static_cast<std::uint8_t>(m_counts[i] + o.m_counts[i]);
        return *this;
    }
    /// Requires covers(o).
    constexpr Hand& operator-=(const Hand& o) {
        for (std::size_t i = 0; i < kCards; ++i) m_counts[i] = static_cast<std::uint8_t>(m_counts[i] - o.m_counts[i]);
        return *this;
    }
    friend constexpr Hand operator+(Hand a, const Hand& b) { return a += b; }
    friend constexpr Hand operator-(Hand a, const Hand& b) { return a -= b; }
    friend constexpr bool operator==(const Hand&, const Hand&) = default;

private:
    std::array<std::uint8_t, kCards> m_counts{};
};

inline constexpr std::array<Card, kCards> kAllCards{Card::Brick, Card::Lumber, Card::Wool, Card::Grain,
                                                    Card::Ore,   Card::Cloth,  Card::Coin, Card::Paper};
inline constexpr std::array<Track, kTracks> kAllTracks{Track::Trade, Track::Politics, Track::Science};

} // namespace reeve
