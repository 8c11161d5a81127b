// SPDX-License-Identifier: GPL-3.0-or-later
// How long people wait: for the first picture, for each page, and for the answer to a tap.
#pragma once

#include <QElapsedTimer>
#include <QQuickWindow>

namespace reeve::app {

class Game;

/// Measures once the window runs, prints a line for each figure in milliseconds to standard output, and ends the program.
/// `sinceStart` was started first thing in main(). Moves of the open game are tried; without one a game in memory is begun.
/// Nothing is written to the journal unless a game of the journal is open.
void measure(QQuickWindow& window, Game& game, const QElapsedTimer& sinceStart);

} // namespace reeve::app
