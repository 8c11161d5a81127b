// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE. Three functions are the whole engine; everything else is a chapter of the rule book that they call
// (engine/rules, engine/cards), a table or a value.
#pragma once

#include "engine/basics/result.h"
#include "engine/choices/options.h"
#include "engine/commands/command.h"
#include "engine/events/event.h"
#include "engine/setup/boards.h"
#include "engine/state/game_state.h"

namespace reeve {

/// Returns the events that follow from a command, or the refusal. Changes nothing. Chance that the command does not
/// state is drawn from `state.chance`; the events contain the outcome.
Result<Events> decide(const GameState& state, const Command& command);

/// Returns the state after all `events` of a command.
GameState applied(GameState state, const Events& events);

/// Returns what follows by itself from a corrected position, as after any command: decisions with one outcome are made,
/// a roll that waits for no decision continues, enough points win. Empty when the game is over.
/// Throws CapacityExceeded if more events follow than in any game.
Events consequences(const GameState& state);

/// What may be done now, as sets of places: see engine/choices/options.h.
///   Options options(const GameState& state, PlayerId player);

/// The start of a game: an empty board in the set-up phase; `players` in seating order, `start` begins. `seed` shuffles
/// the progress (or development) decks; the robber is on the desert.
struct NewGame {
    Rules rules;
    InlineVector<Color, kMaxPlayers> players;
    Board board;
    std::uint64_t seed = 1;
    PlayerId start{};
};
/// Returns the state at the start; the same for equal arguments.
GameState newGame(const NewGame& game);

} // namespace reeve
