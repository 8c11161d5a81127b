// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for a tournament: its values. Players are numbers from 0; who they are is known elsewhere. Every function
// of this room is pure: the same values and seed give the same answer.
#pragma once

#include <cstdint>
#include <vector>

namespace reeve::app::tournament {

using PlayerNumber = int;

/// Who sits at a table, in seating order; the first begins.
using Seating = std::vector<PlayerNumber>;
/// The tables of a round. Whoever sits at none of them has a bye.
using Round = std::vector<Seating>;

/// How a table ended.
struct TableResult {
    Seating players;
    std::vector<int> victoryPoints; ///< by seat
    int winner = -1;                ///< seat; -1: the game was stopped before somebody had won
    bool operator==(const TableResult&) const = default;
};

/// The results of one round, table by table, and who had a bye.
struct RoundResult {
    std::vector<TableResult> tables;
    std::vector<PlayerNumber> byes;
};

} // namespace reeve::app::tournament
