// SPDX-License-Identifier: GPL-3.0-or-later
// Two dice of six faces, and a roll of which only the total is known: in the base game a table may enter the total
// alone. The record then claims nothing of a single die. Inside the engine such a roll (the event, the turn) has its
// total in `red` and 0 in `yellow`, so that both together are always the total; the command states it by kTotalOnly.
#pragma once

#include <cstdint>

namespace reeve::dice {

inline constexpr int kFaces = 6, kThrows = kFaces * kFaces;
inline constexpr int kLowest = 2, kHighest = 2 * kFaces, kSeven = 7;

/// In the command `roll` in the place of the yellow die: `red` is the total of both.
inline constexpr std::uint8_t kTotalOnly = 0xff;

/// Whether nothing but the total is known of what was rolled (an event or a turn; not of a command).
template <typename Rolled>
constexpr bool totalOnly(const Rolled& rolled) {
    return rolled.red != 0 && rolled.yellow == 0;
}

/// What both dice show together; 0 before a roll.
template <typename Rolled>
constexpr int total(const Rolled& rolled) {
    return rolled.red + rolled.yellow;
}

/// How many of the 36 throws of two dice show this total; 0 for a total that two dice cannot show.
constexpr int waysToRoll(int total) {
    if (total < kLowest || total > kHighest) return 0;
    return kFaces - (total > kSeven ? total - kSeven : kSeven - total);
}

} // namespace reeve::dice
