// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QQuickWindow;

namespace reeve::app {

/// After `wait` milliseconds of a running event loop: saves what the window shows and ends the program, with
/// exit status 1 when that was not possible.
void takeScreenshot(QQuickWindow& window, const QString& file, int wait);

} // namespace reeve::app
