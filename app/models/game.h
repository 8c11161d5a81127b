// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for the window: the open game as finished facts. QML binds to the properties and sends
// commands of the record; it knows no rule.
#pragma once

#include "app/models/game_facts.h"
#include "app/models/story.h"
#include "app/models/uncovered_view.h"
#include "app/session/game_session.h"
#include "app/table/components.h"
#include "app/values/hand_facts.h"
#include "app/values/place_facts.h"
#include "app/values/prompt_facts.h"
#include "app/values/script_value.h"
#include "engine/player/player.h"

#include <QObject>
#include <QPointer>
#include <QVariant>

#include <functional>
#include <optional>
#include <vector>

namespace reeve::app {

class Table;

class Game : public QObject {
    Q_OBJECT
    /** A game is open. */
    Q_PROPERTY(bool active READ active NOTIFY changed)
    /** Grows with every accepted change. */
    Q_PROPERTY(int revision READ revision NOTIFY changed)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    /** The record's position object. */
    Q_PROPERTY(QVariant position READ scriptPosition NOTIFY positionChanged)
    /** In seating order. */
    Q_PROPERTY(QList<reeve::app::PlayerFacts> players READ players NOTIFY playersChanged)
    /** The player who is waited for (`expected.player`); nobody when none is. */
    Q_PROPERTY(reeve::app::PlayerFacts awaited READ awaited NOTIFY awaitedChanged)
    /** What stands for a seat that there is not: a player without name and colour. */
    Q_PROPERTY(reeve::app::PlayerFacts nobody READ nobody CONSTANT)
    Q_PROPERTY(reeve::app::TurnFacts turn READ turn NOTIFY turnChanged)
    Q_PROPERTY(reeve::app::BarbarianFacts barbarians READ barbarians NOTIFY barbariansChanged)
    Q_PROPERTY(reeve::app::ExpectedFacts expected READ expected NOTIFY expectedChanged)
    Q_PROPERTY(reeve::app::OptionsFacts options READ options NOTIFY optionsChanged)
    /** Where progress cards are drawn at the table: words of those that the player who is waited for could play now.
       Else empty: which cards may be played is told under the cover. */
    Q_PROPERTY(QStringList playable READ playable NOTIFY playableChanged)
    /** What lies open for the one who looks under a cover. */
    Q_PROPERTY(reeve::app::UncoveredFacts uncovered READ uncovered NOTIFY uncoveredChanged)
    /** What happened since the last turn of the player on turn (app/models/since_view.h); otherwise not `told`. */
    Q_PROPERTY(reeve::app::SinceFacts since READ since NOTIFY sinceChanged)
    Q_PROPERTY(QList<reeve::app::YieldFacts> production READ production NOTIFY productionChanged)
    Q_PROPERTY(reeve::app::LastRollFacts lastRoll READ lastRoll NOTIFY lastRollChanged)
    /** The last attack until it is acknowledged; otherwise not `landed`. */
    Q_PROPERTY(reeve::app::AttackFacts attack READ attack NOTIFY attackChanged)
    /** The last battles on hexes until they are acknowledged; otherwise not `begun`. */
    Q_PROPERTY(reeve::app::ConflictFacts conflict READ conflict NOTIFY conflictChanged)
    Q_PROPERTY(QList<reeve::app::StoryEntryFacts> story READ story NOTIFY storyChanged)
    /** The last entry of the story; without text while there is none. */
    Q_PROPERTY(reeve::app::StoryEntryFacts newest READ newest NOTIFY newestChanged)
    /** After a correction at a table with real cards: who gives back and takes what, one sentence for each player.
       Until it was read (dismissHandover()), or the game goes on with another command. */
    Q_PROPERTY(QStringList handover READ handover NOTIFY handoverChanged)
    /** After undo or redo at a table with real cards: the same sentences. Until they were read (dismissTurnedBack()),
       or the next command. */
    Q_PROPERTY(QStringList turnedBack READ turnedBack NOTIFY turnedBackChanged)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /** A change is on its way to the disk, or a game is being opened: what is shown is as it was, and nothing else is
     * taken. */
    Q_PROPERTY(bool saving READ saving NOTIFY savingChanged)
    /** Something the person must know about the file of this game; empty as a rule. */
    Q_PROPERTY(QString notice READ notice NOTIFY changed)

public:
    /// Plays from and into `journal`; `table` tells which cards and dice Reeve keeps, nullptr: all but the dice.
    explicit Game(Journal& journal, Table* table = nullptr, QObject* parent = nullptr);

