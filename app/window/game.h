// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for the window: the open game as properties. QML binds to them and sends commands of the record; it knows
// no rule.
#pragma once

#include "app/play/game_session.h"
#include "app/play/handover.h"
#include "app/play/real_cards.h"
#include "app/values/components.h"
#include "app/values/place_facts.h"
#include "app/values/prompt_facts.h"
#include "app/values/refusal_facts.h"
#include "app/values/script_value.h"
#include "app/window/game_facts.h"
#include "app/window/story.h"
#include "app/window/uncovered_view.h"
#include "engine/player/player.h"

#include <QObject>
#include <QPointer>
#include <QVariant>

#include <bitset>
#include <functional>
#include <optional>
#include <vector>

namespace reeve::app {

class Table;
struct RecentGift;

class Game : public QObject {
    Q_OBJECT
    /** True while a game is open. */
    Q_PROPERTY(bool active READ active NOTIFY changed)
    /** Increases with every accepted change. */
    Q_PROPERTY(int revision READ revision NOTIFY changed)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    /** The record's position object without hidden parts, see positionView(). Null: no game is open. */
    Q_PROPERTY(QVariant position READ scriptPosition NOTIFY positionChanged)
    /** In seating order. */
    Q_PROPERTY(QList<reeve::app::PlayerFacts> players READ players NOTIFY playersChanged)
    /** The player who has to act (`expected.player`); default-constructed if there is none. */
    Q_PROPERTY(reeve::app::PlayerFacts awaited READ awaited NOTIFY awaitedChanged)
    /** A default-constructed player, for seats that do not exist. */
    Q_PROPERTY(reeve::app::PlayerFacts nobody READ nobody CONSTANT)
    Q_PROPERTY(reeve::app::TurnFacts turn READ turn NOTIFY turnChanged)
    Q_PROPERTY(reeve::app::BarbarianFacts barbarians READ barbarians NOTIFY barbariansChanged)
    Q_PROPERTY(reeve::app::ExpectedFacts expected READ expected NOTIFY expectedChanged)
    Q_PROPERTY(reeve::app::OptionsFacts options READ options NOTIFY optionsChanged)
    /** At a table with real progress decks: words of the cards that the player to act could play now if they held
       them. Otherwise empty; `uncovered` has the playable cards. */
    Q_PROPERTY(QStringList playable READ playable NOTIFY playableChanged)
    /** Secrets of the seat named by uncover(); default-constructed while covered. */
    Q_PROPERTY(reeve::app::UncoveredFacts uncovered READ uncovered NOTIFY uncoveredChanged)
    /** What happened since the last turn of the player on turn (app/window/since_view.h); `told` is false if nothing
       is shown. */
    Q_PROPERTY(reeve::app::SinceFacts since READ since NOTIFY sinceChanged)
    Q_PROPERTY(QList<reeve::app::YieldFacts> production READ production NOTIFY productionChanged)
    Q_PROPERTY(reeve::app::LastRollFacts lastRoll READ lastRoll NOTIFY lastRollChanged)
    /** The last attack, until acknowledgeAttack(); `landed` is false otherwise. */
    Q_PROPERTY(reeve::app::AttackFacts attack READ attack NOTIFY attackChanged)
    /** The last battles on hexes, until acknowledgeConflict(); `begun` is false otherwise. */
    Q_PROPERTY(reeve::app::ConflictFacts conflict READ conflict NOTIFY conflictChanged)
    Q_PROPERTY(QList<reeve::app::StoryEntryFacts> story READ story NOTIFY storyChanged)
    /** The last entry of `story`; its text is empty if there is none. */
    Q_PROPERTY(reeve::app::StoryEntryFacts newest READ newest NOTIFY newestChanged)
    /** What the table has to do besides what was tapped: which cards each player has to return and take after a
       correction, if the cards are real, one sentence per player; and where a displaced knight goes. Until
       dismissHandover(): cards are on the table until somebody moves them. */
    Q_PROPERTY(QStringList handover READ handover NOTIFY handoverChanged)
    /** At a table with real cards, after undo or redo: the same sentences, until dismissTurnedBack(). */
    Q_PROPERTY(QStringList turnedBack READ turnedBack NOTIFY turnedBackChanged)
    /** At a table with real cards: "By Reeve's count Anna has 1 card.", where a command takes more cards than that.
       Nothing was done; bookAnyway() does it, dismissDoubt() forgets it. Empty: nothing is doubted. */
    Q_PROPERTY(QString doubt READ doubt NOTIFY doubtChanged)
    /** Seat of the player in `doubt`; -1: nothing is doubted. */
    Q_PROPERTY(int doubted READ doubted NOTIFY doubtChanged)
    /** What the table has to tell before a command of a seat of Reeve's is performed: cards from a real hand. tell()
       performs it, dismissUnseen() forgets it. */
    Q_PROPERTY(reeve::app::UnseenFacts unseen READ unseen NOTIFY unseenChanged)
    /** Cards that a person got from a seat of Reeve's in this turn and takes from the bank, until acknowledgeGiven().
     */
    Q_PROPERTY(reeve::app::GivenFacts given READ given NOTIFY givenChanged)
    /** Right after the end of a turn, the seats that the special building phase passes over because they can pay for
       nothing by Reeve's count of real cards. */
    Q_PROPERTY(QList<int> passedOver READ passedOver NOTIFY changed)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /** A change is being written or a game is being opened. Properties still show the old position; further changes
       are refused. */
    Q_PROPERTY(bool saving READ saving NOTIFY savingChanged)
    /** A warning about the file of this game, or about a step of another game that was not saved; empty: none. */
    Q_PROPERTY(QString notice READ notice NOTIFY changed)

public:
    /// `journal` is read and written; it and `table` must outlive this. `table` says which cards and dice are real;
    /// nullptr: only the dice.
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
    [[nodiscard]] const QList<ActionFacts>& actions() const { return m_shown.actions; }
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
    [[nodiscard]] QString doubt() const;
    [[nodiscard]] int doubted() const { return m_beyond == kNobody ? -1 : static_cast<int>(m_beyond); }
    [[nodiscard]] const UnseenFacts& unseen() const { return m_unseen; }
    [[nodiscard]] const GivenFacts& given() const { return m_shown.given; }
    [[nodiscard]] const QList<int>& passedOver() const { return m_passedOver; }
    [[nodiscard]] QString undoText() const { return m_undoText; }
    [[nodiscard]] QString redoText() const { return m_redoText; }
    [[nodiscard]] bool canUndo() const { return m_session && m_session->canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_session && m_session->canRedo(); }
    [[nodiscard]] QString notice() const { return m_notice; }
    [[nodiscard]] bool saving() const { return m_saving; }
    /// A step that the disk refused after its game was closed, as a sentence; empty: none, or dismissNotice() was
    /// called.
    [[nodiscard]] const QString& lostStep() const { return m_lostStep; }
    /// Sets the JavaScript engine, which creates the shared object of `position`.
    void useEngine(QJSEngine* engine) { m_engine = engine; }
    /// The open game; nullptr: none.
    [[nodiscard]] const GameSession* session() const { return m_session ? &*m_session : nullptr; }
    /// Changes whenever a game is opened or closed.
    [[nodiscard]] int sessionNumber() const { return m_sessionNumber; }
    /// Which cards and dice Reeve keeps and which are real. If Reeve plays a seat, it keeps that hand and deals the
    /// progress cards.
    [[nodiscard]] Components components() const;
    /// The position of the open game, where `pending` begins with what the table asks for; nullptr: none.
    [[nodiscard]] const GameState* state() const { return m_asking ? &*m_asking : nullptr; }
    /// The state from which the choices of the acting player are listed: the true one while that player's cards are
    /// uncovered, otherwise what the table knows. Requires an open game.
    [[nodiscard]] GameState asked() const;
    /// Names of the seats; empty if no game is open.
    [[nodiscard]] SeatNames seatNames() const { return m_session ? m_session->seatNames() : SeatNames(); }
    /// Level of a seat that Reeve plays; nullopt: a person plays it, or no game is open.
    [[nodiscard]] std::optional<player::Level> levelOf(PlayerId seat) const;
    /// Reeve keeps the hands and therefore knows their sizes.
    [[nodiscard]] bool counted() const { return !components().realHands; }
    /// Number of the open game in the journal; 0: none is open, or it lives in memory only.
    [[nodiscard]] qint64 id() const { return m_session ? m_session->id() : 0; }

