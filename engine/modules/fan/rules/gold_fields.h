// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens on gold fields and the mining track (FAN-GOLD).
#pragma once

#include "engine/modules/fan/stated.h"
#include "engine/rules/event_writer.h"

namespace reeve::fan {

/// Flips the tokens with enough adjacent miners and moves the markers. `stated` (stated.h): nuggets of the flipped
/// tokens with unknown numbers; if all are known, of these. Refuses impossible numbers.
rules::Verdict mine(rules::EventWriter& writer, int stated);
/// True if an intersection may have a token with this number of miners (FAN-GOLD-13).
bool fitsGoldField(const GameState& state, IntersectionId at, int miners);

} // namespace reeve::fan
