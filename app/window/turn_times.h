// SPDX-License-Identifier: GPL-3.0-or-later
// Duration of the players' turns, from the times of the steps.
#pragma once

#include "app/play/game_session.h"
#include "app/values/statistics_facts.h"

namespace reeve::app {

/// A longer gap between two steps, in ms, is a break of the table and counts for no player.
inline constexpr qint64 kBreak = 10 * 60 * 1000;

/// Durations of complete turns, each from its start to the start of the next one, without breaks. The turn in progress
/// and turns that contain a step of unknown time or a correction are omitted.
TimesFacts turnTimes(const GameSession& session);

} // namespace reeve::app
