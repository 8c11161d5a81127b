// SPDX-License-Identifier: GPL-3.0-or-later
// What the window asks and which command a tap becomes (app/prompts), for QML, which knows no rule.
#pragma once

#include "app/models/prompt_view.h"
#include "app/view/table_view.h"

#include <QObject>

namespace reeve::app {

class EmptySeats;
class Game;

class Prompts : public QObject {
    Q_OBJECT
    /** What the table waits for; nothing while a seat that Reeve plays is to act (EmptySeats). */
    Q_PROPERTY(reeve::app::PromptFacts current READ current NOTIFY changed)
    /** How the dice are entered that are rolled next. */
    Q_PROPERTY(reeve::app::DiceFacts dice READ dice NOTIFY diceChanged)
    /** The verbs of what only some games or moments offer, see about(); they are led by guide(). */
    Q_PROPERTY(QStringList offers READ offers NOTIFY offersChanged)
    /** Pieces that the game has besides those of the box. */
    Q_PROPERTY(QList<reeve::app::RecruitFacts> recruits READ recruits NOTIFY offersChanged)

public:
    /// `game` and `seats` must outlive it. `seats` null: people play all seats.
    explicit Prompts(const Game& game, const EmptySeats* seats = nullptr, QObject* parent = nullptr);

    [[nodiscard]] PromptFacts current() const;
    [[nodiscard]] DiceFacts dice() const;
    [[nodiscard]] QStringList offers() const;
    [[nodiscard]] QList<RecruitFacts> recruits() const;

    /// The prompt with this `do` of the record: what it is called, what it does, whether its choices are secret.
    Q_INVOKABLE reeve::app::PromptFacts about(const QString& verb) const;
    /// What carrying it out is called after `chosen` places were tapped.
    Q_INVOKABLE QString doneWords(const QString& verb, int chosen) const;
    /// What comes after `taps`: places, then perhaps a player's colour. `what` is "" for what the table waits for, or
    /// what the player on turn has chosen: "road", "settlement", "city", "wall", "knight", "activate", "promote",
    /// "move", "chase"; at sea "ship", "sail" (a ship moves), "chase-pirate"; a piece of `recruits`, or the verb of an
    /// offer. In the set-up "ship" asks for a ship in the place of the road.
    Q_INVOKABLE reeve::app::TapFacts tap(const QString& what, const QStringList& taps) const;
    /// Leads through a command with choices: see nextQuestion() in app/guide. `verb` is the record's `do`.
    Q_INVOKABLE reeve::app::GuideFacts guide(const QString& verb, const QString& card,
                                             const QVariantMap& answers) const;
    /// What a command would do, as far as everybody could work it out (app/guide/foresight.h).
    Q_INVOKABLE reeve::app::ForesightFacts foresee(const QVariantMap& command) const;
    /// Paths for the road of a set-up building at a place.
    Q_INVOKABLE QStringList setupRoads(const QString& at) const;
    /// What a piece on a place may begin besides the deeds of Game.placeAt(): words that about() and tap() take.
    Q_INVOKABLE QStringList startsAt(const QString& place) const;
    /// The command for these taps whether it is legal or not: the refusal tells which rule forbids it.
    Q_INVOKABLE QVariant attempt(const QString& what, const QStringList& taps) const;
    /// What the table may still say of a command before it is carried out: at which hex battles begin, and with real
    /// dice what was drawn or rolled at the table.
    Q_INVOKABLE reeve::app::QuestionFacts open(const QVariant& command) const;
    /// The command with an answer to what is open of it: hexes, or a number.
    Q_INVOKABLE QVariant completed(const QVariant& command, const QVariant& answer) const;
    /// Answers what the table waits for: with a place, a card, a deck, a heap {"ore": 2}; nothing where nothing is
    /// chosen.
    Q_INVOKABLE QVariant answer(const QVariant& value = QVariant()) const;
    /// Of the heaps that answer it the most cards of one kind, "ore": of gold, what is asked for or what the bank has
    /// left (GOLDHEX-3), whichever is less. 0 where no gold is taken.
    Q_INVOKABLE int mostOf(const QString& card) const;
    /// Declines it; null where that is not allowed.
    Q_INVOKABLE QVariant decline() const;
    /// The roll of real dice, {red, yellow} or {total}, with `event` where its die is rolled; {}: Reeve rolls.
    Q_INVOKABLE QVariant roll(const QVariantMap& dice) const;

signals:
    void changed();
    void diceChanged();
    void offersChanged();

private:
    [[nodiscard]] Prompt chosen(const QString& what, const GameState& asked) const;

    const Game& m_game;
    const EmptySeats* m_seats;
};

} // namespace reeve::app
