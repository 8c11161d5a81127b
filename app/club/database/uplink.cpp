// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/database/uplink.h"

#include "app/club/database/batch.h"
#include "app/club/database/identity.h"

#include <QRandomGenerator>
#include <QVariant>

#include <algorithm>

namespace reeve::app {
namespace {

using namespace std::chrono;
using Phase = UplinkState::Phase;

/// Random delay between `wait` / 2 and `wait`, so that tables that lost the server together do not reconnect together.
int spread(int wait) { return wait / 2 + static_cast<int>(QRandomGenerator::global()->bounded(wait / 2 + 1)); }

/// Limits for a table that adds people without end: it must not fill other tables' files or block them.
constexpr int kLongestPersonName = 100, kMostPeopleOfATable = 4000, kMostPeople = 20'000;
constexpr std::size_t kSliceOfPeople = 200;

/// The local journal is locked or cannot be written.
const ClubTrouble kOwnFile{ClubFault::Other, QStringLiteral("the file of the games is busy")};

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
        {
            // This attempt serves all requests made so far.
            const std::lock_guard lock(m_mutex);
            m_hurry = false;
        }
        if (!m_database.isOpen()) {
            tell(Phase::Connecting, state().trouble);
            trouble = connect();
        }
        if (!trouble) trouble = send();
        if (trouble) {
            m_database.close();
            // The server accepts batches, only slowly: no longer delay.
            if (std::exchange(m_progress, false)) wait = m_pace.firstRetry;
            tell(Phase::Waiting, *trouble);
            on = waitOut(spread(wait), *trouble);
            wait = std::min(wait * 2, m_pace.longestRetry);
            continue;
        }
        wait = m_pace.firstRetry;
        tell(Phase::UpToDate, m_parkedWhy);
        on = sleep(std::min(m_pace.beat, m_pace.keep), true);
        // Collects steps that follow shortly.
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
    // Lets the server cancel a statement when this side times out. Otherwise a late batch would continue there and lock
    // the rows of its game, and each retry would wait for it.
    QSqlQuery limits;
    if (auto trouble = m_database.run(
            limits,
            QStringLiteral("SELECT set_config(name, CASE name WHEN 'statement_timeout' THEN ? ELSE ? END, false)"
                           " FROM pg_settings WHERE name IN ('statement_timeout', 'client_connection_check_interval')"),
            {QString::number(m_pace.answer), QStringLiteral("1000")}, m_pace.answer))
        return trouble;
    if (auto trouble = m_database.checkVersion()) return trouble;
    m_tablet = m_journal.aside([](JournalFile& file) { return file.tablet(); }).value_or(QString());
    m_lastBeat = m_lastPeople = {};
    m_compared = false;
    m_sentAgain.clear();
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
        if (known == std::optional(false) && !settle(game, ClubFault::TakenOver)) return kOwnFile;
    }
    return std::nullopt;
}

std::optional<ClubTrouble> Uplink::beat() {
    const auto asked = Clock::now();
    const auto beaten = m_database.call(QStringLiteral("reeve.beat(CAST(? AS uuid))"), {m_tablet}, m_pace.answer);
    if (const auto* trouble = std::get_if<ClubTrouble>(&beaten)) return *trouble;
    m_lastBeat = asked;
    const QString club = std::get<QVariant>(beaten).toString();
    const auto enrolled = m_journal.aside([club](JournalFile& file) {
        // For a new club sequence numbers start again.
        const bool known = file.club() == club;
        return std::pair(known, known || file.enrol(club));
    });
    if (enrolled && !enrolled->first) m_sent = m_crossedOut = 0;
    return enrolled && !enrolled->second ? std::optional(ClubTrouble{ClubFault::Other}) : std::nullopt;
}

std::optional<ClubTrouble> Uplink::compare() {
    QSqlQuery query;
    if (auto trouble = m_database.run(query,
                                      QStringLiteral("SELECT id, steps, encode(checksum, 'hex'), name, removed IS NULL"
                                                     " FROM reeve.games WHERE tablet = CAST(? AS uuid)"),
                                      {m_tablet}, m_pace.answer))
        return trouble;
    QHash<QString, ClubCopy> copies;
    QSet<QString> but = m_parked; // and games that the club hides
    while (query.next())
        if (!query.value(4).toBool())
            but.insert(query.value(0).toString());
        else
            copies.insert(query.value(0).toString(), {.steps = query.value(1).toInt(),
                                                      .checksum = QByteArray::fromHex(query.value(2).toByteArray()),
                                                      .name = query.value(3).toString()});
    const auto again = m_journal.aside([&](JournalFile& file) { return file.resendMissing(copies, m_sent, but); });
    if (!again || !*again) return kOwnFile;
    for (const QString& game : **again) m_sentAgain.insert(game);
    m_compared = true;
    return std::nullopt;
}

