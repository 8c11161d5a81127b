// SPDX-License-Identifier: GPL-3.0-or-later
// What the login of a table or of a reader can do in `psql`, without Reeve: it must not learn a secret of a running
// game, change data of other tables or block them.
#include "app/club/database/lease.h"
#include "app/club/database/migrations.h"
#include "app/club/database/statistics.h"
#include "tests/club/plain_games.h"
#include "tests/club/quick_pace.h"
#include "tests/club/throwaway_club.h"

#include <QTemporaryDir>
#include <QTest>

using namespace reeve::app;
using namespace reeve::testing;
using namespace Qt::StringLiterals;

namespace {

/// The first column of the result of a statement; empty if the statement is refused.
QStringList answerOf(ClubDatabase& database, const QString& statement) {
    QStringList answer;
    QSqlQuery query;
    if (database.run(query, statement)) return answer;
    while (query.next()) answer << query.value(0).toString();
    return answer;
}

/// Everything in the schema that a login may read, as text.
QString allThatIsRead(ClubDatabase& database) {
    QString all;
    for (const QString& relation :
         answerOf(database, u"SELECT c.oid::regclass::text FROM pg_class c WHERE c.relnamespace = 'reeve'::regnamespace"
                            " AND c.relkind IN ('r', 'v', 'm')"_s))
        for (const QString& column :
             answerOf(database,
                      u"SELECT quote_ident(attname) FROM pg_attribute WHERE attrelid = '%1'::regclass AND attnum > 0"
                      " AND NOT attisdropped AND has_column_privilege(attrelid, attnum, 'SELECT')"_s.arg(relation)))
            all += answerOf(database, u"SELECT %1::text FROM %2"_s.arg(column, relation)).join(u'\n');
    return all;
}

const QString kTablet = u"00000000-0000-0000-0000-0000000000b2"_s;

} // namespace

class HostileTableTest : public QObject {
    Q_OBJECT
    std::unique_ptr<ThrowawayClub> m_club;
    QTemporaryDir m_folder;
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<Uplink> m_uplink;
    QString m_running, m_over; ///< games of the first table: a running and a finished one
    ClubDatabase m_hostile, m_reader;

    int has(const QString& from) { return m_club->ask(u"SELECT count(*) FROM reeve."_s + from).toInt(); }

private slots:
    /// An honest table with a running and a finished game, a hostile table, and a reader.
    void initTestCase() {
        m_club = std::make_unique<ThrowawayClub>();
        if (!m_club->missing().isEmpty()) QSKIP(qPrintable(m_club->missing()));
        m_club->found();
        m_journal = std::make_unique<Journal>(m_folder.filePath(u"games.sqlite"_s));
        m_uplink = std::make_unique<Uplink>(*m_journal, m_club->table(1), kQuick);
        const QStringList people{u"Anna"_s, u"Ben"_s, u"Cleo"_s};
        const std::vector<JournalStep> hidden{{u"{\"do\":\"buy-card\"}"_s, u"[\"a hidden knight\"]"_s, 1}};
        const std::vector<JournalStep> roll{rollStep(3, 4)};
        const auto running =
            m_journal->create(u"Friday"_s, seatsOf(people), startOf(471'100'815), runningSummary(2), hidden);
        const auto over =
            m_journal->create(u"Thursday"_s, seatsOf(people), startOf(2), overSummary({10, 8, 7}, 0), roll);
        QVERIFY(running && over && upToDate(*m_uplink, *m_journal));
        m_running = m_journal->load(*running)->game.uuid;
        m_over = m_journal->load(*over)->game.uuid;
        QVERIFY(!m_hostile.open(m_club->table(2)));
        QVERIFY(!m_reader.open(m_club->reader()));
        QCOMPARE(faultOf(m_hostile, u"SELECT reeve.beat('%1')"_s.arg(kTablet)), ClubFault::None);
    }

