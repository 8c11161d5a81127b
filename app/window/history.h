// SPDX-License-Identifier: GPL-3.0-or-later
// The past of the open game for QML: rolls, statistics, the position after any step, and changes of earlier steps.
// Computed from the steps on request, not stored.
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
    /** The rolls of this game, newest first. */
    Q_PROPERTY(QList<reeve::app::RollFacts> rolls READ rolls NOTIFY changed)
    /** Statistics of this game; default-constructed if no game is open. */
    Q_PROPERTY(reeve::app::StatisticsFacts statistics READ statistics NOTIFY changed)
    /** Duration of the players' turns, see turnTimes(); no players if no game is open. */
    Q_PROPERTY(reeve::app::TimesFacts times READ times NOTIFY changed)

public:
    /// `game` must outlive this.
    explicit History(Game& game, QObject* parent = nullptr);

    [[nodiscard]] QList<RollFacts> rolls() const;
    [[nodiscard]] StatisticsFacts statistics() const;
    [[nodiscard]] TimesFacts times() const;

    /// Probability of a total of two dice, and how often it was rolled.
    Q_INVOKABLE reeve::app::OddsFacts oddsOf(int total) const;
    /// The position after the step of a story entry, for display.
    Q_INVOKABLE reeve::app::MomentFacts moment(int step) const;
    /// Undoes every step after `step`, in one transaction. False: nothing was undone.
    Q_INVOKABLE bool backTo(int step);
    /// What would follow if the roll of `step` had been `dice`: {red, yellow, event}, or {total}. Changes nothing.
    /// `keep`: cards are corrected where a later step would not be possible otherwise.
    Q_INVOKABLE reeve::app::TriedRollFacts tryRoll(int step, const QVariantMap& dice, bool keep) const;
    /// Replaces the roll and what follows, as tryRoll() has shown. False: the roll itself is illegal; Game::refused()
    /// was emitted.
    Q_INVOKABLE bool changeRoll(int step, const QVariantMap& dice, bool keep);

signals:
    /// Another game was opened, the game has changed, or the language has.
    void changed();

private:
    Game& m_game;
};

} // namespace reeve::app
