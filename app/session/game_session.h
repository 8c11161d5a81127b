// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for the app: one open game. Every command of the window, of a script and of a test comes
// through perform(); each is on the disk before the state changes.
#pragma once

#include "app/session/step_clock.h"
#include "app/storage/journal.h"
#include "app/table/seat_names.h"
#include "engine/game.h"
#include "engine/log.h"
#include "engine/record/parsed.h"
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
    QString color;   ///< word of the record
    QString level{}; ///< of a seat that Reeve plays (engine/player/level_names.h); empty: a person plays
};

/// What a new game is made of.
struct NewEvening {
    QString name;
    std::vector<Player> players; ///< in seating order; the first begins
    record::Json rules;          ///< as in the record; null: as the record takes them when left out
    record::Json board;          ///< a board of the record; null: a random one
    QString start;               ///< colour of the player who begins; empty: the first
    std::uint64_t seed = 1;
    bool realTokens = false; ///< what is under a gold field is seen at the table when it is turned over (FAN-GOLD-14)
};

/// Why a command was not carried out. Nothing has changed.
struct Refused {
    QString code{};                   ///< word of the record's error table, "malformed" or one of codeOf()
    QString rule{};                   ///< ledger ID, may be empty
    std::optional<Refusal> refusal{}; ///< where the rules refuse
    std::optional<Command> command{}; ///< as far as it could be read
    PlayerId actor = kNobody;
    QString detail{}; ///< "malformed", what could not be written, and corrections: what is wrong, in English
};

/// The word for a step that could not be written: "disk-full", "disk-read-only", "disk-gone", "busy" (another program
/// has locked the file), "taken-over" (another tablet of the club plays), "looking-on" (another Reeve plays),
/// "newer-file" or "not-saved".
QString codeOf(JournalError trouble);

class GameSession {
    struct Reading;

public:
    struct Revision;

    /// Commands that the rules have accepted one after the other, not yet on the disk and not yet part of the game.
    class Change {
    public:
        /// Decides a command of the record (`undo`, `redo` and `correct` included) where the commands before it lead.
        /// Undo and redo come before all others. Refused: the change is as it was.
        std::optional<Refused> add(const record::Json& command);
        /// Takes back everything from `step` on and adds what GameSession::revise() found. It comes before all others.
        /// Refused: the change is not to be used.
        std::optional<Refused> revise(std::size_t step, const Revision& revision);
        /// What is to be written: all of it or nothing.
        [[nodiscard]] const std::vector<JournalStep>& steps() const { return m_steps; }
        [[nodiscard]] const QString& summary() const { return m_summary; }
        [[nodiscard]] const GameState& after() const { return m_state; }
        /// The last command is one of the rules, neither undo nor redo.
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
        std::optional<Refused> play(const record::Json& command);
        void put(Operation operation, QString events);

        GameSession* m_session;
        GameState m_state;     ///< where it leads
        std::size_t m_done;    ///< how many steps of the session stand
        bool m_played = false; ///< a command that is neither undo nor redo was added
        std::vector<Operation> m_operations;
        std::vector<JournalStep> m_steps;
        QString m_summary;
    };

    /// Makes a game and writes its start to the journal; with a null journal it lives in memory only.
    /// The text is what is wrong with the setup, in English.
    static std::variant<GameSession, QString> create(Journal* journal, const NewEvening& evening);
    /// A game that begins at any position ({"position":...} or {"setup":...}, the first line of a script).
    static std::variant<GameSession, QString>
    createAt(Journal* journal, const QString& name, const std::vector<Player>& players, const record::Json& firstLine);
    /// Reads a game from the journal. Its state comes from the stored events; deciding the commands again is only a
    /// check (see differsFrom()). Steps that were lost are made good as far as possible: see lostSteps().
    static std::variant<GameSession, QString> open(Journal& journal, qint64 id);
    /// Reads a game on the journal's thread, which owns `file`. `journal` is what later steps are written to.
    static std::variant<GameSession, QString> open(JournalFile& file, Journal* journal, qint64 id);

    [[nodiscard]] qint64 id() const { return m_id; }
    [[nodiscard]] const QString& gameName() const { return m_name; }
    void setGameName(const QString& name) { m_name = name; }
    [[nodiscard]] const std::vector<Player>& players() const { return m_players; }
    [[nodiscard]] SeatNames seatNames() const;
    /// The first step, from 0, that today's rules would decide otherwise than was stored. It stands as it was played.
    [[nodiscard]] std::optional<std::size_t> differsFrom() const { return m_differs; }
    /// How many steps were lost when it was opened, and the damaged file that was kept. In the place of each stands a
    /// correction that changes nothing; the next stored position corrects what followed from it.
    [[nodiscard]] int lostSteps() const { return m_lost; }
    [[nodiscard]] QString keptAside() const { return m_keptAside; }

