// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for the app: one open game. The window, scripts and tests all play through perform(), which writes each
// step to the disk before it changes the state.
#pragma once

#include "app/play/step_clock.h"
#include "app/store/journal.h"
#include "app/values/components.h"
#include "app/values/seat_names.h"
#include "engine/game.h"
#include "engine/log.h"
#include "engine/record/script.h"

#include <QString>

#include <functional>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace reeve::app {

struct Player {
    QString name;
    QString color;   ///< colour word of the record
    QString level{}; ///< for a seat that Reeve plays, its level (engine/player/level_names.h); empty: a person plays
};

/// Parameters of a new game.
struct NewEvening {
    QString name;
    std::vector<Player> players; ///< in seating order
    record::Json rules;          ///< rules object of the record; null: the record's defaults
    record::Json board;          ///< board object of the record; null: a random board
    QString start;               ///< colour of the first player; empty: players[0]
    std::uint64_t seed = 1;
    bool realTokens = false; ///< tokens under gold fields are unknown until turned over at the table (FAN-GOLD-14)
};

/// Why a command was refused. A refused command changes nothing.
struct Refused {
    QString code{};                   ///< word of the record's error table, "malformed", or a word of codeOf()
    QString rule{};                   ///< rule ID; may be empty
    std::optional<Refusal> refusal{}; ///< set if the rules refused
    std::optional<Command> command{}; ///< set if the command could be parsed
    PlayerId actor = kNobody;
    QString detail{}; ///< in English; set for "malformed", a failed write and an invalid correction
};

/// Error word for a failed write: "disk-full", "disk-read-only", "disk-gone", "busy" (locked by another program),
/// "taken-over" (played at another tablet of the club), "looking-on" (open in another Reeve), "newer-file" or
/// "not-saved".
QString codeOf(JournalError trouble);

class GameSession {
    struct Reading;

public:
    struct Revision;

    /// Commands that the rules have accepted, in order, neither written to the disk nor applied to the session.
    class Change {
    public:
        /// Decides a command of the record (`undo`, `redo` and `correct` included) after the commands already added.
        /// Undo and redo are refused after any other command. A refusal leaves the change as it was.
        std::optional<Refused> add(const record::Json& command);
        std::optional<Refused> add(const Command& command);
        /// Undoes every step from `step` on, then adds the commands of GameSession::revise(). Must be the first call.
        /// After a refusal the change must be discarded.
        std::optional<Refused> revise(std::size_t step, const Revision& revision);
        /// The steps to write, in one transaction.
        [[nodiscard]] const std::vector<JournalStep>& steps() const { return m_steps; }
        [[nodiscard]] const QString& summary() const { return m_summary; }
        [[nodiscard]] const GameState& after() const { return m_state; }
        /// True if the last command is neither undo nor redo.
        [[nodiscard]] bool plays() const {
            return !m_operations.empty() && m_operations.back().kind == Operation::Kind::Step;
        }

    private:
        friend class GameSession;
        struct Operation {
            enum class Kind { Step, Undo, Redo } kind = Kind::Step;
            reeve::Step step;
            record::Json command;
            qint64 time = 0;
        };
        explicit Change(GameSession& session);
        std::optional<Refused> takeBack(const record::Json& command);
        std::optional<Refused> correct(const record::Json& command);
        std::optional<Refused> play(Command command, const record::Json& line);
        void put(Operation operation, QString events);

        GameSession* m_session;
        GameState m_state;     ///< position after the added commands
        std::size_t m_done;    ///< number of steps in force after the added commands
        bool m_played = false; ///< a command that is neither undo nor redo was added
        std::vector<Operation> m_operations;
        std::vector<JournalStep> m_steps;
        QString m_summary;
    };

    /// Makes a game and writes its start to the journal. `journal` null: the game lives in memory only. Errors: the
    /// fault of the setup in English, or Journal::error().
    static std::variant<GameSession, QString> create(Journal* journal, const NewEvening& evening);
    /// As create(), from any position: `firstLine` is the first line of a script ({"position":...} or {"setup":...}).
    static std::variant<GameSession, QString>
    createAt(Journal* journal, const QString& name, const std::vector<Player>& players, const record::Json& firstLine);
    /// Loads a game from the journal. The state is folded from the stored events; deciding the commands again is only a
    /// check (see differsFrom()). Lost steps are bridged, see lostSteps(). Error: a text in English.
    static std::variant<GameSession, QString> open(Journal& journal, qint64 id);
    /// As above, on the journal's thread, which owns `file`. Later steps are written to `journal`.
    static std::variant<GameSession, QString> open(JournalFile& file, Journal* journal, qint64 id);

    [[nodiscard]] qint64 id() const { return m_id; }
    [[nodiscard]] const QString& gameName() const { return m_name; }
    void setGameName(const QString& name) { m_name = name; }
    [[nodiscard]] const std::vector<Player>& players() const { return m_players; }
    /// Who plays a seat from now on; not part of the journal.
    void setLevel(std::size_t seat, const QString& level) { m_players[seat].level = level; }
    [[nodiscard]] SeatNames seatNames() const;
    /// Index of the first step that today's rules would decide differently; it stands as stored. nullopt: none.
    [[nodiscard]] std::optional<std::size_t> differsFrom() const { return m_differs; }
    /// Number of steps that were lost when the game was loaded. Each is replaced by a correction that changes nothing;
    /// the next stored position corrects the state.
    [[nodiscard]] int lostSteps() const { return m_lost; }
    /// Path of the damaged file that was kept; empty: none.
    [[nodiscard]] QString keptAside() const { return m_keptAside; }

