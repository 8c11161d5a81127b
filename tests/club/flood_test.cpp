// SPDX-License-Identifier: GPL-3.0-or-later
// A login of a table that writes without limit: other tables continue, and what they read stays small.
#include "app/club/database/lease.h"
#include "app/club/database/statistics.h"
#include "app/club/database/tournaments.h"
#include "tests/club/plain_games.h"
#include "tests/club/quick_pace.h"
#include "tests/club/throwaway_club.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace reeve::app;
using namespace reeve::testing;
using namespace Qt::StringLiterals;

namespace {

/// A statement that inserts `count` games of the login, numbered from `first`.
QString gamesFrom(int first, int count) {
    return u"INSERT INTO reeve.kept_games (id, table_id, tablet, name, kind, edition, beginning, checksum)"
           " SELECT CAST('00000000-0000-0000-0000-' || lpad(n::text, 12, '0') AS uuid), reeve.me(),"
           " '00000000-0000-0000-0000-0000000000b2', 'flood', 'kind ' || n, 'en-2020', sha256(n::text::bytea),"
           " sha256(n::text::bytea) FROM generate_series(%1, %2) AS n"_s.arg(first)
               .arg(first + count - 1);
}
QString peopleOf(int count) {
    return u"INSERT INTO reeve.people (id, name, introduced_by) SELECT gen_random_uuid(), 'flood ' || n, reeve.me()"
           " FROM generate_series(1, %1) AS n"_s.arg(count);
}

} // namespace

class FloodTest : public QObject {
    Q_OBJECT
    std::unique_ptr<ThrowawayClub> m_club;
    QTemporaryDir m_folder;
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<Uplink> m_uplink;
    ClubDatabase m_hostile, m_reader;

    QVariant owner(const QString& statement) { return m_club->ask(statement); }

private slots:
    /// An honest table with a running game, a hostile table, and a reader.
    void initTestCase() {
        m_club = std::make_unique<ThrowawayClub>();
        if (!m_club->missing().isEmpty()) QSKIP(qPrintable(m_club->missing()));
        m_club->found();
        m_journal = std::make_unique<Journal>(m_folder.filePath(u"games.sqlite"_s));
        m_uplink = std::make_unique<Uplink>(*m_journal, m_club->table(1), kQuick);
        QVERIFY(m_journal->create(u"Friday"_s, seatsOf({u"Anna"_s, u"Ben"_s, u"Cleo"_s}), startOf(1), runningSummary(2),
                                  std::vector<JournalStep>{rollStep(3, 4)}));
        QVERIFY(upToDate(*m_uplink, *m_journal));
        ClubDatabase honest;
        QVERIFY(!honest.open(m_club->table(1)));
        QVERIFY(std::get<bool>(
            putTournament(honest, {.id = u"00000000-0000-0000-0000-0000000000d1"_s, .name = u"Autumn"_s, .size = 4})));
        QVERIFY(!m_hostile.open(m_club->table(2)));
        QVERIFY(!m_reader.open(m_club->reader()));
        QCOMPARE(faultOf(m_hostile, u"SELECT reeve.beat('00000000-0000-0000-0000-0000000000b2')"_s), ClubFault::None);
    }
    void cleanup() {
        owner(u"UPDATE reeve.about SET daily_bytes = 2000000000, daily_games = 10000, daily_people = 2000"_s);
    }

    void theListOfRunningGamesIsNotFilledByOneTable() {
        QCOMPARE(faultOf(m_hostile, gamesFrom(1, 3000)), ClubFault::None);
        const auto games = std::get<std::vector<ClubGame>>(runningGames(m_reader));
        QVERIFY2(games.size() <= 30, qPrintable(QString::number(games.size())));
        QVERIFY(std::ranges::any_of(games, [](const ClubGame& game) { return game.name == u"Friday"; }));
    }

    void theKindsOfGamesToChooseFromStayFew() {
        QCOMPARE(faultOf(m_hostile, u"UPDATE reeve.kept_games SET over = true WHERE table_id = reeve.me()"_s),
                 ClubFault::None);
        QVERIFY(std::get<std::vector<ClubFilter>>(playedKinds(m_reader)).size() <= 100);
    }

