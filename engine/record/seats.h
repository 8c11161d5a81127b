// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of a position that are read separately: rules, seats, knights, decisions, decks.
#pragma once

#include "engine/record/reader.h"
#include "engine/record/values.h"
#include "engine/state/game_state.h"

namespace reeve::record {

/// Reads `rules`. Defaults: English Cities & Knights, the target of the game kind, the edition's options of a new game.
Rules readRules(Object& game);
/// Reads `players` and `neutral` into playerCount, seatCount and colors.
void readSeats(GameState& state, Object& object);

/// The seat of a colour that plays, not neutral. Throws a fault at `node` if it is not in this game.
PlayerId realSeat(const GameState& state, const std::string& color, const Node& node);
/// realSeat(), neutral colours included.
PlayerId anySeat(const GameState& state, const std::string& color, const Node& node);
inline PlayerId seat(const GameState& state, const Node& node) { return realSeat(state, node.text(), node); }

/// Reads a knight; `placed`: it is on the board and must have a place.
Knight knightFrom(const Island& island, const Node& node, bool placed);
/// Where a decision is read.
enum class Reading : std::uint8_t {
    Fitting,   ///< in a position; more cards than there are, are a fault
    Corrected, ///< in a position whose hands were corrected
    Stored     ///< in an event: decisionJson() in reverse; the events before it have not been applied
};
/// Reads a pending decision.
Decision decisionFrom(const GameState& state, const Node& node, Reading reading = Reading::Fitting);
/// Derives the progress of a roll from the pending decisions; see Resolving.
Resolving guessedStage(const GameState& state);

/// Reads a position into which a correction was merged, before it is checked and before its consequences.
/// `pendingNamed`: the correction contains the decisions; else they are the old ones and may no longer fit the hands.
/// Throws a Fault.
GameState readCorrected(const Json& position, bool pendingNamed);

/// Fills a deck that the position omits: all its cards except those that players hold, shuffled by the seed.
void fillDeck(GameState& state, Track track);
void fillDevelopmentDeck(GameState& state);

} // namespace reeve::record