    // Functions that change the game write it to the disk before they show it, and never wait for the disk. They return
    // true if the rules accept the change; saving() is true until the event loop shows it or until refused() reports
    // the error of the disk. While saving(), further changes are refused with the code "saving". A game that is not in
    // the journal changes at once.

    /// Performs a command object of the record. False: refused() was emitted, or no game is open.
    Q_INVOKABLE bool perform(const QVariant& command);
    /// perform() for commands that are one change: all of them or none.
    bool performAll(const std::vector<Command>& commands);
    /// performAll() for lines of the record: commands, or a correction, or one or more times `undo`.
    bool performAll(const std::vector<record::Json>& lines);
    /// Why performAll() would be refused, except for what it would ask about; nullopt: it would not be. Requires an
    /// open game.
    [[nodiscard]] std::optional<Refused> whyNot(const std::vector<record::Json>& lines);
    /// Of the decisions that may be answered in any order, the table asks for one of `seat` (expected.instead) first.
    Q_INVOKABLE void askFirst(int seat);
    /// Hands a seat to Reeve, or with an empty level back to a person; kept with the table, not undone. False: nothing
    /// changes, see whyNotReeve() and whyNotPerson(), or the arguments are invalid.
    Q_INVOKABLE bool handOver(int seat, const QString& level);
    /// Why Reeve cannot play this seat, as a sentence; empty: it can.
    Q_INVOKABLE QString whyNotReeve(int seat) const;
    /// Why a person cannot play this seat, as a sentence; empty: a person can.
    Q_INVOKABLE QString whyNotPerson(int seat) const;
    using Seats = std::bitset<kMaxPlayers>;
    /// Tells which seats have a phone that answers. From the next change on the table asks for their decisions last; a
    /// question that is shown stays.
    void setOnPhones(Seats seats) { m_onPhones = seats; }
    /// Ends the special building phase: nobody (else) builds. False: refused() was emitted, or there is no such phase.
    Q_INVOKABLE bool nobodyBuilds();
    /// Performs the command in `doubt`; the missing cards are added to the count.
    Q_INVOKABLE bool bookAnyway();
    /// Answers `unseen`: a kind of card ("ore") and how many of it. What follows is asked next, then the command is
    /// performed. False: refused() was emitted, or more is asked.
    Q_INVOKABLE bool tell(const QString& card, int count);
    /// Empties `unseen`; nothing was performed.
    Q_INVOKABLE void dismissUnseen();
    /// Clears `given`.
    Q_INVOKABLE void acknowledgeGiven();
    /// Empties `doubt`.
    Q_INVOKABLE void dismissDoubt();
    /// Records that a player really holds that number of cards (at a table with real hands). False: the count is the
    /// same already, the box has too few cards, or the change is refused.
    Q_INVOKABLE bool recount(int player, int cards);
    /// Callback with the result of a command: nullopt once it is on the disk and shown, else why it was refused.
    using Answer = std::function<void(const std::optional<Refused>& why)>;
    /// perform() for callers other than the window. The result goes to `answer` only, exactly once, possibly before
    /// this returns. Additional codes: "saving", another change is being written; "no-game", no game is open or it was
    /// closed before the write finished; "beyond-count", the command takes more cards than the real hand has by the
    /// count; "unseen", the table has to tell which cards Reeve gets. If the disk refuses the step of a closed game,
    /// lostStep() tells it too.
    void carryOut(const record::Json& command, Answer answer);
    /// Which hint about cards on the table follows a change.
    enum class Handover {
        None,      ///< none: the command itself says who gets what
        Corrected, ///< `handover`, for a correction; adds that some cards may already lie that way
        TakenBack, ///< `handover`, after earlier commands were replaced
        Steps,     ///< `turnedBack`, after undo or redo
    };
    /// Adds commands to a change, or returns why that is refused.
    using Plan = std::function<std::optional<Refused>(GameSession::Change&)>;
    /// Plans a change, writes it and shows it. A refusal goes to `answer`, or to refused() if `answer` is empty.
    /// Requires an open game.
    bool change(const Plan& plan, Handover handover = Handover::None, const Answer& answer = {});
    /// As perform() with the command `undo` or `redo`. At a table with real cards, a correction that the command
    /// required is undone or redone with it; `turnedBack` follows.
    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();
    /// Records that a player shows a victory point card (at a table with real progress decks). False: refused() was
    /// emitted (PROG-5), or the arguments are invalid.
    Q_INVOKABLE bool showCard(int player, const QString& card);
    /// Preview of an attack as if the barbarians landed now: see attackPreview().
    Q_INVOKABLE reeve::app::AttackFacts attackPreview() const;
    /// Clears `attack`, or `conflict`.
    Q_INVOKABLE void acknowledgeAttack();
    Q_INVOKABLE void acknowledgeConflict();
    /// The place with this name: what stands there, what it produces and what may be done (app/window/place_view.h).
    /// The name of the result is empty if the board has no such place.
    Q_INVOKABLE reeve::app::PlaceFacts placeAt(const QString& name) const;
    /// Why a player may not play a card (word of the record) now, as a sentence; empty: it may be played.
    /// `development`: selects the development card where the game also has progress cards.
    Q_INVOKABLE QString whyNot(int player, const QString& card, bool development = false) const;
    /// Text for every place on which a piece stands, by name of the place: {"c4": "City of Anna"}.
    Q_INVOKABLE QVariantMap standing() const;
    /// Fills `uncovered` with the cards of a seat (-1: only the decks); with `record`, which is for corrections, with
    /// all its hidden parts. A seat that Reeve plays stays covered. Ends with cover() or when another game is opened.
    Q_INVOKABLE void uncover(int seat, bool record);
    /// Covers everything again; `uncovered` becomes default-constructed.
    Q_INVOKABLE void cover();
    /// Closes the game. A write in progress still completes.
    Q_INVOKABLE void close();
    /// Empties `handover`.
    Q_INVOKABLE void dismissHandover();
    /// Empties `turnedBack`.
    Q_INVOKABLE void dismissTurnedBack();
    /// Hides the notice, unless it says that the game is read-only.
    Q_INVOKABLE void dismissNotice();

