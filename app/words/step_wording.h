// SPDX-License-Identifier: GPL-3.0-or-later
// A step in a few words, for the undo button: "Anna builds a city". Reveals no secrets.
#pragma once

#include "app/values/seat_names.h"
#include "engine/view/seen_event.h"

namespace reeve::app {

/// `actor` performed `action`; `events` are its seen events.
QString stepText(const Action& action, PlayerId actor, const SeenEvents& events, const SeatNames& names,
                 const Rules& rules);

} // namespace reeve::app
