// SPDX-License-Identifier: GPL-3.0-or-later
// Games, events and commands that differ from given ones only in what a viewer may not know. The secrets are defined
// here a second time, from the rule book and not from the views.
#pragma once

#include "engine/events/event.h"
#include "engine/state/game_state.h"

#include <functional>

namespace reeve::testing {

/// The viewer: a player, or kNobody for the table and for spectators.
using Eyes = PlayerId;

/// How much another game differs from the given one.
struct Distance {
    int exchanges = 60;         ///< number of exchanged single cards
    bool withTheBank = true;    ///< hidden cards are exchanged with the bank too; else among hidden hands only
    bool shuffleDecks = true;   ///< the order of the decks differs
    bool otherGenerator = true; ///< seed and generator differ
};
/// Returns a game that `eyes` cannot distinguish from `state`: exchanges cards of the same backs among the hands hidden
/// from `eyes`, the decks and the bank.
GameState withOtherSecrets(const GameState& state, Eyes eyes, Chance& chance, const Distance& distance = {});

/// Returns a number from 0 to bound - 1.
using Pick = std::function<int(int bound)>;
/// Returns the event with new values for its secrets. `action`: the command that caused it.
Event withOtherSecrets(const Event& event, const Action& action, Eyes eyes, const Pick& pick);
/// Returns the command with new values for stated secrets: cards that leave a hand, drawn and stolen cards.
Action withOtherSecrets(const Action& action, const Pick& pick);

} // namespace reeve::testing
