// SPDX-License-Identifier: GPL-3.0-or-later
// club_flood [SECONDS] [WORDS]: somebody with the login of a table floods the server in several ways, one after the
// other, each for this many seconds, while an honest table plays a step every 100 ms. With WORDS only the ways whose
// name contains them. Prints how long the steps take until the club has them. Status 1: at the end the club's record of
// the honest table differs from its journal.
#include "app/club/database/lease.h"
#include "tests/club/plain_games.h"
#include "tests/club/quick_pace.h"
#include "tests/club/throwaway_club.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <functional>
#include <thread>
#include <vector>

using namespace reeve::app;
using namespace reeve::testing;
using namespace Qt::StringLiterals;

namespace {

const QString kTablet = u"00000000-0000-0000-0000-0000000000b2"_s, kGame = u"00000000-0000-0000-0000-0000000000f1"_s;
/// The greatest number of connections of one login.
constexpr int kConnections = 20;

struct Flood {
    const char* words;
    int attackers;
    /// One attacker, until `stop` is true. Returns how many of its statements or connections succeeded.
    std::function<int(const std::atomic<bool>&, int number)> attack;
};

/// Sends a statement repeatedly, and connects again if the connection is closed.
std::function<int(const std::atomic<bool>&, int)> statement(const ClubConnection& login, const QString& text) {
    return [=](const std::atomic<bool>& stop, int) {
        ClubDatabase database;
        int done = 0;
        while (!stop) {
            QSqlQuery query;
            if (!database.isOpen() && database.open(login)) {
                QThread::msleep(50);
                continue;
            }
            if (!database.run(query, text, {}, 10'000))
                ++done;
            else if (!database.isOpen())
                QThread::msleep(10);
            else
                static_cast<void>(database.run(query, u"ROLLBACK"_s));
        }
        return done;
    };
}

/// Nested savepoints: each one that has written holds a lock until the transaction ends. If the server has no memory
/// for another lock, it waits three seconds and begins again.
std::function<int(const std::atomic<bool>&, int)> savepoints(const ClubConnection& login) {
    return [=](const std::atomic<bool>& stop, int) {
        ClubDatabase database;
        int done = 0;
        constexpr int kTogether = 100;
        int number = 0, held = 0;
        while (!stop) {
            QSqlQuery query;
            if (!database.isOpen() && (database.open(login) || database.run(query, u"BEGIN"_s))) {
                database.close();
                QThread::msleep(50);
                continue;
            }
            QString text;
            for (int i = 0; i < kTogether; ++i)
                text += u"SAVEPOINT s; INSERT INTO reeve.steps VALUES ('%1', 2, %2, 1, '', '', sha256('x'), 0);"_s
                            .arg(kGame)
                            .arg(++number);
            if (!database.run(query, text)) {
                done = std::max(done, held += kTogether);
                continue;
            }
            // The locks are held for a while.
            for (int i = 0; i < 60 && !stop; ++i) QThread::msleep(50);
            database.close();
            held = 0;
        }
        return done;
    };
}

/// Connections that are opened and closed, with a password, or opened without sending anything.
std::function<int(const std::atomic<bool>&, int)> connections(const ClubConnection& login) {
    return [=](const std::atomic<bool>& stop, int) {
        int done = 0;
        while (!stop) {
            ClubDatabase database;
            if (!database.open(login)) ++done;
        }
        return done;
    };
}
std::function<int(const std::atomic<bool>&, int)> silent(int port) {
    return [=](const std::atomic<bool>& stop, int) {
        std::vector<std::unique_ptr<QTcpSocket>> sockets;
        for (int i = 0; i < 400 && !stop; ++i) {
            sockets.push_back(std::make_unique<QTcpSocket>());
            sockets.back()->connectToHost(u"127.0.0.1"_s, static_cast<quint16>(port));
            if (!sockets.back()->waitForConnected(1000)) break;
        }
        while (!stop) QThread::msleep(50);
        return static_cast<int>(sockets.size());
    };
}

double part(std::vector<qint64>& values, double share) {
    if (values.empty()) return 0;
    std::ranges::sort(values);
    return static_cast<double>(
        values[std::min(values.size() - 1, static_cast<std::size_t>(static_cast<double>(values.size()) * share))]);
}

/// The honest table; measures the delay of its steps.
class Honest {
public:
    explicit Honest(ThrowawayClub& club)
        : m_club(club), m_journal(m_folder.filePath(u"games.sqlite"_s)), m_uplink(m_journal, club.table(1)),
          m_game(*m_journal.create(u"Friday"_s, seatsOf({u"Anna"_s, u"Ben"_s, u"Cleo"_s}), startOf(1),
                                   runningSummary(0))) {
        upToDate(m_uplink, m_journal);
        m_uuid = m_journal.load(m_game)->game.uuid;
    }

    /// Plays for this many seconds, a step every 100 ms, and waits for the last one, at most two minutes; calls `end`
    /// when the seconds are over. Returns the lags in milliseconds.
    std::vector<qint64> play(int seconds, qint64& slowest, const std::function<void()>& end) {
        QElapsedTimer time;
        time.start();
        std::vector<qint64> written, lags;
        const int before = m_steps;
        bool ended = false;
        while (time.elapsed() < seconds * 1000LL + 120'000 &&
               (time.elapsed() < seconds * 1000LL || lags.size() < written.size())) {
            if (time.elapsed() < seconds * 1000LL) {
                QElapsedTimer step;
                step.start();
                if (!m_journal.append(m_game, rollStep(1 + m_steps % 6, 2), runningSummary(m_steps))) qFatal("no step");
                ++m_steps;
                slowest = std::max(slowest, step.elapsed());
                written.push_back(time.elapsed());
            } else if (!ended) {
                end();
                ended = true;
            }
            // This session of the owner exists already, so no new connection is needed.
            const int there =
                m_club.ask(u"SELECT steps FROM reeve.kept_games WHERE id = CAST(? AS uuid)"_s, {m_uuid}).toInt() -
                before;
            while (static_cast<int>(lags.size()) < there && lags.size() < written.size())
                lags.push_back(time.elapsed() - written[lags.size()]);
            QTest::qWait(100);
        }
        if (!ended) end();
        return lags;
    }
    QString difference() {
        upToDate(m_uplink, m_journal);
        ClubDatabase owner;
        if (const auto trouble = owner.open(m_club.owner())) return trouble->detail;
        return differenceFrom(m_journal, owner);
    }

private:
    ThrowawayClub& m_club;
    QTemporaryDir m_folder;
    Journal m_journal;
    Uplink m_uplink;
    qint64 m_game;
    QString m_uuid;
    int m_steps = 0;
};

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const int seconds = QCoreApplication::arguments().value(1, u"20"_s).toInt();
    const QString only = QCoreApplication::arguments().value(2);
    ThrowawayClub club({u"-c"_s, u"fsync=on"_s});
    if (!club.missing().isEmpty()) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(club.missing()));
        return 77;
    }
    club.found();
    Honest honest(club);
    const ClubConnection login = club.table(2);
    {
        ClubDatabase hostile;
        QSqlQuery query;
        if (hostile.open(login) || hostile.run(query, u"SELECT reeve.beat('%1')"_s.arg(kTablet)) ||
            // One game for each attacker; the first one is kGame.
            hostile.run(query, u"INSERT INTO reeve.kept_games (id, table_id, tablet, name, kind, edition, beginning,"
                               " checksum) SELECT CASE n WHEN 0 THEN CAST('%1' AS uuid) ELSE gen_random_uuid() END,"
                               " reeve.me(), '%2', n, 'base', 'en-2020', sha256('x'), sha256('x')"
                               " FROM generate_series(0, %3) n"_s.arg(kGame, kTablet)
                                   .arg(kConnections - 1)))
            qFatal("the hostile table does not begin");
    }
    const QString rows =
        u"INSERT INTO reeve.steps (game, revision, number, epoch, command, events, checksum, time) SELECT"
        " '%1', 1, (random() * 2000000000)::integer + 1, 1, '{}', (SELECT string_agg(md5((n * m)::text), '')"
        " FROM generate_series(1, 300) m), sha256('x'), 0 FROM generate_series(1, 100) n ON CONFLICT DO"
        " NOTHING"_s.arg(kGame);
    const std::vector<Flood> floods{
        {"nothing", 0, {}},
        {"statements that reckon", kConnections,
         statement(login, u"SELECT count(*) FROM generate_series(1, 300000)"_s)},
        {"statements of 3 MB", kConnections, statement(login, u"SELECT length('%1')"_s.arg(QString(3'000'000, u'x')))},
        {"rows of 10 kB, 100 at a time", kConnections, statement(login, rows)},
        {"the same, taken back", kConnections, statement(login, u"BEGIN; "_s + rows + u"; ROLLBACK"_s)},
        {"people, 100 at a time", kConnections,
         statement(login, u"INSERT INTO reeve.people (id, name, introduced_by) SELECT gen_random_uuid(), 'x' || n,"
                          " reeve.me() FROM generate_series(1, 100) n"_s)},
        {"connections, opened and closed", kConnections, connections(login)},
        {"savepoints within each other", 1, savepoints(login)},
        {"400 connections without a login", 1, silent(club.port())}};
    std::printf(
        "flood | attackers | succeeded | lag: median; 95 %%; longest (ms) | step at the table, longest (ms) | MB of"
        " the database after it\n");
    for (const Flood& flood : floods) {
        if (!QString::fromUtf8(flood.words).contains(only)) continue;
        std::atomic<bool> stop = false;
        std::atomic<int> done = 0;
        std::vector<std::thread> attackers;
        for (int i = 0; i < flood.attackers; ++i) attackers.emplace_back([&, i] { done += flood.attack(stop, i); });
        qint64 slowest = 0;
        auto lags = honest.play(seconds, slowest, [&] {
            stop = true;
            for (std::thread& one : attackers) one.join();
        });
        std::printf("%s | %d | %d | %.0f; %.0f; %.0f | %lld | %lld\n", flood.words, flood.attackers, done.load(),
                    part(lags, 0.5), part(lags, 0.95), part(lags, 1), static_cast<long long>(slowest),
                    club.ask(u"SELECT pg_database_size(current_database()) / 1000000"_s).toLongLong());
        std::fflush(stdout);
    }
    const QString difference = honest.difference();
    std::printf("%s\n", difference.isEmpty() ? "nothing differs" : qUtf8Printable(difference));
    return difference.isEmpty() ? 0 : 1;
}
