// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens on gold fields and the mining track (FAN-GOLD).
#pragma once

#include "engine/modules/fan/stated.h"
#include "engine/rules/event_writer.h"

namespace reeve::fan {

/// Flips the tokens with enough miners beside them and moves the markers. `stated` (stated.h): nuggets of the tokens
/// of which nobody knows how many they have; if all are known, of these. Refuses nuggets that no token can show.
rules::Verdict mine(rules::EventWriter& writer, int stated);
/// How many tokens with so many miners an intersection may have: none, or one (FAN-GOLD-13).
bool fitsGoldField(const GameState& state, IntersectionId at, int miners);

} // namespace reeve::fan
