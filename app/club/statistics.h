// SPDX-License-Identifier: GPL-3.0-or-later
// What all finished games of a club come to (schema/002_statistics.sql), and whether its dice are fair.
#pragma once

#include "app/club/club_database.h"

#include <QDateTime>

#include <array>
#include <span>
#include <variant>
#include <vector>

namespace reeve::app {

/// One person in one kind of game and one edition; in standings(): over all of them, `kind` and `edition` empty.
struct ClubLifetime {
    QString person, name;  ///< UUID, and the name of today
    QString kind, edition; ///< words of the record
    int games = 0;
    int wins = 0;
    int points = 0;   ///< of all these games together
    int best = 0;     ///< most points in one game
    QDateTime last{}; ///< when the last of them ended, UTC
};

/// Which games count. Words of the record; empty: all.
struct ClubFilter {
    QString kind{}, edition{};
    bool operator==(const ClubFilter&) const = default;
};
/// The kinds and editions of which games were finished, the most frequent first.
std::variant<std::vector<ClubFilter>, ClubTrouble> playedKinds(ClubDatabase& database);

/// Everybody, or one person (UUID); by name, then kind and edition.
std::variant<std::vector<ClubLifetime>, ClubTrouble> lifetimes(ClubDatabase& database, const QString& person = {});
/// At most `most` people: most wins first, then the better share of wins, then points a game, then the name.
std::variant<std::vector<ClubLifetime>, ClubTrouble> standings(ClubDatabase& database, int most,
                                                               const ClubFilter& filter = {});

/// A finished game.
struct ClubResult {
    QString name, table;   ///< table: the one that finished it
    QString kind, edition; ///< words of the record
    QDateTime ended{};     ///< UTC
    struct Seat {
        QString name;
        int points = 0;
        bool won = false;
    };
    std::vector<Seat> seats{};
};
/// At most `most` games, the last one first.
std::variant<std::vector<ClubResult>, ClubTrouble> finishedGames(ClubDatabase& database, int most,
                                                                 const ClubFilter& filter = {});

/// Games in which two people both sat.
struct HeadToHead {
    int games = 0;
    int oneWon = 0, otherWon = 0;     ///< a third person may have won the rest
    int oneAhead = 0, otherAhead = 0; ///< had more points than the other
};
std::variant<HeadToHead, ClubTrouble> headToHead(ClubDatabase& database, const QString& one, const QString& other,
                                                 const ClubFilter& filter = {});

/// How often each total of two dice came, 2 first.
using DiceTotals = std::array<qint64, 11>;
std::variant<DiceTotals, ClubTrouble> diceTotals(ClubDatabase& database, const ClubFilter& filter = {});

/// How a count of totals compares with two fair dice.
struct DiceFairness {
    qint64 rolls = 0;
    double chiSquare = 0;  ///< Pearson's statistic, ten degrees of freedom
    double likelihood = 1; ///< of a statistic at least that large with fair dice, 0 to 1; 1 without rolls
};
DiceFairness fairnessOf(const DiceTotals& totals);

} // namespace reeve::app
