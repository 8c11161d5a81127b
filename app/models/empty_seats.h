// SPDX-License-Identifier: GPL-3.0-or-later
// The seats that Reeve plays in the open game: what such a seat does next, and why. Reeve says it, a person does it on
// the real board and confirms it. What a seat does is worked out in another thread from a view of that seat.
#pragma once

#include "app/seats/thinking.h"
#include "app/values/phone_facts.h"
#include "engine/record/json.h"

#include <QObject>
#include <QSet>
#include <QStringList>
#include <QThreadPool>
#include <QVariant>

#include <functional>

namespace reeve::app {

class Game;

class EmptySeats : public QObject {
    Q_OBJECT
    /** A seat of Reeve's is to act: people are asked nothing, but to do what it says. The dice they throw for it. */
    Q_PROPERTY(bool acting READ acting NOTIFY changed)
    /** It has not said yet what it does. */
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    /** Whose turn or decision it is; -1 while no seat of Reeve's is to act. */
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    /** What it does, in a sentence: "Red builds a road: between mountains (8) and forest (5)". */
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /** Why, in a sentence; may be empty. */
    Q_PROPERTY(QString why READ why NOTIFY changed)
    /** The places of the board that it concerns. */
    Q_PROPERTY(QStringList places READ places NOTIFY changed)
    /** It offers a trade, which `text` tells. */
    Q_PROPERTY(bool offering READ offering NOTIFY changed)
    /** The seats that may take it. */
    Q_PROPERTY(QList<int> partners READ partners NOTIFY changed)

public:
    /// `game` must outlive it.
    explicit EmptySeats(Game& game, QObject* parent = nullptr);
    ~EmptySeats() override;

    [[nodiscard]] bool acting() const;
    [[nodiscard]] bool thinking() const { return acting() && m_stage == Stage::Thinking; }
    [[nodiscard]] int seat() const;
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] QString why() const { return m_why; }
    [[nodiscard]] QStringList places() const { return m_places; }
    [[nodiscard]] bool offering() const { return m_offer.has_value(); }
    [[nodiscard]] const QList<int>& partners() const { return m_partners; }

    /// What it says was done. False and Game.refused() when it cannot be.
    Q_INVOKABLE bool confirm();
    /// A player takes the offer. False and Game.refused() when the cards are missing.
    Q_INVOKABLE bool take(int partner);
    /// Nobody takes it.
    Q_INVOKABLE void decline();
    /// A person on turn offers a seat of Reeve's a trade, a command of the record; answered() follows.
    Q_INVOKABLE void ask(const QVariantMap& trade);
    /// What players offer each other, of which nothing is known before somebody is asked.
    struct Offers {
        std::function<QList<OfferFacts>()> open;
        /// A seat's answer; false where it cannot be taken now.
        std::function<bool(const QString& offer, const QString& color, bool agrees)> answer;
    };
    /// Follows offers to seats of Reeve's, with each answerOffers().
    void heed(Offers offers) { m_offers = std::move(offers); }
    /// Offers have changed: each seat of Reeve's that is asked says yes or no by itself.
    void answerOffers();

signals:
    void changed();
    /// What a seat says to a trade that it was offered. It was carried out if it agrees.
    void answered(bool agrees, const QString& text);

private:
    enum class Stage : std::uint8_t {
        None,     ///< no seat of Reeve's is to act
        Thinking, ///< its answer is awaited
        Dice,     ///< it rolls: people throw for it
        Move,     ///< it says what it does
        Offer,    ///< it offers a trade
        Stuck     ///< it found nothing to do: people decide for it
    };

    void follow();
    void think();
    void take(const Thought& thought);
    void show(const Command& command);
    void showOffer(player::Bargain offer); // by value: what is shown so far is forgotten first
    void helpOut();
    void showNothing(Stage stage);
    [[nodiscard]] std::uint64_t seed() const;

    Game& m_game;
    QThreadPool m_pool;
    Offers m_offers;
    QSet<QString> m_answeredOffers; ///< offer and colour
    Stage m_stage = Stage::None;
    int m_revision = -1; ///< of the game that the stage is for
    int m_asked = 0;     ///< counts questions: an answer that comes late belongs to none
    std::vector<Command> m_refused;
    std::vector<player::Bargain> m_unwanted;
    bool m_offered = false; ///< in this turn: once is enough, lest the table is asked all the time
    int m_turn = -1, m_session = -1;
    std::optional<Command> m_command;
    std::optional<player::Bargain> m_offer;
    QString m_text, m_why;
    QStringList m_places;
    QList<int> m_partners;
};

} // namespace reeve::app
