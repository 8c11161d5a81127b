// SPDX-License-Identifier: GPL-3.0-or-later
// Hands of up to kMostOfOneKind cards of one kind as a lookup table. Reading a freshly written Hand as one word would
// stall on the single byte that was just stored.
#pragma once

#include "engine/basics/hand.h"

#include <array>

namespace reeve {

inline constexpr int kMostOfOneKind = 12; ///< six corners of a hex with a city each

inline constexpr auto kSingleKinds = [] {
    std::array<std::array<Hand, kMostOfOneKind + 1>, kCards> hands{};
    for (const Card card : kAllCards)
        for (int n = 0; n <= kMostOfOneKind; ++n) hands[index(card)][static_cast<std::size_t>(n)] = Hand::of(card, n);
    return hands;
}();

/// Hand::of(). Requires 0 <= n <= kMostOfOneKind.
constexpr const Hand& singleKind(Card card, int n = 1) {
    return kSingleKinds[index(card)][static_cast<std::size_t>(n)];
}

} // namespace reeve
