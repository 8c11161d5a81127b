// SPDX-License-Identifier: GPL-3.0-or-later
// A game is taken over when its tablet is lost, and two tablets never both write one game to the club.
#include "app/club/database/lease.h"
#include "tests/club/plain_games.h"
#include "tests/club/quick_pace.h"
#include "tests/club/throwaway_club.h"
#include "tests/club/wire.h"

#include <QTemporaryDir>
#include <QTest>

using namespace reeve::app;
using namespace reeve::testing;

namespace {

/// A tablet with its journal.
struct Tablet {
    QTemporaryDir folder;
    Journal journal{folder.filePath(QStringLiteral("games.sqlite"))};
    ClubConnection connection;
    std::unique_ptr<Uplink> uplink;

    explicit Tablet(const ClubConnection& to) : connection(to) { connection.patience = 2; }
    void start() { uplink = std::make_unique<Uplink>(journal, connection, kQuick); }
    qint64 begin(int seed) {
        return *journal.create(QStringLiteral("Friday"), seatsOf({QStringLiteral("Anna"), QStringLiteral("Ben")}),
                               startOf(seed), runningSummary(0));
    }
    bool play(qint64 id, int steps, int die) {
        bool good = true;
        for (int i = 0; i < steps; ++i) good = good && journal.append(id, rollStep(die, 1 + i % 6), runningSummary(i));
        return good;
    }
    QString id() {
        return journal.wait([](JournalFile& file) { return file.tablet(); });
    }
};

} // namespace

class LeaseTest : public QObject {
    Q_OBJECT
    std::unique_ptr<ThrowawayClub> m_club;
    int m_tables = 0, m_seed = 1000;
    bool m_keeps = true; ///< the tablet that takes a game over can store it

    /// Takes a game over through a new connection with the login of the tablet.
    std::variant<TakenGame, ClubTrouble> takeOverBy(Tablet& tablet, const QString& uuid) {
        ClubDatabase database;
        if (auto trouble = database.open(tablet.connection)) return *trouble;
        return takeOver(database, tablet.id(), uuid, [&](const TakenGame&) { return m_keeps; });
    }
    QString difference(Tablet& tablet) {
        ClubDatabase owner;
        if (const auto trouble = owner.open(m_club->owner())) return trouble->detail;
        return differenceFrom(tablet.journal, owner);
    }

private slots:
    void initTestCase() {
        m_club = std::make_unique<ThrowawayClub>();
        if (!m_club->missing().isEmpty()) QSKIP(qPrintable(m_club->missing()));
        m_club->found();
        m_club->ask(QStringLiteral("UPDATE reeve.about SET lease = '1 second'"));
    }

    void aTabletThatShowsItselfKeepsItsGame() {
        Tablet first(m_club->table(++m_tables)), second(m_club->table(++m_tables));
        first.start();
        second.start();
        const qint64 id = first.begin(++m_seed);
        QVERIFY(first.play(id, 5, 1));
        QVERIFY(upToDate(*first.uplink, first.journal) && upToDate(*second.uplink, second.journal));
        const QString uuid = first.journal.load(id)->game.uuid;
        QTest::qWait(1500); // longer than the lease
        const auto refused = takeOverBy(second, uuid);
        QVERIFY(std::holds_alternative<ClubTrouble>(refused));
        QCOMPARE(std::get<ClubTrouble>(refused).fault, ClubFault::Held);
        QVERIFY(std::get<ClubTrouble>(refused).seconds >= 1);
        ClubDatabase database;
        QVERIFY(!database.open(second.connection));
        const auto games = runningGames(database);
        QVERIFY(std::ranges::any_of(std::get<std::vector<ClubGame>>(games), [&](const ClubGame& game) {
            return game.uuid == uuid && game.steps == 5 && game.held > 0;
        }));
        QCOMPARE(
            std::get<ClubTrouble>(takeOverBy(second, QStringLiteral("99999999-9999-9999-9999-999999999999"))).fault,
            ClubFault::NoSuchGame);
    }

