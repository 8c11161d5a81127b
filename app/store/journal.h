// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for storage: the games on the disk, for callers on the window's thread. A thread of its own reads and
// writes the file (journal_file.h), because the disk may be slow and another program may hold a lock. Two kinds of
// calls:
// - ask() and list() never block. Answers and signals come from the event loop only, never inside a call: a caller may
//   be a binding, which must not be evaluated again while it is evaluated. Used by the window's models.
// - wait() and the functions with names of JournalFile block until done, and deliver no other answer. Used by scripts,
//   tests and command-line tools.
#pragma once

#include "app/store/journal_file.h"

#include <QObject>
#include <QPointer>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <type_traits>
#include <vector>

namespace reeve::app {

class Journal : public QObject {
    Q_OBJECT
public:
    /// No time limit.
    static constexpr int kNoLimit = -1;

    /// Starts the thread, which opens or creates the file and reads the list of games. Blocks for at most `patience`
    /// ms; after that notice() is Opening until changed() is emitted.
    explicit Journal(const QString& file, int patience = kNoLimit);
    /// Runs all queued jobs, then joins the thread. Locks held by other programs are no longer waited for.
    ~Journal() override;
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    // Status after the last finished call.
    [[nodiscard]] JournalNotice notice() const { return m_status.notice; }
    [[nodiscard]] const JournalRepair& repair() const { return m_status.repair; }
    [[nodiscard]] QString keptAside() const { return m_status.repair.keptAside; }
    /// Games can be neither created nor played.
    [[nodiscard]] bool readOnly() const { return m_status.readOnly; }
    /// Games can be loaded.
    [[nodiscard]] bool readable() const { return m_status.readable; }
    /// Text of the last call's error as SQLite or the system reports it; empty: it succeeded.
    [[nodiscard]] QString error() const { return m_status.error; }
    /// Kind of that error.
    [[nodiscard]] JournalError trouble() const { return m_status.trouble; }

    /// Queues `work(JournalFile&)` for the journal's thread and passes its result to `then(answer)` on this thread,
    /// from the event loop, unless `context` has been destroyed by then. Answers come in the order of the requests.
    template <typename Work, typename Then>
    void ask(QObject* context, Work work, Then then) {
        using Answer = std::invoke_result_t<Work, JournalFile&>;
        const auto answer = std::make_shared<std::optional<Answer>>();
        post([answer, work = std::move(work)](JournalFile& file) mutable { answer->emplace(work(file)); }, context,
             [answer, then = std::move(then)]() mutable { then(std::move(**answer)); });
    }
    /// Runs `work` on the journal's thread, after all queued jobs, and blocks for its result.
    template <typename Work>
    auto wait(Work work) {
        using Answer = std::invoke_result_t<Work, JournalFile&>;
        std::optional<Answer> answer;
        waitFor(*post([&answer, &work](JournalFile& file) { answer.emplace(work(file)); }), kNoLimit);
        return std::move(*answer);
    }

    /// As wait(), for callers on other threads; does not change the status above. nullopt: the journal is being closed.
    template <typename Work>
    std::optional<std::invoke_result_t<Work, JournalFile&>> aside(Work work) {
        std::optional<std::invoke_result_t<Work, JournalFile&>> answer;
        serveAside([&answer, &work](JournalFile& file) { answer.emplace(work(file)); });
        return answer;
    }

    /// The last known list of games. Also reads it again; changed() is emitted if it has changed.
    const std::vector<JournalGame>& list();

    // Blocking; see JournalFile.
    bool tryAgain() {
        return wait([](JournalFile& file) { return file.tryAgain(); });
    }
    std::vector<JournalGame> games() {
        return wait([](JournalFile& file) { return file.games(); });
    }
    std::optional<qint64> create(const QString& name, const QString& players, const QString& start,
                                 const QString& summary, std::span<const JournalStep> steps = {}) {
        return wait([&](JournalFile& file) { return file.create(name, players, start, summary, steps); });
    }
    std::optional<LoadedGame> load(qint64 id) {
        return wait([=](JournalFile& file) { return file.load(id); });
    }
    bool append(qint64 id, const JournalStep& step, const QString& summary) {
        return append(id, std::span(&step, 1), summary);
    }
    bool append(qint64 id, std::span<const JournalStep> steps, const QString& summary) {
        return wait([&](JournalFile& file) { return file.append(id, steps, summary); });
    }
    bool rename(qint64 id, const QString& name) {
        return wait([&](JournalFile& file) { return file.rename(id, name); });
    }
    bool remove(qint64 id) {
        return wait([=](JournalFile& file) { return file.remove(id); });
    }
    bool erase() {
        return wait([](JournalFile& file) { return file.erase(); });
    }

signals:
    /// The list of games or the status of the file has changed.
    void changed();

private:
    /// A job for the journal's thread.
    struct Job {
        std::function<void(JournalFile&)> work;
        std::function<void()> then;
        std::optional<QPointer<QObject>> context;
        bool silent = false; ///< leaves the status unchanged
        // Guarded by m_mutex.
        int number = 0; ///< jobs are done in this order
        bool done = false;
        JournalStatus after;
    };

    std::shared_ptr<Job> post(std::function<void(JournalFile&)> work, QObject* context = nullptr,
                              std::function<void()> then = {});
    void waitFor(const Job& job, int patience);
    void serveAside(std::function<void(JournalFile&)> work);
    void takeLate();
    void serve(const QString& file);

    JournalStatus m_status;
    int m_statusOf = 0;   ///< number of the job after which the file had this status
    JournalStatus m_told; ///< the status when changed() was emitted last
    std::vector<JournalGame> m_games;
    bool m_reading = false; ///< the list is being read

    std::mutex m_mutex;
    std::condition_variable m_asked, m_answered;
    std::deque<std::shared_ptr<Job>> m_jobs;
    std::deque<std::shared_ptr<Job>> m_late; ///< done; `then` not called yet
    int m_jobsSoFar = 0;
    JournalFile* m_open = nullptr;
    bool m_stop = false;
    std::thread m_thread;
};

} // namespace reeve::app
