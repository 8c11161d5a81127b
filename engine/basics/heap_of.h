// SPDX-License-Identifier: GPL-3.0-or-later
// So many cards of a kind, as a whole hand that is looked up: reading eight bytes of which one was just written would
// wait for it.
#pragma once

#include "engine/basics/hand.h"

#include <array>

namespace reeve {

inline constexpr int kMostOfAHeap = 12; ///< six corners of a hex with a city each

inline constexpr auto kHeapsOf = [] {
    std::array<std::array<Hand, kMostOfAHeap + 1>, kCards> heaps{};
    for (const Card card : kAllCards)
        for (int n = 0; n <= kMostOfAHeap; ++n) heaps[index(card)][static_cast<std::size_t>(n)] = Hand::of(card, n);
    return heaps;
}();

/// Hand::of(). Requires 0 <= n <= kMostOfAHeap.
constexpr const Hand& heapOf(Card card, int n = 1) { return kHeapsOf[index(card)][static_cast<std::size_t>(n)]; }

} // namespace reeve
