// SPDX-License-Identifier: GPL-3.0-or-later
// Barbarians on the hexes of the coast: landing, chase, arrest and banishing (FAN-BARB, FAN-CHASE, FAN-BAN).
#pragma once

#include "engine/modules/fan/barbarians.h"
#include "engine/modules/fan/stated.h"
#include "engine/rules/event_writer.h"

namespace reeve::fan {

/// Why barbarians cannot land as the command states; nothing where they can, and where it states nothing.
rules::Verdict checkLanding(const GameState& state, const Landing& stated);
/// A settlement or a city was paid and stands: barbarians land (FAN-BARB-3).
void landOnHexes(rules::EventWriter& writer, PlayerId player, const Landing& stated);

/// Barbarians came to a hex or left it, of which it had `before`: says if it was conquered or freed.
void tellConquest(rules::EventWriter& writer, HexId hex, int before);

rules::Verdict chaseBarbarian(rules::EventWriter& writer, PlayerId player, const ChaseBarbarian& c);
rules::Verdict arrest(rules::EventWriter& writer, PlayerId player, const Arrest& c);
rules::Verdict banish(rules::EventWriter& writer, PlayerId player, const Banish& c);

} // namespace reeve::fan
