// SPDX-License-Identifier: GPL-3.0-or-later
// Who meets whom in a round.
#pragma once

#include "app/club/tournament/tournament.h"

#include <optional>
#include <span>

namespace reeve::app::tournament {

/// How many sit at each table: `size` at most of them, `size` - 1 at as few as are needed. Nothing where that cannot be
/// (two players at tables of four). With `byes`, players left over sit out instead: as few as possible.
struct Tables {
    std::vector<int> sizes;
    int byes = 0;
    bool operator==(const Tables&) const = default;
};
std::optional<Tables> tablesFor(int players, int size);

/// Seats the players of a round so that, in this order, a bye goes to whoever had fewest, as few pairs as possible meet
/// again, those who have met least often meet, and everybody begins as often as the others. `before` are the rounds
/// that were played, `seed` decides what is equal. Nothing where tablesFor() finds no tables.
std::optional<Round> seatRound(int players, int size, std::span<const Round> before, std::uint64_t seed);

/// How often pairs have met more than once in these rounds: 0 where nobody met somebody twice.
int repeatedMeetings(int players, std::span<const Round> rounds);

} // namespace reeve::app::tournament
