// SPDX-License-Identifier: GPL-3.0-or-later
// Decides the commands of the fan modules; functions that other chapters call.
#pragma once

#include "engine/commands/command.h"
#include "engine/modules/fan/rules/battles.h"
#include "engine/modules/fan/rules/coast.h"
#include "engine/modules/fan/rules/taking_down.h"
#include "engine/modules/fan/rules/trains.h"
#include "engine/modules/fan/rules/travel.h"
#include "engine/rules/event_writer.h"

namespace reeve::fan {

// The commands, as in rules/chapters.h; those of a chapter are in its header.
rules::Verdict carryOut(rules::EventWriter&, PlayerId, const Recruit&);
rules::Verdict carryOut(rules::EventWriter&, PlayerId, const EndTurn&);
rules::Verdict carryOut(rules::EventWriter&, PlayerId, const StartMovement&);
rules::Verdict carryOut(rules::EventWriter&, PlayerId, const Plunder&);
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
