// SPDX-License-Identifier: GPL-3.0-or-later
// Games with real cards. The record always describes a complete game with every card in its place, and the engine
// enforces payment. At a table with real cards two things are unknown: which card was stolen, and which progress card
// was drawn. Numbers of cards are known, and so are the kinds exchanged with the bank. The record therefore holds one
// possible game. If a command shows that the cards differ, a `correct` command is performed first; it appears in the
// history like a correction by a person. The engine needs no option for this, and a script of the game can be replayed
// anywhere.
//
// A seat that Reeve plays has no real cards: the record holds its hand, which is known (Components::known). Cards that
// it gets from a real hand without a command that names them are told by the table before the command is performed.
#pragma once

#include "app/values/components.h"
#include "engine/commands/command.h"
#include "engine/record/json.h"
#include "engine/state/game_state.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <span>
#include <vector>

namespace reeve::app {

/// The state in which the acting player may hold every card that is possible at the table; choices are listed from it.
/// Never play on it.
GameState withPossibleCards(const GameState& state, const Components& components);

/// Cards that a command brings from a real hand into one that Reeve knows, which only the table can tell.
struct Unseen {
    PlayerId from = kNobody; ///< whose hand it is
    Card kind = kNoCard;     ///< the kind that is demanded; kNoCard: one card that only the two players know
    int most = 1;            ///< number of cards of a demanded kind at most
    friend bool operator==(const Unseen&, const Unseen&) = default;
};
/// What the table has told: the cards that come from a hand, possibly none.
struct Told {
    PlayerId from = kNobody;
    Hand cards;
};
/// The next thing that the table has to tell before a legal command is performed; nullopt: all is told.
std::optional<Unseen> unseen(const GameState& state, const Command& command, const Components& components,
                             std::span<const Told> told);
/// The command with the drawn cards that were told.
Command stating(Command command, const GameState& state, std::span<const Told> told);
/// What the table has told about a command that is legal in `state`, by its effect there.
std::vector<Told> toldFor(const GameState& state, const Command& command, const Components& components);
/// The effect of the command depends on a real hand that its player would have to look into. Reeve plays no such card.
bool looksIntoRealHand(const Command& command, const Components& components);

/// What must be corrected before the rules accept a command.
struct Settlement {
    record::Json set;          ///< part of a position (`set` of a correction)
    PlayerId beyond = kNobody; ///< a player with fewer cards by the count than the command takes; kNobody: none
};

/// The correction after which the rules accept the command; nullopt: not needed, or no correction helps. A missing card
/// is exchanged with an opponent who holds it in the record (another card was stolen than recorded), else with the bank
/// (an entry was wrong): whatever the number of cards in a hand allows can be paid. Numbers of cards stay, except that
/// cards beyond the count of who pays come from the bank. Before cards are drawn, victory point cards move to the
/// bottom of their decks, because a player who draws one shows it: see shown(). A hand that Reeve knows stays. `told`:
/// demanded cards, which the hands then contain.
std::optional<Settlement> settled(const GameState& state, const Command& command, const Components& components,
                                  std::span<const Told> told = {});

/// The position that settled() corrects to; `state` itself: no correction is needed, or none helps.
GameState amendedFor(const GameState& state, const Command& command, const Components& components,
                     std::span<const Told> told = {});

/// True if settled() made the correction from `before` to `corrected` for the command after it.
bool serves(const GameState& before, const GameState& corrected, const Command& command, const Components& components);

/// As serves(), and the number of cards of every player stays: nothing at the table differs from the count.
bool onlyAssumed(const GameState& before, const GameState& corrected, const Command& command,
                 const Components& components);

/// The correction after which a player holds that number of cards; the kinds are assumed. nullopt: not needed, or the
/// bank has too few, or the hand is known.
std::optional<record::Json> recounted(const GameState& state, PlayerId player, int cards, const Components& components);

/// The `count` cards of a hand that leave it if nobody says which: of the kinds with the most cards.
Hand assumedCards(Hand hand, int count);

/// For a progress card that is returned or taken from a real deck only the deck is known: replaces it in the command by
/// a card of that deck that the player holds in the record. Other commands are returned unchanged.
Command withSupposedCard(Command command, const GameState& state, const Components& components);

/// The correction for a victory point card that a player has drawn from a real deck and shows: it becomes public, and
/// the card recorded in its place returns to the deck. nullopt: the player holds no card of that deck, or the card is
/// public already.
std::optional<record::Json> shown(const GameState& state, PlayerId player, ProgressCard card);

} // namespace reeve::app