    [[nodiscard]] bool active() const { return m_session.has_value(); }
    [[nodiscard]] int revision() const { return m_revision; }
    [[nodiscard]] QString gameName() const { return m_session ? m_session->gameName() : QString(); }
    [[nodiscard]] QVariant position() const { return m_position.plain(); }
    [[nodiscard]] const QList<PlayerFacts>& players() const { return m_shown.players; }
    [[nodiscard]] const PlayerFacts& awaited() const { return m_awaited; }
    [[nodiscard]] static PlayerFacts nobody() { return {}; }
    [[nodiscard]] const TurnFacts& turn() const { return m_shown.turn; }
    [[nodiscard]] const BarbarianFacts& barbarians() const { return m_shown.barbarians; }
    [[nodiscard]] const ExpectedFacts& expected() const { return m_shown.expected; }
    [[nodiscard]] const OptionsFacts& options() const { return m_shown.options; }
    [[nodiscard]] const QStringList& playable() const { return m_shown.playable; }
    [[nodiscard]] const UncoveredFacts& uncovered() const { return m_shown.uncovered; }
    [[nodiscard]] const SinceFacts& since() const { return m_shown.since; }
    [[nodiscard]] const QList<YieldFacts>& production() const { return m_shown.production; }
    [[nodiscard]] const LastRollFacts& lastRoll() const { return m_shown.lastRoll; }
    [[nodiscard]] const AttackFacts& attack() const { return m_shown.attack; }
    [[nodiscard]] const ConflictFacts& conflict() const { return m_shown.conflict; }
    [[nodiscard]] const QList<StoryEntryFacts>& story() const { return m_shown.story; }
    [[nodiscard]] const StoryEntryFacts& newest() const { return m_shown.newest; }
    [[nodiscard]] const QStringList& handover() const { return m_handover; }
    [[nodiscard]] const QStringList& turnedBack() const { return m_turnedBack; }
    [[nodiscard]] QString undoText() const { return m_undoText; }
    [[nodiscard]] QString redoText() const { return m_redoText; }
    [[nodiscard]] bool canUndo() const { return m_session && m_session->canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_session && m_session->canRedo(); }
    [[nodiscard]] QString notice() const { return m_notice; }
    [[nodiscard]] bool saving() const { return m_saving; }
    /// The engine of the window, which shares one object of each value of the properties.
    void useEngine(QJSEngine* engine) { m_engine = engine; }
    /// The open game, to look at; nullptr while none is.
    [[nodiscard]] const GameSession* session() const { return m_session ? &*m_session : nullptr; }
    /// Another one for each game that is opened, and when it is closed.
    [[nodiscard]] int sessionNumber() const { return m_sessionNumber; }
    /// Which cards and dice Reeve keeps.
    [[nodiscard]] Components components() const;
    /// The position; nullptr while no game is open.
    [[nodiscard]] const GameState* state() const { return m_session ? &m_session->state() : nullptr; }
    /// The state of which is asked what the acting player may choose: the true one while that player looks at the own
    /// cards, else what the table knows. Requires: a game is open.
    [[nodiscard]] GameState asked() const;
    /// The names at the table; none while no game is open.
    [[nodiscard]] SeatNames seatNames() const { return m_session ? m_session->seatNames() : SeatNames(); }
    /// How well Reeve plays a seat; nothing where a person plays it.
    [[nodiscard]] std::optional<player::Level> levelOf(PlayerId seat) const;
    /// Reeve keeps the hands, so it knows how many cards each has.
    [[nodiscard]] bool counted() const { return !components().realHands; }
    /// The number of the open game in the journal; 0 when none is open or it lives in memory only.
    [[nodiscard]] qint64 id() const { return m_session ? m_session->id() : 0; }

