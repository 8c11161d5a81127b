// SPDX-License-Identifier: GPL-3.0-or-later
// Maps events to sounds.
#pragma once

#include "app/window/sounds/synthesis.h"
#include "engine/events/event.h"

#include <vector>

namespace reeve::app {

/// Sounds of the events in order of playback, each at most once; empty: no sound.
std::vector<Sound> soundsOf(const Events& events);

} // namespace reeve::app
