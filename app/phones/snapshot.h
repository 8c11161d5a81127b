// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/phones/seen.h"

#include <string>

namespace reeve::app {

/// JSON object State::view: what a seat is shown (`tests/phones/promises.md`), without `t` and `rev`, at most
/// phones::kLargestState bytes. Made from `seen` only, without access to the game.
std::string snapshotText(const Seen& seen);

} // namespace reeve::app