    /// A checksum over a hidden card or the seed would reveal them, because there are few values to try.
    void nothingThatCanBeReadTellsWhatIsHiddenInARunningGame() {
        const QStringList secrets{
            u"a hidden knight"_s, u"471100815"_s,
            m_club->ask(u"SELECT beginning::text FROM reeve.kept_games WHERE id = '%1'"_s.arg(m_running)).toString(),
            m_club->ask(u"SELECT checksum::text FROM reeve.steps WHERE game = '%1'"_s.arg(m_running)).toString()};
        ClubDatabase own;
        QVERIFY(!own.open(m_club->table(1)));
        const QString theirs = allThatIsRead(m_hostile), readers = allThatIsRead(m_reader), ours = allThatIsRead(own);
        QVERIFY(theirs.contains(u"Thursday"_s) && readers.contains(u"Thursday"_s));
        for (const QString& secret : secrets) {
            QVERIFY2(ours.contains(secret), qPrintable(secret)); // shows that the search would find it
            QVERIFY2(!theirs.contains(secret), qPrintable(u"a table reads "_s + secret));
            QVERIFY2(!readers.contains(secret), qPrintable(u"a reader reads "_s + secret));
        }
        QVERIFY(
            answerOf(m_hostile, u"SELECT attname FROM pg_stats WHERE tablename IN ('steps', 'starts')"_s).isEmpty());
    }

    void aFunctionOfOnesOwnSeesNoHiddenStep() {
        static_cast<void>(faultOf(m_hostile, u"CREATE FUNCTION pg_temp.see(text) RETURNS boolean LANGUAGE plpgsql COST"
                                             " 0.0000001 AS $$ BEGIN RAISE EXCEPTION 'seen %', $1; END $$"_s));
        QSqlQuery query;
        const auto trouble = m_hostile.run(
            query, u"SELECT count(*) FROM reeve.steps WHERE pg_temp.see(events) AND game = '%1'"_s.arg(m_running));
        QVERIFY(!trouble || !trouble->detail.contains(u"seen"_s));
    }

    void aFinishedGameIsNotTakenOver() {
        m_club->ask(u"UPDATE reeve.about SET lease = '0 seconds'"_s);
        const QStringList answer = answerOf(m_hostile, u"SELECT reeve.take_over('%1', '%2')"_s.arg(kTablet, m_over));
        m_club->ask(u"UPDATE reeve.about SET lease = '60 seconds'"_s);
        QCOMPARE(has(u"handovers"_s), 0);
        QVERIFY2(answer.value(0).contains(u"fault"_s), qPrintable(answer.value(0)));
    }

    /// Copies of a game count once: the game that the club received first.
    void aCopyDoesNotPushTheGameOfAnotherOutOfTheStatistics() {
        QCOMPARE(has(u"results WHERE game = '%1'"_s.arg(m_over)), 3);
        QCOMPARE(
            faultOf(m_hostile, u"SELECT reeve.take('%1', jsonb_build_array(jsonb_build_object('sequence', 1, 'game',"
                               " '00000000-0000-0000-0000-000000000000', 'kind', 'game', 'name', 'x', 'rules', 'base',"
                               " 'edition', 'en-2020', 'checksum', encode(beginning, 'hex'), 'players', '[]', 'start',"
                               " '{}', 'seats', '[]'::jsonb, 'summary', '{\"over\":true}'::jsonb)))"
                               " FROM reeve.games WHERE id = '%2'"_s.arg(kTablet, m_over)),
            ClubFault::None);
        QCOMPARE(has(u"games WHERE id = '00000000-0000-0000-0000-000000000000' AND over"_s), 1);
        QCOMPARE(has(u"results WHERE game = '%1'"_s.arg(m_over)), 3);
        QCOMPARE(std::get<DiceTotals>(diceTotals(m_reader, {u"base"_s, {}}))[5] +
                     std::get<DiceTotals>(diceTotals(m_reader, {u"cities-and-knights"_s, {}}))[5],
                 1);
        QCOMPARE(std::get<DiceTotals>(diceTotals(m_reader))[5], 1);
    }

    /// Times such as infinity would break the list of running games for everybody.
    void aTabletShowsItselfByTheClockOfTheServerAlone() {
        for (const char* moment : {"infinity", "-infinity", "4000-01-01 BC", "290000-01-01"}) {
            static_cast<void>(faultOf(m_hostile, u"UPDATE reeve.tablets SET seen = '%1'"_s.arg(QLatin1String(moment))));
            static_cast<void>(
                faultOf(m_hostile, u"UPDATE reeve.kept_games SET changed = '%1', over = false WHERE table_id ="
                                   " reeve.me()"_s.arg(QLatin1String(moment))));
            const auto games = runningGames(m_reader);
            QVERIFY2(std::holds_alternative<std::vector<ClubGame>>(games), moment);
            QVERIFY2(
                has(u"tablets WHERE id = '%1' AND seen BETWEEN now() - interval '1 minute' AND clock_timestamp()"_s.arg(
                    kTablet)) == 1,
                moment);
        }
    }

