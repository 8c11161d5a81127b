// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/values/player_facts.h"
#include "engine/state/game_state.h"

namespace reeve::app {

/// Sources of a player's points as far as the table may see them: "settlement", "city", "metropolis", "longest-road",
/// "largest-army", "defender", "merchant", "printer", "constitution" and, after the end of the game, "victory-point".
/// Sources without points are omitted.
QList<PointPartFacts> pointParts(const GameState& state, PlayerId player);

} // namespace reeve::app
