// SPDX-License-Identifier: GPL-3.0-or-later
// What happens and what is done in the fan modules, in the language of the window.
#pragma once

#include "app/table/seat_names.h"
#include "engine/modules/fan/events.h"
#include "engine/state/game_state.h"

#include <QString>

#include <optional>

namespace reeve::app {

/// A sentence; empty where nobody needs one.
QString fanEventText(const fan::Event& event, const SeatNames& names, const Board& board);
/// What kind of event it is, for signs and filters (event_wording.h).
const char* fanEventKind(const fan::Event& event);
/// Whose event it is; kNobody where it is nobody's.
PlayerId fanEventPlayer(const fan::Event& event);
/// What a command does, without a full stop. `who`: who gives it.
QString fanStepText(const fan::Action& action, const QString& who);

/// What a command would do, where it is no chance and worth telling before; nothing for other commands.
std::optional<QString> fanForesight(const GameState& state, PlayerId player, const fan::Action& action);
/// "mountains (8)": terrain and number of a hex.
QString hexText(const Board& board, HexId hex);
/// Where the losses of a battle fall with a roll (FAN-LOSS-1): "north-east and south-west".
QString lossDirectionText(int die);

} // namespace reeve::app