std::optional<ClubTrouble> Uplink::hearOfPeople() {
    QSqlQuery query;
    if (auto trouble = m_database.run(
            query,
            QStringLiteral(
                "SELECT coalesce(same_as, id), name FROM (SELECT *, row_number() OVER (PARTITION BY introduced_by"
                " ORDER BY changed DESC) AS place FROM reeve.people WHERE length(name) <= %1) p WHERE place <= %2"
                " ORDER BY changed LIMIT %3")
                .arg(kLongestPersonName)
                .arg(kMostPeopleOfATable)
                .arg(kMostPeople),
            {}, m_pace.answer))
        return trouble;
    std::vector<NamedPerson> people;
    while (query.next()) people.push_back({query.value(0).toString(), {query.value(1).toString()}});
    m_lastPeople = Clock::now();
    // In slices, so that saving a step waits for one of them at most.
    for (std::span<const NamedPerson> rest(people); !rest.empty();) {
        const auto slice = rest.first(std::min<std::size_t>(rest.size(), kSliceOfPeople));
        m_journal.aside([&](JournalFile& file) { return file.hearOfPeople(slice); });
        rest = rest.subspan(slice.size());
    }
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
        if (!m_compared)
            if (auto trouble = compare()) return trouble;
        auto entries = m_journal.aside([this](JournalFile& file) { return file.outbox(m_sent, m_most, m_pace.bytes); });
        if (!entries || entries->empty()) {
            if (m_sent > m_crossedOut && now - m_lastCrossedOut >= milliseconds(m_pace.keep)) crossOut();
            return sendView();
        }
        tell(Phase::Sending, {});
        if (auto trouble = sendBatch(std::move(*entries))) {
            // An equal batch would time out again.
            if (trouble->fault == ClubFault::NotAnswering) m_most = std::max(1, m_most / 2);
            return trouble;
        }
        m_progress = true;
        m_most = std::min(m_pace.most, m_most + std::max(1, m_most / 4));
        if (Clock::now() - m_lastCrossedOut >= milliseconds(m_pace.keep)) crossOut();
    }
}

std::optional<ClubTrouble> Uplink::sendBatch(std::vector<OutboxEntry> entries) {
    const qint64 last = entries.back().sequence;
    std::erase_if(entries, [this](const OutboxEntry& entry) { return m_parked.contains(entry.game); });
    if (!entries.empty()) {
        auto trouble = deliver(entries);
        if (trouble && trouble->fault == ClubFault::Rejected) trouble = sift(entries);
        if (trouble) return trouble;
    }
    m_sent = last;
    return std::nullopt;
}

std::optional<ClubTrouble> Uplink::deliver(std::span<const OutboxEntry> entries) {
    const auto taken = m_database.call(QStringLiteral("reeve.take(CAST(? AS uuid), CAST(? AS jsonb))"),
                                       {m_tablet, QString::fromUtf8(batchText(entries))}, m_pace.answer);
    if (const auto* trouble = std::get_if<ClubTrouble>(&taken)) return *trouble;
    QSet<QString> told;
    for (const NotTaken& fault : readAnswer(std::get<QVariant>(taken).toByteArray()))
        if (!told.contains(fault.game)) {
            told.insert(fault.game);
            // Not acknowledged, so that it is sent and reported again.
            if (!settle(fault.game, fault.fault)) return kOwnFile;
        }
    return std::nullopt;
}

std::optional<ClubTrouble> Uplink::sift(std::span<const OutboxEntry> entries) {
    for (const OutboxEntry& entry : entries) {
        if (m_parked.contains(entry.game)) continue;
        auto trouble = deliver(std::span(&entry, 1));
        if (!trouble) continue;
        if (trouble->fault != ClubFault::Rejected) return trouble;
        m_parked.insert(entry.game);
        m_parkedWhy = std::move(*trouble);
    }
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
    const auto shown = m_database.call(QStringLiteral("reeve.show_game(CAST(? AS uuid), CAST(? AS uuid), ?, ?)"),
                                       {m_tablet, m_shown.second, view->steps, view->text}, m_pace.answer);
    const auto* trouble = std::get_if<ClubTrouble>(&shown);
    // Rejected permanently; the next step makes another view.
    if (trouble == nullptr || trouble->fault == ClubFault::Rejected) return std::nullopt;
    const std::lock_guard lock(m_mutex);
    if (!m_view) m_view = std::move(view); // unless there is a newer one
    return *trouble;
}

bool Uplink::settle(const QString& game, ClubFault fault) {
    switch (fault) {
    case ClubFault::TakenOver:
        if (!m_journal.aside([&](JournalFile& file) { return file.fence(game); }).value_or(false)) return false;
        m_lost << game;
        return true;
    case ClubFault::NoSuchGame:
    case ClubFault::Diverged:
        // A club restored from a backup: send the whole game again, and look at the others.
        m_compared = false;
        if (m_sentAgain.contains(game)) {
            m_parked.insert(game);
            m_parkedWhy = {ClubFault::Diverged};
            return true;
        }
        if (!m_journal.aside([&](JournalFile& file) { return file.resend(game); }).value_or(false)) return false;
        m_sentAgain.insert(game);
        return true;
    default: return true; // a person of another table keeps the name given there
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
        state.since = QDateTime::fromMSecsSinceEpoch(waiting->since).toUTC();
    }
    {
        const std::lock_guard lock(m_mutex);
        if (state == m_state) return;
        m_state = std::move(state);
    }
    QMetaObject::invokeMethod(this, &Uplink::changed, Qt::QueuedConnection);
}

bool Uplink::waitOut(int milliseconds, const ClubTrouble& trouble) {
    const auto end = Clock::now() + std::chrono::milliseconds(milliseconds);
    for (;;) {
        const auto left = duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
        {
            const std::lock_guard lock(m_mutex);
            if (m_stop || m_hurry || left <= 0) return !m_stop;
            m_work = false;
        }
        if (!sleep(static_cast<int>(left), true)) return false;
        tell(Phase::Waiting, trouble);
    }
}

bool Uplink::sleep(int milliseconds, bool forWork) {
    std::unique_lock lock(m_mutex);
    m_wake.wait_for(lock, std::chrono::milliseconds(milliseconds),
                    [&] { return m_stop || m_hurry || (forWork && m_work); });
    return !m_stop;
}

} // namespace reeve::app

#include "moc_uplink.cpp"
