// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/recent.h"

#include <QVariant>

namespace reeve::app {

/// `Game.attack`: the battle as it stood and what came of it so far; `state` is the position now.
QVariant attackView(const RecentAttack& attack, const GameState& state);

} // namespace reeve::app
