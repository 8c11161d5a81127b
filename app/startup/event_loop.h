// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

namespace reeve::app {

/// Runs the event loop until the program ends, with `lives` in memory, and returns the exit status. A page has no end:
/// there it returns at once, and `lives` stays for the calls of the browser.
int runEvents(std::shared_ptr<void> lives);

} // namespace reeve::app