    [[nodiscard]] const GameState& state() const { return m_log.state(); }
    /// The steps in force, oldest first.
    [[nodiscard]] std::span<const Step> steps() const { return m_log.steps(); }
    /// The position before step `step`, replayed from the start.
    [[nodiscard]] GameState before(std::size_t step) const { return m_log.stateAfter(step); }
    /// Unique within this session: a step that replaces another gets a new serial.
    [[nodiscard]] int serial(std::size_t step) const { return m_marks[step].serial; }
    /// Number of steps ever written for the game, undo and redo included. Grows with every change.
    [[nodiscard]] int written() const { return static_cast<int>(m_written); }
    /// Value of written() right after the step was accepted. Redo keeps it.
    [[nodiscard]] int writtenAt(std::size_t step) const { return m_marks[step].written; }
    [[nodiscard]] bool canUndo() const { return m_log.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_log.canRedo(); }
    /// The step that redo() would restore. Requires canRedo().
    [[nodiscard]] const Step& undone() const { return m_marks[m_log.steps().size()].step; }
    /// The step that the call of redo() after `later` others would restore; nullptr: none.
    [[nodiscard]] const Step* undone(std::size_t later) const {
        const std::size_t step = m_log.steps().size() + later;
        return step < m_marks.size() ? &m_marks[step].step : nullptr;
    }
    /// False: the game lives in memory only.
    [[nodiscard]] bool kept() const { return m_journal != nullptr; }

    /// Decides a command object of the record (`undo`, `redo` and `correct` included), writes it and applies it. Blocks
    /// until it is on the disk. Returns the refusal, or nullopt on success.
    std::optional<Refused> perform(const record::Json& command);
    /// As perform() with the command `undo` or `redo`.
    std::optional<Refused> undo();
    std::optional<Refused> redo();
    /// perform() in two parts, for callers that must not block: plan the commands, write Change::steps() with
    /// JournalFile::append, then call accept(). The session must not change in between.
    [[nodiscard]] Change plan() { return Change(*this); }
    void accept(Change change);

    /// Records all later steps for keeping(). For a game in memory.
    void holdSteps() { m_held.emplace(); }
    /// The returned function writes a game in memory, with all steps recorded since holdSteps(), in one transaction on
    /// the journal's thread and returns its number (nullopt: failed); keptIn() then attaches the session to it.
    [[nodiscard]] std::function<std::optional<qint64>(JournalFile&)> keeping() const;
    void keptIn(Journal& journal, qint64 id);

    /// The command of step `step` as it was given. Requires step < steps().size().
    [[nodiscard]] const record::Json& given(std::size_t step) const { return m_marks[step].command; }
    /// When the step was accepted, in ms since 1970 UTC; never earlier than the step before it, even if the clock was
    /// set back. 0: unknown (journal of version 1).
    [[nodiscard]] qint64 time(std::size_t step) const { return m_marks[step].time; }
    /// The game as a script, one JSON line each, that replays it from its start (record README, "A script").
    [[nodiscard]] std::string script() const { return record::scriptText(m_log); }

    /// Result of replacing one accepted command.
    struct Revision {
        std::vector<record::Json> commands; ///< the new command and the later ones that are still legal
        std::vector<std::size_t> dropped;   ///< later answers whose decision no longer arises
        std::vector<std::size_t> corrected; ///< later steps before which cards are corrected, so that they stay
        /// The first step that is no longer legal; it and all later steps are missing from `commands`.
        std::optional<std::size_t> stop;
        std::optional<Refused> refused; ///< refusal of `stop`, or of the new command itself (`commands` is empty then)
        /// Position after `commands`, in which `stop` was refused; nullopt if there are none.
        std::optional<GameState> after;
        std::vector<Step> steps; ///< that lead from the step before to `after`
    };
    /// Tries the replacement in memory, without changing the game. Dice, stolen cards and bought cards of later steps
    /// keep their values where the rules allow it. Corrections of real cards for a later step are made anew. `keep`:
    /// cards are corrected where a later step would not be legal otherwise.
    [[nodiscard]] Revision revise(std::size_t step, const record::Json& command, const Components& components,
                                  bool keep) const;
    /// Undoes every step from `step` on and performs the commands of `revision`, in one transaction. Blocks. A refusal
    /// changes nothing.
    std::optional<Refused> carryOut(std::size_t step, const Revision& revision);

private:
    /// One per step, undone steps included, in order; the log itself does not show undone steps.
    struct Mark {
        int serial;
        Step step;
        record::Json command;
        qint64 time;
        int written; ///< see writtenAt()
    };

    explicit GameSession(const GameState& start) : m_log(start) {}
    /// Writes a change to the disk, then accepts it.
    std::optional<Refused> carryOut(Change change);
    void mark(const record::Json& command, qint64 time);
    /// Applies a step as it was stored.
    void read(const JournalStep& step, Reading& reading);
    bool readTakenBack(const record::Json& command);
    bool readCorrection(const record::Json& command, const record::Json& events, qint64 time, bool& differs);
    bool readPlayed(const record::Json& command, const JournalStep& step, bool& differs);

    Journal* m_journal = nullptr;
    /// Steps recorded by holdSteps(); nullopt: not recording.
    std::optional<std::vector<JournalStep>> m_held;
    qint64 m_id = 0;
    QString m_name;
    std::vector<Player> m_players;
    Log m_log;
    std::vector<Mark> m_marks;
    int m_lastSerial = 0;
    StepClock m_clock;
    std::size_t m_written = 0; ///< steps ever accepted, undone ones included
    std::optional<std::size_t> m_differs;
    int m_lost = 0;
    QString m_keptAside;
};

} // namespace reeve::app
