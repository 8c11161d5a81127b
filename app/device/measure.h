// SPDX-License-Identifier: GPL-3.0-or-later
// Measures response times: first frame, each page, the answer to a tap, and frame intervals.
#pragma once

#include <QElapsedTimer>
#include <QQuickWindow>

namespace reeve::app {

class Game;
class GameSetup;
class Games;
class IdleGc;

/// The objects that measure() uses.
struct Measured {
    QQuickWindow& window;
    Game& game;
    GameSetup& setup;
    Games& games;
    IdleGc& collector;
};

/// Starts the measurement in the running window, prints one line per result to standard output and ends the program.
/// `sinceStart` must have been started at the beginning of main(). Creates a game in the journal, so that moves are
/// written to the disk, and removes it at the end. Runs the collector between moves, as in play.
void measure(Measured measured, const QElapsedTimer& sinceStart);

} // namespace reeve::app
