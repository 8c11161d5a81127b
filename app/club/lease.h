// SPDX-License-Identifier: GPL-3.0-or-later
// A game of the club is played on here when its own tablet is lost. Only one tablet at a time writes a game to the
// club: the server gives it to another when its own has not shown itself for the length of the lease, by the server's
// clock alone, and takes nothing from the first one afterwards.
#pragma once

#include "app/club/club_database.h"
#include "app/storage/journal_types.h"

#include <QStringList>

#include <variant>
#include <vector>

namespace reeve::app {

/// A running game of the club.
struct ClubGame {
    QString uuid, name;
    QString table;        ///< name of the table that plays it
    QString tablet;       ///< UUID of the installation that has it
    QString summary;      ///< JournalGame::summary
    QStringList people{}; ///< by seat
    int steps = 0;
    int silent = 0; ///< seconds since its tablet showed itself last, by the clock of the server
    int held = 0;   ///< seconds until it can be taken over; 0: now
};

/// Games that are not over, the ones that changed last first.
std::variant<std::vector<ClubGame>, ClubTrouble> runningGames(ClubDatabase& database);

/// A game as it is taken over: to be given to JournalFile::adopt.
struct TakenGame {
    JournalGame game;
    std::vector<JournalStep> steps;
    qint64 epoch = 0; ///< how many tablets have had it
};

/// From now on the game is this tablet's (JournalFile::tablet). Called again by the tablet that has it, it reads the
/// game once more. Held, NoSuchGame; Diverged: what the club has does not fit its checksums.
std::variant<TakenGame, ClubTrouble> takeOver(ClubDatabase& database, const QString& tablet, const QString& uuid);

} // namespace reeve::app
