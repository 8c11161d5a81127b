// SPDX-License-Identifier: GPL-3.0-or-later
// Seats that Reeve plays in the open game. Reeve proposes an action, a person performs it on the real board and
// confirms it. Actions are computed on another thread from a view of the seat.
#pragma once

#include "app/play/thinking.h"
#include "app/values/phone_facts.h"
#include "app/values/trade_facts.h"

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
    /** Reeve plays the seat that has to act. People are asked only to perform its proposal, including rolling its
       dice. */
    Q_PROPERTY(bool acting READ acting NOTIFY changed)
    /** The proposal is being computed. */
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    /** Seat that Reeve acts for; -1: none. */
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    /** The proposal in a sentence: "Red builds a road: between mountains (8) and forest (5)". */
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /** The reason, in a sentence; may be empty. */
    Q_PROPERTY(QString why READ why NOTIFY changed)
    /** Names of the places that the proposal concerns. */
    Q_PROPERTY(QStringList places READ places NOTIFY changed)
    /** It offers a trade, which `text` tells. */
    Q_PROPERTY(bool offering READ offering NOTIFY changed)
    /** What seats that Reeve plays say to the trade that ask() offered last, one each. */
    Q_PROPERTY(QList<reeve::app::TradeAnswerFacts> answers READ answers NOTIFY answersChanged)
    /** The seats that may take it. */
    Q_PROPERTY(QList<int> partners READ partners NOTIFY changed)

public:
    /// `game` must outlive this.
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

    /// Performs the proposal. False: Game::refused() was emitted.
    Q_INVOKABLE bool confirm();
    /// Performs the proposed trade with a partner. False: Game::refused() was emitted, cards are missing.
    Q_INVOKABLE bool take(int partner);
    /// No player accepts the proposed trade.
    Q_INVOKABLE void decline();
    [[nodiscard]] const QList<TradeAnswerFacts>& answers() const { return m_answers; }
    /// Offers a trade (a command of the record) to the seat `with`, which performs it if it agrees, or without that key
    /// to all seats that Reeve plays. `answers` follows; a seat that declines may say what it would take.
    Q_INVOKABLE void ask(const QVariantMap& trade);
    /// Access to the offers between players.
    struct Offers {
        std::function<QList<OfferFacts>()> open;
        /// Answers for a seat; false: not possible now.
        std::function<bool(const QString& offer, const QString& color, bool agrees)> answer;
    };
    /// Sets the offers that answerOffers() handles.
    void heed(Offers offers) { m_offers = std::move(offers); }
    /// Call when offers have changed: seats that Reeve plays answer those made to them.
    void answerOffers();

signals:
    void changed();
    void answersChanged();

private:
    enum class Stage : std::uint8_t {
        None,     ///< no seat that Reeve plays has to act
        Thinking, ///< the proposal is being computed
        Dice,     ///< the seat rolls: people roll for it
        Move,     ///< a proposal is shown
        Offer,    ///< a trade is proposed
        Stuck     ///< no proposal was found: people decide for the seat
    };

    void follow();
    void think();
    void take(const Thought& thought);
    void show(const Command& command);
    void showOffer(player::Bargain offer); // passed by value, because the proposal shown so far is cleared first
    void helpOut();
    [[nodiscard]] GameState fitting(const Command& command) const;
    [[nodiscard]] bool possible(const Command& command) const;
    void showNothing(Stage stage);
    /// Asks one seat; the reply goes to `answers`.
    void askSeat(const Command& trade, bool performs);
    void setAnswers(const QList<TradeAnswerFacts>& answers);
    [[nodiscard]] std::uint64_t seed() const;

    Game& m_game;
    QThreadPool m_pool;
    Offers m_offers;
    QSet<QString> m_answeredOffers; ///< offer and colour
    Stage m_stage = Stage::None;
    int m_revision = -1; ///< revision of the game that the stage belongs to
    int m_asked = 0;     ///< number of the latest request; results of earlier ones are dropped
    std::vector<Command> m_refused;
    std::vector<player::Bargain> m_unwanted;
    bool m_offered = false; ///< in this turn; at most one proposed trade per turn
    int m_turn = -1, m_session = -1;
    std::optional<Command> m_command;
    std::optional<player::Bargain> m_offer;
    QString m_text, m_why;
    QStringList m_places;
    QList<int> m_partners;
    QList<TradeAnswerFacts> m_answers;
    int m_haggled = 0; ///< number of the latest offer of ask(); answers to earlier ones are dropped
};

} // namespace reeve::app