    void aTournamentIsNotEndedByARevisionOutOfTurn() {
        const QString tournament = u"00000000-0000-0000-0000-0000000000c1"_s;
        QCOMPARE(faultOf(m_hostile, u"SELECT reeve.put_tournament('%1', 0, '{}')"_s.arg(tournament)), ClubFault::None);
        QVERIFY(faultOf(m_hostile, u"INSERT INTO reeve.tournaments (id, revision, document, by_table) VALUES ('%1',"
                                   " 2147483647, '{}', reeve.me())"_s.arg(tournament)) != ClubFault::None);
        ClubDatabase other;
        QVERIFY(!other.open(m_club->table(1)));
        QCOMPARE(answerOf(other, u"SELECT reeve.put_tournament('%1', 1, '{}')"_s.arg(tournament)),
                 QStringList{u"true"_s});
        QCOMPARE(answerOf(other, u"SELECT reeve.put_tournament('%1', 1, '{}')"_s.arg(tournament)),
                 QStringList{u"false"_s});
    }

    /// With CREATE on the schema `public` for everybody, as in databases made before PostgreSQL 15.
    void operatorsOfOnesOwnOpenNoGameOfAnother() {
        m_club->ask(u"GRANT CREATE ON SCHEMA public TO PUBLIC"_s);
        QCOMPARE(faultOf(m_hostile,
                         u"CREATE FUNCTION public.yes(uuid, uuid) RETURNS boolean LANGUAGE sql AS 'SELECT true'"_s),
                 ClubFault::None);
        QCOMPARE(
            faultOf(m_hostile, u"CREATE OPERATOR public.= (LEFTARG = uuid, RIGHTARG = uuid, FUNCTION = public.yes)"_s),
            ClubFault::None);
        QCOMPARE(faultOf(m_hostile, u"SET search_path = public, pg_catalog"_s), ClubFault::None);
        QCOMPARE(
            faultOf(m_hostile,
                    u"INSERT INTO reeve.steps (game, revision, number, epoch, command, events, checksum,"
                    " time) VALUES ('%1', 1, 99, 1, '{}', '[]', decode(repeat('11', 32), 'hex'), 0)"_s.arg(m_running)),
            ClubFault::NotAllowed);
        QVERIFY(answerOf(m_hostile, u"SELECT command FROM reeve.steps WHERE command LIKE '%buy%'"_s).isEmpty());
        m_club->ask(u"REVOKE CREATE ON SCHEMA public FROM PUBLIC"_s);
        QCOMPARE(faultOf(m_hostile, u"RESET search_path"_s), ClubFault::None);
    }

    void whatATableHasNoUseForIsRefused_data() {
        QTest::addColumn<QString>("statement");
        QTest::newRow("a large object") << u"SELECT lo_from_bytea(0, 'x')"_s;
        QTest::newRow("an empty large object") << u"SELECT lo_create(0)"_s;
        QTest::newRow("a table for the session") << u"CREATE TEMPORARY TABLE mine (x integer)"_s;
        QTest::newRow("a table that stays") << u"CREATE TABLE public.mine (x integer)"_s;
        QTest::newRow("a schema") << u"CREATE SCHEMA mine"_s;
        QTest::newRow("a program of the server") << u"COPY (SELECT 1) TO PROGRAM 'id'"_s;
        QTest::newRow("a file of the server") << u"COPY (SELECT 1) TO '/tmp/reeve'"_s;
        QTest::newRow("a file of the server read") << u"SELECT pg_read_file('PG_VERSION')"_s;
        QTest::newRow("a table locked against all") << u"LOCK TABLE reeve.steps IN EXCLUSIVE MODE"_s;
        QTest::newRow("people locked against all") << u"LOCK TABLE reeve.people IN SHARE MODE"_s;
        QTest::newRow("the lease") << u"UPDATE reeve.about SET lease = '1 year'"_s;
        QTest::newRow("another's login ended")
            << u"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename"
               " <> session_user AND usename IS NOT NULL"_s;
        QTest::newRow("another's login taken") << u"SET SESSION AUTHORIZATION 'table-1'"_s;
        QTest::newRow("the passwords") << u"SELECT rolpassword FROM pg_authid"_s;
        QTest::newRow("a login of one's own making") << u"CREATE ROLE mine LOGIN"_s;
    }
    void whatATableHasNoUseForIsRefused() {
        QFETCH(QString, statement);
        QVERIFY(faultOf(m_hostile, statement) != ClubFault::None);
        QVERIFY(faultOf(m_reader, statement) != ClubFault::None);
    }

