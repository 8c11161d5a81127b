// SPDX-License-Identifier: GPL-3.0-or-later
// Barbarians on coastal hexes: landing, chase, arrest and banishing (FAN-BARB, FAN-CHASE, FAN-BAN).
#pragma once

#include "engine/modules/fan/barbarians.h"
#include "engine/modules/fan/stated.h"
#include "engine/rules/event_writer.h"

namespace reeve::fan {

/// Returns why barbarians cannot land as stated; accepted if they can, or if nothing is stated.
rules::Verdict checkLanding(const GameState& state, const Landing& stated);
/// After a settlement or a city was paid and built: barbarians land (FAN-BARB-3).
void landOnHexes(rules::EventWriter& writer, PlayerId player, const Landing& stated);

/// After the barbarians of a hex changed from `before`: emits whether it was conquered or freed.
void tellConquest(rules::EventWriter& writer, HexId hex, int before);

rules::Verdict carryOut(rules::EventWriter& writer, PlayerId player, const ChaseBarbarian& c);
rules::Verdict carryOut(rules::EventWriter& writer, PlayerId player, const Arrest& c);
rules::Verdict carryOut(rules::EventWriter& writer, PlayerId player, const Banish& c);

} // namespace reeve::fan
