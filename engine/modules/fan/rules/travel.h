// SPDX-License-Identifier: GPL-3.0-or-later
// Placing, moving and losing mounted knights and crews (FAN-MK, FAN-CR).
#pragma once

#include "engine/modules/fan/walkers.h"
#include "engine/rules/event_writer.h"

namespace reeve::fan {

rules::Verdict recruitWalker(rules::EventWriter& writer, PlayerId player, const Recruit& c);
rules::Verdict carryOut(rules::EventWriter& writer, PlayerId player, const Move& c);
/// Before a ship is removed: its passenger goes to the supply, unless it can stand on the path.
void loseAboard(rules::EventWriter& writer, PlayerId owner, PathId ship);
/// Before a building is removed: the pieces in its basin go to the supply.
void loseInBasin(rules::EventWriter& writer, PlayerId owner, IntersectionId port);

} // namespace reeve::fan
