// SPDX-License-Identifier: GPL-3.0-or-later
// Points, tie-breaks and standings of a tournament.
#pragma once

#include "app/club/database/tournament/tournament.h"

#include <span>
#include <string>

namespace reeve::app::tournament {

/// Criteria for players with equal tournament points, applied in order.
enum class TieBreak {
    Wins,          ///< tables won
    VictoryPoints, ///< sum over all games
    Share,         ///< mean share of the victory points at a table
    Opponents,     ///< sum of the tournament points of all opponents
    HeadToHead     ///< results of direct meetings; for exactly two players
};

/// Scoring rules of a tournament.
struct Scoring {
    /// Tournament points by place at a table, the first place first; further places get 0.
    std::vector<int> places{5, 3, 2, 1};
    int bye = 3; ///< tournament points for a bye
    std::vector<TieBreak> ties{TieBreak::Wins, TieBreak::Share, TieBreak::VictoryPoints, TieBreak::Opponents,
                               TieBreak::HeadToHead};
};

struct Standing {
    PlayerNumber player = 0;
    int place = 1; ///< equal for players whom no tie-break separates
    double points = 0;
    int games = 0, wins = 0, victoryPoints = 0;
    double share = 0;     ///< 0 to 1
    double opponents = 0; ///< see TieBreak::Opponents
};

/// Tournament points at one table, by seat. The winner is always first; players with equal victory points share the
/// points of their places.
std::vector<double> tablePoints(const TableResult& table, const Scoring& scoring);

/// Standings after these rounds, in order.
std::vector<Standing> standingsOf(int players, std::span<const RoundResult> rounds, const Scoring& scoring);

/// CSV format of spreadsheets in the user's locale: with a decimal comma the separator is a semicolon.
struct CsvStyle {
    char separator = ',';
    char decimal = '.';
};

/// The standings as CSV (RFC 4180, apart from `style`). The header consists of `titles`: place, name, points, games,
/// wins, victory points. `names`: by player number; names that look like a formula are prefixed with an apostrophe.
std::string toCsv(std::span<const Standing> standings, std::span<const std::string> names,
                  std::span<const std::string, 6> titles, CsvStyle style = {});

} // namespace reeve::app::tournament
