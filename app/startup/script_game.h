// SPDX-License-Identifier: GPL-3.0-or-later
// A game from a script of the record, for looking at a page in any situation (`reeve --game`).
#pragma once

#include "app/session/game_session.h"

namespace reeve::app {

/// Plays a file of JSON Lines into a game that lives in memory only. `names` for the seats; where there are too
/// few, the colour stands in. The text is FILE:LINE and what is wrong.
std::variant<GameSession, QString> gameFromScript(const QString& file, const QStringList& names);

} // namespace reeve::app
