// SPDX-License-Identifier: GPL-3.0-or-later
// Decides the commands of the fan modules; functions that other chapters call.
#pragma once

#include "engine/commands/command.h"
#include "engine/rules/event_writer.h"

namespace reeve::fan {

/// Decides a command of a module. The caller has checked that it is this player's turn. `decision` is the one that is
/// answered, if any.
rules::Verdict decide(rules::EventWriter& writer, PlayerId player, const Decision& decision, const Action& action);
/// Carries out what follows from a command at once: mining (FAN-GOLD-2). May refuse what the command stated.
rules::Verdict settle(rules::EventWriter& writer, const reeve::Action& action);
/// Emits the changes of control since `before`, after all other events of a command (FAN-CTRL-4).
void tellControl(rules::EventWriter& writer, const GameState& before);
/// Handles the end of a player's turn (FAN-MK-6, FAN-BAT-1). `handled`: a conflict began, after which the turn ends by
/// itself.
rules::Verdict endTurn(rules::EventWriter& writer, PlayerId player, const EndTurn& c, bool& handled);
/// Returns why the turn may not end yet (FAN-MK-6); accepted if it may.
rules::Verdict checkTurnEnd(const GameState& state, PlayerId player);
/// Returns why a command of a part of the turn is not legal now (FAN-RK-2); accepted if it is, and without a movement
/// phase.
rules::Verdict checkPhase(const GameState& state, TurnPart part);
/// After the barbarian ship has advanced: adds to the hoard (FAN-PIR-5).
void growHoard(rules::EventWriter& writer);
/// Knights next to the pirate that may plunder it (FAN-PIR-2, FAN-0-6).
IntersectionSet plunderers(const GameState& state, PlayerId player);

} // namespace reeve::fan
