// SPDX-License-Identifier: GPL-3.0-or-later
// What happened so far in the open game, for QML: its rolls and figures, the game after any step, and the changes
// of what was done. Nothing of it is kept here: it is made from the steps when it is asked for.
#pragma once

#include "app/values/roll_facts.h"
#include "app/values/statistics_facts.h"
#include "app/values/turn_facts.h"

#include <QObject>
#include <QVariant>

namespace reeve::app {

class Game;

class History : public QObject {
    Q_OBJECT
    /** The rolls of this game, the newest first. */
    Q_PROPERTY(QList<reeve::app::RollFacts> rolls READ rolls NOTIFY changed)
    /** The evening in figures; none while no game is open. */
    Q_PROPERTY(reeve::app::StatisticsFacts statistics READ statistics NOTIFY changed)
    /** How long everybody took: see turnTimes(). Nobody while no game is open. */
    Q_PROPERTY(reeve::app::TimesFacts times READ times NOTIFY changed)

public:
    /// `game` must outlive it.
    explicit History(Game& game, QObject* parent = nullptr);

    [[nodiscard]] QList<RollFacts> rolls() const;
    [[nodiscard]] StatisticsFacts statistics() const;
    [[nodiscard]] TimesFacts times() const;

    /// How likely a total of two dice is, and how often it came.
    Q_INVOKABLE reeve::app::OddsFacts oddsOf(int total) const;
    /// The game after the step of an entry of the story, to look at.
    Q_INVOKABLE reeve::app::MomentFacts moment(int step) const;
    /// Takes back every step after this one, all or none. False when nothing was taken back.
    Q_INVOKABLE bool backTo(int step);
    /// What would follow if the roll of `step` had been another ({red, yellow, event}, or {total}).
    Q_INVOKABLE reeve::app::TriedRollFacts tryRoll(int step, const QVariantMap& dice) const;
    /// Changes the roll and everything after it as tryRoll() told. False, and Game::refused(), when the roll itself
    /// cannot be.
    Q_INVOKABLE bool changeRoll(int step, const QVariantMap& dice);

signals:
    /// Another game is open, or it went on, or its words are in another language.
    void changed();

private:
    Game& m_game;
};

} // namespace reeve::app
