// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/event_loop.h"

#include <utility>

namespace reeve::app {

int runEvents(std::shared_ptr<void> lives) {
    static std::shared_ptr<void> kept;
    kept = std::move(lives);
    return 0;
}

} // namespace reeve::app
