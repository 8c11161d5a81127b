// SPDX-License-Identifier: GPL-3.0-or-later
// A table and its club: all data arrives in order and once, whatever happens to server and network; the table never
// waits.
#include "app/club/database/migrations.h"
#include "tests/club/plain_games.h"
#include "tests/club/quick_pace.h"
#include "tests/club/throwaway_club.h"
#include "tests/club/wire.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace reeve::app;
using namespace reeve::testing;
using Phase = UplinkState::Phase;

class UplinkTest : public QObject {
    Q_OBJECT
    std::unique_ptr<ThrowawayClub> m_club;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Journal> m_journal;
    int m_tables = 0, m_seed = 0;
    qint64 m_slowest = 0; ///< duration of the slowest step at the table in ms

    qint64 begin(const QStringList& names = {QStringLiteral("Anna"), QStringLiteral("Ben"), QStringLiteral("Cleo")}) {
        return *m_journal->create(QStringLiteral("Friday"), seatsOf(names), startOf(++m_seed), runningSummary(0));
    }
    void play(qint64 id, int steps) {
        for (int i = 0; i < steps; ++i) {
            QElapsedTimer time;
            time.start();
            if (!m_journal->append(id, rollStep(1 + i % 6, 1 + i % 5), runningSummary(i)))
                qFatal("%s", qPrintable(m_journal->error()));
            m_slowest = std::max(m_slowest, time.elapsed());
        }
    }
    ClubConnection freshTable() {
        ClubConnection connection = m_club->table(++m_tables);
        connection.patience = 2;
        return connection;
    }
    QString difference() {
        ClubDatabase owner;
        if (const auto trouble = owner.open(m_club->owner())) return trouble->detail;
        return differenceFrom(*m_journal, owner);
    }
    int clubHas(const char* what) {
        return m_club->ask(QStringLiteral("SELECT count(*) FROM reeve.") + QLatin1String(what)).toInt();
    }

private slots:
    void initTestCase() {
        m_club = std::make_unique<ThrowawayClub>();
        if (!m_club->missing().isEmpty()) QSKIP(qPrintable(m_club->missing()));
        m_club->found();
    }
    void init() {
        m_journal.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        m_journal = std::make_unique<Journal>(m_folder->filePath(QStringLiteral("games.sqlite")));
    }

    void everythingThatHappensAtTheTableArrives() {
        const qint64 before = begin(); // before the table joined the club
        play(before, 3);
        Uplink uplink(*m_journal, freshTable(), kQuick);
        QSignalSpy told(&uplink, &Uplink::changed);
        QVERIFY(upToDate(uplink, *m_journal));
        QCOMPARE(difference(), QString());
        const qint64 id = begin({QStringLiteral("Anna"), QStringLiteral("Dora")});
        play(id, 120);
        QVERIFY(m_journal->append(id, wordStep("undo"), runningSummary(3)));
        QVERIFY(m_journal->rename(id, QStringLiteral("Saturday")));
        QVERIFY(upToDate(uplink, *m_journal));
        QCOMPARE(difference(), QString());
        QVERIFY(told.count() > 0);
        const QString uuid = m_journal->load(id)->game.uuid;
        QVERIFY(m_journal->remove(id));
        QVERIFY(QTest::qWaitFor([&] {
            return m_club
                ->ask(QStringLiteral("SELECT removed IS NOT NULL FROM reeve.games WHERE id = CAST(? AS uuid)"), {uuid})
                .toBool();
        }));
        // Anna took part in both games, with the same ID.
        QCOMPARE(clubHas("people WHERE name = 'Anna'"), 1);
        QCOMPARE(clubHas("seats s JOIN reeve.people p ON p.id = s.person WHERE p.name = 'Anna'"), 2);
        // Sent data leaves the outbox.
        QVERIFY(QTest::qWaitFor(
            [&] { return m_journal->wait([](JournalFile& f) { return f.outboxLength(0); }).entries == 0; }));
    }

