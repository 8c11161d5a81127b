// SPDX-License-Identifier: GPL-3.0-or-later
// All combinations of a number of cards out of a hand, without making them: how many there are, and each by its number.
#pragma once

#include "engine/basics/hand.h"
#include "engine/tables/box.h"

#include <algorithm>

namespace reeve {

class CardCombinations {
public:
    /// Combinations of `count` cards out of `from`. Requires 0 <= count.
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
            // One card of the kind more than for a card less, unless that would be more than are held.
            for (int n = 1; n <= m_count; ++n) ways[n] = after[n] + ways[n - 1] - (n > held ? after[n - 1 - held] : 0);
        }
    }
    [[nodiscard]] int size() const { return m_ways[0][m_count]; }
    /// The combination with a number; those with most of the first kind come first. Requires 0 <= number < size().
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
    static constexpr int kMost = kMostCards; ///< nobody holds more

    Hand m_from;
    int m_count;
    int m_ways[kCards + 1]
              [kMost + 1]; ///< of each kind and those after it, for each number of cards; filled up to m_count
};

} // namespace reeve
