// SPDX-License-Identifier: GPL-3.0-or-later
// Which sounds belong to what happened.
#pragma once

#include "app/sounds/synthesis.h"
#include "engine/events/event.h"

#include <vector>

namespace reeve::app {

/// In the order in which they are heard; each at most once. Empty for what makes no sound.
std::vector<Sound> soundsOf(const Events& events);

} // namespace reeve::app
