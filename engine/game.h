// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE. Three functions are the whole engine; everything else is a chapter of the rule book that
// they dispatch to (engine/rules, engine/cards), a table, or a value.
#pragma once

#include "engine/basics/result.h"
#include "engine/choices/options.h"
#include "engine/commands/command.h"
#include "engine/events/event.h"
#include "engine/setup/boards.h"
#include "engine/state/game_state.h"

namespace reeve {

/// What follows from a command, or why the rules refuse it. Changes nothing. Chance that the command
/// does not state is drawn from `state.chance`; the events say what came.
Result<Events> decide(const GameState& state, const Command& command);

/// The state after all events of a command.
GameState applied(GameState state, const Events& events);

/// What follows by itself from a position that was corrected, as after any command: decisions with one outcome are
/// made, a roll that waits for nobody goes on, enough points win. Nothing while the game is set up and when it is over.
/// Throws CapacityExceeded where more follows than any game can bring about.
Events consequences(const GameState& state);

/// What may be done now, as sets of places: see engine/choices/options.h.
///   Options options(const GameState& state, PlayerId player);

/// How a game begins: on an empty board in the set-up phase, `players` in seating order, first seat starts.
/// Progress (or development) decks are shuffled by `seed`; the robber stands on the desert.
struct NewGame {
    Rules rules;
    InlineVector<Color, kMaxPlayers> players;
    Board board;
    std::uint64_t seed = 1;
    PlayerId start{};
};
GameState newGame(const NewGame& game);

} // namespace reeve
