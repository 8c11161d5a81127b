// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/database/club_thread.h"

#include <utility>

namespace reeve::app {

ClubThread::ClubThread() : m_thread([this] { serve(); }) {}

ClubThread::~ClubThread() {
    {
        const std::lock_guard lock(m_mutex);
        m_stop = true;
        m_jobs.clear();
    }
    m_asked.notify_all();
    m_database.interrupt();
    m_thread.join();
}

void ClubThread::post(Job job) {
    {
        const std::lock_guard lock(m_mutex);
        job.turn = m_turn;
        m_jobs.push_back(std::move(job));
    }
    m_asked.notify_all();
}

void ClubThread::cancel() {
    {
        const std::lock_guard lock(m_mutex);
        ++m_turn;
        m_jobs.clear();
    }
    m_database.interrupt();
}

void ClubThread::rest() {
    cancel();
    {
        const std::lock_guard lock(m_mutex);
        m_rest = true;
    }
    m_asked.notify_all();
}

void ClubThread::serve() {
    for (;;) {
        Job job;
        {
            std::unique_lock lock(m_mutex);
            m_asked.wait(lock, [this] { return m_stop || m_rest || !m_jobs.empty(); });
            if (m_stop) break;
            if (std::exchange(m_rest, false)) {
                lock.unlock();
                m_database.close();
                continue;
            }
            job = std::move(m_jobs.front());
            m_jobs.pop_front();
        }
        carryOut(job);
        QMetaObject::invokeMethod(
            this,
            [this, turn = job.turn, then = std::move(job.then)] {
                {
                    const std::lock_guard lock(m_mutex);
                    if (turn != m_turn) return;
                }
                then();
            },
            Qt::QueuedConnection);
    }
    m_database.close();
}

void ClubThread::carryOut(Job& job) {
    if (m_database.isOpen() && m_connected != job.connection) m_database.close();
    // An idle connection may be dead: reconnect once.
    for (bool fresh = false;; fresh = true) {
        if (!m_database.isOpen()) {
            auto trouble = m_database.open(job.connection);
            if (!trouble) trouble = m_database.checkVersion();
            if (trouble) {
                m_database.close();
                job.refused(*trouble);
                return;
            }
            m_connected = job.connection;
            fresh = true;
        }
        const ClubTrouble trouble = job.work(m_database);
        switch (trouble.fault) {
        case ClubFault::None:
        case ClubFault::Held:
        case ClubFault::NoSuchGame:
        case ClubFault::Diverged: return;
        default: m_database.close();
        }
        const std::lock_guard lock(m_mutex);
        if (fresh || trouble.fault != ClubFault::Interrupted || m_stop || job.turn != m_turn) return;
    }
}

} // namespace reeve::app

#include "moc_club_thread.cpp"
