// SPDX-License-Identifier: GPL-3.0-or-later
// What the journal keeps of a game beside its steps, as JSON texts.
#pragma once

#include "app/session/game_session.h"

namespace reeve::app {

QString playersText(const std::vector<Player>& players);
/// The first line of a script as a state; a fault for an island other than the standard one, which cannot be shown.
std::variant<GameState, record::Fault> readStart(const record::Json& line);
/// What the list of games tells without opening a game.
QString summaryOf(const GameState& state);

} // namespace reeve::app
