// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for storage: the games on the disk, asked from the window. The file is read and written on a thread of its
// own (journal_file.h), because a disk may take its time and another program may hold the file. Two kinds of calls:
//  - ask() waits for the answer no longer than patience(); what comes later is handed over by the event loop. The
//  window's models.
//  - wait() and the functions named like JournalFile's wait as long as it takes. Scripts, tests, and whoever has no
//  window.
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
    /// For ever.
    static constexpr int kNoLimit = -1;

    /// Opens or makes the file. Where that takes longer than `patience` milliseconds, notice() is Opening until
    /// changed().
    explicit Journal(const QString& file, int patience = kNoLimit);
    /// What was asked for before is carried out; a lock of another program is waited for no longer.
    ~Journal() override;
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    /// How many milliseconds ask() waits.
    [[nodiscard]] int patience() const { return m_patience; }
    void setPatience(int milliseconds) { m_patience = milliseconds; }

    // As after the last answer.
    [[nodiscard]] JournalNotice notice() const { return m_status.notice; }
    [[nodiscard]] const JournalRepair& repair() const { return m_status.repair; }
    [[nodiscard]] QString keptAside() const { return m_status.repair.keptAside; }
    /// Games can be neither made nor played on.
    [[nodiscard]] bool readOnly() const { return m_status.readOnly; }
    /// Games can be looked at.
    [[nodiscard]] bool readable() const { return m_status.readable; }
    /// What the disk said when the last call failed, in its own words; empty after a success.
    [[nodiscard]] QString error() const { return m_status.error; }
    /// What kind of failure that was.
    [[nodiscard]] JournalError trouble() const { return m_status.trouble; }

    /// Calls `work(JournalFile&)` on the journal's thread, after everything asked for before, and then `then(answer)`
    /// on this one: before ask() returns if the answer comes within patience(), else from the event loop, unless
    /// `context` is gone by then. Returns whether `then` has been called.
    template <typename Work, typename Then>
    bool ask(QObject* context, Work work, Then then) {
        using Answer = std::invoke_result_t<Work, JournalFile&>;
        const auto answer = std::make_shared<std::optional<Answer>>();
        return post([answer, work = std::move(work)](JournalFile& file) mutable { answer->emplace(work(file)); },
                    context, [answer, then = std::move(then)]() mutable { then(std::move(**answer)); }, m_patience);
    }
    /// The answer, however long it takes.
    template <typename Work>
    auto wait(Work work) {
        using Answer = std::invoke_result_t<Work, JournalFile&>;
        std::optional<Answer> answer;
        post([&answer, &work](JournalFile& file) { answer.emplace(work(file)); }, this, [] {}, kNoLimit);
        return std::move(*answer);
    }

    /// From any other thread: the answer of `work` on the journal's thread, after what was asked for before; the window
    /// is told nothing of it. Nothing where the journal is being closed.
    template <typename Work>
    std::optional<std::invoke_result_t<Work, JournalFile&>> aside(Work work) {
        std::optional<std::invoke_result_t<Work, JournalFile&>> answer;
        serveAside([&answer, &work](JournalFile& file) { answer.emplace(work(file)); });
        return answer;
    }

    /// The list as it is known, read again where ask() allows; changed() tells when it has become another one, never
    /// before this has returned.
    std::vector<JournalGame> games();

    // Waiting. See JournalFile.
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
    /// The list of games or what there is to say about the file has changed.
    void changed();

private:
    /// Something that is done on the journal's thread.
    struct Job {
        std::function<void(JournalFile&)> work;
        std::function<void()> then;
        QPointer<QObject> context;
        bool hasContext = false;
        bool silent = false; ///< the window is told nothing
        // Guarded by m_mutex.
        bool done = false;
        bool taken = false; ///< `then` has been called or is given up
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
    bool m_inGames = false; ///< games() has not returned yet

    std::mutex m_mutex;
    std::condition_variable m_asked, m_answered;
    std::deque<std::shared_ptr<Job>> m_jobs;
    std::deque<std::shared_ptr<Job>> m_late; ///< done, and their `then` is still to be called
    JournalFile* m_open = nullptr;
    bool m_stop = false;
    std::thread m_thread;
};

} // namespace reeve::app