    void theGameOfATabletThatIsLostGoesOnAtAnother() {
        Tablet second(m_club->table(++m_tables));
        second.start();
        QString uuid;
        {
            Tablet first(m_club->table(++m_tables));
            first.start();
            const qint64 id = first.begin(++m_seed);
            QVERIFY(first.play(id, 25, 2));
            QVERIFY(upToDate(*first.uplink, first.journal));
            uuid = first.journal.load(id)->game.uuid;
        } // the first tablet is lost
        QVERIFY(QTest::qWaitFor([&] { return std::holds_alternative<TakenGame>(takeOverBy(second, uuid)); }));
        // A second request has the same result, because the first answer may have been lost.
        const auto taken = takeOverBy(second, uuid);
        QCOMPARE(std::get<TakenGame>(taken).epoch, 2);
        QCOMPARE(std::get<TakenGame>(taken).steps.size(), std::size_t{25});
        const auto id = second.journal.wait([&](JournalFile& file) {
            return file.adopt(std::get<TakenGame>(taken).game, std::get<TakenGame>(taken).steps);
        });
        QVERIFY(id);
        QVERIFY(second.play(*id, 7, 3));
        QVERIFY(upToDate(*second.uplink, second.journal));
        QCOMPARE(difference(second), QString());
        QCOMPARE(
            m_club->ask(QStringLiteral("SELECT steps FROM reeve.games WHERE id = CAST(? AS uuid)"), {uuid}).toInt(),
            32);
    }

    /// The copy of the club is damaged, or the disk of the other tablet is full.
    void aTakeOverThatFailsLeavesTheGameWhereItIs() {
        Tablet second(m_club->table(++m_tables));
        second.start();
        QVERIFY(upToDate(*second.uplink, second.journal));
        QString uuid, tablet;
        {
            Tablet first(m_club->table(++m_tables));
            first.start();
            const qint64 id = first.begin(++m_seed);
            QVERIFY(first.play(id, 3, 2));
            QVERIFY(upToDate(*first.uplink, first.journal));
            uuid = first.journal.load(id)->game.uuid;
            tablet = first.id();
        }
        const auto owner = [&] {
            return m_club
                ->ask(QStringLiteral("SELECT tablet::text FROM reeve.kept_games WHERE id = CAST(? AS uuid)"), {uuid})
                .toString();
        };
        QTest::qWait(1500); // longer than the lease
        m_keeps = false;
        const auto full = takeOverBy(second, uuid);
        m_keeps = true;
        QCOMPARE(std::get<ClubTrouble>(full).fault, ClubFault::Refused);
        QCOMPARE(owner(), tablet);
        m_club->ask(QStringLiteral("UPDATE reeve.steps SET events = '[1]' WHERE number = 2 AND game = '%1'").arg(uuid));
        QCOMPARE(std::get<ClubTrouble>(takeOverBy(second, uuid)).fault, ClubFault::Diverged);
        QCOMPARE(owner(), tablet);
        QCOMPARE(
            m_club->ask(QStringLiteral("SELECT count(*) FROM reeve.handovers WHERE game = '%1'").arg(uuid)).toInt(), 0);
    }

