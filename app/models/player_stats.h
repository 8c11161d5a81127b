// SPDX-License-Identifier: GPL-3.0-or-later
// What all finished games of this device come to for one person.
#pragma once

#include "app/people/people_file.h"
#include "app/storage/journal.h"

#include <QDateTime>

#include <span>

namespace reeve::app {

struct PlayerStats {
    int games = 0; ///< finished ones; a copy of a game counts once with it
    int wins = 0;
    int points = 0;   ///< of all these games together
    int best = 0;     ///< most points in one game
    QDateTime last{}; ///< when the last of them ended, UTC
    friend bool operator==(const PlayerStats&, const PlayerStats&) = default;
};

/// One for each of `people`, in their order. Damaged games count as far as they are known to be over.
std::vector<PlayerStats> playerStats(std::span<const JournalGame> games, std::span<const Person> people);

} // namespace reeve::app