    /// Writes a new game to the journal and opens it; opened() follows. `choices` are passed to Table::take(). False:
    /// refused() was emitted.
    bool begin(GameSession session, const QVariantMap& choices);
    /// Opens a game of the journal; opened() follows. False: refused() was emitted.
    bool open(qint64 id);
    /// Opens a game that is already loaded, for example from a script, without opened().
    void show(GameSession session);
    /// Updates the name of the open game after the journal has renamed it.
    void renamed(const QString& name);
    /// Rebuilds all texts in the new language.
    void retranslate();
    /// Emits refused() with the reason as a sentence.
    void refuse(const Refused& why);
    /// The reason of a refusal as a sentence. `in`: the position in which it was refused; nullopt: the present one.
    [[nodiscard]] QString reasonOf(const Refused& why, const std::optional<GameState>& in = {}) const;
    /// True if step `step` is a correction that was made for the command after it (app/play/real_cards.h).
    [[nodiscard]] bool servesNext(std::size_t step) const;
    /// One sentence per player about the cards that differ between two states; `gone` and `come`: the cards from seats
    /// of Reeve among the steps that led to them.
    [[nodiscard]] QStringList handoverBetween(const GameState& before, const GameState& after,
                                              const std::vector<RecentGift>& gone,
                                              const std::vector<RecentGift>& come) const;

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
    void actionsChanged();
    void playableChanged();
    void uncoveredChanged();
    void sinceChanged();
    void productionChanged();
    void lastRollChanged();
    void attackChanged();
    void conflictChanged();
    void handoverChanged();
    void turnedBackChanged();
    void doubtChanged();
    void unseenChanged();
    void givenChanged();
    void storyChanged();
    void newestChanged();
    /// The command `step` was performed and written, by the window or another caller. Not emitted for undo and redo.
    void carriedOn(const Step& step);
    void savingChanged();
    /// A game was opened: a new one or one from the journal.
    void opened();
    void refused(const reeve::app::RefusalFacts& refusal);

private:
    /// `position` for QML: an object that bindings share.
    [[nodiscard]] QVariant scriptPosition() const { return m_position.in(m_engine); }

