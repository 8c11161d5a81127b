// SPDX-License-Identifier: GPL-3.0-or-later
// The page tells of a crash itself (page.js), and offers to start again.
#include "app/device/crash_handler.h"

namespace reeve::app {

void installCrashHandler(const QString&, const QByteArray&, const QStringList&) {}

} // namespace reeve::app
