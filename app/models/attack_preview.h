// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/game_state.h"

#include <QVariant>

namespace reeve::app {

/// The attack as it would go if the barbarians landed now, all active knights fighting: in the form of `Game.attack`
/// (app/models/attack_view.h). Null in a game without barbarians, in the set-up and when the game is over.
QVariant attackPreview(const GameState& state);

} // namespace reeve::app
