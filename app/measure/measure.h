// SPDX-License-Identifier: GPL-3.0-or-later
// How long people wait: for the first picture, for each page, for the answer to a tap, and from frame to frame.
#pragma once

#include <QElapsedTimer>
#include <QQuickWindow>

namespace reeve::app {

class Game;
class GameSetup;
class Games;
class IdleGc;

/// What is measured.
struct Measured {
    QQuickWindow& window;
    Game& game;
    GameSetup& setup;
    Games& games;
    IdleGc& collector;
};

/// Measures once the window runs, prints a line for each figure to standard output, and ends the program. `sinceStart`
/// was started first thing in main(). A game of the journal is begun for it, so that every move goes to the disk as in
/// play, and removed at the end. Between two moves the collector does what it does while a person thinks.
void measure(Measured measured, const QElapsedTimer& sinceStart);

} // namespace reeve::app
