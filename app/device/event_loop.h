// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

class QQmlEngine;

namespace reeve::app {

/// Runs the event loop until the program ends, with `lives` in memory, and returns the exit status. In a page it
/// returns at once, `lives` stays for the calls of the browser, and the page is told when `engine` asks for the end.
int runEvents(QQmlEngine& engine, std::shared_ptr<void> lives);

} // namespace reeve::app
