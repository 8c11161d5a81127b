// SPDX-License-Identifier: GPL-3.0-or-later
// Two six-sided dice. In the base game the total alone may be entered; then neither die is known. The event and the
// turn store such a roll as the total in `red` and 0 in `yellow`, so that red + yellow is always the total; the command
// uses kTotalOnly.
#pragma once

#include "engine/tables/editions.h"

#include <cstdint>

namespace reeve::dice {

inline constexpr int kFaces = 6, kThrows = kFaces * kFaces;
inline constexpr int kLowest = 2, kHighest = 2 * kFaces, kSeven = 7;

/// The second die is white in these editions, else yellow (COMP-30a, COMP-30b). The record calls it `yellow` in all.
constexpr bool secondIsWhite(Edition edition) {
    return edition == Edition::De2010 || edition == Edition::Collectors2005;
}

/// `yellow` of the command `roll`: `red` is the total of both dice.
inline constexpr std::uint8_t kTotalOnly = 0xff;

/// True if only the total of a roll is known. For events and turns, not for commands.
template <typename Rolled>
constexpr bool totalOnly(const Rolled& rolled) {
    return rolled.red != 0 && rolled.yellow == 0;
}

/// Sum of both dice; 0 before a roll.
template <typename Rolled>
constexpr int total(const Rolled& rolled) {
    return rolled.red + rolled.yellow;
}

/// Number of the 36 outcomes of two dice with this total; 0 for an impossible total.
constexpr int waysToRoll(int total) {
    if (total < kLowest || total > kHighest) return 0;
    return kFaces - (total > kSeven ? total - kSeven : kSeven - total);
}

} // namespace reeve::dice