    void whatEverybodyReadsHasALength_data() {
        QTest::addColumn<QString>("statement");
        QTest::newRow("a name of a game")
            << u"UPDATE reeve.kept_games SET name = repeat('x', 1000000) WHERE table_id = reeve.me()"_s;
        QTest::newRow("a name of a person") << u"INSERT INTO reeve.people (id, name, introduced_by) VALUES"
                                               " (gen_random_uuid(), repeat('x', 1000000), reeve.me())"_s;
        QTest::newRow("a name of 41 letters") << u"INSERT INTO reeve.people (id, name, introduced_by) VALUES"
                                                 " (gen_random_uuid(), repeat('x', 41), reeve.me())"_s;
        QTest::newRow("a blank name") << u"INSERT INTO reeve.people (id, name, introduced_by) VALUES"
                                         " (gen_random_uuid(), E' \\t', reeve.me())"_s;
        for (const char* counts :
             {"{1,2,3}", "{-1,0,0,0,0,0,0,0,0,0,0}", "{0,0,0,0,0,0,0,0,0,0,2000000000}", "{0,0,0,0,0,0,0,0,0,0,NULL}"})
            QTest::newRow(counts) << u"INSERT INTO reeve.rolls (game, counts) SELECT id, '%1' FROM reeve.games WHERE"
                                     " table_id = reeve.me()"_s.arg(QLatin1String(counts));
        for (const char* points : {"-1", "500"})
            QTest::newRow(points) << u"INSERT INTO reeve.seats (game, seat, person, points) SELECT g.id, 1, p.id, %1"
                                     " FROM reeve.games g, (SELECT id FROM reeve.people LIMIT 1) p WHERE g.table_id ="
                                     " reeve.me()"_s.arg(QLatin1String(points));
        QTest::newRow("a summary")
            << u"UPDATE reeve.kept_games SET summary = to_jsonb(repeat('x', 1000000)) WHERE table_id ="
               " reeve.me()"_s;
        QTest::newRow("seats")
            << u"INSERT INTO reeve.seats (game, seat, person) SELECT g.id, n, p.id FROM reeve.games g,"
               " generate_series(1, 100) n, (SELECT id FROM reeve.people LIMIT 1) p WHERE g.table_id"
               " = reeve.me()"_s;
    }
    void whatEverybodyReadsHasALength() {
        QFETCH(QString, statement);
        QVERIFY(faultOf(m_hostile, statement) != ClubFault::None);
    }

    /// Anna was introduced by the first table, and a game of the hostile one seats her too.
    void aTableSpeaksForItsOwnPeopleAlone() {
        const QString anna = m_club->ask(u"SELECT id::text FROM reeve.people WHERE name = 'Anna'"_s).toString();
        QCOMPARE(faultOf(m_hostile, u"INSERT INTO reeve.seats (game, seat, person) SELECT id, 2, '%1' FROM reeve.games"
                                    " WHERE table_id = reeve.me() LIMIT 1"_s.arg(anna)),
                 ClubFault::None);
        ClubDatabase own;
        QVERIFY(!own.open(m_club->table(1)));
        QCOMPARE(answerOf(own, u"SELECT reeve.put_picture('%1', 'ship', NULL)"_s.arg(anna)), QStringList{u"true"_s});
        QCOMPARE(answerOf(m_hostile, u"SELECT reeve.put_picture('%1', 'tree', NULL)"_s.arg(anna)),
                 QStringList{u"false"_s});
        QCOMPARE(answerOf(m_hostile, u"SELECT reeve.put_color('%1', 'red')"_s.arg(anna)), QStringList{u"false"_s});
        QVERIFY(faultOf(m_hostile, u"UPDATE reeve.profiles SET emblem = 'tree', by_table = reeve.me()"_s) !=
                ClubFault::None);
        static_cast<void>(faultOf(m_hostile, u"UPDATE reeve.people SET name = 'Hanna' WHERE id = '%1'"_s.arg(anna)));
        QCOMPARE(has(u"people WHERE name = 'Anna'"_s), 1);
        QCOMPARE(has(u"profiles WHERE emblem = 'ship'"_s), 1);
        // Who plays there may have the picture removed.
        QCOMPARE(answerOf(m_hostile, u"SELECT reeve.put_picture('%1', '', NULL)"_s.arg(anna)), QStringList{u"true"_s});
        QCOMPARE(has(u"profiles WHERE emblem <> ''"_s), 0);
    }

