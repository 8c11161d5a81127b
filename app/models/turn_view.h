// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game_session.h"

#include <QVariant>

namespace reeve::app {

QVariantMap turnView(const GameState& state);       ///< `Game.turn`
QVariantMap barbariansView(const GameState& state); ///< `Game.barbarians`
/// `Game.expected`: what the table waits for, worded.
QVariantMap expectedView(const GameState& state, const SeatNames& names);

} // namespace reeve::app
