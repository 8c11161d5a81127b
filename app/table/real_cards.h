// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that lie on the table. The record always tells a whole game, every card in its place, and the engine enforces
// payment. At a table with real cards two things are not known: which card a thief drew, and which progress card came.
// Numbers are known, and so are the kinds that went to and from the bank; so what the record holds is one of the games
// that could be, and it is told as such: where a command shows that the cards lie otherwise, the record is set right
// first, by a `correct` of its own that stands in the history like one that a person makes, and then the command is
// carried out by the rules. The engine needs no option for it, a script of the game plays anywhere, and nothing is
// hidden.
#pragma once

#include "app/table/components.h"
#include "engine/commands/command.h"
#include "engine/record/json.h"
#include "engine/state/game_state.h"

#include <optional>

namespace reeve::app {

/// The state in which the one who acts may hold every card that the table does not deny: what is offered is asked of
/// it. It is never played.
GameState withPossibleCards(const GameState& state, const Components& components);

/// The part of a position (the `set` of a correction) after which the rules accept the command; nothing where none is
/// needed or none helps. A card that is missing is exchanged with an opponent who is thought to hold it (a thief drew
/// another one than Reeve thought), else with the bank (something was entered otherwise than it happened). Before cards
/// are drawn, victory point cards go to the bottom of their decks: whoever draws one shows it, see shown().
std::optional<record::Json> settled(const GameState& state, const Command& command, const Components& components);

/// Of a progress card that goes back or is taken only the deck is known where the decks are real: the same command with
/// a card of that deck which the player is thought to hold. Every other command as it is.
record::Json withTheCardThoughtOf(const record::Json& command, const GameState& state, const Components& components);

/// The correction when a player shows a victory point card drawn at the table: it lies open, and what Reeve took for it
/// goes into the deck. Nothing where the player has no card of that deck or the card lies open already.
std::optional<record::Json> shown(const GameState& state, PlayerId player, ProgressCard card);

} // namespace reeve::app
