// SPDX-License-Identifier: GPL-3.0-or-later
// Explains to beginners what they meet in the open game for the first time, in a sentence. Each thing is explained once
// on this device; switching the hints off and on again begins anew.
#pragma once

#include "engine/log.h"

#include <QElapsedTimer>
#include <QObject>

#include <vector>

namespace reeve::app {

class Game;
class Settings;

class FirstEvening : public QObject {
    Q_OBJECT
    /** The sentence; empty: nothing is new. */
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /** The rule behind it. */
    Q_PROPERTY(QString rule READ rule NOTIFY changed)

public:
    /// Both must outlive this.
    FirstEvening(Game& game, Settings& settings);
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString rule() const;
    /// The sentence was read: it is not shown again, and the next one follows.
    Q_INVOKABLE void understood();
    /// Whether the sentence is on the screen now. After 4 s there it counts as read when the game goes on.
    Q_INVOKABLE void see(bool seen);
    void retranslate() { emit changed(); }

signals:
    void changed();

private:
    void meet(const Step& step);
    void show(std::vector<int> things);

    Game& m_game;
    Settings& m_settings;
    std::vector<int> m_new; ///< rows of the table of things; the first one is shown
    QElapsedTimer m_seen;   ///< since the first one is on the screen; invalid: it is not
};

} // namespace reeve::app
