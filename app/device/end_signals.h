// SPDX-License-Identifier: GPL-3.0-or-later
// Ends the program in order when the system asks it to end, as at a logout.
#pragma once

namespace reeve::app {

/// Lets SIGTERM, SIGINT and SIGHUP end the event loop as the button in the window does, so that phones are told and
/// ports are free at once. The same signal a second time kills the program. A signal that is ignored (nohup) stays
/// ignored. Call once, after the application object was made. Does nothing on systems without POSIX signals.
void endOnSignals();

} // namespace reeve::app
