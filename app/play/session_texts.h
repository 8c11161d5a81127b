// SPDX-License-Identifier: GPL-3.0-or-later
// JSON texts that the journal keeps for a game beside its steps.
#pragma once

#include "app/play/game_session.h"
#include "engine/record/position.h"

namespace reeve::app {

/// The text of JournalGame::players; parsed by readPlayers().
QString playersText(const std::vector<Player>& players);
/// Parses the first line of a script, {"position":...} or {"setup":...}, into a state. Any other line is a fault.
std::variant<GameState, record::Fault> readStart(const record::Json& line,
                                                 record::Origin origin = record::Origin::Outside);
/// Summary for the list of games; parsed by readListEntry().
QString summaryOf(const GameState& state);

} // namespace reeve::app
