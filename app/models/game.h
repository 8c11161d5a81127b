// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for the window: the open game as finished facts. QML binds to the properties and sends
// commands of the record; it knows no rule.
#pragma once

#include "app/models/story.h"
#include "app/session/game_session.h"
#include "app/table/components.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariant>
#include <QtQmlIntegration>

#include <optional>

namespace reeve::app {

class Table;

class Game : public QObject {
Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /** A game is open. */
    Q_PROPERTY(bool active READ active NOTIFY changed)
    /** Grows with every accepted change. */
    Q_PROPERTY(int revision READ revision NOTIFY changed)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    /** The record's position object. */
    Q_PROPERTY(QVariant position READ position NOTIFY changed)
    /** In seating order; `longestRoad` are the paths of the player's longest road in the order of a walk. */
    Q_PROPERTY(QVariant players READ players NOTIFY changed)
    Q_PROPERTY(QVariant turn READ turn NOTIFY changed)
    Q_PROPERTY(QVariant barbarians READ barbarians NOTIFY changed)
    Q_PROPERTY(QVariant expected READ expected NOTIFY changed)
    Q_PROPERTY(QVariant options READ options NOTIFY changed)
    /** Words of the progress or development cards that the player who is waited for may play now. */
    Q_PROPERTY(QVariant playable READ playable NOTIFY changed)
    Q_PROPERTY(QVariant improvements READ improvements NOTIFY changed)
    Q_PROPERTY(QVariant production READ production NOTIFY changed)
    Q_PROPERTY(QVariant lastRoll READ lastRoll NOTIFY changed)
    /** The last attack until it is acknowledged, else null. */
    Q_PROPERTY(QVariant attack READ attack NOTIFY changed)
    Q_PROPERTY(QVariant story READ story NOTIFY changed)
    /** The newest forty entries of the story. */
    Q_PROPERTY(QVariant news READ news NOTIFY changed)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /** Something the person must know about the file of this game; empty as a rule. */
    Q_PROPERTY(QString notice READ notice NOTIFY changed)

public:
    /// Plays from and into `journal`; `table` tells which cards and dice Reeve keeps, nullptr: all but the dice.
    explicit Game(Journal& journal, Table* table = nullptr, QObject* parent = nullptr);
    static Game* create(QQmlEngine* engine, QJSEngine*);

    [[nodiscard]] bool active() const { return m_session.has_value(); }
    [[nodiscard]] int revision() const { return m_revision; }
    [[nodiscard]] QString gameName() const { return m_session ? m_session->gameName() : QString(); }
    [[nodiscard]] QVariant position() const { return m_values.position; }
    [[nodiscard]] QVariant players() const { return m_values.players; }
    [[nodiscard]] QVariant turn() const { return m_values.turn; }
    [[nodiscard]] QVariant barbarians() const { return m_values.barbarians; }
    [[nodiscard]] QVariant expected() const { return m_values.expected; }
    [[nodiscard]] QVariant options() const { return m_values.options; }
    [[nodiscard]] QVariant playable() const { return m_values.playable; }
    [[nodiscard]] QVariant improvements() const { return m_values.improvements; }
    [[nodiscard]] QVariant production() const { return m_values.production; }
    [[nodiscard]] QVariant lastRoll() const { return m_values.lastRoll; }
    [[nodiscard]] QVariant attack() const { return m_values.attack; }
    [[nodiscard]] QVariant story() const { return m_story.entries(); }
    [[nodiscard]] QVariant news() const { return m_story.newest(40); }
    [[nodiscard]] QString undoText() const { return m_values.undoText; }
    [[nodiscard]] QString redoText() const { return m_values.redoText; }
    [[nodiscard]] bool canUndo() const { return m_session && m_session->canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_session && m_session->canRedo(); }
    [[nodiscard]] QString notice() const { return m_notice; }
    /// The position; nullptr while no game is open.
    [[nodiscard]] const GameState* state() const { return m_session ? &m_session->state() : nullptr; }
    /// The number of the open game in the journal; 0 when none is open or it lives in memory only.
    [[nodiscard]] qint64 id() const { return m_session ? m_session->id() : 0; }

