// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/journal.h"

#include <chrono>
#include <utility>

namespace reeve::app {

Journal::Journal(const QString& file, int patience) {
    m_thread = std::thread([this, file] { serve(file); });
    list();
    waitFor(*post([](JournalFile&) {}), patience);
    takeLate(); // nobody can have asked yet
    const auto checked = post([](JournalFile& open) { open.checkCopy(); });
    // Runs in the background; no caller waits for it.
    if (patience == kNoLimit) waitFor(*checked, kNoLimit);
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

std::shared_ptr<Journal::Job> Journal::post(std::function<void(JournalFile&)> work, QObject* context,
                                            std::function<void()> then) {
    const auto job = std::make_shared<Job>();
    job->work = std::move(work);
    job->then = std::move(then);
    if (context != nullptr) job->context = context;
    const std::lock_guard lock(m_mutex);
    job->number = ++m_jobsSoFar;
    m_jobs.push_back(job);
    m_asked.notify_one();
    return job;
}

/// Blocks until the job is done, and takes over the status after it. Its `then` is still called from the event loop.
void Journal::waitFor(const Job& job, int patience) {
    std::unique_lock lock(m_mutex);
    const auto done = [&] { return job.done; };
    if (patience == kNoLimit)
        m_answered.wait(lock, done);
    else if (!m_answered.wait_for(lock, std::chrono::milliseconds(patience), done))
        return;
    m_status = job.after;
    m_statusOf = job.number;
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

/// Delivers the answers. Called by the event loop.
void Journal::takeLate() {
    for (;;) {
        std::shared_ptr<Job> job;
        {
            const std::lock_guard lock(m_mutex);
            if (m_late.empty()) return;
            job = m_late.front();
            m_late.pop_front();
        }
        // wait() may have taken over a later status.
        if (job->number > m_statusOf) {
            m_status = job->after;
            m_statusOf = job->number;
        }
        if (job->then && (!job->context || *job->context)) job->then();
        const JournalStatus told = std::exchange(m_told, m_status);
        if (told.notice != m_told.notice || told.readOnly != m_told.readOnly || told.readable != m_told.readable ||
            !(told.repair == m_told.repair))
            emit changed();
    }
}

const std::vector<JournalGame>& Journal::list() {
    if (!std::exchange(m_reading, true))
        ask(
            this, [](JournalFile& file) { return file.games(); },
            [this](std::vector<JournalGame> games) {
                m_reading = false;
                if (games == m_games) return;
                m_games = std::move(games);
                emit changed();
            });
    return m_games;
}

} // namespace reeve::app

#include "moc_journal.cpp"
