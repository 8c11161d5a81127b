// SPDX-License-Identifier: GPL-3.0-or-later
// A worker thread with a database connection, for queries of the window, which must not block on the network.
#pragma once

#include "app/club/database/club_database.h"

#include <QObject>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <variant>

namespace reeve::app {

class ClubThread : public QObject {
    Q_OBJECT
public:
    ClubThread();
    /// Blocks at most for the connection timeout. Pending callbacks are dropped.
    ~ClubThread() override;
    ClubThread(const ClubThread&) = delete;
    ClubThread& operator=(const ClubThread&) = delete;

    /// Queues `work(ClubDatabase&)`, which returns a std::variant<Answer, ClubTrouble>, for the worker thread. It runs
    /// with a connection to `connection` whose version was checked. The result is passed to `then(answer)` on the
    /// caller's thread from the event loop, unless cancel() was called before. After a fault the next call reconnects.
    template <typename Work, typename Then>
    void ask(const ClubConnection& connection, Work work, Then then) {
        using Answer = std::invoke_result_t<Work, ClubDatabase&>;
        const auto answer = std::make_shared<Answer>(ClubTrouble{ClubFault::Other});
        post({.connection = connection,
              .work =
                  [answer, work = std::move(work)](ClubDatabase& database) mutable {
                      *answer = work(database);
                      const auto* trouble = std::get_if<ClubTrouble>(answer.get());
                      return trouble != nullptr ? *trouble : ClubTrouble();
                  },
              .refused = [answer](const ClubTrouble& trouble) { *answer = trouble; },
              .then = [answer, then = std::move(then)]() mutable { then(std::move(*answer)); }});
    }
    /// Drops all pending callbacks and interrupts a call that is blocked on the server.
    void cancel();
    /// As cancel(), and closes the connection.
    void rest();

private:
    struct Job {
        ClubConnection connection;
        std::function<ClubTrouble(ClubDatabase&)> work;
        std::function<void(const ClubTrouble&)> refused;
        std::function<void()> then;
        int turn = 0;
    };
    void post(Job job);
    void serve();
    void carryOut(Job& job);

    std::mutex m_mutex;
    std::condition_variable m_asked;
    std::deque<Job> m_jobs;
    int m_turn = 0; ///< number of cancellations
    bool m_stop = false, m_rest = false;
    // Used by the worker thread only, except ClubDatabase::interrupt().
    ClubDatabase m_database;
    ClubConnection m_connected;
    std::thread m_thread; ///< last member: starts when all others are constructed
};

} // namespace reeve::app
