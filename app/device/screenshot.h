// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QQuickWindow;

namespace reeve::app {

/// Runs the event loop for `wait` ms, saves the content of the window and ends the program; exit status 1 if saving
/// failed.
void takeScreenshot(QQuickWindow& window, const QString& file, int wait);

} // namespace reeve::app
