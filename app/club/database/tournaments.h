// SPDX-License-Identifier: GPL-3.0-or-later
// Tournaments in the club's database: their JSON, and the results taken from finished games. app/club/tournament
// computes rounds, seating and standings.
#pragma once

#include "app/club/database/club_database.h"
#include "app/club/database/tournament/standings.h"

#include <QDateTime>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace reeve::app {

struct TournamentPlayer {
    QString person{}; ///< UUID; empty: not a member of the club
    QString name{};
    bool operator==(const TournamentPlayer&) const = default;
};

/// A table of a round. `result` nullopt: not finished.
struct TournamentTable {
    tournament::Seating players{};
    std::optional<tournament::TableResult> result{};
    QString game{}; ///< UUID of the game that gave the result; empty: entered by hand
};

struct TournamentRound {
    QDateTime began{}; ///< UTC
    std::vector<TournamentTable> tables{};
    std::vector<tournament::PlayerNumber> byes{};
};

struct ClubTournament {
    QString id{};
    int revision = 0; ///< revision in the database; 0: not stored yet
    QString name{};
    int size = 4; ///< maximum number of players per table
    std::vector<TournamentPlayer> players{};
    tournament::Scoring scoring{};
    std::vector<TournamentRound> rounds{};
};

/// Serializes a tournament without id and revision.
QByteArray tournamentText(const ClubTournament& tournament);
/// nullopt: invalid JSON, an unknown player number, or a result for other seats.
std::optional<ClubTournament> readTournament(const QByteArray& text);

/// Input of seatRound(), and the results so far.
std::vector<tournament::Round> roundsOf(const ClubTournament& tournament);
std::vector<tournament::RoundResult> resultsOf(const ClubTournament& tournament);
/// True if every table of every round has a result.
bool allPlayed(const ClubTournament& tournament);

/// Latest revisions of at most a hundred tournaments, the last changed first. Unreadable ones are skipped.
std::variant<std::vector<ClubTournament>, ClubTrouble> readTournaments(ClubDatabase& database);
/// Stores the next revision. False: another table has stored one first; nothing was written.
std::variant<bool, ClubTrouble> putTournament(ClubDatabase& database, const ClubTournament& tournament);
/// Fills open tables with results: the first finished game that was started after the round and has exactly the players
/// of the table. Returns the number of tables filled.
std::variant<int, ClubTrouble> takeResults(ClubDatabase& database, ClubTournament& tournament);

} // namespace reeve::app
