// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of Seafarers in the record (`README.md` of this folder).
#pragma once

#include "engine/record/reader.h"
#include "engine/record/values.h"

namespace reeve::record::seafarers {

/// Read and write `scenario` and `island_points` of the rules, after the options.
void readRules(Object& rules, Rules& into);
void addRules(Json& rules, const Rules& from);

/// Reads `pirate` and `areas` of a board with known terrain; computes the derived sets (chart()).
void readWaters(Object& board, Board& into);
void addWaters(Json& board, const Board& from);

/// `settled`: bit set of the foreign areas of a player. settleWhereBuilt() derives it for all players from their
/// buildings (AREA-3), for a position without the key; areasFrom() throws a fault for the home area.
void settleWhereBuilt(GameState& state);
std::uint8_t areasFrom(const Node& list, const Board& board);
Json areasJson(const Board& board, std::uint8_t settled);
/// The index of an area; throws a fault if the board has none of this name.
std::uint8_t areaNamed(const Board& board, const Node& node);

} // namespace reeve::record::seafarers
