// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for storage: the games on the disk, for callers on the window's thread. A thread of its own reads and
// writes the file (journal_file.h), because the disk may be slow and another program may hold a lock. Two kinds of
// calls:
// - ask() blocks for at most patience() ms; a later answer arrives through the event loop. Used by the window's models.
// - wait() and the functions with names of JournalFile block until done. Used by scripts, tests and command-line tools.
#pragma once

#include "app/storage/journal_file.h"

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

    /// Starts the thread, which opens or creates the file. Blocks for at most `patience` ms; after that notice() is
    /// Opening until changed() is emitted.
    explicit Journal(const QString& file, int patience = kNoLimit);
    /// Runs all queued jobs, then joins the thread. Locks held by other programs are no longer waited for.
    ~Journal() override;
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    /// Longest time that ask() blocks, in ms.
    [[nodiscard]] int patience() const { return m_patience; }
    void setPatience(int milliseconds) { m_patience = milliseconds; }

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

    /// Queues `work(JournalFile&)` for the journal's thread and passes its result to `then(answer)` on this thread:
    /// before ask() returns if it is ready within patience(), else from the event loop, unless `context` has been
    /// destroyed by then. Returns whether `then` was called before the return.
    template <typename Work, typename Then>
    bool ask(QObject* context, Work work, Then then) {
        using Answer = std::invoke_result_t<Work, JournalFile&>;
        const auto answer = std::make_shared<std::optional<Answer>>();
        return post([answer, work = std::move(work)](JournalFile& file) mutable { answer->emplace(work(file)); },
                    context, [answer, then = std::move(then)]() mutable { then(std::move(**answer)); }, m_patience);
    }
    /// Runs `work` on the journal's thread, after all queued jobs, and blocks for its result.
    template <typename Work>
    auto wait(Work work) {
        using Answer = std::invoke_result_t<Work, JournalFile&>;
        std::optional<Answer> answer;
        post([&answer, &work](JournalFile& file) { answer.emplace(work(file)); }, this, [] {}, kNoLimit);
        return std::move(*answer);
    }

    /// As wait(), for callers on other threads; does not change the status above. nullopt: the journal is being closed.
    template <typename Work>
    std::optional<std::invoke_result_t<Work, JournalFile&>> aside(Work work) {
        std::optional<std::invoke_result_t<Work, JournalFile&>> answer;
        serveAside([&answer, &work](JournalFile& file) { answer.emplace(work(file)); });
        return answer;
    }

    /// The last known list of games. Also reads it again, within patience(); if a later result differs, changed() is
    /// emitted after this function has returned.
    std::vector<JournalGame> games();

    // Blocking; see JournalFile.
    bool tryAgain() {
        return wait([](JournalFile& file) { return file.tryAgain(); });
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
        QPointer<QObject> context;
        bool hasContext = false;
        bool silent = false; ///< leaves the status unchanged
        // Guarded by m_mutex.
        bool done = false;
        bool taken = false; ///< `then` has been called or dropped
        JournalStatus after;
    };

    bool post(std::function<void(JournalFile&)> work, QObject* context, std::function<void()> then, int patience);
    void serveAside(std::function<void(JournalFile&)> work);
    void finish(Job& job);
    void takeLate();
    void serve(const QString& file);

    int m_patience;
    JournalStatus m_status;
    std::vector<JournalGame> m_games;
    bool m_reading = false; ///< the list is being read
    bool m_inGames = false; ///< inside games()

    std::mutex m_mutex;
    std::condition_variable m_asked, m_answered;
    std::deque<std::shared_ptr<Job>> m_jobs;
    std::deque<std::shared_ptr<Job>> m_late; ///< done; `then` not called yet
    JournalFile* m_open = nullptr;
    bool m_stop = false;
    std::thread m_thread;
};

} // namespace reeve::app
