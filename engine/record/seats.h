// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of a position that are read by themselves: rules, seats, knights, decisions, decks.
#pragma once

#include "engine/record/reader.h"
#include "engine/record/values.h"
#include "engine/state/game_state.h"

namespace reeve::record {

/// The rules; what is left out is as in an English game of Cities & Knights, the target as the game says.
Rules rulesFrom(const Node& node);
/// `players` and `neutral` of an object into playerCount, seatCount and colors.
void readSeats(GameState& state, Object& object);

/// The seat of a colour word that plays (not a neutral one). A fault at `node` if it is not in this game.
PlayerId realSeat(const GameState& state, const std::string& color, const Node& node);
/// Neutral colours too.
PlayerId anySeat(const GameState& state, const std::string& color, const Node& node);
inline PlayerId seat(const GameState& state, const Node& node) { return realSeat(state, node.text(), node); }

/// A knight; `placed`: it stands on the board and must say where.
Knight knightFrom(const Island& island, const Node& node, bool placed);
/// A decision that is owed. With `fitting` it is refused where it asks for more cards than there are.
Decision decisionFrom(const GameState& state, const Node& node, bool fitting = true);
/// How far a roll has come, told from the decisions that are pending; see Resolving.
Resolving guessedStage(const GameState& state);

/// A position over which a correction has been laid, before what follows from it. `pendingNamed`: the correction names
/// the decisions; else they are those of before, whether or not they still fit the hands. Throws a Fault.
GameState readCorrected(const Json& position, bool pendingNamed);
/// Two players: while the second roll is dealt with the phase is still `roll`; then it is `main`. Throws a Fault.
void checkRolls(const GameState& state);

/// A deck that the position leaves out: all its cards but those that players hold, in the order of the seed.
void fillDeck(GameState& state, Track track);
void fillDevelopmentDeck(GameState& state);

} // namespace reeve::record
