// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for storage: the games on the disk. A step that append() has accepted is there whatever
// happens next. The format is described in app/storage/README.md.
#pragma once

#include "app/storage/file_identity.h"

#include <QByteArray>
#include <QDateTime>
#include <QLockFile>
#include <QSqlDatabase>
#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace reeve::app {

/// One accepted command with what followed from it, as JSON texts of the record.
struct JournalStep {
    QString command;
    QString events;
    qint64 time = 0; ///< when it was accepted: UTC, milliseconds since 1970; 0 where it is not known (before version 2)
};

struct JournalGame {
    qint64 id = 0;
    QString name;
    QString players;   ///< JSON: [{"name":"Anna","color":"red"}, ...] in seating order
    QString start;     ///< JSON: the first line of a script ({"position":...})
    QString summary;   ///< JSON for the list of games; made from the state, may be empty
    QDateTime started, changed; ///< UTC
    bool damaged = false; ///< something of it was lost: steps (all before them are there) or what the list tells
};

struct LoadedGame {
    JournalGame game;
    std::vector<JournalStep> steps; ///< whole ones, in order
    int lost = 0;                   ///< how many damaged steps were taken out
    QString keptAside;              ///< the file as it was, when something was damaged: steps, or (`lost` is 0) name and list entry
};

/// Something that the person should be told about the file itself.
enum class JournalNotice {
    None,
    Damaged,      ///< it was no whole database: kept aside, what could be read was carried over
    NewerVersion, ///< written by a newer Reeve: nothing is changed
    OpenElsewhere, ///< another Reeve has it: games can be looked at, not played
    CannotOpen    ///< no folder, no permission, no disk
};

/// Why something was not written; nothing has changed then.
enum class JournalTrouble {
    None,
    OpenElsewhere, ///< another Reeve plays; this one looks on
    NewerVersion,
    DiskFull,
    ReadOnly, ///< file or folder cannot be written
    Gone,     ///< the file is not there any more, or the disk does not answer
    Other
};

class Journal {
public:
    /// Opens or makes the file. Never fails: see notice().
    explicit Journal(const QString& file);
    ~Journal();
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    [[nodiscard]] JournalNotice notice() const { return m_notice; }
    /// Where the damaged file was put (JournalNotice::Damaged).
    [[nodiscard]] QString keptAside() const { return m_keptAside; }
    /// Games can be neither made nor played on.
    [[nodiscard]] bool readOnly() const { return m_readOnly; }
    /// Games can be looked at.
    [[nodiscard]] bool readable() const { return m_database.isOpen(); }
    /// Where they cannot be played: opens the file once more, the other Reeve may be closed by now and the disk well. True: games can be
    /// made and played on. What was loaded before must be loaded again.
    bool tryAgain();
    /// What the disk said when the last call failed, in its own words; empty after a success.
    [[nodiscard]] QString error() const { return m_error; }
    /// What kind of failure that was.
    [[nodiscard]] JournalTrouble trouble() const { return m_trouble; }

    /// All games, the one played last first.
    [[nodiscard]] std::vector<JournalGame> games();
    /// Makes a game, with steps where it has been played already, and returns its number: it is there with all of them or
    /// not at all.
    std::optional<qint64> create(const QString& name, const QString& players, const QString& start, const QString& summary,
                                 std::span<const JournalStep> steps = {});
    /// Reads a game and checks every step. Damaged ones and all after them are taken out (`lost`),
    /// after the file was copied aside.
    std::optional<LoadedGame> load(qint64 id);
    /// Adds the step after the last one loaded, created or appended. On return with true it is on the disk;
    /// with false nothing has changed. Requires: `id` was given by create() or load().
    bool append(qint64 id, const JournalStep& step, const QString& summary);
    /// Several at once: all of them or none.
    bool append(qint64 id, std::span<const JournalStep> steps, const QString& summary);
    bool rename(qint64 id, const QString& name);
    bool remove(qint64 id);
    /// Deletes the file with all games. Nothing can be written afterwards.
    bool erase();

private:
    struct Tail {
        qint64 id = 0;
        int number = 0;
        QByteArray checksum;
        QByteArray start; ///< startChecksum of the game
        QString name;
        QString summary;
    };

    void open();
    void disconnect();
    bool openFile();
    bool isWhole();
    bool setUp();
    void moveAsideAndRescue();
    void lookAtCopy();
    bool did(const class QSqlQuery& query);
    /// Begins to write, or says why that cannot be.
    bool begin();
    bool run(const char* statement);
    bool commit();
    bool failed(const class QSqlError& why);
    bool failed(JournalTrouble trouble, const QString& why);
    void rollBack();
    /// A commit that failed may have happened all the same (the last sync was refused): what it wrote is taken out again.
    bool settle();
    void tryToSettle();
    bool readLastWrite();
    /// Adds steps after the tail, which then stands at the last one. Not yet sealed.
    bool insert(Tail& tail, std::span<const JournalStep> steps);
    /// Takes out the steps after the tail and marks the game as damaged.
    bool cutAfter(const Tail& tail, const QString& summary);
    /// Writes what changes of a game besides its steps, sealed.
    bool seal(const Tail& game, const QString& summary, bool damaged);

    QString m_file;
    QString m_connection;
    QSqlDatabase m_database;
    QLockFile m_lock;
    Tail m_tail; ///< of the game that is open
    std::optional<Tail> m_doubt; ///< what must be on the disk and nothing after it; `number` -1: not even the game
    qint64 m_lastWrite = 0; ///< counts the writes: the order of the games without the clock
    JournalNotice m_notice = JournalNotice::None;
    QString m_keptAside;
    QString m_error;
    JournalTrouble m_trouble = JournalTrouble::None;
    FileIdentity m_identity; ///< of the file that was opened
    bool m_readOnly = false;
};

} // namespace reeve::app
