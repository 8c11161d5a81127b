// SPDX-License-Identifier: GPL-3.0-or-later
// Tournaments in the club's database: what they are, their JSON, and the results that finished games bring. Rounds,
// seating and standings are computed by app/club/tournament.
#pragma once

#include "app/club/club_database.h"
#include "app/club/tournament/standings.h"

#include <QDateTime>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace reeve::app {

struct TournamentPlayer {
    QString person{}; ///< UUID; empty: somebody whom the club does not know
    QString name{};
    bool operator==(const TournamentPlayer&) const = default;
};

/// A table of a round. Without `result` its game is not over.
struct TournamentTable {
    tournament::Seating players{};
    std::optional<tournament::TableResult> result{};
    QString game{}; ///< UUID of the game that brought the result; empty: it was entered
};

struct TournamentRound {
    QDateTime began{}; ///< UTC
    std::vector<TournamentTable> tables{};
    std::vector<tournament::PlayerNumber> byes{};
};

struct ClubTournament {
    QString id{};
    int revision = 0; ///< of the database; 0: not there yet
    QString name{};
    int size = 4; ///< at most so many at a table
    std::vector<TournamentPlayer> players{};
    tournament::Scoring scoring{};
    std::vector<TournamentRound> rounds{};
};

/// Without id and revision.
QByteArray tournamentText(const ClubTournament& tournament);
/// Nothing where the text is no tournament: a number of a player that there is not, a result of other seats.
std::optional<ClubTournament> readTournament(const QByteArray& text);

/// The rounds as the seating needs them, and the results so far.
std::vector<tournament::Round> roundsOf(const ClubTournament& tournament);
std::vector<tournament::RoundResult> resultsOf(const ClubTournament& tournament);
/// Every table of every round has its result.
bool allPlayed(const ClubTournament& tournament);

/// The newest revision of each, the ones that changed last first, at most a hundred; what cannot be read is left out.
std::variant<std::vector<ClubTournament>, ClubTrouble> readTournaments(ClubDatabase& database);
/// Writes the next revision. False: another table was quicker; nothing was written.
std::variant<bool, ClubTrouble> putTournament(ClubDatabase& database, const ClubTournament& tournament);
/// The tournament with the results of finished games in which exactly the players of an open table sat, and which began
/// after its round: the first of them. How many tables got one.
std::variant<int, ClubTrouble> takeResults(ClubDatabase& database, ClubTournament& tournament);

} // namespace reeve::app
