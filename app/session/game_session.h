// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for the app: one open game. Every command of the window, of a script and of a test comes
// through perform(); each is on the disk before the state changes.
#pragma once

#include "app/session/seat_names.h"
#include "app/session/step_clock.h"
#include "app/storage/journal.h"
#include "engine/events/log.h"
#include "engine/game.h"
#include "engine/record/parsed.h"
#include "engine/record/script.h"

#include <QString>

#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace reeve::app {

struct Player {
    QString name;
    QString color; ///< word of the record
};

/// What a new game is made of.
struct NewEvening {
    QString name;
    std::vector<Player> players; ///< in seating order; the first begins
    record::Json rules;          ///< as in the record; null: as the record takes them when left out
    record::Json board;          ///< a board of the record; null: a random one
    QString start;               ///< colour of the player who begins; empty: the first
    std::uint64_t seed = 1;
};

/// Why a command was not carried out. Nothing has changed.
struct Refused {
    QString code{};                   ///< word of the record's error table, "malformed" or one of codeOf()
    QString rule{};                   ///< ledger ID, may be empty
    std::optional<Refusal> refusal{}; ///< where the rules refuse
    std::optional<Command> command{}; ///< as far as it could be read
    PlayerId actor = kNobody;
    QString detail{};                 ///< "malformed", what could not be written, and corrections: what is wrong, in English
};

/// The word for a step that could not be written: "disk-full", "disk-read-only", "disk-gone", "looking-on" (another Reeve
/// plays), "newer-file" or "not-saved".
QString codeOf(JournalTrouble trouble);

class GameSession {
public:
    /// Makes a game and writes its start to the journal; with a null journal it lives in memory only.
    /// The text is what is wrong with the setup, in English.
    static std::variant<GameSession, QString> create(Journal* journal, const NewEvening& evening);
    /// A game that begins at any position ({"position":...} or {"setup":...}, the first line of a script).
    static std::variant<GameSession, QString> createAt(Journal* journal, const QString& name, const std::vector<Player>& players,
                                                       const record::Json& firstLine);
    /// Reads a game from the journal and plays its steps again.
    static std::variant<GameSession, QString> open(Journal& journal, qint64 id);

    [[nodiscard]] qint64 id() const { return m_id; }
    [[nodiscard]] const QString& gameName() const { return m_name; }
    void setGameName(const QString& name) { m_name = name; }
    [[nodiscard]] const std::vector<Player>& players() const { return m_players; }
    [[nodiscard]] SeatNames seatNames() const;
    /// How many damaged steps were lost when it was opened, and the file that was kept.
    [[nodiscard]] int lostSteps() const { return m_lost; }
    [[nodiscard]] QString keptAside() const { return m_keptAside; }

    [[nodiscard]] const GameState& state() const { return m_log.state(); }
    /// Steps that stand, oldest first.
    [[nodiscard]] std::span<const Step> steps() const { return m_log.steps(); }
    /// The position before the step with this number, played again from the start.
    [[nodiscard]] GameState before(std::size_t step) const { return m_log.stateAfter(step); }
    /// A number that no other step of this session has or had: a step that replaced another has a new one.
    [[nodiscard]] int serial(std::size_t step) const { return m_marks[step].serial; }
    [[nodiscard]] bool canUndo() const { return m_log.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_log.canRedo(); }
    /// The step that redo() would do. Requires canRedo().
    [[nodiscard]] const Step& undone() const { return m_marks[m_log.steps().size()].step; }

    /// A command object of the record, `undo`, `redo` and `correct` included.
    std::optional<Refused> perform(const record::Json& command);
    std::optional<Refused> undo();
    std::optional<Refused> redo();

    /// Remembers from now on what would be written, for keepIn(). For a game in memory.
    void holdSteps() { m_held.emplace(); }
    /// Puts a game in memory, held since its start, into the journal: whole, or (false, with journal.error()) not at all.
    bool keepIn(Journal& journal);

    /// A command that was accepted, as it was given; requires step < steps().size().
    [[nodiscard]] const record::Json& given(std::size_t step) const { return m_marks[step].command; }
    /// When a step was accepted: UTC, milliseconds since 1970; never before the step ahead of it, also where the clock was set
    /// back. 0 where it is not known: steps of a journal of version 1.
    [[nodiscard]] qint64 time(std::size_t step) const { return m_marks[step].time; }
    /// The game from its start as a script that plays it again (record, section 4), one line each.
    [[nodiscard]] std::string script() const { return record::scriptText(m_log); }

    /// What comes of putting another command in the place of one that was accepted.
    struct Revision {
        std::vector<record::Json> commands; ///< the changed one and those after it that can still be carried out
        int dropped = 0;                    ///< answers that nobody asks for any more
        std::optional<std::size_t> stop;    ///< the first step that cannot follow; nothing after it is in `commands`
        std::optional<Refused> refused;     ///< why: of `stop`, or of the changed command itself (then `commands` is empty)
    };
    /// Tries it and changes nothing. Dice, stolen cards and bought cards of later steps stay as they were.
    [[nodiscard]] Revision revise(std::size_t step, const record::Json& command) const;
    /// Takes back everything from `step` on and carries out what revise() found: all of it or nothing, also on the disk.
    std::optional<Refused> carryOut(std::size_t step, const Revision& revision);

private:
    /// The log shows no steps that were taken back; these are remembered here, in the same order.
    struct Mark {
        int serial;
        Step step;
        record::Json command;
        qint64 time;
    };

    explicit GameSession(const GameState& start) : m_log(start) {}
    std::optional<Refused> takeBack(const record::Json& command);
    std::optional<Refused> correct(const record::Json& command);
    std::optional<Refused> play(const record::Json& command);
    void mark(const record::Json& command);
    /// Puts an accepted command on the disk; `after` is where it leads.
    std::optional<Refused> write(const record::Json& command, const record::Json& events, const GameState& after);
    /// Puts all held steps on the disk, or none.
    std::optional<Refused> writeHeld();

    Journal* m_journal = nullptr;
    /// While a game is opened: the steps come from the disk and are compared with it, not written.
    const JournalStep* m_replayed = nullptr;
    /// Steps that are written later, together.
    std::optional<std::vector<JournalStep>> m_held;
    qint64 m_id = 0;
    QString m_name;
    std::vector<Player> m_players;
    Log m_log;
    std::vector<Mark> m_marks;
    int m_lastSerial = 0;
    StepClock m_clock;
    qint64 m_now = 0; ///< of the step that is being carried out
    int m_lost = 0;
    QString m_keptAside;
};

} // namespace reeve::app
