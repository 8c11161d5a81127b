// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game_session.h"

#include <QVariant>

namespace reeve::app {

/// `Game.options`: what the player who is waited for may do, as lists of places.
QVariantMap optionsView(const GameState& state);
/// `Game.improvements`: for each player the three charts.
QVariantList improvementsView(const GameState& state);

} // namespace reeve::app
