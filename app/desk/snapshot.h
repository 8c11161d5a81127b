// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/seen.h"

#include <string>

namespace reeve::app {

/// Section 5 of the phones' protocol without `t` and `rev`, as a JSON object: State::view. At most
/// phones::kLargestState bytes. Written from what was seen alone: it knows no state of the game.
std::string snapshotText(const Seen& seen);

} // namespace reeve::app
