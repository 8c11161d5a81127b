// SPDX-License-Identifier: GPL-3.0-or-later
// Assigns the players of a round to tables.
#pragma once

#include "app/club/database/tournament/tournament.h"

#include <optional>
#include <span>

namespace reeve::app::tournament {

/// Sizes of the tables: at most `size`, as few as possible with `size` - 1. nullopt: impossible (for example two
/// players at tables of four). `byes`: number of players who sit out, as few as possible.
struct Tables {
    std::vector<int> sizes;
    int byes = 0;
    bool operator==(const Tables&) const = default;
};
std::optional<Tables> tablesFor(int players, int size);

/// Seats a round. Priorities: byes go to players with the fewest, as few pairs as possible meet again, pairs that met
/// least often meet, everyone starts equally often. `before`: earlier rounds; `seed`: breaks ties. nullopt: tablesFor()
/// returns nullopt.
std::optional<Round> seatRound(int players, int size, std::span<const Round> before, std::uint64_t seed);

/// Number of repeated meetings of pairs in these rounds; 0: no pair met twice.
int repeatedMeetings(int players, std::span<const Round> rounds);

} // namespace reeve::app::tournament
