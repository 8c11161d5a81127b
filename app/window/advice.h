// SPDX-License-Identifier: GPL-3.0-or-later
// "What would you do?": suggests moves to the player who has to act, from what that player may know. Computed on
// request only; discarded with the next step.
#pragma once

#include "app/values/advice_facts.h"

#include <QList>
#include <QObject>
#include <QThreadPool>

namespace reeve::app {

class Game;

class Advice : public QObject {
    Q_OBJECT
    /** True if ask() can be called: a person has to act, the game is one that Reeve can play, and the choice is not
       among real cards that Reeve does not see. */
    Q_PROPERTY(bool possible READ possible NOTIFY changed)
    /** ask() has been called and `moves` is its result. */
    Q_PROPERTY(bool told READ told NOTIFY changed)
    /** At most three moves, the best first. Empty before ask(), and if there is nothing to choose. They may reveal
       the player's own cards and must be shown to that player only. */
    Q_PROPERTY(QList<reeve::app::AdviceMoveFacts> moves READ moves NOTIFY changed)
    /** At a table with real cards: the hand that was assumed for the player, as a sentence. Otherwise empty. */
    Q_PROPERTY(QString assumedHand READ assumedHand NOTIFY changed)

public:
    /// `game` must outlive this.
    Advice(Game& game, QObject* parent);
    ~Advice() override;

    [[nodiscard]] bool possible() const;
    [[nodiscard]] bool told() const { return m_told; }
    [[nodiscard]] QList<AdviceMoveFacts> moves() const { return m_moves; }
    [[nodiscard]] QString assumedHand() const { return m_assumedHand; }

    /// Computes `moves` on another thread; changed() follows. Ignored unless possible().
    Q_INVOKABLE void ask();
signals:
    void changed();

private:
    /// Discards the result; called with every step.
    void forget();

    Game& m_game;
    QThreadPool m_pool;
    int m_asked = 0; ///< number of the latest request; results of earlier ones are dropped
    bool m_told = false;
    QList<AdviceMoveFacts> m_moves;
    QString m_assumedHand;
};

} // namespace reeve::app
