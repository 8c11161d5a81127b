// SPDX-License-Identifier: GPL-3.0-or-later
// What happens and what is done in the fan modules, in the language of the window.
#pragma once

#include "app/session/seat_names.h"
#include "engine/modules/fan/events.h"
#include "engine/state/game_state.h"

#include <QString>

namespace reeve::app {

/// A sentence; empty where nobody needs one.
QString fanEventText(const fan::Event& event, const SeatNames& names, const Board& board);
/// What kind of event it is, for signs and filters (event_wording.h).
const char* fanEventKind(const fan::Event& event);
/// Whose event it is; kNobody where it is nobody's.
PlayerId fanEventPlayer(const fan::Event& event);
/// What a command does, without a full stop. `who`: who gives it.
QString fanStepText(const fan::Action& action, const QString& who);

} // namespace reeve::app
