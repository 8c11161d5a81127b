// SPDX-License-Identifier: GPL-3.0-or-later
// Fast paths for advance(): the dice, the end of a turn and an exchange with the bank, carried out on the state itself
// without events. Each stands in the file of its chapter and handles the common case only; otherwise it returns false,
// has changed nothing, and advance() goes through events. advance_test shows that both give the same state.
#pragma once

#include "engine/commands/command.h"

namespace reeve::rules {

/// True if turns follow the base game or Cities & Knights for three and four players.
inline bool hasPlainTurns(const Rules& rules) {
    constexpr auto harmless = (1U << index(Option::Nasty)) | (1U << index(Option::KnightErrant)) |
                              (1U << index(Option::CombinedPhase)) | (1U << index(Option::SingleClaimant));
    return (rules.options & ~harmless) == 0 && !rules.fan.any();
}

/// True if nothing happens by itself before the next command; false only in a written or corrected position. Requires
/// plain turns and no pending decision; looks at the player on turn.
bool isSettled(const GameState& state); // turn.cpp
/// True if the award is with the player whom ARMY-1 names.
bool largestArmyIsSettled(const GameState& state); // development.cpp

// All require plain turns, a settled state and the phase of their command.

bool rollDirectly(GameState& state);                                   // roll.cpp
bool endTurnDirectly(GameState& state);                                // turn.cpp
bool tradeBankDirectly(GameState& state, const command::TradeBank& c); // trade.cpp

// Called by rollDirectly().

/// Distributes the production of `total`.
bool produceDirectly(GameState& state, int total); // production.cpp
/// A 7 without discards: the robber must move, or is locked.
bool sevenDirectly(GameState& state); // robber.cpp
/// True if a player draws a progress card at the rolled gate (IMPR-8).
bool anybodyDraws(const GameState& state, EventFace gate, int red); // progress.cpp

} // namespace reeve::rules
