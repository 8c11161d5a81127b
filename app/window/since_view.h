// SPDX-License-Identifier: GPL-3.0-or-later
// What happened since a player's last turn, shown when the turn reaches that player.
#pragma once

#include "app/play/game_session.h"
#include "app/values/story_facts.h"

#include <QStringList>

namespace reeve::app {

/// `Game.since` for the player on turn. Contains public information only.
SinceFacts sinceView(const GameSession& session);

/// What only `player` knows of that time, as sentences: which cards were stolen from them.
QStringList sinceSecrets(const GameSession& session, PlayerId player);

} // namespace reeve::app