    /// For example after a set-up that was entered by hand: the club must not take the game for one in its set-up.
    void aGameWithoutStepsArrivesAsItStands() {
        Uplink uplink(*m_journal, freshTable(), kQuick);
        const auto id = m_journal->create(QStringLiteral("Late"), seatsOf({QStringLiteral("Anna")}), startOf(++m_seed),
                                          runningSummary(12));
        QVERIFY(id && upToDate(uplink, *m_journal));
        const QString uuid = m_journal->load(*id)->game.uuid;
        QCOMPARE(
            m_club->ask(QStringLiteral("SELECT summary ->> 'turn' FROM reeve.games WHERE id = CAST(? AS uuid)"), {uuid})
                .toString(),
            QStringLiteral("12"));
    }

    void aBatchThatIsCutInTheMiddleArrivesOnce() {
        const ClubConnection direct = freshTable();
        Wire wire(m_club->port());
        ClubConnection connection = direct;
        connection.port = wire.port();
        const qint64 id = begin();
        play(id, 400);
        wire.cutAfter(20'000);
        Uplink uplink(*m_journal, connection, kQuick);
        for (const long bytes : {9'000L, 30'001L, 45'000L}) {
            QTest::qWait(60);
            wire.cutAfter(bytes);
            play(id, 20);
        }
        QVERIFY(upToDate(uplink, *m_journal));
        QCOMPARE(difference(), QString());
        QCOMPARE(clubHas("games WHERE revision > 1"), 0);
    }

    void aServerThatIsKilledAndStartedLosesNothing() {
        Uplink uplink(*m_journal, freshTable(), kQuick);
        const qint64 id = begin();
        play(id, 30);
        for (int round = 0; round < 3; ++round) {
            m_club->kill();
            play(id, 40);
            QVERIFY(
                QTest::qWaitFor([&] { return uplink.state().phase == Phase::Waiting && uplink.state().behind >= 40; }));
            QVERIFY(uplink.state().since.isValid());
            m_club->start();
            play(id, 10);
            QVERIFY(upToDate(uplink, *m_journal));
            QCOMPARE(difference(), QString());
        }
        m_club->stop();
        QVERIFY(shows(uplink, ClubFault::Unreachable));
        m_club->start();
        QVERIFY(upToDate(uplink, *m_journal));
        QCOMPARE(uplink.state().trouble.fault, ClubFault::None);
    }

    void aNetworkThatSwallowsEverythingIsNoticedAndTheTableNeverWaits() {
        Wire wire(m_club->port());
        ClubConnection connection = freshTable();
        connection.port = wire.port();
        Uplink uplink(*m_journal, connection, kQuick);
        const qint64 id = begin();
        play(id, 5);
        QVERIFY(upToDate(uplink, *m_journal));
        m_slowest = 0;
        wire.swallow(true);
        play(id, 1); // NotAnswering is shown only until it connects again; 60 steps on a slow disk take longer
        QVERIFY(shows(uplink, ClubFault::NotAnswering));
        QVERIFY(shows(uplink, ClubFault::Unreachable));
        play(id, 59);
        QVERIFY(QTest::qWaitFor([&] { return uplink.state().behind >= 60; }, 20'000));
        play(id, 60);
        // A step waits only for the table's own disk.
        QVERIFY2(m_slowest < 1000, qPrintable(QString::number(m_slowest)));
        wire.swallow(false);
        QVERIFY(upToDate(uplink, *m_journal));
        QCOMPARE(difference(), QString());
    }

    /// "Try again now" makes one further attempt only, and the number of pending steps is updated although nothing is
    /// tried.
    void aTryThatIsAskedForIsOneTry() {
        QTcpServer refusing;
        QVERIFY(refusing.listen(QHostAddress::LocalHost));
        int tries = 0;
        connect(&refusing, &QTcpServer::newConnection, this, [&] {
            ++tries;
            refusing.nextPendingConnection()->abort();
        });
        ClubConnection connection = freshTable();
        const qint64 id = begin();
        {
            Uplink joined(*m_journal, connection, kQuick);
            QVERIFY(upToDate(joined, *m_journal));
        }
        connection.port = refusing.serverPort();
        UplinkPace pace = kQuick;
        pace.firstRetry = pace.longestRetry = 600'000;
        Uplink uplink(*m_journal, connection, pace);
        QTRY_VERIFY(uplink.state().phase == Phase::Waiting);
        const int first = tries;
        QVERIFY(first > 0);
        uplink.hurry();
        QTRY_VERIFY(tries > first);
        const qint64 before = m_journal->wait([](JournalFile& file) { return file.outboxLength(0); }).entries;
        for (int step = 1; step <= 20; ++step) {
            play(id, 1);
            QTRY_COMPARE(uplink.state().behind, before + step);
        }
        QVERIFY2(tries <= 2 * first, qPrintable(QString::number(tries)));
        QCOMPARE(uplink.state().phase, Phase::Waiting);
    }

    /// The server needs 60 ms for each step: a batch of the usual size always exceeds the time limit, a smaller one
    /// does not.
    void aServerThatIsTooSlowForABatchGetsSmallerOnes() {
        m_club->ask(QStringLiteral("CREATE FUNCTION public.slow() RETURNS trigger LANGUAGE plpgsql AS"
                                   " $$ BEGIN PERFORM pg_sleep(0.06); RETURN NEW; END $$"));
        m_club->ask(QStringLiteral(
            "CREATE TRIGGER slow_disk BEFORE INSERT ON reeve.steps FOR EACH ROW EXECUTE FUNCTION public.slow()"));
        play(begin(), 100);
        Uplink uplink(*m_journal, freshTable(), kQuick);
        const bool taken = upToDate(uplink, *m_journal);
        m_club->ask(QStringLiteral("DROP TRIGGER slow_disk ON reeve.steps"));
        QVERIFY(taken);
        QCOMPARE(difference(), QString());
    }

    /// A batch that the table gave up is cancelled at the server too. Otherwise each further attempt would wait for the
    /// one before it, on one more connection each time.
    void aBatchThatCameTooLateDoesNotGoOnAtTheServer() {
        m_club->ask(QStringLiteral("CREATE FUNCTION public.stall() RETURNS trigger LANGUAGE plpgsql AS"
                                   " $$ BEGIN PERFORM pg_sleep(600); RETURN NEW; END $$"));
        m_club->ask(QStringLiteral(
            "CREATE TRIGGER stall BEFORE INSERT ON reeve.steps FOR EACH ROW EXECUTE FUNCTION public.stall()"));
        play(begin(), 3);
        UplinkPace pace = kQuick;
        pace.answer = 400;
        const ClubConnection connection = freshTable();
        Uplink uplink(*m_journal, connection, pace);
        int tries = 0;
        QObject::connect(&uplink, &Uplink::changed, [&] { tries += uplink.state().phase == Phase::Waiting ? 1 : 0; });
        const bool tried = QTest::qWaitFor([&] { return tries >= 4; }, 20'000);
        const bool few = QTest::qWaitFor([&] {
            return m_club
                       ->ask(QStringLiteral("SELECT count(*) FROM pg_stat_activity WHERE usename = ?"),
                             {connection.user})
                       .toInt() <= 1;
        });
        m_club->ask(QStringLiteral("DROP TRIGGER stall ON reeve.steps"));
        QVERIFY(tried);
        QVERIFY(few);
        QCOMPARE(uplink.state().trouble.fault, ClubFault::NotAnswering);
        QVERIFY(upToDate(uplink, *m_journal));
        QCOMPARE(difference(), QString());
    }

    /// The summary contains points that are no numbers, so the server refuses this game each time.
    void aGameThatTheServerCannotTakeHoldsUpNoOther() {
        Uplink uplink(*m_journal, freshTable(), kQuick);
        const qint64 before = begin();
        play(before, 3);
        const auto odd = m_journal->create(QStringLiteral("Odd"), seatsOf({QStringLiteral("Anna")}), startOf(++m_seed),
                                           QStringLiteral(R"({"over":true,"points":["many"],"winner":0})"));
        QVERIFY(odd);
        const qint64 after = begin();
        play(after, 4);
        QVERIFY(shows(uplink, ClubFault::Rejected));
        QVERIFY(QTest::qWaitFor([&] { return uplink.state().phase == Phase::UpToDate; }));
        for (const auto& [game, steps] : {std::pair(before, 3), std::pair(after, 4)})
            QTRY_COMPARE(m_club
                             ->ask(QStringLiteral("SELECT steps FROM reeve.games WHERE id = CAST(? AS uuid)"),
                                   {m_journal->load(game)->game.uuid})
                             .toInt(),
                         steps);
        // It stays in the outbox and is reported; everything after it is sent.
        play(after, 2);
        QTRY_COMPARE(m_club
                         ->ask(QStringLiteral("SELECT steps FROM reeve.games WHERE id = CAST(? AS uuid)"),
                               {m_journal->load(after)->game.uuid})
                         .toInt(),
                     6);
        const QString kept = m_journal->load(*odd)->game.uuid;
        QTRY_VERIFY(m_journal->wait([&](JournalFile& file) {
            const auto waiting = file.outbox(0, 9, 1 << 20);
            return !waiting.empty() && std::ranges::all_of(waiting, [&](const auto& one) { return one.game == kept; });
        }));
        QTRY_VERIFY(!uplink.state().trouble.detail.isEmpty()); // empty while something is sent
    }

    void aTableThatWasAwayForAWeekCatchesUp() {
        const ClubConnection connection = freshTable();
        {
            Uplink uplink(*m_journal, connection, kQuick);
            QVERIFY(upToDate(uplink, *m_journal));
        }
        const qint64 week = QDateTime::currentMSecsSinceEpoch() - 7LL * 24 * 3600 * 1000;
        for (int game = 0; game < 5; ++game) {
            const qint64 id = begin();
            std::vector<JournalStep> steps;
            for (int i = 0; i < 400; ++i) steps.push_back(rollStep(1 + i % 6, 1 + i % 5, week + i * 30'000));
            QVERIFY(m_journal->append(id, steps, runningSummary(99)));
        }
        Uplink uplink(*m_journal, connection, kQuick);
        QElapsedTimer time;
        time.start();
        QVERIFY(upToDate(uplink, *m_journal, 60'000));
        qInfo("2000 steps in %lld ms", time.elapsed());
        QCOMPARE(difference(), QString());
    }

    void aClockThatIsWrongChangesNoOrder() {
        Uplink uplink(*m_journal, freshTable(), kQuick);
        const qint64 id = begin();
        for (const qint64 time : {4'000'000'000'000LL, 1'000LL, 0LL, 1'700'000'000'000LL})
            QVERIFY(m_journal->append(id, rollStep(3, 4, time), runningSummary(1)));
        QVERIFY(upToDate(uplink, *m_journal));
        QCOMPARE(difference(), QString());
    }

    void aWrongPasswordIsToldAndMended() {
        ClubConnection connection = freshTable();
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("password"));
        const auto put = [&](const QByteArray& password) {
            QFile out(file);
            QVERIFY(out.open(QIODevice::WriteOnly | QIODevice::Truncate));
            QVERIFY(out.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
            out.write(password);
        };
        QFile right(connection.passwordFile);
        QVERIFY(right.open(QIODevice::ReadOnly));
        connection.passwordFile = file;
        put("wrong\n");
        Uplink uplink(*m_journal, connection, kQuick);
        play(begin(), 2);
        QVERIFY(shows(uplink, ClubFault::WrongPassword));
        put(right.readAll());
        QVERIFY(upToDate(uplink, *m_journal));
        QCOMPARE(difference(), QString());
    }

    void anOlderAndALaterDatabaseAreToldAndLeftAlone() {
        m_club->found(1, QStringLiteral("older"));
        ClubConnection connection = freshTable();
        connection.database = QStringLiteral("older");
        {
            Uplink uplink(*m_journal, connection, kQuick);
            play(begin(), 2);
            QVERIFY(shows(uplink, ClubFault::OlderSchema));
        }
        ClubDatabase owner;
        QVERIFY(!owner.open(m_club->owner(QStringLiteral("older"))));
        QVERIFY(!migrateClub(owner));
        QSqlQuery query;
        QVERIFY(!owner.run(query, QStringLiteral("INSERT INTO reeve.versions (version) VALUES (1000)")));
        Uplink uplink(*m_journal, connection, kQuick);
        QVERIFY(shows(uplink, ClubFault::NewerSchema));
        QVERIFY(!owner.run(query, QStringLiteral("SELECT count(*) FROM reeve.games")));
        QVERIFY(query.next());
        QCOMPARE(query.value(0).toInt(), 0);
    }

    /// A trigger raises the error of a full disk; no disk is filled.
    void aFullDiskOfTheServerIsToldAndNothingIsLost() {
        Uplink uplink(*m_journal, freshTable(), kQuick);
        const qint64 id = begin();
        QVERIFY(upToDate(uplink, *m_journal));
        m_club->ask(QStringLiteral("CREATE FUNCTION public.full() RETURNS trigger LANGUAGE plpgsql AS"
                                   " $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END $$"));
        m_club->ask(
            QStringLiteral("CREATE TRIGGER full_disk BEFORE INSERT ON reeve.steps EXECUTE FUNCTION public.full()"));
        play(id, 5);
        QVERIFY(shows(uplink, ClubFault::ServerFull));
        QFile log(m_club->folder() + QStringLiteral("/log"));
        QVERIFY(log.open(QIODevice::ReadOnly));
        QCOMPARE(log.readAll().count("Reeve: the disk is full"), 1); // once a minute, although it is tried again
        m_club->ask(QStringLiteral("DROP TRIGGER full_disk ON reeve.steps"));
        QVERIFY(upToDate(uplink, *m_journal));
        QCOMPARE(difference(), QString());
    }

    void aLoginOfNoTableIsTold() {
        Uplink uplink(*m_journal, m_club->reader(), kQuick);
        QVERIFY(shows(uplink, ClubFault::NotATable));
    }

    void stepsThatWereWrittenAnewAfterDamageReplaceTheOldOnes() {
        Uplink uplink(*m_journal, freshTable(), kQuick);
        const qint64 id = begin();
        play(id, 6);
        QVERIFY(upToDate(uplink, *m_journal));
        const auto loaded = m_journal->load(id);
        auto steps = loaded->steps;
        steps[3] = rollStep(6, 6);
        QVERIFY(m_journal->wait([&](JournalFile& file) { return file.replace(id, steps, runningSummary(9)); }));
        play(id, 2);
        QVERIFY(upToDate(uplink, *m_journal));
        QCOMPARE(difference(), QString());
        // The old steps are kept under the old revision.
        QCOMPARE(
            m_club
                ->ask(QStringLiteral("SELECT count(*) FROM reeve.steps WHERE game = CAST(? AS uuid) AND revision = 1"),
                      {loaded->game.uuid})
                .toInt(),
            6);
    }

    void aClubThatWasSetBackToAnEarlierDayIsToldEverythingOnceMore() {
        Uplink uplink(*m_journal, freshTable(), kQuick);
        const qint64 id = begin();
        play(id, 6);
        QVERIFY(upToDate(uplink, *m_journal));
        const QString uuid = m_journal->load(id)->game.uuid;
        m_club->ask(QStringLiteral("SET reeve.purge = 'yes'; DELETE FROM reeve.steps WHERE game = '%1' AND number > 2;"
                                   " UPDATE reeve.kept_games g SET steps = 2, checksum = s.checksum FROM reeve.steps s"
                                   " WHERE g.id = '%1' AND s.game = g.id AND s.number = 2")
                        .arg(uuid));
        play(id, 1);
        QVERIFY(upToDate(uplink, *m_journal));
        QVERIFY(QTest::qWaitFor([&] { return difference().isEmpty(); }));
    }

    /// The backup has nothing of one game, a part of another, and an older name of a third. No further step is played.
    void whatABackupLacksComesBackByItselfFinishedGamesToo() {
        const ClubConnection connection = freshTable();
        Uplink uplink(*m_journal, connection, kQuick);
        const qint64 running = begin(), named = begin(), removed = begin();
        play(running, 3);
        play(named, 2);
        QVERIFY(upToDate(uplink, *m_journal));
        m_club->backUp();
        play(running, 5);
        QVERIFY(m_journal->rename(named, QStringLiteral("Sunday")));
        QVERIFY(m_journal->remove(removed));
        const qint64 finished = begin({QStringLiteral("Anna"), QStringLiteral("Zita")});
        play(finished, 9);
        QVERIFY(m_journal->append(finished, rollStep(6, 6), overSummary({10, 4}, 0)));
        QVERIFY(upToDate(uplink, *m_journal));
        m_club->restore();
        QVERIFY(difference() != QString());
        QVERIFY(QTest::qWaitFor([&] { return difference().isEmpty(); }, 20'000));
        QVERIFY(upToDate(uplink, *m_journal));
        QCOMPARE(clubHas("results WHERE won"), 1);
        const QString there = QStringLiteral("games g JOIN reeve.tables t ON t.id = g.table_id WHERE g.removed IS NULL"
                                             " AND t.role = '%1'")
                                  .arg(connection.user);
        QTRY_COMPARE(clubHas(qPrintable(there)), 3);

        // And once more, also for a table that was not running meanwhile.
        m_club->restore();
        QVERIFY(QTest::qWaitFor([&] { return difference().isEmpty(); }, 20'000));
        {
            QTemporaryDir folder;
            Journal other(folder.filePath(QStringLiteral("games.sqlite")));
            const ClubConnection login = freshTable();
            auto theirs = std::make_unique<Uplink>(other, login, kQuick);
            QVERIFY(other.create(QStringLiteral("x"), seatsOf({QStringLiteral("Yan")}), startOf(778),
                                 overSummary({10}, 0)));
            QVERIFY(upToDate(*theirs, other));
            theirs.reset();
            m_club->ask(QStringLiteral("SET reeve.purge = 'yes'; DELETE FROM reeve.seats WHERE game IN"
                                       " (SELECT id FROM reeve.kept_games WHERE name = 'x');"
                                       " DELETE FROM reeve.rolls WHERE game IN (SELECT id FROM reeve.kept_games WHERE"
                                       " name = 'x'); DELETE FROM reeve.starts WHERE game IN (SELECT id FROM"
                                       " reeve.kept_games WHERE name = 'x'); DELETE FROM reeve.kept_games WHERE name ="
                                       " 'x'"));
            theirs = std::make_unique<Uplink>(other, login, kQuick);
            ClubDatabase owner;
            QVERIFY(!owner.open(m_club->owner()));
            QVERIFY(QTest::qWaitFor([&] { return differenceFrom(other, owner).isEmpty(); }, 20'000));
        }
    }

    void aGameThatTheClubKnowsOtherwiseIsToldAndHoldsUpNoOther() {
        Uplink uplink(*m_journal, freshTable(), kQuick);
        const qint64 id = begin();
        play(id, 3);
        QVERIFY(upToDate(uplink, *m_journal));
        const QString uuid = m_journal->load(id)->game.uuid;
        m_club->ask(
            QStringLiteral(
                "UPDATE reeve.steps SET checksum = decode(repeat('00', 32), 'hex') WHERE game = '%1' AND number = 3")
                .arg(uuid));
        m_club->ask(
            QStringLiteral("UPDATE reeve.kept_games SET checksum = decode(repeat('00', 32), 'hex') WHERE id = '%1'")
                .arg(uuid));
        play(id, 2);
        const qint64 other = begin();
        play(other, 4);
        QVERIFY(shows(uplink, ClubFault::Diverged));
        QVERIFY(QTest::qWaitFor([&] {
            return m_club
                       ->ask(QStringLiteral("SELECT steps FROM reeve.games WHERE id = CAST(? AS uuid)"),
                             {m_journal->load(other)->game.uuid})
                       .toInt() == 4;
        }));
    }

    void peopleOfOtherTablesBecomeKnownHere() {
        QTemporaryDir folder;
        Journal other(folder.filePath(QStringLiteral("games.sqlite")));
        Uplink theirs(other, freshTable(), kQuick);
        QVERIFY(other.create(QStringLiteral("x"), seatsOf({QStringLiteral("Zoe")}), startOf(777), runningSummary(0)));
        QVERIFY(upToDate(theirs, other));
        Uplink uplink(*m_journal, freshTable(), kQuick);
        const auto idIn = [](Journal& journal) {
            return journal.wait([](JournalFile& file) { return personOf(file.people(), QStringLiteral("Zoe")); });
        };
        QVERIFY(QTest::qWaitFor([&] { return !idIn(*m_journal).isEmpty(); }));
        QCOMPARE(idIn(*m_journal), idIn(other));
    }
};

QTEST_GUILESS_MAIN(UplinkTest)
#include "uplink_test.moc"
