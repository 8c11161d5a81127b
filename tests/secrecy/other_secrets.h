// SPDX-License-Identifier: GPL-3.0-or-later
// Games, events and commands that differ from given ones only in what somebody may not know. What is secret is written
// down here a second time, from the rule book and not from the views.
#pragma once

#include "engine/events/event.h"
#include "engine/state/game_state.h"

#include <functional>

namespace reeve::testing {

/// Who looks: a player, or kNobody for the table and for spectators.
using Eyes = PlayerId;

/// How far another game is from the given one.
struct Distance {
    int exchanges = 60;         ///< of single cards
    bool withTheBank = true;    ///< hidden cards are exchanged with the bank too; else among hidden hands only
    bool shuffleDecks = true;   ///< the order of the decks differs
    bool otherGenerator = true; ///< seed and generator differ
};
/// A game that `eyes` cannot tell from `state`: cards of the same backs are exchanged among the hands that `eyes` does
/// not see, the decks and the bank.
GameState withOtherSecrets(const GameState& state, Eyes eyes, Chance& chance, const Distance& distance = {});

/// A number from 0 to bound - 1.
using Pick = std::function<int(int bound)>;
/// The event with what `eyes` may not know of it picked anew. `action`: what it followed from.
Event withOtherSecrets(const Event& event, const Action& action, Eyes eyes, const Pick& pick);
/// The command with the secrets that it states picked anew: cards that leave a hand, drawn and stolen cards.
Action withOtherSecrets(const Action& action, const Pick& pick);

} // namespace reeve::testing
