// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for a club: the thread that uploads everything that happens at this table. Games never wait for it:
// pending changes are stored in the journal's outbox and uploaded in order and in batches when the club is reachable. A
// batch without confirmation is sent again; the server stores each step once.
#pragma once

#include "app/club/database/club_connection.h"
#include "app/club/database/club_database.h"
#include "app/store/journal.h"

#include <QDateTime>
#include <QObject>
#include <QSet>
#include <QStringList>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <span>
#include <thread>

namespace reeve::app {

/// Progress of the upload.
struct UplinkState {
    enum class Phase {
        Connecting,
        Sending,
        UpToDate, ///< nothing is pending
        Waiting   ///< until the next attempt, because of `trouble`
    };
    Phase phase = Phase::Connecting;
    qint64 behind = 0;     ///< pending entries: mostly steps, also games, names and deletions
    QDateTime since{};     ///< time of the oldest pending entry, UTC; invalid: none
    ClubTrouble trouble{}; ///< why the upload has stopped, or (Diverged, Rejected) why one game is left out
    QStringList lost{};    ///< UUIDs of games that other tablets have taken over since the program start
    bool operator==(const UplinkState&) const = default;
};

/// Intervals, in ms, and batch sizes.
struct UplinkPace {
    int gather = 250;       ///< delay during which steps are collected into one batch
    int beat = 10'000;      ///< interval of heartbeats
    int people = 60'000;    ///< interval of reading the club's people
    int keep = 5'000;       ///< delay before sent entries are deleted from the outbox
    int firstRetry = 1'000; ///< doubled after each failure
    int longestRetry = 60'000;
    int answer = 15'000;      ///< timeout for the server's answer
    int most = 200;           ///< entries per batch; halved after each timeout, then raised again
    qint64 bytes = 512 << 10; ///< characters per batch
};

class Uplink : public QObject {
    Q_OBJECT
public:
    /// Starts the thread. `journal` must outlive this.
    Uplink(Journal& journal, ClubConnection connection, UplinkPace pace = {});
    /// Blocks at most for the connection timeout. Unsent entries stay in the outbox.
    ~Uplink() override;
    Uplink(const Uplink&) = delete;
    Uplink& operator=(const Uplink&) = delete;

    /// The present state. Thread-safe.
    [[nodiscard]] UplinkState state() const;
    /// Retries immediately instead of later.
    void hurry();
    /// Publishes the public view `text` of a game after `steps` steps (app/phones/spectators.h). Sent after the pending
    /// steps; kept in memory only; a newer view replaces it.
    void show(qint64 game, int steps, const QString& text);
    /// Requests the end without blocking. ended() follows; then the destructor returns quickly.
    void end();

signals:
    /// state() has changed. Emitted from the event loop of this object's thread.
    void changed();
    /// The thread has ended. Emitted from the event loop of this object's thread.
    void ended();

private:
    using Clock = std::chrono::steady_clock;

    void run();
    std::optional<ClubTrouble> connect();
    std::optional<ClubTrouble> beat();
    std::optional<ClubTrouble> hearOfPeople();
    /// Reads which games other tablets took over while this one was offline, so that no further steps are played.
    std::optional<ClubTrouble> hearOfTakeOvers();
    /// Compares the club's copy of each game with this table's: a club that was restored from a backup lacks steps that
    /// it had confirmed, also of finished games. What is missing is put into the outbox again.
    std::optional<ClubTrouble> compare();
    /// Sends everything pending; nullopt: success.
    std::optional<ClubTrouble> send();
    std::optional<ClubTrouble> sendBatch(std::vector<OutboxEntry> entries);
    /// Sends these entries in one call of the server.
    std::optional<ClubTrouble> deliver(std::span<const OutboxEntry> entries);
    /// Sends a rejected batch entry by entry and excludes the entries that are rejected permanently.
    std::optional<ClubTrouble> sift(std::span<const OutboxEntry> entries);
    std::optional<ClubTrouble> sendView();
    /// Handles a rejected entry. False: the local journal could not be written.
    bool settle(const QString& game, ClubFault fault);
    void crossOut();
    void tell(UplinkState::Phase phase, const ClubTrouble& trouble);
    /// After a failure: waits for the delay or hurry(), updating `behind`. False: end() was called.
    bool waitOut(int milliseconds, const ClubTrouble& trouble);
    /// Waits for the delay, for hurry() and, with `forWork`, for new outbox entries. False: end() was called.
    bool sleep(int milliseconds, bool forWork);

    Journal& m_journal;
    const ClubConnection m_connection;
    const UplinkPace m_pace;

    mutable std::mutex m_mutex;
    std::condition_variable m_wake;
    UplinkState m_state;
    bool m_stop = false, m_work = true, m_hurry = false;
    struct View {
        qint64 game = 0;
        int steps = 0;
        QString text;
    };
    std::optional<View> m_view; ///< to be sent; guarded by m_mutex

    // Used by the thread only.
    ClubDatabase m_database;
    QString m_tablet;
    int m_most;              ///< entries in the next batch; lower while the server is slow
    qint64 m_sent = 0;       ///< sequence of the last entry that the club has stored
    qint64 m_crossedOut = 0; ///< sequence up to which the outbox was cleared
    Clock::time_point m_lastBeat{}, m_lastPeople{}, m_lastCrossedOut{};
    bool m_compared = false;   ///< compare() has succeeded since the club was last found to lack something
    QSet<QString> m_sentAgain; ///< games that were sent again as a whole, on this connection
    QSet<QString> m_parked;    ///< games and people that the club rejects permanently
    ClubTrouble m_parkedWhy;   ///< reason for the last of them
    bool m_progress = false;   ///< a batch was accepted since the last failure
    QStringList m_lost;
    std::pair<qint64, QString> m_shown; ///< the game of the journal shown last, and its UUID

    std::thread m_thread; ///< last member: starts when all others are constructed
};

} // namespace reeve::app
