// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game_session.h"

#include <QVariant>

namespace reeve::app {

/// How likely everybody's victory was, told when the game is over:
/// {chances:[{turn, values:[per cent]}] after each turn (0: the set-up), turningPoints:[{turn, player,
/// before, after (per cent), text}]: the three turns in which somebody's chance changed most, and what happened there,
/// luck:[{player, start, dice, own, others, end}]: what the chance of a player (per cent) is made of; the figures of a
/// line add up}.
/// All are empty before, and for games of which nothing was learned (engine/player/weights.h).
QVariantMap chancesView(const GameSession& session);

} // namespace reeve::app
