// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/play/game_session.h"
#include "app/values/components.h"

#include <QString>

namespace reeve::app {

/// A game for spectators elsewhere (snapshotText()), in both languages: {"en": …, "de": …}. Contains public information
/// only.
QString spectatorsText(const GameSession& session, const Components& components);

} // namespace reeve::app
