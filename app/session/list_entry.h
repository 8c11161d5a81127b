// SPDX-License-Identifier: GPL-3.0-or-later
// What the journal holds about a game as text: who plays, and what the list of games shows. Read without trust: a row
// that another program wrote gives something that can be shown, never a fault.
#pragma once

#include "app/session/game_session.h"

#include <QString>

#include <vector>

namespace reeve::app {

/// The players of JournalGame::players. What is no name or no colour is empty.
std::vector<Player> readPlayers(const QString& text);

/// JournalGame::summary.
struct ListEntry {
    int turn = 0;            ///< 0: set-up
    std::vector<int> points; ///< by seat; visible ones
    bool over = false;
    int winner = -1; ///< seat; -1: nobody
};
ListEntry readListEntry(const QString& text);

/// A name in one line: without control characters, at most 40 characters.
QString tidyName(const QString& name);

} // namespace reeve::app