    // What changes the game is written before it is shown. A disk that takes long is not waited for: true then means
    // that the rules accept it and saving() lasts until it is shown, or until refused() says why it could not be
    // written. While saving() lasts, nothing else is carried out (refused() says so).

    /// A command object of the record. False and refused() when it is not carried out.
    Q_INVOKABLE bool perform(const QVariant& command);
    /// What came of a command: nothing once it is on the disk and shown, or why it was not carried out.
    using Answer = std::function<void(const std::optional<Refused>& why)>;
    /// perform() for a caller outside the window: the result is given to `answer` alone, exactly once, perhaps
    /// before this returns. The code "saving" while another change is on its way to the disk; "no-game" where none is
    /// open, or where it was closed before the disk had answered.
    void carryOut(const record::Json& command, Answer answer);
    /// What is told of the cards that lie on the table after a change of the record.
    enum class Handover {
        None,      ///< nothing: the command itself says who gets what
        Corrected, ///< the record was corrected: some of it may lie so already
        TakenBack, ///< something that was played is otherwise now
        Steps,     ///< undo or redo: told in turnedBack, where it covers nothing
    };
    /// Adds the commands of a change, or says why there is none.
    using Plan = std::function<std::optional<Refused>(GameSession::Change&)>;
    /// Plans a change of the open game, writes it and shows it. False and refused() when it is not carried out.
    bool change(const Plan& plan, Handover handover = Handover::None, const Answer& answer = {});
    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();
    /// A player shows a victory point card drawn at the table (real progress decks). False and refused() when it cannot
    /// be.
    Q_INVOKABLE bool showCard(int player, const QString& card);
    /// The attack as it would go if the barbarians landed now: see attackPreview().
    Q_INVOKABLE reeve::app::AttackFacts landing() const;
    Q_INVOKABLE void acknowledgeAttack();
    Q_INVOKABLE void acknowledgeConflict();
    /// What a tap on a place of the board tells: what lies there, what it brings and what may be done
    /// (app/models/place_view.h); without a name for a name that the board does not have.
    Q_INVOKABLE reeve::app::PlaceFacts placeAt(const QString& name) const;
    /// Why a player may not play a card (its word) now, in words; empty where it may be played. `development`: it is a
    /// development card, where progress cards are in play, too.
    Q_INVOKABLE QString whyNot(int player, const QString& card, bool development = false) const;
    /// What stands on roads, corners and cities, in words, by the name of the place: {"c4": "City of Anna"}.
    Q_INVOKABLE QVariantMap standing() const;
    /// Price of "road", "settlement", "city", "wall", "knight", "activate", "promote", "development", or of the next
    /// level of a track.
    Q_INVOKABLE reeve::app::HandFacts costs(const QString& piece) const;
    /// How many cards the player on turn has too few for it, whatever they are; 0 where the hands are real.
    Q_INVOKABLE int cardsShort(const QString& piece) const;
    /// Somebody looks at the cards of a seat (-1: at the decks only), for a correction (`record`) at all that is hidden
    /// of it; see `uncovered`. Nobody looks at the cards of a seat that Reeve plays. Until cover(), or until another
    /// game is open.
    Q_INVOKABLE void uncover(int seat, bool record);
    Q_INVOKABLE void cover();
    Q_INVOKABLE void close();
    /// What changes hands was read.
    Q_INVOKABLE void dismissHandover();
    /// What changes hands after undo or redo was read.
    Q_INVOKABLE void dismissTurnedBack();
    /// The notice was read. One that says why the game can only be looked at stays.
    Q_INVOKABLE void dismissNotice();

