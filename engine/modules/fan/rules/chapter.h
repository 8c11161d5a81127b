// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the fan modules decided, and what other chapters ask of them.
#pragma once

#include "engine/commands/command.h"
#include "engine/rules/event_writer.h"

namespace reeve::fan {

/// A command of a module whose gate is passed: it is this player's turn.
/// `decision` is the one that is answered, if any.
rules::Verdict decide(rules::EventWriter& writer, PlayerId player, const Decision& decision, const Action& action);
/// The decision that a command answers; nothing for one that is no answer.
std::optional<DecisionKind> answeredBy(const Action& action);
/// What follows from a command at once: mining (FAN-GOLD-2). May refuse what the command stated.
rules::Verdict settle(rules::EventWriter& writer, const reeve::Action& action);
/// Writes down whose control has changed since `before`, when all has followed from a command (FAN-CTRL-4).
void tellControl(rules::EventWriter& writer, const GameState& before);
/// The turn of a player ends (FAN-MK-6, FAN-BAT-1). `handled`: a conflict came first, after which the turn ends by
/// itself.
rules::Verdict endTurn(rules::EventWriter& writer, PlayerId player, const EndTurn& c, bool& handled);
/// Why the turn may not end yet (FAN-MK-6); nothing where it may.
rules::Verdict checkTurnEnd(const GameState& state, PlayerId player);
/// Why a command is not due in this part of the turn (FAN-RK-2); nothing where it is, and without a movement phase.
rules::Verdict checkPhase(const GameState& state, const reeve::Action& action);
/// Of the special building phase only a baggage train is built (SIX-21, FAN-MK-15).
rules::Verdict checkSpecialBuilding(const Action& action);
/// The barbarians' ship has advanced: their hoard grows (FAN-PIR-5).
void growHoard(rules::EventWriter& writer);
/// The knights beside the pirate that may plunder it (FAN-PIR-2, FAN-0-6).
IntersectionSet plunderers(const GameState& state, PlayerId player);

} // namespace reeve::fan
