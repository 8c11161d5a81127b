// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/values/player_facts.h"
#include "engine/state/game_state.h"

namespace reeve::app {

/// What a player's points consist of, as far as the table may see it; sources
/// "settlement", "city", "metropolis", "longest-road", "largest-army", "defender", "merchant", "printer",
/// "constitution", and, once the game is over, "victory-point". Without those that count nothing.
QList<PointPartFacts> pointParts(const GameState& state, PlayerId player);

} // namespace reeve::app
