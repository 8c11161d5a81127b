// SPDX-License-Identifier: GPL-3.0-or-later
// How long people took for their turns, from the times at which the steps were made.
#pragma once

#include "app/session/game_session.h"
#include "app/values/statistics_facts.h"

namespace reeve::app {

/// A step that comes later than this after the one before it (ms): the table had a break, which counts for nobody.
inline constexpr qint64 kBreak = 10 * 60 * 1000;

/// A turn lasts from its beginning to the
/// beginning of the next one, without breaks; the turn that is going on and turns with a step of unknown time are left
/// out.
TimesFacts turnTimes(const GameSession& session);

} // namespace reeve::app
