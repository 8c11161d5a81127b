// SPDX-License-Identifier: GPL-3.0-or-later
// How long people wait: for the first picture, for each page, for the answer to a tap, and from frame to frame.
#pragma once

#include <QElapsedTimer>
#include <QQuickWindow>

namespace reeve::app {

class IdleGc;
class Services;

/// Measures once the window runs, prints a line for each figure to standard output, and ends the program. `sinceStart`
/// was started first thing in main(). A game of the journal is begun for it, so that every move goes to the disk as in
/// play, and removed at the end. Between two moves `collector` does what it does while a person thinks.
void measure(QQuickWindow& window, Services& services, IdleGc& collector, const QElapsedTimer& sinceStart);

} // namespace reeve::app