    /// What the table has said about a command.
    struct Said {
        bool book = false; ///< it may take more real cards than the count has
        std::vector<Told> told{};
    };
    /// Adds a command to a change and, at a table with real cards, before it the correction that it requires.
    [[nodiscard]] std::optional<Refused> add(GameSession::Change& change, const record::Json& given, const Said& said);
    [[nodiscard]] std::optional<Refused> add(GameSession::Change& change, Command command, const Said& said);
    /// Plans commands of the window, which may be doubted or asked about; `m_attempt` repeats them.
    using Attempt = std::function<std::optional<Refused>(GameSession::Change&, const Said&)>;
    bool attempt(const Attempt& attempt, Handover handover);
    void setUnseen(const UnseenFacts& unseen);
    /// Ends a change: a refusal goes to `answer`, or to refused() if `answer` is empty; otherwise rebuilds all
    /// properties. Returns whether it was accepted.
    bool carriedOut(const std::optional<Refused>& refused, const Answer& answer = {});
    bool write(GameSession::Change change, Handover handover, const Answer& answer = {});
    /// True while saving; emits refused() then.
    bool occupied();
    void setSaving(bool saving);
    void cannotOpen(const QString& why, JournalError trouble);
    /// Adds what undo or redo returns and takes to `turnedBack`.
    void tellTurned(const std::vector<app::Handover>& cards);
    void tellHandover(const GameState& before, const std::vector<RecentGift>& gifts, Handover handover);
    /// Adds to `handover` what the last step has done with a displaced knight, and removes it when it is undone.
    void tellDisplaced(bool plays);
    void setDoubt(PlayerId beyond);
    void tellPassedOver();
    void setHandover(const QStringList& sentences);
    void setTurnedBack(const QStringList& sentences);
    void look(const Looking& looking);
    /// Seats changed hands at the table, or its other settings have changed.
    void followTable();
    /// Recomputes state(): what was asked for and is still owed stays first, else seats without a phone come first.
    void ask();
    /// Recomputes all properties and emits the signal of each one whose value changed, then changed().
    void refresh();
    void rebuild();
    [[nodiscard]] QString warning() const;

