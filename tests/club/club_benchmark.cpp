// SPDX-License-Identifier: GPL-3.0-or-later
// Not a test: the load of a club with many tables on one PostgreSQL server that syncs to its disk.
// usage: club_benchmark [TABLES [SECONDS [GAMES]]]
// 1. TABLES tables (500) play one step a second each for SECONDS (30): real steps of a game of Cities & Knights, each
//    table with its own journal and uplink. The journals are in memory, because real tables have a disk each. Lag: from
//    the time when a step is in the table's journal until another connection sees it in the club.
// 2. Bytes of a game in the club.
// 3. Statistics over GAMES finished games (100,000) of four people out of 2,000.
#include "app/club/database/statistics.h"
#include "app/club/database/uplink.h"
#include "tests/club/plain_games.h"
#include "tests/club/throwaway_club.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QHash>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <cstdio>

using namespace reeve::app;
using namespace reeve::testing;
using Clock = std::chrono::steady_clock;

namespace {

/// A real game from the journals that the tests keep.
LoadedGame realGame() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("games.sqlite"));
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("fixture"));
        database.setDatabaseName(file);
        QFile dump(QStringLiteral(REEVE_SOURCE_DIR "/tests/durability/journals/version-3.sql"));
        if (!database.open() || !dump.open(QIODevice::ReadOnly)) qFatal("no game to play");
        database.transaction();
        while (!dump.atEnd()) QSqlQuery(database).exec(QString::fromUtf8(dump.readLine()));
        database.commit();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("fixture"));
    Journal journal(file);
    return *journal.load(1);
}

struct Table {
    std::unique_ptr<Journal> journal;
    std::unique_ptr<Uplink> uplink;
    qint64 game = 0;
    QString uuid;
    std::vector<std::atomic<Clock::rep>> written; ///< by step: the time at which it was on the disk
    explicit Table(std::size_t steps) : written(steps) {}
};

double percentile(std::vector<double> values, double part) {
    if (values.empty()) return 0;
    std::ranges::sort(values);
    return values[std::min(values.size() - 1, static_cast<std::size_t>(static_cast<double>(values.size()) * part))];
}

