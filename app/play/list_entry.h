// SPDX-License-Identifier: GPL-3.0-or-later
// The texts that the journal keeps for the list of games: players and summary. Malformed texts give default values,
// never an error.
#pragma once

#include "app/play/game_session.h"

#include <QString>

#include <vector>

namespace reeve::app {

/// Parses JournalGame::players. Names, colours and levels that are missing or no texts become empty.
std::vector<Player> readPlayers(const QString& text);

/// Parsed JournalGame::summary.
struct ListEntry {
    int turn = 0;            ///< 0: set-up
    std::vector<int> points; ///< visible victory points by seat
    bool over = false;
    int winner = -1; ///< seat; -1: none
};
ListEntry readListEntry(const QString& text);

} // namespace reeve::app
