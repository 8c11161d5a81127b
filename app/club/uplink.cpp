// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/uplink.h"

#include "app/club/batch.h"
#include "app/club/identity.h"

#include <QRandomGenerator>
#include <QVariant>

#include <algorithm>

namespace reeve::app {
namespace {

using namespace std::chrono;
using Phase = UplinkState::Phase;

/// Between half of `wait` and all of it, at random: tables that lost the server together do not return together.
int spread(int wait) { return wait / 2 + static_cast<int>(QRandomGenerator::global()->bounded(wait / 2 + 1)); }

} // namespace

Uplink::Uplink(Journal& journal, ClubConnection connection, UplinkPace pace)
    : m_journal(journal), m_connection(std::move(connection)), m_pace(pace), m_most(pace.most),
      m_thread([this] { run(); }) {}

Uplink::~Uplink() {
    end();
    m_thread.join();
}

void Uplink::show(qint64 game, int steps, const QString& text) {
    {
        const std::lock_guard lock(m_mutex);
        m_view = View{game, steps, text};
        m_work = true;
    }
    m_wake.notify_all();
}

void Uplink::end() {
    {
        const std::lock_guard lock(m_mutex);
        m_stop = true;
    }
    m_wake.notify_all();
    m_database.interrupt();
}

UplinkState Uplink::state() const {
    const std::lock_guard lock(m_mutex);
    return m_state;
}

void Uplink::hurry() {
    {
        const std::lock_guard lock(m_mutex);
        m_hurry = true;
    }
    m_wake.notify_all();
}

void Uplink::run() {
    m_journal.aside([this](JournalFile& file) {
        file.whenEnqueued([this] {
            {
                const std::lock_guard lock(m_mutex);
                m_work = true;
            }
            m_wake.notify_all();
        });
        return true;
    });
    int wait = m_pace.firstRetry;
    for (bool on = true; on;) {
        std::optional<ClubTrouble> trouble;
        if (!m_database.isOpen()) {
            tell(Phase::Connecting, state().trouble);
            trouble = connect();
        }
        if (!trouble) trouble = send();
        if (trouble) {
            m_database.close();
            tell(Phase::Waiting, *trouble);
            on = sleep(spread(wait), false);
            wait = std::min(wait * 2, m_pace.longestRetry);
            continue;
        }
        wait = m_pace.firstRetry;
        tell(Phase::UpToDate, m_parked.isEmpty() ? ClubTrouble() : ClubTrouble{ClubFault::Diverged});
        on = sleep(std::min(m_pace.beat, m_pace.keep), true);
        // Steps that follow each other at once go together.
        if (on) on = sleep(m_pace.gather, false);
    }
    crossOut();
    m_journal.aside([](JournalFile& file) {
        file.whenEnqueued({});
        return true;
    });
    m_database.close();
    QMetaObject::invokeMethod(this, &Uplink::ended, Qt::QueuedConnection);
}

std::optional<ClubTrouble> Uplink::connect() {
    if (auto trouble = m_database.open(m_connection)) return trouble;
    if (auto trouble = m_database.checkVersion()) return trouble;
    m_tablet = m_journal.aside([](JournalFile& file) { return file.tablet(); }).value_or(QString());
    m_lastBeat = m_lastPeople = {};
    if (auto trouble = checkIdentity(m_database, m_tablet, m_pace.answer)) return trouble;
    if (auto trouble = beat()) return trouble;
    return hearOfTakeOvers();
}

std::optional<ClubTrouble> Uplink::hearOfTakeOvers() {
    QSqlQuery query;
    if (auto trouble = m_database.run(
            query,
            QStringLiteral("SELECT DISTINCT g.id FROM reeve.handovers h JOIN reeve.games g ON g.id = h.game"
                           " WHERE h.from_tablet = CAST(? AS uuid) AND g.tablet <> h.from_tablet"),
            {m_tablet}, m_pace.answer))
        return trouble;
    while (query.next()) {
        const QString game = query.value(0).toString();
        const auto known = m_journal.aside([&](JournalFile& file) { return file.fenced(game); });
        if (known == std::optional(false)) settle(game, ClubFault::TakenOver);
    }
    return std::nullopt;
}

std::optional<ClubTrouble> Uplink::beat() {
    QSqlQuery query;
    const auto asked = Clock::now();
    if (auto trouble =
            m_database.run(query, QStringLiteral("SELECT reeve.beat(CAST(? AS uuid))"), {m_tablet}, m_pace.answer))
        return trouble;
    if (!query.next()) return ClubTrouble{ClubFault::Other};
    m_lastBeat = asked;
    const QString club = query.value(0).toString();
    const auto enrolled = m_journal.aside([club](JournalFile& file) {
        // Numbers begin anew with a club that has heard of nothing yet.
        const bool known = file.club() == club;
        return std::pair(known, known || file.enrol(club));
    });
    if (enrolled && !enrolled->first) m_sent = m_crossedOut = 0;
    return enrolled && !enrolled->second ? std::optional(ClubTrouble{ClubFault::Other}) : std::nullopt;
}

std::optional<ClubTrouble> Uplink::hearOfPeople() {
    QSqlQuery query;
    if (auto trouble = m_database.run(
            query, QStringLiteral("SELECT coalesce(same_as, id), name FROM reeve.people ORDER BY changed"), {},
            m_pace.answer))
        return trouble;
    std::vector<NamedPerson> people;
    while (query.next()) people.push_back({query.value(0).toString(), {query.value(1).toString()}});
    m_lastPeople = Clock::now();
    m_journal.aside([&](JournalFile& file) { return file.hearOfPeople(people); });
    return std::nullopt;
}

std::optional<ClubTrouble> Uplink::send() {
    for (;;) {
        const auto now = Clock::now();
        {
            const std::lock_guard lock(m_mutex);
            if (m_stop) return std::nullopt;
            m_work = m_hurry = false;
        }
        if (now - m_lastBeat >= milliseconds(m_pace.beat))
            if (auto trouble = beat()) return trouble;
        if (now - m_lastPeople >= milliseconds(m_pace.people))
            if (auto trouble = hearOfPeople()) return trouble;
        auto entries = m_journal.aside([this](JournalFile& file) { return file.outbox(m_sent, m_most, m_pace.bytes); });
        if (!entries || entries->empty()) {
            if (m_sent > m_crossedOut && now - m_lastCrossedOut >= milliseconds(m_pace.keep)) crossOut();
            return sendView();
        }
        tell(Phase::Sending, {});
        if (auto trouble = sendBatch(std::move(*entries))) {
            // Sent again as it is, it would come too late again.
            if (trouble->fault == ClubFault::NotAnswering) m_most = std::max(1, m_most / 2);
            return trouble;
        }
        m_most = std::min(m_pace.most, m_most * 2);
        if (Clock::now() - m_lastCrossedOut >= milliseconds(m_pace.keep)) crossOut();
    }
}

std::optional<ClubTrouble> Uplink::sendBatch(std::vector<OutboxEntry> entries) {
    const qint64 last = entries.back().sequence;
    std::erase_if(entries, [this](const OutboxEntry& entry) { return m_parked.contains(entry.game); });
    if (!entries.empty()) {
        QSqlQuery query;
        if (auto trouble = m_database.run(query, QStringLiteral("SELECT reeve.take(CAST(? AS uuid), CAST(? AS jsonb))"),
                                          {m_tablet, QString::fromUtf8(batchText(entries))}, m_pace.answer))
            return trouble;
        if (!query.next()) return ClubTrouble{ClubFault::Other};
        QSet<QString> told;
        for (const NotTaken& fault : readAnswer(query.value(0).toByteArray()))
            if (!told.contains(fault.game)) {
                told.insert(fault.game);
                settle(fault.game, fault.fault);
            }
    }
    m_sent = last;
    return std::nullopt;
}

std::optional<ClubTrouble> Uplink::sendView() {
    std::optional<View> view;
    {
        const std::lock_guard lock(m_mutex);
        view = std::exchange(m_view, std::nullopt);
    }
    if (!view) return std::nullopt;
    if (m_shown.first != view->game) {
        const auto uuid = m_journal.aside([game = view->game](JournalFile& file) {
            for (const JournalGame& one : file.games())
                if (one.id == game) return one.uuid;
            return QString();
        });
        m_shown = {view->game, uuid.value_or(QString())};
    }
    if (m_shown.second.isEmpty()) return std::nullopt;
    QSqlQuery query;
    auto trouble =
        m_database.run(query, QStringLiteral("SELECT reeve.show_game(CAST(? AS uuid), CAST(? AS uuid), ?, ?)"),
                       {m_tablet, m_shown.second, view->steps, view->text}, m_pace.answer);
    if (trouble) {
        const std::lock_guard lock(m_mutex);
        if (!m_view) m_view = std::move(view); // unless there is a newer one
    }
    return trouble;
}

void Uplink::settle(const QString& game, ClubFault fault) {
    switch (fault) {
    case ClubFault::TakenOver:
        m_journal.aside([&](JournalFile& file) { return file.fence(game); });
        m_lost << game;
        break;
    case ClubFault::NoSuchGame:
    case ClubFault::Diverged:
        // A club that was restored from a backup lacks steps that it took before: the game is sent again, whole.
        if (!m_sentAgain.contains(game)) {
            m_sentAgain.insert(game);
            m_journal.aside([&](JournalFile& file) { return file.resend(game); });
        } else {
            m_parked.insert(game);
        }
        break;
    default: break; // somebody else's person keeps the name that the other table gave
    }
}

void Uplink::crossOut() {
    m_lastCrossedOut = Clock::now();
    if (m_sent == m_crossedOut) return;
    const QStringList parked(m_parked.cbegin(), m_parked.cend());
    if (m_journal.aside([&](JournalFile& file) { return file.acknowledge(m_sent, parked); }).value_or(false))
        m_crossedOut = m_sent;
}

void Uplink::tell(Phase phase, const ClubTrouble& trouble) {
    const auto waiting = m_journal.aside([this](JournalFile& file) { return file.outboxLength(m_sent); });
    UplinkState state{.phase = phase, .trouble = trouble, .lost = m_lost};
    if (waiting && waiting->entries > 0) {
        state.behind = waiting->entries;
        state.since = QDateTime::fromMSecsSinceEpoch(waiting->since, Qt::UTC);
    }
    {
        const std::lock_guard lock(m_mutex);
        if (state == m_state) return;
        m_state = std::move(state);
    }
    QMetaObject::invokeMethod(this, &Uplink::changed, Qt::QueuedConnection);
}

bool Uplink::sleep(int milliseconds, bool forWork) {
    std::unique_lock lock(m_mutex);
    m_wake.wait_for(lock, std::chrono::milliseconds(milliseconds),
                    [&] { return m_stop || m_hurry || (forWork && m_work); });
    return !m_stop;
}

} // namespace reeve::app
