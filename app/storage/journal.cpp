// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal.h"

#include <chrono>
#include <utility>

namespace reeve::app {

Journal::Journal(const QString& file, int patience) : m_patience(patience) {
    m_thread = std::thread([this, file] { serve(file); });
    post([](JournalFile&) {}, this, [] {}, patience);
    // Runs in the background; no caller waits for it.
    post([](JournalFile& open) { open.checkCopy(); }, this, [] {}, patience == kNoLimit ? kNoLimit : 0);
}

Journal::~Journal() {
    {
        const std::lock_guard lock(m_mutex);
        m_stop = true;
        if (m_open != nullptr) m_open->hurry();
    }
    m_asked.notify_one();
    m_thread.join();
}

void Journal::serve(const QString& file) {
    JournalFile open(file);
    std::unique_lock lock(m_mutex);
    m_open = &open;
    if (m_stop) open.hurry();
    for (;;) {
        m_asked.wait(lock, [this] { return m_stop || !m_jobs.empty(); });
        if (m_jobs.empty()) break;
        const std::shared_ptr<Job> job = m_jobs.front();
        m_jobs.pop_front();
        lock.unlock();
        job->work(open);
        lock.lock();
        job->after = open.status();
        job->done = true;
        if (!job->silent) {
            m_late.push_back(job);
            QMetaObject::invokeMethod(this, &Journal::takeLate, Qt::QueuedConnection);
        }
        m_answered.notify_all();
    }
    m_open = nullptr;
}

bool Journal::post(std::function<void(JournalFile&)> work, QObject* context, std::function<void()> then, int patience) {
    const auto job = std::make_shared<Job>();
    job->work = std::move(work);
    job->then = std::move(then);
    job->context = context;
    job->hasContext = context != nullptr;
    {
        std::unique_lock lock(m_mutex);
        m_jobs.push_back(job);
        m_asked.notify_one();
        const auto answered = [&] { return job->done; };
        if (patience == kNoLimit)
            m_answered.wait(lock, answered);
        else
            m_answered.wait_for(lock, std::chrono::milliseconds(patience), answered);
        if (!job->done) return false;
    }
    // Delivers answers in the order of the requests.
    takeLate();
    return true;
}

void Journal::serveAside(std::function<void(JournalFile&)> work) {
    const auto job = std::make_shared<Job>();
    job->work = std::move(work);
    job->silent = true;
    std::unique_lock lock(m_mutex);
    if (m_stop) return;
    m_jobs.push_back(job);
    m_asked.notify_one();
    m_answered.wait(lock, [&] { return job->done; });
}

void Journal::takeLate() {
    for (;;) {
        std::shared_ptr<Job> job;
        {
            const std::lock_guard lock(m_mutex);
            if (m_late.empty()) return;
            job = m_late.front();
            m_late.pop_front();
        }
        finish(*job);
    }
}

void Journal::finish(Job& job) {
    const JournalStatus before = std::exchange(m_status, job.after);
    if (!job.hasContext || job.context) job.then();
    if (before.notice != m_status.notice || before.readOnly != m_status.readOnly ||
        before.readable != m_status.readable || !(before.repair == m_status.repair)) {
        // Properties must not change while a binding reads them.
        if (m_inGames)
            QMetaObject::invokeMethod(this, &Journal::changed, Qt::QueuedConnection);
        else
            emit changed();
    }
}

std::vector<JournalGame> Journal::games() {
    if (m_reading) return m_games;
    m_reading = true;
    const auto late = std::make_shared<bool>(false);
    m_inGames = true;
    ask(
        this, [](JournalFile& file) { return file.games(); },
        [this, late](std::vector<JournalGame> list) {
            m_reading = false;
            const bool other = list != m_games;
            m_games = std::move(list);
            // The list that was returned is outdated.
            if (*late && other) emit changed();
        });
    m_inGames = false;
    *late = true;
    return m_games;
}

} // namespace reeve::app
