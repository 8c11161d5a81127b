// SPDX-License-Identifier: GPL-3.0-or-later
// What happened since a player's last turn: for the one to whom the tablet comes round.
#pragma once

#include "app/session/game_session.h"

#include <QVariant>

namespace reeve::app {

/// `Game.since`, for the player on turn: {player, own, others, robbed}. `own` are sentences about what befell the
/// player (cards received, all together; cards, cities, knights and roads lost; progress cards), `others` [{player,
/// text}] what changed the table: attacks, awards, buildings, played cards, the robber; `robbed`: a card was stolen
/// from the player. Only what everybody saw is told. Null where there was no turn before, and when the game is over.
QVariant sinceView(const GameSession& session);

/// What only `player` knows of it, in sentences: which cards were stolen from the player since then.
QStringList sinceSecrets(const GameSession& session, PlayerId player);

} // namespace reeve::app
