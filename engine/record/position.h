// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE. A whole game as one JSON object and back; README.md tells every key.
#pragma once

#include "engine/events/event.h"
#include "engine/record/json.h"
#include "engine/state/game_state.h"

#include <optional>
#include <string>
#include <variant>

namespace reeve::record {

/// The position with every key, in the order of the README.
Json toJson(const GameState& state);
/// The position with every key as one line of text.
std::string positionText(const GameState& state);

/// The state that the JSON tells, or what is wrong with it. What is left out has its value at the start of a
/// game. toJson() and readPosition() are inverse: reading what was written gives an equal state.
std::variant<GameState, Fault> readPosition(const Json& position);
std::variant<GameState, Fault> readPosition(std::string_view text);

/// A new game from {"players":[…],"rules":{…},"seed":7}: a random legal board, the first player begins.
/// `neutral` may name the neutral colours of the two-player game.
std::variant<GameState, Fault> readSetup(const Json& setup);

/// What the pieces of a state contradict: component counts, two pieces on one place, a wall or a metropolis
/// without its city, a holder whom the pieces deny (record, section 3). Nothing: the state may be played.
std::optional<Fault> checkPosition(const GameState& state);

/// Looks at Longest Road and Largest Army again by the rules: the holder keeps what nobody has outdone.
void recomputeAwards(GameState& state);

/// What comes of a correction.
struct Correction {
    GameState state; ///< with all that followed
    Events followed; ///< by itself: a roll that was waiting goes on, the game may be won
};

/// A part of a position laid over the state, key by key; a heap, a list or a single value is replaced whole.
/// Points, lengths and holders that `set` does not name are computed anew, and so is what the pending decisions ask for
/// where `set` changes the cards and does not name the decisions. A roll that was being resolved goes on from where it
/// was. `saved`: the correction was accepted before, by this version or an earlier one (upgrade.h).
std::variant<Correction, Fault> correction(const GameState& state, const Json& set, bool saved = false);
/// The state of it.
std::variant<GameState, Fault> corrected(const GameState& state, const Json& set, bool saved = false);

} // namespace reeve::record