    [[nodiscard]] const GameState& state() const { return m_log.state(); }
    /// Steps that stand, oldest first.
    [[nodiscard]] std::span<const Step> steps() const { return m_log.steps(); }
    /// The position before the step with this number, played again from the start.
    [[nodiscard]] GameState before(std::size_t step) const { return m_log.stateAfter(step); }
    /// A number that no other step of this session has or had: a step that replaced another has a new one.
    [[nodiscard]] int serial(std::size_t step) const { return m_marks[step].serial; }
    /// How many steps were ever written for the game, undo and redo included: it grows with every change.
    [[nodiscard]] int written() const { return static_cast<int>(m_written); }
    /// What written() was when this step had been accepted. A step that is done again keeps its number.
    [[nodiscard]] int writtenAt(std::size_t step) const { return m_marks[step].written; }
    [[nodiscard]] bool canUndo() const { return m_log.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_log.canRedo(); }
    /// The step that redo() would do. Requires canRedo().
    [[nodiscard]] const Step& undone() const { return m_marks[m_log.steps().size()].step; }
    /// The step that as many more redo() would do; nullptr where there is none.
    [[nodiscard]] const Step* undone(std::size_t later) const {
        const std::size_t step = m_log.steps().size() + later;
        return step < m_marks.size() ? &m_marks[step].step : nullptr;
    }
    /// It lies in a journal, not only in memory.
    [[nodiscard]] bool kept() const { return m_journal != nullptr; }

    /// A command object of the record, `undo`, `redo` and `correct` included.
    std::optional<Refused> perform(const record::Json& command);
    std::optional<Refused> undo();
    std::optional<Refused> redo();
    /// perform() in two parts, for a window that does not wait for the disk: a change is planned and written by the
    /// caller (JournalFile::append), and then it is accepted. In between the game must not change.
    [[nodiscard]] Change plan() { return Change(*this); }
    void accept(Change change);

    /// Remembers from now on what would be written, for keepIn(). For a game in memory.
    void holdSteps() { m_held.emplace(); }
    /// Puts a game in memory, held since its start, into the journal: whole, or (false, with journal.error()) not at
    /// all.
    bool keepIn(Journal& journal);
    /// keepIn() in two parts, for a caller that does not wait: keeping() writes the game on the journal's thread and
    /// returns its number; keptIn() says that this was done.
    [[nodiscard]] std::function<std::optional<qint64>(JournalFile&)> keeping() const;
    void keptIn(Journal& journal, qint64 id);

    /// A command that was accepted, as it was given; requires step < steps().size().
    [[nodiscard]] const record::Json& given(std::size_t step) const { return m_marks[step].command; }
    /// When a step was accepted: UTC, milliseconds since 1970; never before the step ahead of it, also where the clock
    /// was set back. 0 where it is not known: steps of a journal of version 1.
    [[nodiscard]] qint64 time(std::size_t step) const { return m_marks[step].time; }
    /// The game from its start as a script that plays it again (record, section 4), one line each.
    [[nodiscard]] std::string script() const { return record::scriptText(m_log); }

    /// What comes of putting another command in the place of one that was accepted.
    struct Revision {
        std::vector<record::Json> commands; ///< the changed one and those after it that can still be carried out
        int dropped = 0;                    ///< answers that nobody asks for any more
        std::optional<std::size_t> stop;    ///< the first step that cannot follow; nothing after it is in `commands`
        std::optional<Refused> refused; ///< why: of `stop`, or of the changed command itself (then `commands` is empty)
        std::optional<GameState> after; ///< where `commands` lead; nothing where there are none
    };
    /// Tries it and changes nothing. Dice, stolen cards and bought cards of later steps stay as they were.
    [[nodiscard]] Revision revise(std::size_t step, const record::Json& command) const;
    /// Takes back everything from `step` on and carries out what revise() found: all of it or nothing, also on the
    /// disk.
    std::optional<Refused> carryOut(std::size_t step, const Revision& revision);

private:
    /// The log shows no steps that were taken back; these are remembered here, in the same order.
    struct Mark {
        int serial;
        Step step;
        record::Json command;
        qint64 time;
        int written; ///< see writtenAt()
    };

    explicit GameSession(const GameState& start) : m_log(start) {}
    /// Puts a change on the disk and accepts it.
    std::optional<Refused> carryOut(Change change);
    void mark(const record::Json& command, qint64 time);
    /// Takes in a step as it was stored.
    void read(const JournalStep& step, Reading& reading);
    bool readTakenBack(const record::Json& command);
    bool readCorrection(const record::Json& command, const record::Json& events, qint64 time, bool& differs);
    bool readPlayed(const record::Json& command, const JournalStep& step, bool& differs);

    Journal* m_journal = nullptr;
    /// Steps that are written later, together.
    std::optional<std::vector<JournalStep>> m_held;
    qint64 m_id = 0;
    QString m_name;
    std::vector<Player> m_players;
    Log m_log;
    std::vector<Mark> m_marks;
    int m_lastSerial = 0;
    StepClock m_clock;
    std::size_t m_written = 0; ///< steps ever accepted, those that were taken back included
    std::optional<std::size_t> m_differs;
    int m_lost = 0;
    QString m_keptAside;
};

} // namespace reeve::app
