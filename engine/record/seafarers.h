// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of Seafarers in the record (islands.md, chapter 8).
#pragma once

#include "engine/record/reader.h"
#include "engine/record/values.h"

namespace reeve::record::seafarers {

/// `scenario` and `island_points` of the rules, after the options were read.
void readRules(Object& rules, Rules& into);
void addRules(Json& rules, const Rules& from);

/// `pirate` and `areas` of a board whose hexes were read; computes what follows from the terrain.
void readWaters(Object& board, Board& into);
void addWaters(Json& board, const Board& from);

/// `settled`: the foreign areas of a player. `colorsOf` is the whole object of the position, or nothing: then those in
/// which the player has a building (AREA-3).
void settleWhereBuilt(GameState& state);
std::uint8_t areasFrom(const Node& list, const Board& board);
Json areasJson(const Board& board, std::uint8_t settled);

/// What stands where it cannot (record, section 8.1). Throws a Fault.
void checkWaters(const GameState& state);

/// One of the module's events, and the keys of a stored one.
Json eventJson(const reeve::seafarers::Event& event, const Seats& seats);
/// Nothing for a word that is no event of the module. `event` is what a journal holds.
std::optional<reeve::seafarers::Event> readEvent(const std::string& word, Object& event, const GameState& state);

} // namespace reeve::record::seafarers