void measureTables(ThrowawayClub& club, int count, int seconds) {
    const LoadedGame real = realGame();
    const auto steps = std::min<std::size_t>(static_cast<std::size_t>(seconds), real.steps.size());
    const QTemporaryDir folder(QStringLiteral("/dev/shm/reeve-tables-XXXXXX"));
    std::vector<std::unique_ptr<Table>> tables;
    QHash<QString, std::size_t> numbers;
    for (int i = 0; i < count; ++i) {
        auto table = std::make_unique<Table>(steps);
        table->journal = std::make_unique<Journal>(folder.filePath(QStringLiteral("%1.sqlite").arg(i)));
        QString players = real.game.players;
        players.replace(QStringLiteral("Anna"), QStringLiteral("Anna %1").arg(i));
        table->game =
            *table->journal->create(QStringLiteral("Table %1").arg(i), players, real.game.start, runningSummary(0));
        table->uuid = table->journal->load(table->game)->game.uuid;
        numbers[table->uuid] = tables.size();
        table->uplink = std::make_unique<Uplink>(*table->journal, club.table(i + 1));
        tables.push_back(std::move(table));
    }
    // Waits until the club has all of them.
    while (club.ask(QStringLiteral("SELECT count(*) FROM reeve.games")).toInt() < count) QTest::qWait(200);

    std::vector<double> lags;
    std::atomic<bool> done = false;
    std::thread watcher([&] {
        ClubDatabase reader;
        if (reader.open(club.owner())) qFatal("the watcher cannot look");
        std::vector<std::size_t> seen(tables.size());
        std::size_t all = 0;
        while (all < tables.size() * steps && !done) {
            QSqlQuery query;
            if (reader.run(query, QStringLiteral("SELECT id, steps FROM reeve.games")))
                qFatal("the watcher is cut off");
            const auto now = Clock::now().time_since_epoch().count();
            while (query.next()) {
                const std::size_t table = numbers.value(query.value(0).toString());
                for (const auto to = static_cast<std::size_t>(query.value(1).toInt()); seen[table] < to;
                     ++seen[table], ++all)
                    lags.push_back(static_cast<double>(now - tables[table]->written[seen[table]]) / 1e6);
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
    });
    // The tables play at different times within each second.
    const auto start = Clock::now();
    constexpr std::size_t kDrivers = 8;
    std::vector<std::thread> drivers;
    std::atomic<int> late = 0;
    for (std::size_t driver = 0; driver < kDrivers; ++driver)
        drivers.emplace_back([&, driver] {
            for (std::size_t step = 0; step < steps; ++step)
                for (std::size_t i = driver; i < tables.size(); i += kDrivers) {
                    const auto due = start + std::chrono::milliseconds(1000 * step + 1000 * i / tables.size());
                    std::this_thread::sleep_until(due);
                    Table& table = *tables[i];
                    table.journal->aside([&](JournalFile& file) {
                        if (!file.append(table.game, real.steps[step], runningSummary(static_cast<int>(step))))
                            qFatal("a step was not written");
                        table.written[step] = Clock::now().time_since_epoch().count();
                        return true;
                    });
                    if (Clock::now() - due > std::chrono::milliseconds(500)) ++late;
                }
        });
    for (std::thread& driver : drivers) driver.join();
    const double played = std::chrono::duration<double>(Clock::now() - start).count();
    QElapsedTimer waiting;
    waiting.start();
    std::thread giveUp([&] {
        while (!done && waiting.elapsed() < 60'000) std::this_thread::sleep_for(std::chrono::milliseconds(100));
        done = true;
    });
    watcher.join();
    done = true;
    giveUp.join();
    const double total = std::chrono::duration<double>(Clock::now() - start).count();
    std::printf("%d tables, %zu steps each in %.1f s (%d late by more than half a second)\n", count, steps, played,
                late.load());
    std::printf("arrived: %zu of %zu, %.0f a second\n", lags.size(), tables.size() * steps,
                static_cast<double>(lags.size()) / total);
    std::printf("lag: median %.0f ms, 95 %% %.0f ms, 99 %% %.0f ms, longest %.0f ms\n", percentile(lags, 0.5),
                percentile(lags, 0.95), percentile(lags, 0.99), percentile(lags, 1));
    const auto bytes =
        club
            .ask(QStringLiteral(
                "SELECT sum(pg_total_relation_size(c.oid)) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace"
                " WHERE n.nspname = 'reeve' AND c.relkind = 'r'"))
            .toDouble();
    std::printf("%.0f bytes a step with everything else; a game of %zu steps: about %.0f kB\n",
                bytes / static_cast<double>(std::max<std::size_t>(lags.size(), 1)), real.steps.size(),
                bytes / static_cast<double>(std::max<std::size_t>(lags.size(), 1)) *
                    static_cast<double>(real.steps.size()) / 1000);
}

double milliseconds(const std::function<void()>& work) {
    std::vector<double> times;
    for (int i = 0; i < 5; ++i) {
        QElapsedTimer time;
        time.start();
        work();
        times.push_back(static_cast<double>(time.nsecsElapsed()) / 1e6);
    }
    return percentile(times, 0.5);
}

void measureStatistics(ThrowawayClub& club, int games) {
    static_cast<void>(club.table(1));
    club.ask(QStringLiteral(
        "INSERT INTO reeve.tablets (id, table_id) SELECT gen_random_uuid(), id FROM reeve.tables WHERE role = 'table-1'"
        " AND NOT EXISTS (SELECT FROM reeve.tablets t WHERE t.table_id = tables.id)"));
    club.ask(
        QStringLiteral("INSERT INTO reeve.people (id, name, introduced_by) SELECT md5('p' || i)::uuid, 'Person ' || i,"
                       " (SELECT id FROM reeve.tables WHERE role = 'table-1') FROM generate_series(0, 1999) i"));
    club.ask(
        QStringLiteral(
            "INSERT INTO reeve.kept_games (id, table_id, tablet, name, kind, edition, steps, beginning, checksum, over) SELECT"
            " md5('g' || i)::uuid, b.table_id, b.id, 'x', CASE i %% 3 WHEN 0 THEN 'base' ELSE 'cities-and-knights' END, 'en-2020', 300,"
            " sha256(i::text::bytea), sha256(i::text::bytea), true FROM generate_series(1, %1) i,"
            " (SELECT * FROM reeve.tablets LIMIT 1) b")
            .arg(games)
            .replace(QStringLiteral("%%"), QStringLiteral("%")));
    club.ask(
        QStringLiteral(
            "INSERT INTO reeve.seats (game, seat, person, points, won) SELECT md5('g' || i)::uuid, s,"
            " md5('p' || (i * 7 + s * 13 + (i / 500) * s) % 2000)::uuid, CASE WHEN s = i % 4 THEN 13 ELSE (i + s) % 12 END, s = i % 4"
            " FROM generate_series(1, %1) i, generate_series(0, 3) s ON CONFLICT DO NOTHING")
            .arg(games));
    club.ask(QStringLiteral(
                 "INSERT INTO reeve.rolls (game, counts) SELECT md5('g' || i)::uuid, ARRAY[2,4,6,8,10,12,10,8,6,4,2]"
                 " FROM generate_series(1, %1) i")
                 .arg(games));
    club.ask(QStringLiteral("ANALYZE"));
    ClubDatabase reader;
    if (reader.open(club.reader())) qFatal("no reader");
    const QString one = club.ask(QStringLiteral("SELECT md5('p7')::uuid")).toString(),
                  other = club.ask(QStringLiteral("SELECT md5('p20')::uuid")).toString();
    const auto have = [](bool good) {
        if (!good) qFatal("no answer");
    };
    std::printf("%d finished games: standings %.0f ms, ", games,
                milliseconds([&] { have(!std::get<std::vector<ClubLifetime>>(standings(reader, 50)).empty()); }));
    std::printf("lifetime of one person %.0f ms, ",
                milliseconds([&] { have(!std::get<std::vector<ClubLifetime>>(lifetimes(reader, one)).empty()); }));
    std::printf("head to head %.0f ms, ",
                milliseconds([&] { have(std::holds_alternative<HeadToHead>(headToHead(reader, one, other))); }));
    std::printf("dice %.0f ms\n", milliseconds([&] { have(std::get<DiceTotals>(diceTotals(reader))[5] > 0); }));
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication program(argc, argv);
    const auto number = [&](int at, int otherwise) {
        return argc > at ? QString::fromLocal8Bit(argv[at]).toInt() : otherwise;
    };
    const int tables = number(1, 500), seconds = number(2, 30), games = number(3, 100'000);
    ThrowawayClub club({QStringLiteral("-c"), QStringLiteral("max_connections=%1").arg(tables + 20),
                        QStringLiteral("-c"), QStringLiteral("shared_buffers=512MB")});
    if (!club.missing().isEmpty()) {
        std::printf("%s\n", qPrintable(club.missing()));
        return 77;
    }
    club.found();
    measureTables(club, tables, seconds);
    measureStatistics(club, games);
    return 0;
}
