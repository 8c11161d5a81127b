// SPDX-License-Identifier: GPL-3.0-or-later
// "What would you do?" for the player who is to act, from what that player may know. Nothing is worked out before
// somebody asks, and what was told is gone with the next step.
#pragma once

#include "app/values/advice_facts.h"

#include <QList>
#include <QObject>
#include <QThreadPool>

namespace reeve::app {

class Game;

class Advice : public QObject {
    Q_OBJECT
    /** It can be asked: a person is to act, in a game of which enough was learned; and not which of the cards on the
       table to choose, which Reeve does not see. */
    Q_PROPERTY(bool possible READ possible NOTIFY changed)
    /** It was asked, and has answered. */
    Q_PROPERTY(bool told READ told NOTIFY changed)
    /** At most three moves, the best first; empty before it was asked, and where there is no choice. They may tell of
       the player's own cards: to be shown to that player only. */
    Q_PROPERTY(QList<reeve::app::AdviceMoveFacts> moves READ moves NOTIFY changed)
    /** Where the cards lie on the table: the hand that Reeve assumed for it, in a sentence; else empty. */
    Q_PROPERTY(QString assumedHand READ assumedHand NOTIFY changed)

public:
    /// `game` must outlive it.
    Advice(Game& game, QObject* parent);
    ~Advice() override;

    [[nodiscard]] bool possible() const;
    [[nodiscard]] bool told() const { return m_told; }
    [[nodiscard]] QList<AdviceMoveFacts> moves() const { return m_moves; }
    [[nodiscard]] QString assumedHand() const { return m_assumedHand; }

    /// Asks; `moves` follow, worked out in another thread.
    Q_INVOKABLE void ask();
signals:
    void changed();

private:
    /// What was told is of a step before.
    void forget();

    Game& m_game;
    QThreadPool m_pool;
    int m_asked = 0; ///< counts questions: an answer that comes late belongs to none
    bool m_told = false;
    QList<AdviceMoveFacts> m_moves;
    QString m_assumedHand;
};

} // namespace reeve::app
