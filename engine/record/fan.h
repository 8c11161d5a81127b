// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the fan modules in the record (fan-modules.md, chapter 16).
#pragma once

#include "engine/modules/fan/commands/list.h"
#include "engine/record/reader.h"
#include "engine/record/values.h"

#include <string_view>
#include <vector>

namespace reeve::record::fan {

/// Enables the module that `option`, an entry of `rules.options`, names; false for any other word.
bool readModule(const Node& option, Rules& into);
/// Reads `fan` of the rules, after the options; checks that required modules are enabled. Throws a Fault.
void readRules(Object& rules, const Node& whole, Rules& into);
void addModules(Json& options, const Rules& from);
void addRules(Json& rules, const Rules& from);
/// A key of `fan` with one number: its range and default. A switch (`flag`) is 0 or 1.
struct NumberKey {
    std::string_view name;
    int least = 0, most = 1, usual = 0;
    bool flag = false;
};
std::vector<NumberKey> numberKeys();
/// Sets the number of a key; does nothing for an unknown key.
void setNumber(reeve::fan::Numbers& numbers, std::string_view key, int value);

/// Read `barbarians` of a hex and `castle` of the board.
void readHex(Object& hex, HexId id, GameState& into);
void readBoard(Object& board, GameState& into);
/// Throws a Fault if a module needs a castle and the board has none (FAN-0-3).
void checkCastle(const GameState& state);
/// Adds both to a written board. Does nothing without modules.
void addBoard(Json& board, const Island& island, const Rules& rules, const reeve::fan::State& from);

/// `mounted`, `crews` and `trains` of a colour's pieces.
void readPieces(Object& pieces, PlayerId player, GameState& into);
void addPieces(Json& pieces, const Rules& rules, const reeve::fan::Seat& from, const Island& island);
/// `moved`, `trains` and `conflict` of this turn.
void readThisTurn(Object& turn, GameState& into);
void addThisTurn(Json& turn, const Rules& rules, Phase phase, PlayerId player, const reeve::fan::State& from,
                 const Island& island);

/// The values of each colour, `nyala` and the hoard.
void readHoard(Object& barbarians, GameState& into);
void readSeats(Object& position, GameState& into);
void addSeats(Json& position, const Rules& rules, const reeve::fan::State& from, const Seats& seats);

/// Adds what is computed from the pieces: `control` of the position and `conquered` of the pieces. Does nothing without
/// modules.
void addComputed(Json& position, const GameState& from);
/// Throw a Fault if `told` differs from the computed values.
void compareControl(const Node& told, const GameState& state);
void compareConquered(const Node& told, PlayerId player, const GameState& state);
/// Removes computed values from a position unless `named` contains their keys.
void dropComputed(Json& position, const Json& named);

/// Reads a path, or an intersection for a basin.
reeve::fan::Spot spotFrom(const Node& node, const Island& island);
std::string spotName(const reeve::fan::Spot& spot, const Island& island);

} // namespace reeve::record::fan
