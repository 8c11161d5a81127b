// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/values/attack_facts.h"
#include "engine/state/game_state.h"

namespace reeve::app {

/// The attack as it would go if the barbarians landed now, all active knights fighting. None in a game
/// without barbarians, in the set-up and when the game is over.
AttackFacts attackPreview(const GameState& state);

} // namespace reeve::app
