// SPDX-License-Identifier: GPL-3.0-or-later
// The file of the games itself. A step that append() has accepted is there whatever happens next. Every call may wait
// for the disk, so the window never makes one: it asks Journal (journal.h), which has a thread for them. The format and
// what is done about damage is described in app/storage/README.md.
#pragma once

#include "app/storage/file_identity.h"
#include "app/storage/games_text.h"
#include "app/storage/instance_lock.h"
#include "app/storage/journal_types.h"
#include "app/storage/outbox.h"
#include "app/storage/salvage.h"

#include <QByteArray>
#include <QSet>
#include <QSqlDatabase>
#include <QString>

#include <atomic>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace reeve::app {

class JournalFile {
public:
    /// Opens or makes the file, and repairs it where it is damaged. Never fails: see notice(). All calls come from one
    /// thread.
    explicit JournalFile(const QString& file);
    ~JournalFile();
    JournalFile(const JournalFile&) = delete;
    JournalFile& operator=(const JournalFile&) = delete;

    [[nodiscard]] const JournalStatus& status() const { return m_status; }
    [[nodiscard]] JournalNotice notice() const { return m_status.notice; }
    [[nodiscard]] bool readOnly() const { return m_status.readOnly; }
    [[nodiscard]] QString error() const { return m_status.error; }
    [[nodiscard]] JournalError trouble() const { return m_status.trouble; }
    /// Where games cannot be played: opens the file once more, the other Reeve may be closed by now and the disk well.
    /// True: games can be made and played on. What was loaded before must be loaded again.
    bool tryAgain();
    /// Nobody waits any more: a lock of another program is not waited for. From any thread.
    void hurry() { m_hurry = true; }

    /// All games, the one played last first.
    std::vector<JournalGame> games();
    /// Makes a game, with steps where it has been played already, and returns its number: it is there with all of them
    /// or not at all.
    std::optional<qint64> create(const QString& name, const QString& players, const QString& start,
                                 const QString& summary, std::span<const JournalStep> steps = {});
    /// Reads a game and checks every step. Where one is damaged the whole file is repaired first; a step that cannot be
    /// read is marked as lost and stays in its place.
    std::optional<LoadedGame> load(qint64 id);
    /// Adds the step after the last one loaded, created or appended. On return with true it is on the disk;
    /// with false nothing has changed. Requires: `id` was given by create() or load().
    bool append(qint64 id, const JournalStep& step, const QString& summary);
    /// Several at once: all of them or none.
    bool append(qint64 id, std::span<const JournalStep> steps, const QString& summary);
    /// Writes all steps of the loaded game anew, after those that were lost have been dealt with.
    bool replace(qint64 id, std::span<const JournalStep> steps, const QString& summary);
    bool rename(qint64 id, const QString& name);
    bool remove(qint64 id);
    /// Deletes the file with all games, its second copy and the damaged files that were kept. Nothing can be written
    /// afterwards.
    bool erase();
    /// Compares the second copy with the journal. Where they differ, every step of the journal is checked (and
    /// repaired) before the copy is written anew. Quick enough for every start.
    void checkCopy();

    /// Damaged files that were kept, the newest first.
    [[nodiscard]] std::vector<KeptCopy> keptCopies() const;
    /// The games in a kept copy, or in a backup; nothing where the file can be read as neither.
    std::optional<std::vector<FoundGame>> look(const QString& file);
    /// Adds games of such a file to the journal: the one with this number, or all (0). A game that is there already is
    /// left out.
    TakenBack takeBack(const QString& file, qint64 game);
    /// Deletes a kept copy.
    bool removeCopy(const QString& file);
    /// Writes all games to one file. False, with error(): it is not there, or the one that was there before is.
    bool backUp(const QString& file);

    // What a club has to be told: journal_outbox.cpp. Where this table is of no club, nothing is written for one.

    /// The UUID of this installation.
    [[nodiscard]] const QString& tablet() const { return m_tablet; }
    /// The UUID of the club that is told; empty: none.
    [[nodiscard]] const QString& club() const { return m_club; }
    /// From now on the club with this UUID is told of everything, beginning with all that is here; empty: nobody is,
    /// and what waits is forgotten.
    bool enrol(const QString& club);
    /// Called on this thread after something was put into the outbox.
    void whenEnqueued(std::function<void()> call) { m_whenEnqueued = std::move(call); }
    /// Of what waits after this sequence.
    [[nodiscard]] OutboxLength outboxLength(qint64 after);
    /// What waits after this sequence, in order: at most so many entries and (but for one entry) so many characters.
    std::vector<OutboxEntry> outbox(qint64 after, int most, qint64 bytes);
    /// The club has everything up to this sequence, except of the games `but`.
    bool acknowledge(qint64 upTo, const QStringList& but = {});
    /// Puts a game into the outbox once more, whole.
    bool resend(const QString& uuid);
    /// Another tablet plays this game on: here nothing is written to it any more, and nothing of it is sent.
    bool fence(const QString& uuid);
    [[nodiscard]] bool fenced(const QString& uuid) const { return m_fenced.contains(uuid); }
    /// Takes in a game of the club that is played on here, under its UUID, and returns its number. Steps that were
    /// played here and that the club does not have stay as a game of their own that the club is not told of.
    std::optional<qint64> adopt(const JournalGame& game, std::span<const JournalStep> steps);

