// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/values/attack_facts.h"
#include "engine/state/game_state.h"

namespace reeve::app {

/// The attack as if the barbarians landed now, with all active knights fighting. Default-constructed for games without
/// barbarians, during the set-up and after the end.
AttackFacts attackPreview(const GameState& state);

} // namespace reeve::app
