// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics over all finished games of a club (schema/002_statistics.sql), and a fairness test of its dice.
#pragma once

#include "app/club/database/club_database.h"

#include <QDateTime>

#include <array>
#include <variant>
#include <vector>

namespace reeve::app {

/// Results of a person in one kind of game and one edition; from standings(): in all of them, `kind` and `edition` are
/// empty.
struct ClubLifetime {
    QString person, name;  ///< UUID and present name
    QString kind, edition; ///< words of the record
    int games = 0;
    int wins = 0;
    int points = 0;   ///< sum over these games
    int best = 0;     ///< most points in one game
    QDateTime last{}; ///< end of the latest of them, UTC
};

/// Selects games. Words of the record; empty: all.
struct ClubFilter {
    QString kind{}, edition{};
    bool operator==(const ClubFilter&) const = default;
};
/// Combinations of kind and edition with finished games, the most frequent first.
std::variant<std::vector<ClubFilter>, ClubTrouble> playedKinds(ClubDatabase& database);

/// Of one person (UUID), or of all if empty; sorted by name, kind and edition.
std::variant<std::vector<ClubLifetime>, ClubTrouble> lifetimes(ClubDatabase& database, const QString& person = {});
/// At most `most` people, sorted by wins, share of wins, points per game and name.
std::variant<std::vector<ClubLifetime>, ClubTrouble> standings(ClubDatabase& database, int most,
                                                               const ClubFilter& filter = {});

/// A finished game.
struct ClubResult {
    QString name, table;   ///< table: where it was finished
    QString kind, edition; ///< words of the record
    QDateTime ended{};     ///< UTC
    struct Seat {
        QString name;
        int points = 0;
        bool won = false;
    };
    std::vector<Seat> seats{};
};
/// At most `most` games, latest first.
std::variant<std::vector<ClubResult>, ClubTrouble> finishedGames(ClubDatabase& database, int most,
                                                                 const ClubFilter& filter = {});

/// Games in which both people played.
struct HeadToHead {
    int games = 0;
    int oneWon = 0, otherWon = 0;     ///< the other games were won by third players
    int oneAhead = 0, otherAhead = 0; ///< games with more points than the other
};
std::variant<HeadToHead, ClubTrouble> headToHead(ClubDatabase& database, const QString& one, const QString& other,
                                                 const ClubFilter& filter = {});

/// Number of rolls by total, 2 first.
using DiceTotals = std::array<qint64, 11>;
std::variant<DiceTotals, ClubTrouble> diceTotals(ClubDatabase& database, const ClubFilter& filter = {});

/// Comparison of rolled totals with fair dice.
struct DiceFairness {
    qint64 rolls = 0;
    double chiSquare = 0;  ///< Pearson's statistic, ten degrees of freedom
    double likelihood = 1; ///< probability (0 to 1) of a statistic at least this large with fair dice; 1 without rolls
};
DiceFairness fairnessOf(const DiceTotals& totals);

} // namespace reeve::app
