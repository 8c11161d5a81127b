// SPDX-License-Identifier: GPL-3.0-or-later
// What the journal takes and gives: games, steps, and what there is to say about the file.
#pragma once

#include <QDateTime>
#include <QString>

#include <vector>

namespace reeve::app {

/// One accepted command with what followed from it, as JSON texts of the record.
struct JournalStep {
    QString command{};
    QString events{}; ///< see app/session/stored_step.h
    qint64 time = 0; ///< when it was accepted: UTC, milliseconds since 1970; 0 where it is not known (before version 2)
    bool lost = false; ///< could not be read; `command` is what was found of it, not verified, or empty
};

struct JournalGame {
    qint64 id = 0;
    QString name{};
    QString players{};              ///< JSON: [{"name":"Anna","color":"red"}, ...] in seating order
    QString start{};                ///< JSON: the first line of a script ({"position":...})
    QString summary{};              ///< JSON for the list of games; made from the state, may be empty
    QDateTime started{}, changed{}; ///< UTC
    bool damaged = false;           ///< steps of it were lost
    int steps = 0;                  ///< how many there are
    QString uuid{};                 ///< names the game everywhere and for ever (version 4)
    bool operator==(const JournalGame&) const = default;
};

struct LoadedGame {
    JournalGame game;
    std::vector<JournalStep> steps; ///< in order; those that could not be read are marked
    int lost = 0;                   ///< how many are marked
    QString keptAside;              ///< the file as it was, when this call found damage and repaired it
};

/// Something that the person should be told about the file itself.
enum class JournalNotice {
    None,
    Opening,       ///< it has not been read yet
    Damaged,       ///< it was damaged and has been repaired: see JournalRepair
    NewerVersion,  ///< written by a newer Reeve: nothing is changed
    OpenElsewhere, ///< another Reeve has it: games can be looked at, not played
    Busy,          ///< another program keeps it locked
    CannotOpen     ///< no folder, no permission, no disk
};

/// What a repair found.
struct JournalRepair {
    QString keptAside; ///< the file as it was; empty where there was none to keep
    int games = 0;     ///< how many are there
    int lostSteps = 0; ///< steps that could not be read
    int headless =
        0; ///< games of which steps were found, but neither players nor board: they are only in the kept file
    bool operator==(const JournalRepair&) const = default;
};

/// Why something was not written; nothing has changed then.
enum class JournalError {
    None,
    OpenElsewhere, ///< another Reeve plays; this one looks on
    NewerVersion,
    DiskFull,
    ReadOnly,  ///< file or folder cannot be written
    Gone,      ///< the file is not there any more, or the disk does not answer
    Busy,      ///< another program keeps the file locked
    TakenOver, ///< the game is played on at another tablet of the club: see app/club/README.md
    Other
};

/// Where the journal stands after a call.
struct JournalStatus {
    JournalNotice notice = JournalNotice::Opening;
    JournalRepair repair;
    bool readOnly = true;  ///< games can be neither made nor played on
    bool readable = false; ///< games can be looked at
    QString error;         ///< what the disk said when the last call failed, in its own words; empty after a success
    JournalError trouble = JournalError::None;
};

/// A damaged file that was kept.
struct KeptCopy {
    QString file;   ///< its path
    QDateTime time; ///< when it was kept, UTC
    qint64 bytes = 0;
    bool operator==(const KeptCopy&) const = default;
};

/// A game in a kept copy or in a backup.
struct FoundGame {
    JournalGame game;
    int lost = 0;       ///< steps that cannot be read
    bool there = false; ///< the journal has this game with all these steps
};

/// What was taken back from such a file.
struct TakenBack {
    int games = 0; ///< how many were added
    int there = 0; ///< how many the journal had already
    bool done = false;
};

} // namespace reeve::app