    void theListOfTournamentsIsNotFilledByOneTable() {
        QCOMPARE(faultOf(m_hostile, u"INSERT INTO reeve.tournaments (id, revision, document, by_table) SELECT"
                                    " gen_random_uuid(), 1, '{\"name\":\"flood\",\"size\":4}', reeve.me()"
                                    " FROM generate_series(1, 300)"_s),
                 ClubFault::None);
        const auto all = std::get<std::vector<ClubTournament>>(readTournaments(m_reader));
        QVERIFY2(all.size() <= 30, qPrintable(QString::number(all.size())));
        QVERIFY(std::ranges::any_of(all, [](const ClubTournament& one) { return one.name == u"Autumn"; }));
    }

    /// Every table reads the people of the club. If one table adds 30,000 of them, steps are saved as fast as before,
    /// and the journals do not grow without limit.
    void otherTablesHearOfSoManyPeopleOfOneTableAtMost() {
        owner(u"UPDATE reeve.about SET daily_people = 100000"_s);
        QCOMPARE(faultOf(m_hostile, peopleOf(30'000)), ClubFault::None);
        const auto known = [&] {
            return m_journal->wait([](JournalFile& file) { return static_cast<int>(file.people().size()); });
        };
        QElapsedTimer time;
        qint64 slowest = 0;
        const qint64 id = m_journal->games().front().id;
        QVERIFY(QTest::qWaitFor(
            [&] {
                time.start();
                if (!m_journal->append(id, rollStep(1, 2), runningSummary(3))) return true;
                slowest = std::max(slowest, time.elapsed());
                return known() >= 4000;
            },
            30'000));
        QVERIFY(known() < 4100);
        QVERIFY2(slowest < 1000, qPrintable(QString::number(slowest)));
        QVERIFY(upToDate(*m_uplink, *m_journal));
    }

    void aTableSendsSoMuchInADayAtMost_data() {
        QTest::addColumn<QString>("flood");
        QTest::newRow("games") << gamesFrom(10'000, 10'001);
        QTest::newRow("people") << peopleOf(2001);
        QTest::newRow("steps") << u"INSERT INTO reeve.steps (game, revision, number, epoch, command, events, checksum,"
                                  " time) SELECT '00000000-0000-0000-0000-000000000001', 1, n, 1, '{}', (SELECT"
                                  " string_agg(md5(m::text), '') FROM generate_series(n, n + 99) m), sha256('x'), 0"
                                  " FROM generate_series(1, 1000) AS n"_s;
        QTest::newRow("views that replace each other")
            << u"INSERT INTO reeve.views (game, steps, snapshot) VALUES ('00000000-0000-0000-0000-000000000001', 1,"
               " (SELECT string_agg(md5(n::text), '') FROM generate_series(1, 12000) n)) ON CONFLICT (game)"
               " DO UPDATE SET snapshot = EXCLUDED.snapshot"_s;
        QTest::newRow("tournaments")
            << u"INSERT INTO reeve.tournaments (id, revision, document, by_table) SELECT gen_random_uuid(), 1, (SELECT"
               " string_agg(md5(m::text), '') FROM generate_series(n, n + 999) m), reeve.me() FROM"
               " generate_series(1, 100) AS n"_s;
        QTest::newRow("tablets") << u"INSERT INTO reeve.tablets (id, table_id) SELECT gen_random_uuid(), reeve.me()"
                                    " FROM generate_series(1, 100000)"_s;
    }
    void aTableSendsSoMuchInADayAtMost() {
        QFETCH(QString, flood);
        owner(u"UPDATE reeve.about SET daily_bytes = 3000000 + (SELECT coalesce(max(bytes), 0) FROM reeve.amounts)"_s);
        ClubFault fault = ClubFault::None;
        for (int i = 0; i < 30 && fault == ClubFault::None; ++i) fault = faultOf(m_hostile, flood);
        QCOMPARE(fault, ClubFault::TooMuch);
        // The other tables are not delayed.
        QVERIFY(m_journal->rename(m_journal->games().front().id, QString::fromLatin1(QTest::currentDataTag())));
        QVERIFY(upToDate(*m_uplink, *m_journal));
    }

    /// As if the server could not be reached: nothing is skipped, and the rest is sent when it is allowed again.
    void whatATableHasTooMuchGoesTheNextDay() {
        owner(u"UPDATE reeve.about SET daily_games = 0"_s);
        const auto id = m_journal->create(u"Saturday"_s, seatsOf({u"Anna"_s, u"Ben"_s}), startOf(2), runningSummary(0));
        QVERIFY(id && shows(*m_uplink, ClubFault::TooMuch));
        for (int i = 0; i < 20; ++i) QVERIFY(m_journal->append(*id, rollStep(1, 2), runningSummary(i)));
        QVERIFY(QTest::qWaitFor([&] { return m_uplink->state().behind >= 20; }));
        // The server's next day begins.
        owner(u"UPDATE reeve.about SET daily_games = 10000"_s);
        owner(u"UPDATE reeve.amounts SET day = day - 1 WHERE table_id = (SELECT id FROM reeve.tables WHERE role ="
              " 'table-1')"_s);
        QVERIFY(upToDate(*m_uplink, *m_journal));
        ClubDatabase all;
        QVERIFY(!all.open(m_club->owner()));
        QCOMPARE(differenceFrom(*m_journal, all), QString());
    }

    void whatStopsTheServerForAllIsRefused_data() {
        QTest::addColumn<QString>("statement");
        QTest::newRow("locks until there is no memory for them")
            << u"SELECT count(pg_advisory_lock(n)) FROM generate_series(1, 30000) n"_s;
        QTest::newRow("the same, to the end of the transaction")
            << u"SELECT count(pg_advisory_xact_lock(n)) FROM generate_series(1, 30000) n"_s;
        QTest::newRow("the same, where they are free")
            << u"SELECT count(pg_try_advisory_lock_shared(n, n)) FROM generate_series(1, 30000) n"_s;
        QTest::newRow("a file for sorting without end")
            << u"SELECT count(*) FROM (SELECT repeat(md5(n::text), 30) AS x FROM generate_series(1, 2000000) n"
               " ORDER BY x) s"_s;
        QTest::newRow("more room for such files") << u"SET temp_file_limit = -1"_s;
        QTest::newRow("words in the server's log")
            << u"DO $$ BEGIN RAISE EXCEPTION '%', repeat('x', 100000000); END $$"_s;
        QTest::newRow("what the server logs") << u"SET log_min_messages = 'debug5'"_s;
        QTest::newRow("a step of a hundred megabytes")
            << u"INSERT INTO reeve.steps (game, revision, number, epoch, command, events, checksum, time) VALUES"
               " ('00000000-0000-0000-0000-000000000001', 1, 5000, 1, '{}', repeat('x', 100000000), sha256('x'), 0)"_s;
        QTest::newRow("what it has sent today") << u"UPDATE reeve.amounts SET bytes = 0"_s;
        QTest::newRow("what it may send") << u"UPDATE reeve.about SET daily_bytes = 1000000000000"_s;
        QTest::newRow("another table shut out") << u"SELECT reeve.shut_out('table-1')"_s;
    }
    void whatStopsTheServerForAllIsRefused() {
        QFETCH(QString, statement);
        owner(u"ALTER ROLE \"table-2\" SET temp_file_limit = '8MB'"_s); // a small limit, so that this is fast
        ClubDatabase hostile;
        QVERIFY(!hostile.open(m_club->table(2)));
        QVERIFY(faultOf(hostile, statement) != ClubFault::None);
        owner(u"SELECT reeve.bound_login('table-2')"_s);
    }

    void whoeverLooksAfterTheClubSeesWhoFloodsAndShutsItOut() {
        QCOMPARE(owner(u"SELECT login FROM reeve.loads LIMIT 1"_s).toString(), u"table-2"_s);
        QVERIFY(owner(u"SELECT connections FROM reeve.loads WHERE login = 'table-2'"_s).toInt() > 0);
        owner(u"SELECT reeve.shut_out('table-2')"_s);
        QTRY_COMPARE(owner(u"SELECT connections FROM reeve.loads WHERE login = 'table-2'"_s).toInt(), 0);
        ClubDatabase again;
        QVERIFY(again.open(m_club->table(2)));
        QVERIFY(m_journal->rename(m_journal->games().front().id, u"after all"_s));
        QVERIFY(upToDate(*m_uplink, *m_journal));
        ClubDatabase all;
        QVERIFY(!all.open(m_club->owner()));
        QCOMPARE(faultOf(all, u"SELECT reeve.add_table('Table 2', 'table-2', 'secret of table-2')"_s), ClubFault::None);
        QVERIFY(!again.open(m_club->table(2)));
        QVERIFY(faultOf(all, u"SELECT reeve.shut_out('postgres')"_s) != ClubFault::None);
    }
};

QTEST_GUILESS_MAIN(FloodTest)
#include "flood_test.moc"
