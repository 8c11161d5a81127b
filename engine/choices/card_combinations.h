// SPDX-License-Identifier: GPL-3.0-or-later
// All combinations of a number of cards from a hand: their number, and each by its index, without creating the others.
#pragma once

#include "engine/basics/hand.h"
#include "engine/tables/box.h"

#include <algorithm>

namespace reeve {

class CardCombinations {
public:
    /// Combinations of `count` cards from `from`. Requires 0 <= count.
    CardCombinations(const Hand& from, int count) : m_from(from), m_count(std::min(count, kMost)) {
        std::fill_n(m_ways[kCards], m_count + 1, 0);
        m_ways[kCards][0] = 1;
        for (int kind = kCards - 1; kind >= 0; --kind) {
            const auto* after = m_ways[kind + 1];
            auto* ways = m_ways[kind];
            const int held = from[static_cast<Card>(kind)];
            if (held == 0) {
                std::copy_n(after, m_count + 1, ways);
                continue;
            }
            ways[0] = 1;
            // One more card of the kind than in the combinations with a card less, as far as the hand has it.
            for (int n = 1; n <= m_count; ++n) ways[n] = after[n] + ways[n - 1] - (n > held ? after[n - 1 - held] : 0);
        }
    }
    [[nodiscard]] int size() const { return m_ways[0][m_count]; }
    /// Returns a combination by its index; those with most of the first kind come first. Requires 0 <= number < size().
    [[nodiscard]] Hand nth(int number) const {
        Hand cards;
        int left = m_count;
        for (int kind = 0; left > 0; ++kind) {
            const auto card = static_cast<Card>(kind);
            int n = std::min(left, m_from[card]);
            for (; number >= m_ways[kind + 1][left - n]; --n) number -= m_ways[kind + 1][left - n];
            cards.set(card, n);
            left -= n;
        }
        return cards;
    }

private:
    static constexpr int kMost = kMostCards; ///< no hand is larger

    Hand m_from;
    int m_count;
    int m_ways[kCards + 1]
              [kMost + 1]; ///< combinations of each kind and those after it, by number of cards up to m_count
};

} // namespace reeve
