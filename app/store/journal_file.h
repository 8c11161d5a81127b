// SPDX-License-Identifier: GPL-3.0-or-later
// The SQLite file of the games. Once append() has returned true, the step survives a crash and a power failure. Every
// call may block on the disk; the window uses Journal (journal.h), which calls it from a thread of its own. Format and
// repair of damage: app/store/README.md.
#pragma once

#include "app/store/file_identity.h"
#include "app/store/games_text.h"
#include "app/store/instance_lock.h"
#include "app/store/journal_types.h"
#include "app/store/outbox.h"
#include "app/store/salvage.h"

#include <QByteArray>
#include <QHash>
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
    /// Opens or creates the file and repairs it if it is damaged. Never fails; check notice(). All calls but hurry()
    /// must come from one thread.
    explicit JournalFile(const QString& file);
    ~JournalFile();
    JournalFile(const JournalFile&) = delete;
    JournalFile& operator=(const JournalFile&) = delete;

    [[nodiscard]] const JournalStatus& status() const { return m_status; }
    [[nodiscard]] JournalNotice notice() const { return m_status.notice; }
    [[nodiscard]] bool readOnly() const { return m_status.readOnly; }
    [[nodiscard]] QString error() const { return m_status.error; }
    [[nodiscard]] JournalError trouble() const { return m_status.trouble; }
    /// If the journal is read-only, opens the file again. True: games can be created and played. Loaded games must be
    /// loaded again.
    bool tryAgain();
    /// Stops waiting for locks of other programs. Thread-safe.
    void hurry() { m_hurry = true; }

    /// All games, the last played first.
    std::vector<JournalGame> games();
    /// Creates a game with `steps` in one transaction and returns its number. nullopt: nothing was written, see
    /// error().
    std::optional<qint64> create(const QString& name, const QString& players, const QString& start,
                                 const QString& summary, std::span<const JournalStep> steps = {});
    /// Loads a game and verifies every step. If one is damaged, the whole file is repaired first; steps that cannot be
    /// recovered are marked as lost and keep their place. nullopt: see error().
    std::optional<LoadedGame> load(qint64 id);
    /// Appends a step to the game. True: it is on the disk. False: nothing has changed, see error(). Requires: create()
    /// or load() returned `id`.
    bool append(qint64 id, const JournalStep& step, const QString& summary);
    /// Appends several steps in one transaction.
    bool append(qint64 id, std::span<const JournalStep> steps, const QString& summary);
    /// Replaces all steps of the game loaded last, after lost steps have been bridged. False: see error().
    bool replace(qint64 id, std::span<const JournalStep> steps, const QString& summary);
    /// Renames a game; with a club, the change is put into the outbox. False: nothing has changed, see error().
    bool rename(qint64 id, const QString& name);
    /// Removes a game from the file and its copy; with a club, the change is put into the outbox. False: see error().
    bool remove(qint64 id);
    /// Deletes the file, its second copy and the kept damaged files. The journal is read-only afterwards.
    bool erase();
    /// Compares the second copy with the journal. If they differ, verifies (and repairs) every step of the journal,
    /// then rewrites the copy. Fast enough to run at every start.
    void checkCopy();

    /// Kept damaged files, newest first.
    [[nodiscard]] std::vector<KeptCopy> keptCopies() const;
    /// The games in a kept copy or backup; nullopt: the file is neither.
    std::optional<std::vector<FoundGame>> look(const QString& file);
    /// Adds games from such a file to the journal: the one numbered `game`, or all (0). Games that the journal has
    /// already are skipped.
    TakenBack takeBack(const QString& file, qint64 game);
    /// Deletes a kept copy. False: see error().
    bool removeCopy(const QString& file);
    /// Writes all games to one file, atomically. False: see error(); an older file at this path is unchanged.
    bool backUp(const QString& file);

    // Outbox for a club (journal_outbox.cpp). Empty while this table has joined none.

    /// The UUID of this installation.
    [[nodiscard]] const QString& tablet() const { return m_tablet; }
    /// UUID of the club that this table has joined; empty: none.
    [[nodiscard]] const QString& club() const { return m_club; }
    /// Joins the club with this UUID: all games, then every later change, are put into the outbox. Empty: leaves the
    /// club and clears the outbox. False: see error().
    bool enrol(const QString& club);
    /// Sets a callback, called on the journal's thread after a commit that added to the outbox.
    void whenEnqueued(std::function<void()> call) { m_whenEnqueued = std::move(call); }
    /// Number and age of the entries after this sequence.
    [[nodiscard]] OutboxLength outboxLength(qint64 after);
    /// Entries after this sequence, in order: at most `most` entries and `bytes` characters, but at least one entry.
    /// Empty: nothing is pending, or the file could not be read (error()).
    std::vector<OutboxEntry> outbox(qint64 after, int most, qint64 bytes);
    /// Deletes the entries up to this sequence, except those of the games `but`: the club has stored them.
    bool acknowledge(qint64 upTo, const QStringList& but = {});
    /// Puts the whole game into the outbox again.
    bool resend(const QString& uuid);
    /// Compares all games but `but` with the club's copies and puts into the outbox what these lack: whole games and
    /// names and deletions. Of a game with entries after `sent` nothing is compared. Returns the games that are sent
    /// again; nullopt: see error().
    std::optional<QStringList> resendMissing(const QHash<QString, ClubCopy>& copies, qint64 sent,
                                             const QSet<QString>& but);
    /// Marks a game as played at another tablet: append() refuses it with TakenOver, and its outbox entries are
    /// dropped.
    bool fence(const QString& uuid);
    [[nodiscard]] bool fenced(const QString& uuid) const { return m_fenced.contains(uuid); }
    /// Stores a game of the club, to be played on here, under its UUID, and returns its number. A local game that only
    /// goes on from there is played on as it is; one that differs is kept as a separate game that is never sent.
    /// nullopt: see error().
    std::optional<qint64> adopt(const JournalGame& game, std::span<const JournalStep> steps);

    /// All names by which people are known at this table.
    [[nodiscard]] const std::vector<PersonName>& people() const { return m_people; }
    /// Assigns names to people, the first of each as the current one; a changed current name is put into the outbox.
    /// False: see error().
    bool knowPeople(std::span<const NamedPerson> people);
    /// Adds people of the club. Names that are known here already keep their person. False: see error().
    bool hearOfPeople(std::span<const NamedPerson> people);

