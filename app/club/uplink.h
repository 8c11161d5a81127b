// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for a club: the thread that tells it of everything that happens at this table. The table never waits for
// it: what the club has not heard yet lies in the journal's outbox, and is sent in order and in batches as soon as the
// club can be reached. A batch that may or may not have arrived is sent again; the club takes each step once.
#pragma once

#include "app/club/club_connection.h"
#include "app/club/club_database.h"
#include "app/storage/journal.h"

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

/// How much of the journal the club has, and why it does not have the rest.
struct UplinkState {
    enum class Phase {
        Connecting,
        Sending,
        UpToDate, ///< the club knows everything
        Waiting   ///< for the next try: see `trouble`
    };
    Phase phase = Phase::Connecting;
    qint64 behind = 0;     ///< entries that the club has not taken: steps, and now and then a game, a name, a deletion
    QDateTime since{};     ///< when the oldest of them was made, UTC; invalid where there is none
    ClubTrouble trouble{}; ///< why it does not go on; of one game (Diverged) while all others do
    QStringList lost{};    ///< UUIDs of games that another tablet has taken over since the start of the program
    bool operator==(const UplinkState&) const = default;
};

/// Intervals and batch sizes of the thread. Times in milliseconds.
struct UplinkPace {
    int gather = 250;       ///< how long steps are gathered before they are sent together
    int beat = 10'000;      ///< between two signs of life
    int people = 60'000;    ///< between two looks at the people of the club
    int keep = 5'000;       ///< what was sent is crossed out in the file so much later
    int firstRetry = 1'000; ///< doubled with each failure
    int longestRetry = 60'000;
    int answer = 15'000;      ///< until a server that is silent is given up
    int most = 200;           ///< entries in one batch; halved after each that is not answered in time, then more again
    qint64 bytes = 512 << 10; ///< characters in one batch
};

class Uplink : public QObject {
    Q_OBJECT
public:
    /// Begins at once. `journal` outlives it.
    Uplink(Journal& journal, ClubConnection connection, UplinkPace pace = {});
    /// Ends within the connection's patience; what was not sent is sent next time.
    ~Uplink() override;
    Uplink(const Uplink&) = delete;
    Uplink& operator=(const Uplink&) = delete;

    /// As it is now. From any thread.
    [[nodiscard]] UplinkState state() const;
    /// Tries again now instead of later.
    void hurry();
    /// Lets the club see how a game of the journal stands after so many steps: `text` is what everybody may see of it
    /// (app/desk/spectators.h). It goes after the steps, is kept in memory alone, and only the last one counts.
    void show(qint64 game, int steps, const QString& text);
    /// Stops without waiting for it: ended() follows, and then the destructor is quick.
    void end();

signals:
    /// state() is another one. From the event loop of this object's thread.
    void changed();
    /// The thread has come to its end. From the event loop of this object's thread.
    void ended();

private:
    using Clock = std::chrono::steady_clock;

    void run();
    std::optional<ClubTrouble> connect();
    std::optional<ClubTrouble> beat();
    std::optional<ClubTrouble> hearOfPeople();
    /// Which games other tablets took over while this one was away: so that nobody plays a step of them first.
    std::optional<ClubTrouble> hearOfTakeOvers();
    /// Sends what waits; nothing where all of it was taken.
    std::optional<ClubTrouble> send();
    std::optional<ClubTrouble> sendBatch(std::vector<OutboxEntry> entries);
    /// One call of the server with these entries.
    std::optional<ClubTrouble> deliver(std::span<const OutboxEntry> entries);
    /// Sends a batch that was rejected entry by entry, and sets aside what cannot be taken.
    std::optional<ClubTrouble> sift(std::span<const OutboxEntry> entries);
    std::optional<ClubTrouble> sendView();
    /// What follows from an entry that was not taken. False where this table's own file could not be written.
    bool settle(const QString& game, ClubFault fault);
    void crossOut();
    void tell(UplinkState::Phase phase, const ClubTrouble& trouble);
    /// After a failure: waits for the time or for hurry(), and tells meanwhile how much waits. False after end().
    bool waitOut(int milliseconds, const ClubTrouble& trouble);
    /// Waits for the time, for hurry() and, where `forWork`, for a new entry of the outbox. False after end().
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

    // Of the thread alone.
    ClubDatabase m_database;
    QString m_tablet;
    int m_most;              ///< entries in the next batch: fewer while the server is too slow for UplinkPace::most
    qint64 m_sent = 0;       ///< the last entry that the club has taken
    qint64 m_crossedOut = 0; ///< the last one that the file knows was taken
    Clock::time_point m_lastBeat{}, m_lastPeople{}, m_lastCrossedOut{};
    QSet<QString> m_sentAgain; ///< games that were sent once more, whole
    QSet<QString> m_parked;    ///< games and people that the club does not take
    ClubTrouble m_parkedWhy;   ///< of the last of them
    bool m_progress = false;   ///< a batch was taken since the last failure
    QStringList m_lost;
    std::pair<qint64, QString> m_shown; ///< a game of the journal and its UUID

    std::thread m_thread; ///< the last member: all others are there when it starts
};

} // namespace reeve::app
