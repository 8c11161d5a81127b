// SPDX-License-Identifier: GPL-3.0-or-later
// Results of one person in all finished games of this device.
#pragma once

#include "app/store/journal.h"
#include "app/window/people_file.h"

#include <QDateTime>

#include <span>

namespace reeve::app {

struct PlayerStats {
    int games = 0; ///< finished games; copies of a game count once
    int wins = 0;
    int points = 0;   ///< sum over these games
    int best = 0;     ///< most points in one game
    QDateTime last{}; ///< time of the last change of the latest of them, UTC
    friend bool operator==(const PlayerStats&, const PlayerStats&) = default;
};

/// Results for each of `people`, in their order. Damaged games count if their summary says that they are over.
std::vector<PlayerStats> playerStats(std::span<const JournalGame> games, std::span<const Person> people);

} // namespace reeve::app
