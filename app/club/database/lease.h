// SPDX-License-Identifier: GPL-3.0-or-later
// Takes over games of the club whose tablet is lost. Only one tablet at a time may write a game to the club. The server
// reassigns a game when its tablet has been inactive for the length of the lease, measured by the server's clock, and
// rejects later steps of the old tablet.
#pragma once

#include "app/club/database/club_database.h"
#include "app/store/journal_types.h"

#include <QStringList>

#include <functional>
#include <variant>
#include <vector>

namespace reeve::app {

/// A running game of the club.
struct ClubGame {
    QString uuid, name;
    QString table;        ///< name of the table that plays it
    QString tablet;       ///< UUID of the installation that plays it
    QString summary;      ///< JournalGame::summary
    QStringList people{}; ///< by seat
    int steps = 0;
    int silent = 0; ///< seconds since its tablet was last active, by the server's clock
    int held = 0;   ///< seconds until it can be taken over; 0: now
};

/// Unfinished games, the last changed first.
std::variant<std::vector<ClubGame>, ClubTrouble> runningGames(ClubDatabase& database);

/// A game that was taken over; input of JournalFile::adopt.
struct TakenGame {
    JournalGame game;
    std::vector<JournalStep> steps;
    qint64 epoch = 0; ///< number of tablets that have played it
};

/// Assigns the game to this installation (JournalFile::tablet) and returns it, if `keep` has stored it here: otherwise
/// (Refused), and after every other fault, its owner stays. The tablet that already has the game gets it again. Faults:
/// Held; NoSuchGame; Diverged, the club's copy does not match its checksums.
std::variant<TakenGame, ClubTrouble> takeOver(
    ClubDatabase& database, const QString& tablet, const QString& uuid,
    const std::function<bool(const TakenGame&)>& keep = [](const TakenGame&) { return true; });

} // namespace reeve::app