    /// Keeps a new game in the journal and opens it; opened() tells. `choices` is what Table::take() gets. False and
    /// refused() when it cannot be written.
    bool begin(GameSession session, const QVariantMap& choices);
    /// Opens a game of the journal; opened() tells. False and refused() when it cannot be.
    bool open(qint64 id);
    /// Shows a game that was made elsewhere (a script).
    void show(GameSession session);
    /// The open game was given another name.
    void renamed(const QString& name);
    /// Words everything anew after the language has changed.
    void retranslate();
    /// Tells the window, by refused(), why something was not done.
    void refuse(const Refused& why);
    /// Why something was not done, as a sentence.
    [[nodiscard]] QString reasonOf(const Refused& why) const;
    /// In words, what would have to change hands between these two states.
    [[nodiscard]] QStringList handoverBetween(const GameState& before, const GameState& after) const;

signals:
    /// Emitted after any change, after the signals of the properties.
    void changed();
    void positionChanged();
    void playersChanged();
    void awaitedChanged();
    void turnChanged();
    void barbariansChanged();
    void expectedChanged();
    void optionsChanged();
    void playableChanged();
    void uncoveredChanged();
    void sinceChanged();
    void productionChanged();
    void lastRollChanged();
    void attackChanged();
    void conflictChanged();
    void handoverChanged();
    void turnedBackChanged();
    void storyChanged();
    void newestChanged();
    /// A command of the window was carried out: its newest step. Undo and redo are not told.
    void carriedOn(const Step& step);
    void savingChanged();
    /// A game is open now that was not before: made or read from the disk.
    void opened();
    /// {code, rule, text}
    void refused(const QVariantMap& refusal);

private:
    /// For QML, which shares one object of it.
    [[nodiscard]] QVariant scriptPosition() const { return m_position.in(m_engine); }

    /// Adds a command to a change, and before it what it needs at a table with real cards.
    [[nodiscard]] std::optional<Refused> add(GameSession::Change& change, const record::Json& given) const;
    /// `answer` null: a refusal is told by refused().
    bool carriedOut(const std::optional<Refused>& refused, const Answer& answer = {});
    bool write(GameSession::Change change, Handover handover, const Answer& answer = {});
    /// Whether nothing can be taken now; says so.
    bool occupied();
    void setSaving(bool saving);
    void cannotOpen(const QString& why, JournalError trouble);
    void tellHandover(const GameState& before, Handover handover);
    void setHandover(const QStringList& sentences);
    void setTurnedBack(const QStringList& sentences);
    void look(const Looking& looking);
    /// Whether the correction that is step `step` was made for that command (app/table/real_cards.h).
    [[nodiscard]] bool servedBy(std::size_t step, const Command& command) const;
    [[nodiscard]] bool serves(const Step& correction, const GameState& before, const Command& command) const;
    /// Makes everything that is shown anew. What became another value is told, and then that the game changed.
    void refresh();
    void rebuild();

    Journal& m_journal;
    Table* m_table;
    std::optional<GameSession> m_session;
    Story m_story;
    ScriptValue m_position;
    GameFacts m_shown; ///< of which only what has a type of its own is kept
    PlayerFacts m_awaited;
    QPointer<QJSEngine> m_engine;           ///< of the window
    std::vector<void (Game::*)()> m_untold; ///< of the values that rebuild() found to be others
    QString m_undoText, m_redoText;
    QStringList m_handover;
    QStringList m_turnedBack;
    QString m_notice;
    bool m_noticed = false; ///< what was lost of the game was read
    bool m_saving = false;
    int m_sessionNumber = 0; ///< another one for each session: an answer that comes late belongs to one of them
    Looking m_looking;
    int m_revision = 0;
    int m_acknowledged = 0; ///< serial of the battle's step that was acknowledged last
    int m_conflictSeen = 0; ///< the same of battles on hexes
};

} // namespace reeve::app