    /// The tablet has nothing to send, so it cannot learn of the take-over from the answer to a step.
    void aTabletThatComesBackHearsOfTheTakeOverBeforeAnybodyPlays() {
        Tablet first(m_club->table(++m_tables)), second(m_club->table(++m_tables));
        first.start();
        second.start();
        const qint64 id = first.begin(++m_seed), other = first.begin(++m_seed);
        QVERIFY(first.play(id, 5, 1));
        QVERIFY(upToDate(*first.uplink, first.journal));
        first.uplink.reset();
        const QString uuid = first.journal.load(id)->game.uuid;
        QVERIFY(QTest::qWaitFor([&] { return std::holds_alternative<TakenGame>(takeOverBy(second, uuid)); }));
        first.start();
        QVERIFY(QTest::qWaitFor([&] { return first.uplink->state().lost == QStringList{uuid}; }, 20'000));
        QVERIFY(!first.play(id, 1, 5));
        QCOMPARE(first.journal.trouble(), JournalError::TakenOver);
        QVERIFY(first.play(other, 1, 5));
    }

    /// The first tablet is disconnected, plays on, and connects again after another one has taken the game over.
    void twoTabletsNeverBothWriteAGame() {
        Wire wire(m_club->port());
        Tablet first(m_club->table(++m_tables)), second(m_club->table(++m_tables));
        first.connection.port = wire.port();
        first.start();
        second.start();
        const qint64 id = first.begin(++m_seed);
        QVERIFY(first.play(id, 10, 1));
        QVERIFY(upToDate(*first.uplink, first.journal));
        const QString uuid = first.journal.load(id)->game.uuid;
        wire.swallow(true);
        QVERIFY(first.play(id, 5, 4)); // the first tablet reports no error
        QVERIFY(QTest::qWaitFor([&] { return std::holds_alternative<TakenGame>(takeOverBy(second, uuid)); }));
        const auto taken = std::get<TakenGame>(takeOverBy(second, uuid));
        const auto theirs = second.journal.wait([&](JournalFile& file) { return file.adopt(taken.game, taken.steps); });
        QVERIFY(theirs && second.play(*theirs, 6, 6));
        QVERIFY(upToDate(*second.uplink, second.journal));
        wire.swallow(false);
        QVERIFY(QTest::qWaitFor([&] { return first.uplink->state().lost.contains(uuid); }, 20'000));
        // From now on it stores no further step, not even in its own journal; what it has stored is kept.
        QVERIFY(!first.play(id, 1, 5));
        QCOMPARE(first.journal.trouble(), JournalError::TakenOver);
        QCOMPARE(first.journal.load(id)->steps.size(), std::size_t{15});
        QCOMPARE(difference(second), QString());
        const auto epochs = m_club->ask(
            QStringLiteral(
                "SELECT string_agg(epoch::text, '' ORDER BY number) FROM reeve.steps WHERE game = CAST(? AS uuid)"),
            {uuid});
        QCOMPARE(epochs.toString(), QStringLiteral("1111111111222222"));
    }

    /// Several tablets request one game at the same moment.
    void oneOfManyGetsTheGame() {
        QString uuid;
        {
            Tablet first(m_club->table(++m_tables));
            first.start();
            const qint64 id = first.begin(++m_seed);
            QVERIFY(first.play(id, 3, 2));
            QVERIFY(upToDate(*first.uplink, first.journal));
            uuid = first.journal.load(id)->game.uuid;
        }
        std::vector<std::unique_ptr<Tablet>> others;
        for (int i = 0; i < 6; ++i) {
            others.push_back(std::make_unique<Tablet>(m_club->table(++m_tables)));
            others.back()->start();
            QVERIFY(upToDate(*others.back()->uplink, others.back()->journal));
        }
        QTest::qWait(1200);
        std::atomic<int> got = 0;
        std::vector<std::thread> threads;
        for (const auto& other : others) {
            const QString tablet = other->id();
            threads.emplace_back([&, tablet, connection = other->connection] {
                ClubDatabase database;
                if (!database.open(connection) && std::holds_alternative<TakenGame>(takeOver(
                                                      database, tablet, uuid, [](const TakenGame&) { return true; })))
                    ++got;
            });
        }
        for (std::thread& thread : threads) thread.join();
        QCOMPARE(got.load(), 1);
    }

    /// Two tablets with the same journal: the data folder was copied.
    void aCopiedFileOfGamesIsNoticed() {
        Tablet first(m_club->table(++m_tables));
        first.start();
        const qint64 id = first.begin(++m_seed);
        QVERIFY(first.play(id, 4, 2));
        QVERIFY(upToDate(*first.uplink, first.journal));
        const auto loaded = first.journal.load(id);
        Tablet second(m_club->table(++m_tables));
        const auto copy =
            second.journal.wait([&](JournalFile& file) { return file.adopt(loaded->game, loaded->steps); });
        QVERIFY(copy && second.play(*copy, 3, 5));
        second.start();
        QVERIFY(QTest::qWaitFor([&] { return second.uplink->state().lost.contains(loaded->game.uuid); }));
        QVERIFY(first.play(id, 2, 3));
        QVERIFY(upToDate(*first.uplink, first.journal));
        QCOMPARE(difference(first), QString());
    }
};

QTEST_GUILESS_MAIN(LeaseTest)
#include "lease_test.moc"