    Journal& m_journal;
    Table* m_table;
    std::optional<GameSession> m_session;
    std::optional<GameState> m_asking; ///< see state()
    Seats m_onPhones;
    Story m_story;
    ScriptValue m_position;
    GameFacts m_shown; ///< without `position`, which m_position holds
    PlayerFacts m_awaited;
    QPointer<QJSEngine> m_engine;           ///< of the window
    std::vector<void (Game::*)()> m_untold; ///< signals that refresh() has still to emit
    QString m_undoText, m_redoText;
    QStringList m_handover;
    QStringList m_turnedBack;
    Attempt m_attempt;           ///< what the window performed last, or what was doubted or asked about
    PlayerId m_beyond = kNobody; ///< whose count `m_attempt` exceeds
    UnseenFacts m_unseen;
    Unseen m_asked; ///< what `m_unseen` shows
    Said m_said;    ///< about `m_attempt`
    QList<int> m_passedOver;
    std::optional<std::vector<app::Handover>> m_turned; ///< by the steps that were undone and redone in a row
    QStringList m_owed;                                 ///< `turnedBack` before these steps
    QString m_notice;
    QString m_lostStep;
    bool m_noticed = false; ///< the user dismissed the notice about lost steps
    bool m_saving = false;
    int m_sessionNumber = 0; ///< identifies the session that an asynchronous result belongs to
    Looking m_looking;
    int m_revision = 0;
    int m_acknowledged = 0; ///< serial of the step of the attack acknowledged last
    int m_conflictSeen = 0; ///< the same for battles on hexes
    int m_givenSeen = 0;    ///< serial of the step whose cards were taken from the bank last
};

} // namespace reeve::app