    /// A view writes with the rights of its owner, so it must not be writable.
    void theGamesOfOthersAreNotWrittenThroughTheView() {
        for (const char* statement :
             {"UPDATE reeve.games SET name = 'mine'", "SELECT id FROM reeve.games FOR UPDATE",
              "SELECT id FROM reeve.games FOR SHARE", "DELETE FROM reeve.games", "UPDATE reeve.results SET won = true",
              "UPDATE reeve.dice SET count = 0", "UPDATE reeve.standings SET wins = 100"})
            QVERIFY2(faultOf(m_hostile, QString::fromLatin1(statement)) != ClubFault::None, statement);
    }

    void theGamesOfOthersCannotBeHeld() {
        static_cast<void>(faultOf(m_hostile, u"BEGIN; SELECT id FROM reeve.kept_games FOR UPDATE"_s));
        QVERIFY(m_journal->rename(m_journal->games().front().id, u"still told"_s));
        QVERIFY(upToDate(*m_uplink, *m_journal));
        QCOMPARE(has(u"games WHERE name = 'still told'"_s), 1);
        static_cast<void>(faultOf(m_hostile, u"ROLLBACK"_s));
    }

    void whoHoldsALockDoesNotHoldUpAMigration() {
        m_club->found(1, u"held"_s);
        ClubConnection connection = m_club->table(2);
        connection.database = u"held"_s;
        ClubDatabase hostile, owner;
        QVERIFY(!hostile.open(connection) && !owner.open(m_club->owner(u"held"_s)));
        QCOMPARE(faultOf(hostile, u"BEGIN; SELECT count(*) FROM reeve.games; SELECT pg_advisory_lock(1382376822)"_s),
                 ClubFault::None);
        const auto trouble = migrateClub(owner);
        QVERIFY(trouble && trouble->fault == ClubFault::NotAnswering);
        QCOMPARE(std::get<int>(versionOfClub(owner)), 1);
        hostile.close();
        QTRY_VERIFY_WITH_TIMEOUT(!migrateClub(owner), 20'000);
    }

    void oneLoginCannotUseUpTheConnectionsOfAll() {
        std::vector<std::unique_ptr<ClubDatabase>> connections;
        std::optional<ClubTrouble> trouble;
        while (!trouble && connections.size() < 60) {
            connections.push_back(std::make_unique<ClubDatabase>());
            trouble = connections.back()->open(m_club->table(2));
        }
        QVERIFY(trouble);
        QVERIFY(connections.size() < 30);
        ClubDatabase other;
        QVERIFY(!other.open(m_club->table(3)));
    }

    void aLoginOfTheServerThatIsNoTablesIsNotMadeOne() {
        m_club->ask(u"CREATE ROLE somebody LOGIN"_s);
        ClubDatabase owner;
        QVERIFY(!owner.open(m_club->owner()));
        for (const char* role : {"somebody", "postgres"}) {
            QVERIFY2(faultOf(owner, u"SELECT reeve.add_table('Table', '%1', 'x')"_s.arg(QLatin1String(role))) !=
                         ClubFault::None,
                     role);
            QVERIFY2(faultOf(owner, u"SELECT reeve.add_reader('%1', 'x')"_s.arg(QLatin1String(role))) !=
                         ClubFault::None,
                     role);
        }
        QCOMPARE(faultOf(owner, u"SELECT reeve.add_table('Table 2', 'table-2', 'another')"_s), ClubFault::None);
    }
};

QTEST_GUILESS_MAIN(HostileTableTest)
#include "hostile_table_test.moc"
