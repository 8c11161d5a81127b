// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE. A whole game as one JSON object and back; README.md documents every key.
#pragma once

#include "engine/events/event.h"
#include "engine/record/json.h"
#include "engine/state/game_state.h"

#include <optional>
#include <string>
#include <variant>

namespace reeve::record {

/// The position with all keys, in the order of the README.
Json toJson(const GameState& state);
/// The same as one line of text.
std::string positionText(const GameState& state);

/// Where a position comes from.
enum class Origin : std::uint8_t {
    Outside, ///< decisions with one outcome are made, those without an answer are closed; refused if nobody can go on
    Saved    ///< by a game of this or an earlier version: stands as it was
};
/// Reads a state, or returns the fault. Omitted keys have their value at the start of a game. Inverse of toJson():
/// reading a written state gives an equal one.
std::variant<GameState, Fault> readPosition(const Json& position, Origin origin = Origin::Outside);
std::variant<GameState, Fault> readPosition(std::string_view text);

/// A new game from {"players":[…],"rules":{…},"seed":7}: a random legal board; the first player starts. `neutral` may
/// name the neutral colours of the two-player game.
std::variant<GameState, Fault> readSetup(const Json& setup);

/// Returns the first condition of invariants.h that a state breaks, with its place in the record; nullopt if
/// the state is possible.
std::optional<Fault> checkPosition(const GameState& state);

/// Recomputes Longest Road and Largest Army by the rules; the holder keeps an award that no other player exceeds.
void recomputeAwards(GameState& state);

/// The result of a correction.
struct Correction {
    GameState state; ///< after `followed`
    Events followed; ///< what follows by itself: a waiting roll continues, the game may be won
};

/// Merges a part of a position into the state, key by key; card counts, lists and single values are replaced as a
/// whole. Points, lengths and holders that `set` does not contain are recomputed, and so are the counts of pending
/// decisions if `set` changes the cards without the decisions. A roll in progress continues where it was. The winner
/// follows the points: a game whose winner has too few continues where it was won. `saved`: an earlier session accepted
/// the correction, possibly of an older version (upgrade.h).
std::variant<Correction, Fault> correction(const GameState& state, const Json& set, bool saved = false);
/// The state of correction().
std::variant<GameState, Fault> corrected(const GameState& state, const Json& set, bool saved = false);

} // namespace reeve::record
