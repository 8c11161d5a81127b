// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game_session.h"
#include "app/table/components.h"

#include <QString>

namespace reeve::app {

/// What somebody who watches from elsewhere is shown of a game (snapshotText() for a spectator), in both languages:
/// {"en": …, "de": …}. Nobody at the table knows less, so it holds no secret.
QString spectatorsText(const GameSession& session, const Components& components);

} // namespace reeve::app
