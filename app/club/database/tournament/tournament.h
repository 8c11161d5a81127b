// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for tournaments: their values. Players are numbers from 0. All functions of this room are pure: equal
// arguments and seeds give equal results.
#pragma once

#include <cstdint>
#include <vector>

namespace reeve::app::tournament {

using PlayerNumber = int;

/// Players of a table in seating order; the first begins.
using Seating = std::vector<PlayerNumber>;
/// Tables of a round. Players at none of them have a bye.
using Round = std::vector<Seating>;

/// Result of a table.
struct TableResult {
    Seating players;
    std::vector<int> victoryPoints; ///< by seat
    int winner = -1;                ///< seat; -1: the game was stopped without a winner
    bool operator==(const TableResult&) const = default;
};

/// Results of a round by table, and the players with a bye.
struct RoundResult {
    std::vector<TableResult> tables;
    std::vector<PlayerNumber> byes;
};

} // namespace reeve::app::tournament
