// SPDX-License-Identifier: GPL-3.0-or-later
// The current prompt, and the commands that its choices lead to (app/play), for QML, which knows no rule.
#pragma once

#include "app/play/table_view.h"
#include "app/window/prompt_view.h"

#include <QObject>

namespace reeve::app {

class EmptySeats;
class Game;

class Prompts : public QObject {
    Q_OBJECT
    /** The decision or action that the table waits for; empty while Reeve plays the acting seat (EmptySeats). */
    Q_PROPERTY(reeve::app::PromptFacts current READ current NOTIFY changed)
    /** How the next dice are entered. */
    Q_PROPERTY(reeve::app::DiceFacts dice READ dice NOTIFY diceChanged)
    /** What the turn offers, possible now or not. */
    Q_PROPERTY(QList<reeve::app::ActionFacts> actions READ actions NOTIFY actionsChanged)

public:
    /// `game` and `seats` must outlive this. `seats` null: people play all seats.
    explicit Prompts(const Game& game, const EmptySeats* seats = nullptr, QObject* parent = nullptr);

    [[nodiscard]] PromptFacts current() const;
    [[nodiscard]] DiceFacts dice() const;
    [[nodiscard]] QList<ActionFacts> actions() const;

    /// The prompt with this verb (`do` of the record): its name, its explanation and whether its choices are secret.
    Q_INVOKABLE reeve::app::PromptFacts about(const QString& verb) const;
    /// What is chosen next after `answers`, in the order of choosing: names of places and other words of the record.
    /// `what`: "" for the current prompt, or an action chosen by the player on turn: "road", "settlement", "city",
    /// "wall", "knight", "activate", "promote", "move", "chase"; with Seafarers "ship", "sail" (move a ship),
    /// "chase-pirate"; the word of another offer; "play" and "play-development" with their `card`.
    /// During the set-up "ship" means a ship instead of the road.
    Q_INVOKABLE reeve::app::ChoiceFacts ask(const QString& what, const QString& card, const QStringList& answers) const;
    /// Consequences of a command that are public knowledge (app/play/foresight.h).
    Q_INVOKABLE reeve::app::ForesightFacts foresee(const QVariant& command) const;
    /// Actions that a piece on this place can start, besides those of Game.placeAt(): words for about() and ask().
    Q_INVOKABLE QStringList startsAt(const QString& place) const;
    /// The command for these taps, legal or not; performing it returns a refusal that names the rule. Null: no game is
    /// open.
    Q_INVOKABLE QVariant attempt(const QString& what, const QStringList& taps) const;
    /// What may still be specified before the command is performed: the hex where battles begin and, with real dice,
    /// what was drawn or rolled at the table.
    Q_INVOKABLE reeve::app::QuestionFacts open(const QVariant& command) const;
    /// The command with `answer` to its open question: hexes, or a number.
    Q_INVOKABLE QVariant completed(const QVariant& command, const QVariant& answer) const;
    /// Command that answers the current prompt with a place, a card, a deck or card counts {"ore": 2}; no value if
    /// there is nothing to choose. Null: no prompt.
    Q_INVOKABLE QVariant answer(const QVariant& value = QVariant()) const;
    /// Largest number of cards of one kind ("ore") among the legal answers when gold is taken: the number due, or what
    /// the bank has left if that is less (GOLDHEX-3). 0: no gold is taken.
    Q_INVOKABLE int mostOf(const QString& card) const;
    /// Command that discards the cards due without saying which, where real cards are discarded; null: nothing is due.
    /// The kinds are assumed.
    Q_INVOKABLE QVariant discardUnseen() const;
    /// Command that declines the current prompt; null: it cannot be declined.
    Q_INVOKABLE QVariant decline() const;
    /// Command for a roll of real dice: {red, yellow} or {total}, with `event` if the event die is used; {}: Reeve
    /// rolls.
    Q_INVOKABLE QVariant roll(const QVariantMap& dice) const;

signals:
    void changed();
    void diceChanged();
    void actionsChanged();

private:
    [[nodiscard]] std::optional<Prompt> chosen(const QString& what, const QString& card, const GameState& asked) const;

    const Game& m_game;
    const EmptySeats* m_seats;
};

} // namespace reeve::app
