// SPDX-License-Identifier: GPL-3.0-or-later
// A thread with a connection of its own, for what the window asks of a club: the window never waits for the network.
#pragma once

#include "app/club/club_database.h"

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
    /// Ends within the connection's patience; nothing more is told.
    ~ClubThread() override;
    ClubThread(const ClubThread&) = delete;
    ClubThread& operator=(const ClubThread&) = delete;

    /// Calls `work(ClubDatabase&)`, which returns a std::variant<Answer, ClubTrouble>, on the thread after what was
    /// asked before, with a connection to `connection` whose version was checked; then `then(answer)` on this one, from
    /// the event loop, unless cancel() was called in between. After a fault the next call connects anew.
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
    /// What was asked is answered no more; a call that waits for the server is cut.
    void cancel();
    /// Nobody asks for a while: as cancel(), and the connection is given up.
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
    int m_turn = 0; ///< counts the cancellations
    bool m_stop = false, m_rest = false;
    // Of the thread alone, but for ClubDatabase::interrupt().
    ClubDatabase m_database;
    ClubConnection m_connected;
    std::thread m_thread; ///< the last member: all others are there when it starts
};

} // namespace reeve::app