    /// The names by which people are known here.
    [[nodiscard]] const std::vector<PersonName>& people() const { return m_people; }
    /// Names of one person from now on; the club is told of a new name of today.
    bool knowPeople(std::span<const NamedPerson> people);
    /// People of the club: names that nobody has here are theirs.
    bool hearOfPeople(std::span<const NamedPerson> people);

private:
    struct Tail {
        qint64 id = 0;
        int number = 0;
        QByteArray checksum;
        QByteArray start; ///< startChecksum of the game
        QString name;
        QString summary;
        bool damaged = false;
        QString uuid;
    };
    /// What the file is, before anything is done to it.
    enum class Found { Ours, Older, Newer, Damaged, Busy, Unreachable };

    void open();
    void settleDown(JournalNotice notice);
    void disconnect();
    bool openFile();
    Found examine();
    Found faultOf(const class QSqlError& error);
    bool headerIsOurs() const;
    /// `version`: of the file, 3 or later.
    bool headsAreWhole(int version);
    bool setUp();
    void lookAtCopy();
    /// Builds a new file out of everything that can be read and puts it in the place of the damaged one.
    bool repair();
    bool build(const QString& file, const Salvaged& found);
    Salvaged salvageFrom(const QString& file, bool withCopy);
    [[nodiscard]] qint64 headerChanges() const;

    bool did(const class QSqlQuery& query);
    /// Begins to write, or says why that cannot be.
    bool begin();
    bool run(const char* statement);
    bool commit();
    bool failed(const class QSqlError& why);
    bool failed(JournalError trouble, const QString& why);
    void rollBack();
    /// A commit that failed may have happened all the same (the last sync was refused): what it wrote is taken out
    /// again.
    bool resolveCommit();
    void tryToSettle();
    bool readLastWrite();
    bool putHead(qint64 id, const QString& name, const QString& players, const QString& start, const QString& started,
                 const QString& uuid);
    bool append(qint64 id, std::span<const JournalStep> steps, const QString& summary, bool tell);
    bool rename(qint64 id, const QString& name, const QString& uuid);
    /// Adds steps after the tail, which then stands at the last one. Not yet sealed.
    bool insert(Tail& tail, std::span<const JournalStep> steps);
    /// Writes what changes of a game besides its steps, sealed.
    bool seal(Tail& game, const QString& summary);
    std::optional<LoadedGame> readGame(qint64 id, bool& whole);
    [[nodiscard]] QByteArray listLineOf(const Tail& tail) const;
    /// All games as a text; nothing where one of them is not whole.
    [[nodiscard]] std::optional<QByteArray> wholeText();
    [[nodiscard]] QByteArray linesOf(const LoadedGame& loaded, const QString& started, const QString& changed,
                                     qint64 last) const;
    void copyWithout(qint64 id, const QByteArray& lines);
    /// `tell`: the club is told of it. A game without a UUID gets one.
    std::optional<qint64> add(const JournalGame& game, const QString& started, std::span<const JournalStep> steps,
                              bool tell = true);
    bool readClub();
    /// Runs `work` between begin() and commit(); what it changed of people, club and fences is taken back where it
    /// fails.
    bool inTransaction(const std::function<bool()>& work);
    // Within a transaction. Nothing is put in where no club is told.
    bool enqueue(OutboxEntry::Kind kind, const QString& game, int number = 0, const QString& words = {});
    bool enqueueSteps(const Tail& from, const Tail& to);
    bool enqueueReplacement(const Tail& beginning, const Tail& end);
    bool takenOver();
    bool enqueueWhole(qint64 id, const QString& uuid, bool damaged);
    bool dropPending(const QString& uuid);
    bool introduce(const QString& players);
    bool forget(const QString& players);
    bool lift(const QString& uuid);
    bool fillGame(OutboxEntry& entry);
    bool fillStep(OutboxEntry& entry);
    void copyPeople(std::size_t from);
    std::optional<Salvaged> found(const QString& file);
    bool isThere(const SalvagedGame& game);

    QString m_file;
    QString m_connection;
    QSqlDatabase m_database;
    InstanceLock m_lock;
    GamesCopy m_copy;
    mutable QFile m_header;          ///< open as long as the database
    Tail m_tail;                     ///< of the game that is open
    std::optional<Tail> m_uncertain; ///< what must be on the disk and nothing after it; `number` -1: not even the game
    qint64 m_lastWrite = 0;          ///< counts the writes: the order of the games without the clock
    QString m_lastTime;              ///< of the last write
    JournalStatus m_status;
    FileIdentity m_identity; ///< of the file that was opened
    QString m_tablet, m_club;
    std::vector<PersonName> m_people;
    QSet<QString> m_fenced;  ///< games that are played on elsewhere
    bool m_enqueued = false; ///< by the transaction that runs
    std::function<void()> m_whenEnqueued;
    std::atomic<bool> m_hurry = false;
};

} // namespace reeve::app
