// SPDX-License-Identifier: GPL-3.0-or-later
// What happened since a player's last turn: for the one to whom the tablet comes round.
#pragma once

#include "app/session/game_session.h"
#include "app/values/story_facts.h"

#include <QStringList>

namespace reeve::app {

/// `Game.since`, for the player on turn. Only what everybody saw is told.
SinceFacts sinceView(const GameSession& session);

/// What only `player` knows of it, in sentences: which cards were stolen from the player since then.
QStringList sinceSecrets(const GameSession& session, PlayerId player);

} // namespace reeve::app
