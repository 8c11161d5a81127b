// SPDX-License-Identifier: GPL-3.0-or-later
// Mounted knights and crews are placed, move and are lost (FAN-MK, FAN-CR).
#pragma once

#include "engine/modules/fan/walkers.h"
#include "engine/rules/event_writer.h"

namespace reeve::fan {

rules::Verdict recruitWalker(rules::EventWriter& writer, PlayerId player, const Recruit& c);
rules::Verdict moveWalker(rules::EventWriter& writer, PlayerId player, const Move& c);
/// A ship is about to go: its passenger goes to the supply, unless it can stand on the path.
void loseAboard(rules::EventWriter& writer, PlayerId owner, PathId ship);
/// A building is about to go, and with it whoever is in its basin.
void loseInBasin(rules::EventWriter& writer, PlayerId owner, IntersectionId port);

} // namespace reeve::fan
