// SPDX-License-Identifier: GPL-3.0-or-later
// Games with real cards. The record always describes a complete game with every card in its place, and the engine
// enforces payment. At a table with real cards two things are unknown: which card was stolen, and which progress card
// was drawn. Numbers of cards are known, and so are the kinds exchanged with the bank. The record therefore holds one
// possible game. If a command shows that the cards differ, a `correct` command is performed first; it appears in the
// history like a correction by a person. The engine needs no option for this, and a script of the game can be replayed
// anywhere.
#pragma once

#include "app/table/components.h"
#include "engine/commands/command.h"
#include "engine/record/json.h"
#include "engine/state/game_state.h"

#include <optional>

namespace reeve::app {

/// The state in which the acting player may hold every card that is possible at the table; choices are listed from it.
/// Never play on it.
GameState withPossibleCards(const GameState& state, const Components& components);

/// The part of a position (`set` of a correction) after which the rules accept the command; nullopt: not needed, or no
/// correction helps. A missing card is exchanged with an opponent who holds it in the record (another card was stolen
/// than recorded), else with the bank (an entry was wrong). Before cards are drawn, victory point cards move to the
/// bottom of their decks, because a player who draws one shows it: see shown().
std::optional<record::Json> settled(const GameState& state, const Command& command, const Components& components);

/// For a progress card that is returned or taken from a real deck only the deck is known: replaces it in the command by
/// a card of that deck that the player holds in the record. Other commands are returned unchanged.
record::Json withTheCardThoughtOf(const record::Json& command, const GameState& state, const Components& components);

/// The correction for a victory point card that a player has drawn from a real deck and shows: it becomes public, and
/// the card recorded in its place returns to the deck. nullopt: the player holds no card of that deck, or the card is
/// public already.
std::optional<record::Json> shown(const GameState& state, PlayerId player, ProgressCard card);

} // namespace reeve::app