private:
    struct Tail {
        qint64 id = 0;
        int number = 0;
        QByteArray checksum;
        QByteArray start; ///< startChecksum() of the game
        QString name;
        QString summary;
        bool damaged = false;
        QString uuid;
    };
    /// Result of examining the file, before anything is changed.
    enum class Found { Ours, Older, Newer, Damaged, Busy, Unreachable };

    void open();
    void settleDown(JournalNotice notice);
    void disconnect();
    bool openFile();
    Found examine();
    Found faultOf(const class QSqlError& error);
    bool headerIsOurs() const;
    /// `version`: schema version of the file, 3 or 4.
    bool headsAreWhole(int version);
    bool setUp();
    void lookAtCopy();
    /// Something of the file looked damaged. Opens and reads it once more, because a query also fails for want of
    /// memory; repairs what looks damaged again.
    void mend();
    /// Builds a new file from everything that can be recovered and replaces the damaged one with it.
    bool repair();
    bool build(const QString& file, const Salvaged& found);
    Salvaged salvageFrom(const QString& file, bool withCopy);
    [[nodiscard]] qint64 headerChanges() const;

    bool did(const class QSqlQuery& query);
    /// Starts a write transaction. False: writing is not possible, see error().
    bool begin();
    bool run(const char* statement);
    bool commit();
    bool failed(const class QSqlError& why);
    bool failed(JournalError trouble, const QString& why);
    void rollBack();
    /// A commit that reported an error may still have happened (the last sync failed); its rows are deleted again.
    bool resolveCommit();
    void tryToSettle();
    bool readLastWrite();
    bool putHead(qint64 id, const QString& name, const QString& players, const QString& start, const QString& started,
                 const QString& uuid);
    bool append(qint64 id, std::span<const JournalStep> steps, const QString& summary, bool tell);
    bool rename(qint64 id, const QString& name, const QString& uuid);
    /// Inserts steps after `tail` and advances it. Does not seal.
    bool insert(Tail& tail, std::span<const JournalStep> steps);
    /// Updates the changeable fields of the game and their checksum.
    bool seal(Tail& game, const QString& summary);
    std::optional<LoadedGame> readGame(qint64 id, bool& whole);
    [[nodiscard]] QByteArray listLineOf(const Tail& tail) const;
    /// All games in the text format; nullopt: one of them fails verification.
    [[nodiscard]] std::optional<QByteArray> wholeText();
    [[nodiscard]] QByteArray linesOf(const LoadedGame& loaded, const QString& started, const QString& changed,
                                     qint64 last) const;
    void copyWithout(qint64 id, const QByteArray& lines);
    /// `tell`: also puts the game into the outbox. A game without a UUID gets one.
    std::optional<qint64> add(const JournalGame& game, const QString& started, std::span<const JournalStep> steps,
                              bool tell = true);
    bool readClub();
    /// Runs `work` in a transaction; if it fails, restores people, club and fences.
    bool inTransaction(const std::function<bool()>& work);
    // These require a transaction. They do nothing while this table has joined no club.
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
    mutable QFile m_header; ///< open while the database is open
    Tail m_tail;            ///< last step of the game used last
    /// If set, only the steps up to this one may be on the disk; `number` -1: not even the game.
    std::optional<Tail> m_uncertain;
    qint64 m_lastWrite = 0; ///< count of writes; orders the games independently of the clock
    QString m_lastTime;     ///< of the last write
    JournalStatus m_status;
    FileIdentity m_identity; ///< of the opened file
    QString m_tablet, m_club;
    std::vector<PersonName> m_people;
    QSet<QString> m_fenced;  ///< games played at another tablet
    bool m_enqueued = false; ///< the present transaction added to the outbox
    std::function<void()> m_whenEnqueued;
    std::atomic<bool> m_hurry = false;
};

} // namespace reeve::app
