// SPDX-License-Identifier: GPL-3.0-or-later
// Types that the journal takes and returns: games, steps, status of the file.
#pragma once

#include <QDateTime>
#include <QString>

#include <vector>

namespace reeve::app {

/// One accepted command with its events, as JSON texts of the record.
struct JournalStep {
    QString command{};
    QString events{}; ///< see app/play/stored_step.h
    /// When it was accepted, in ms since 1970 UTC; 0: unknown (before version 2).
    qint64 time = 0;
    /// It could not be recovered; `command` is what was found of it, unverified, or empty.
    bool lost = false;
};

struct JournalGame {
    qint64 id = 0;
    QString name{};
    QString players{};              ///< JSON: [{"name":"Anna","color":"red"}, ...] in seating order
    QString start{};                ///< JSON: the first line of a script ({"position":...})
    QString summary{};              ///< JSON for the list of games, made from the state; may be empty
    QDateTime started{}, changed{}; ///< UTC
    bool damaged = false;           ///< steps of it were lost
    int steps = 0;                  ///< number of steps
    QString uuid{};                 ///< identifies the game across devices (version 4)
    bool operator==(const JournalGame&) const = default;
};

struct LoadedGame {
    JournalGame game;
    std::vector<JournalStep> steps; ///< in order; lost ones are marked
    int lost = 0;                   ///< number of lost steps
    QString keptAside;              ///< path of the damaged file if this call repaired it, else empty
};

/// Status of the file that the user should be told about.
enum class JournalNotice {
    None,
    Opening,       ///< the file has not been read yet
    Damaged,       ///< the file was damaged and has been repaired, see JournalRepair
    NewerVersion,  ///< written by a newer Reeve; the file is not changed
    OpenElsewhere, ///< another Reeve holds the lock; games can be looked at, not played
    Busy,          ///< another program has locked the file
    CannotOpen     ///< no folder, no permission, no disk
};

/// Result of a repair.
struct JournalRepair {
    QString keptAside; ///< path of the damaged file; empty: it was empty
    int games = 0;     ///< number of games in the repaired file
    int lostSteps = 0; ///< steps that could not be recovered
    int headless =
        /// games of which only steps were found, without players and board; they are only in the kept file
        0;
    bool operator==(const JournalRepair&) const = default;
};

/// Why a write failed. The file is unchanged.
enum class JournalError {
    None,
    OpenElsewhere, ///< another Reeve holds the lock; this one is read-only
    NewerVersion,
    DiskFull,
    ReadOnly,  ///< no permission to write the file or folder
    Gone,      ///< the file no longer exists, or the disk does not answer
    Busy,      ///< another program has locked the file
    TakenOver, ///< the game is played at another tablet of the club, see app/club/README.md
    Other
};

/// Status of the journal after a call.
struct JournalStatus {
    JournalNotice notice = JournalNotice::Opening;
    JournalRepair repair;
    bool readOnly = true;  ///< games can be neither created nor played
    bool readable = false; ///< games can be loaded
    QString error;         ///< text of the last call's error as SQLite or the system reports it; empty: it succeeded
    JournalError trouble = JournalError::None;
};

/// A kept damaged file.
struct KeptCopy {
    QString file;   ///< its path
    QDateTime time; ///< when it was kept, UTC
    qint64 bytes = 0;
    bool operator==(const KeptCopy&) const = default;
};

/// A game in a kept copy or in a backup.
struct FoundGame {
    JournalGame game;
    int lost = 0;       ///< steps that cannot be recovered
    bool there = false; ///< the journal has this game with all these steps
};

/// Result of taking games from a kept copy or backup.
struct TakenBack {
    int games = 0; ///< games added
    int there = 0; ///< games that the journal had already
    bool done = false;
};

} // namespace reeve::app
