// SPDX-License-Identifier: GPL-3.0-or-later
// The commonest commands, carried out on the game itself and without events, for advance(): the dice, the end of a
// turn, an exchange with the bank. Each stands beside its rule, in the file of its chapter, and does the common case
// only: where anything else would follow it returns false and has changed nothing, and the way by events is taken
// instead. That both ways lead to the same state is shown by advance_test.
#pragma once

#include "engine/commands/command.h"
#include "engine/position/queries.h"

namespace reeve::rules {

/// Whether the turns of a game go as in the base game or in Cities & Knights for three and four.
inline bool hasPlainTurns(const Rules& rules) {
    constexpr auto harmless = (1U << index(Option::Nasty)) | (1U << index(Option::KnightErrant)) |
                              (1U << index(Option::CombinedPhase)) | (1U << index(Option::SingleClaimant));
    return (rules.options & ~harmless) == 0 && !rules.fan.any();
}

/// Whether nothing follows by itself before a command: only in a position that was written down or corrected by hand
/// something may. Asked of plain turns, of the player on turn, where no decision is pending.
bool isSettled(const GameState& state); // turn.cpp
/// Whether the card stands with the player whom it belongs to (ARMY-1).
bool largestArmyIsSettled(const GameState& state); // development.cpp

// All of them require plain turns, a settled state, and the phase of their command.

bool rollDirectly(GameState& state);                                   // roll.cpp
bool endTurnDirectly(GameState& state);                                // turn.cpp
bool tradeBankDirectly(GameState& state, const command::TradeBank& c); // trade.cpp

// What rollDirectly() asks.

/// Everybody takes what the dice give.
bool produceDirectly(GameState& state, int total); // production.cpp
/// A 7: nobody discards, and the robber is to be moved or is locked.
bool sevenDirectly(GameState& state); // robber.cpp
/// Does anybody draw a progress card at the gate that was rolled (IMPR-8)?
bool anybodyDraws(const GameState& state, EventFace gate, int red); // progress.cpp

} // namespace reeve::rules