    /// A command object of the record. False and refused() when it is not carried out.
    Q_INVOKABLE bool perform(const QVariant& command);
    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();
    /// The position after the step of an entry of the story, to look at: {position, turn, players:[{..., points}],
    /// barbarians, back: how many steps lie after it, first, last: the newest and the oldest of these in words}. Empty when there is no such step.
    Q_INVOKABLE QVariantMap moment(int step) const;
    /// Takes back every step after this one. False when nothing was taken back.
    Q_INVOKABLE bool backTo(int step);
    /// The evening in figures: see statisticsView().
    Q_INVOKABLE QVariantMap statistics() const;
    /// A player shows a victory point card drawn at the table (real progress decks). False and refused() when it cannot be.
    Q_INVOKABLE bool showCard(int player, const QString& card);
    /// How long everybody took: see turnTimes().
    Q_INVOKABLE QVariantMap times() const;
    Q_INVOKABLE void acknowledgeAttack();
    /// Paths for the road of a set-up building at a place.
    Q_INVOKABLE QVariantList setupRoads(const QString& at) const;
    /// Where the knight at a place may go.
    Q_INVOKABLE QVariantList knightTargets(const QString& from) const;
    /// Seats that could be robbed on a hex.
    Q_INVOKABLE QVariantList robberVictims(const QString& hex) const;
    /// Price of "road", "settlement", "city", "wall", "knight", "activate", "promote", "development" as a heap.
    Q_INVOKABLE QVariantMap costs(const QString& piece) const;
    /// What the player on turn lacks for it; nothing where the hands are real.
    Q_INVOKABLE QVariantMap missing(const QString& piece) const;
    /// {name, players:[{name,color}], rules, board or null, seed, start (a colour; left out: the first)}. False and refused() when it cannot be.
    Q_INVOKABLE bool newGame(const QVariant& setup);
    /// Leads through a command with choices: see nextQuestion() in app/guide. `verb` is the record's `do`.
    Q_INVOKABLE QVariantMap guide(const QString& verb, const QString& card, const QVariantMap& answers) const;
    /// The board of a layout of the record ("random", "beginner", "letters") as a board of the record; null for another word.
    Q_INVOKABLE QVariant layOut(const QString& layout, double seed) const;
    /// The seat that begins by drawn dice: the highest total, ties rolled again (SETUP-30, SETUP-32). `players` 2 to 6.
    Q_INVOKABLE int drawStartSeat(int players, double seed) const;
    /// The rolls of this game, the newest first: {step, turn, player, red, yellow, event}.
    Q_INVOKABLE QVariantList rolls() const;
    /// What would follow if the roll of `step` had been another ({red, yellow, event}): {possible, follow, dropped, lost,
    /// stop, reason}. `follow` steps after it stay, `dropped` answers are no longer asked for, `lost` steps would go, from
    /// `stop` (worded) on, because of `reason`; both are empty where everything follows.
    Q_INVOKABLE QVariantMap tryRoll(int step, const QVariantMap& dice) const;
    /// Changes the roll and everything after it as tryRoll() told. False and refused() when the roll itself cannot be.
    Q_INVOKABLE bool changeRoll(int step, const QVariantMap& dice);
    Q_INVOKABLE void close();

    /// Opens a game of the journal.
    bool open(qint64 id);
    /// Shows a game that was made elsewhere (a script).
    void show(GameSession session);
    /// The open game was given another name.
    void renamed(const QString& name);
    /// Words everything anew after the language has changed.
    void retranslate();

signals:
    void changed();
    /// A command of the window was carried out: its newest step. Undo and redo are not told.
    void carriedOn(const Step& step);
    /// {code, rule, text}
    void refused(const QVariantMap& refusal);

private:
    struct Values {
        QVariant position, players, turn, barbarians, expected, options, playable, improvements, production, lastRoll, attack;
        QString undoText, redoText;
    };

    bool carriedOut(const std::optional<Refused>& refused);
    [[nodiscard]] Components components() const;
    /// What may be chosen is asked of this state.
    [[nodiscard]] GameState asked() const;
    /// Whether the correction that is step `step` was made for that command (app/table/real_cards.h).
    [[nodiscard]] bool servedBy(std::size_t step, const Command& command) const;
    void rebuild();

    Journal& m_journal;
    Table* m_table;
    std::optional<GameSession> m_session;
    Story m_story;
    Values m_values;
    QString m_notice;
    int m_revision = 0;
    int m_acknowledged = 0; ///< serial of the battle's step that was acknowledged last
};

} // namespace reeve::app
