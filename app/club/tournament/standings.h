// SPDX-License-Identifier: GPL-3.0-or-later
// Points of a tournament, tie-breaks, and the order that follows.
#pragma once

#include "app/club/tournament/tournament.h"

#include <span>
#include <string>

namespace reeve::app::tournament {

/// What decides between players with as many tournament points, one after the other.
enum class TieBreak {
    Wins,          ///< tables won
    VictoryPoints, ///< of all games together
    Share,         ///< the mean share of a table's victory points
    Opponents,     ///< tournament points of all opponents together
    HeadToHead     ///< who was ahead where the two met; only between two
};

/// How a tournament counts.
struct Scoring {
    /// Tournament points for each place at a table, the first first; none for places after the last.
    std::vector<int> places{5, 3, 2, 1};
    int bye = 3; ///< tournament points for a round without a table
    std::vector<TieBreak> ties{TieBreak::Wins, TieBreak::Share, TieBreak::VictoryPoints, TieBreak::Opponents,
                               TieBreak::HeadToHead};
};

struct Standing {
    PlayerNumber player = 0;
    int place = 1; ///< shared by those between whom nothing decides
    double points = 0;
    int games = 0, wins = 0, victoryPoints = 0;
    double share = 0;     ///< 0 to 1
    double opponents = 0; ///< see TieBreak::Opponents
};

/// Tournament points at one table, by seat. The winner is first whatever the points; players with equal victory points
/// share what their places bring.
std::vector<double> tablePoints(const TableResult& table, const Scoring& scoring);

/// Everybody in order, after the rounds that were played.
std::vector<Standing> standingsOf(int players, std::span<const RoundResult> rounds, const Scoring& scoring);

/// How a spreadsheet of the user's country reads CSV: where a comma begins the decimals, a semicolon stands between
/// fields.
struct CsvStyle {
    char separator = ',';
    char decimal = '.';
};

/// The standings as CSV (RFC 4180 but for `style`), with a heading line of these six titles: place, name, points,
/// games, wins, victory points. `names` by player number; one that begins as a formula does gets an apostrophe before
/// it.
std::string toCsv(std::span<const Standing> standings, std::span<const std::string> names,
                  std::span<const std::string, 6> titles, CsvStyle style = {});

} // namespace reeve::app::tournament
