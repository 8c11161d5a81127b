// SPDX-License-Identifier: GPL-3.0-or-later
// Running games of the club in another window: shown live without secrets, and taken over.
#include "app/club/club.h"
#include "app/club/club_tables.h"
#include "app/phones/spectators.h"
#include "app/window/game.h"
#include "app/window/games.h"
#include "app/window/settings.h"
#include "engine/record/position.h"
#include "tests/app/evening.h"
#include "tests/app/settle.h"
#include "tests/club/tablet.h"
#include "tests/club/throwaway_club.h"
#include "tests/support/given.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::testing;
using namespace Qt::StringLiterals;

namespace {

/// A tablet with the models of the pages that show running games.
struct Watching : Tablet {
    Settings settings{nullptr};
    Games games{journal, game};
    ClubTables tables{journal, club, settings, {.list = 100, .view = 100}, nullptr};

    explicit Watching(std::shared_ptr<QTemporaryDir> in = std::make_shared<QTemporaryDir>())
        : Tablet(kQuick, std::move(in)) {}
    void play(const Given& given) {
        game.show(madeFrom(GameSession::createAt(&journal, u"Friday"_s, threePlayers().players,
                                                 {{"position", record::toJson(given.state)}})));
    }
    ClubGameFacts listed() { return tables.games().value(0); }
    WatchedGameFacts view() { return tables.watched(); }
};

} // namespace

class ClubTablesTest : public QObject {
    Q_OBJECT
    std::unique_ptr<ThrowawayClub> m_server;

private slots:
    void initTestCase() {
        m_server = std::make_unique<ThrowawayClub>();
        if (!m_server->missing().isEmpty()) QSKIP(qPrintable(m_server->missing()));
        m_server->found();
        m_server->ask(u"UPDATE reeve.about SET lease = '1 second'"_s);
    }
    void init() { m_server->ask(u"UPDATE reeve.games SET removed = now()"_s); }

    void aGameIsLookedAtLiveFromAnotherTable() {
        Watching first;
        QVERIFY(first.join(m_server->table(1)));
        Given given(3);
        given.city(Red, "c4").hand(Blue, {{Card::Ore, 2}});
        first.play(given);
        Watching second;
        QVERIFY(second.join(m_server->table(2)));
        second.tables.open();
        QTRY_COMPARE_WITH_TIMEOUT(second.tables.games().size(), 1, 10'000);
        QCOMPARE(second.listed().table, u"Table 1"_s);
        QCOMPARE(second.listed().people, (QStringList{u"Anna"_s, u"Ben"_s, u"Cleo"_s}));
        QVERIFY(!second.listed().own);

        second.tables.watch(second.listed().uuid);
        QTRY_VERIFY_WITH_TIMEOUT(second.view().shown, 10'000);
        QCOMPARE(second.view().seats.size(), 3);
        QCOMPARE(second.view().seats.at(1).cards, 2);
        QVERIFY(second.view().board.toMap()[u"pieces"_s].toMap().contains(u"red"_s));
        QCOMPARE(second.view().onTurn, u"Anna"_s);
        QElapsedTimer time;
        time.start();
        QVERIFY(first.game.perform(QVariantMap{{u"do"_s, u"end-turn"_s}}));
        QTRY_COMPARE_WITH_TIMEOUT(second.view().onTurn, u"Ben"_s, 10'000);
        qInfo("a move is seen by who watches after %lld ms", static_cast<long long>(time.elapsed()));
        second.tables.unwatch();
        second.tables.leave();
    }

    /// A login may be used by an attacker: enormous lists and numbers would block this window.
    void aViewThatNoGameHasIsCutDown() {
        Watching first;
        QVERIFY(first.join(m_server->table(5)));
        first.play(Given(3));
        Watching second;
        QVERIFY(second.join(m_server->table(6)));
        second.tables.open();
        QTRY_COMPARE_WITH_TIMEOUT(second.tables.games().size(), 1, 10'000);
        second.tables.watch(second.listed().uuid);
        QTRY_VERIFY_WITH_TIMEOUT(second.view().shown, 10'000);
        m_server->ask(u"UPDATE reeve.views SET changed = now() + interval '1 second', snapshot = (SELECT"
                      " json_build_object('en', json_build_object('ship', json_build_object('strength', 1e18::bigint),"
                      " 'players', json_agg(json_build_object('points', -1e18::bigint))))::text"
                      " FROM generate_series(1, 10000))"_s);
        QTRY_VERIFY_WITH_TIMEOUT(second.view().strength == 9999, 10'000);
        QCOMPARE(second.view().seats.size(), 12);
        QCOMPARE(second.view().seats.at(0).points, -9999);
        second.tables.unwatch();
        second.tables.leave();
    }

    void whatIsSentToWatchIsTheSameWhateverIsHidden() {
        const auto shown = [](Card card, std::uint64_t seed) {
            Given given(3);
            given.hand(Blue, {{card, 2}});
            given.state.chance = Chance(seed);
            QTemporaryDir folder;
            Journal journal(folder.filePath(u"games.sqlite"_s));
            return spectatorsText(madeFrom(GameSession::createAt(&journal, u"Friday"_s, threePlayers().players,
                                                                 {{"position", record::toJson(given.state)}})),
                                  {});
        };
        const QString text = shown(Card::Ore, 1);
        QVERIFY(text.contains(u"\"en\""_s) && text.contains(u"\"de\""_s));
        QCOMPARE(shown(Card::Wool, 2), text);
    }

    void aGameWhoseTabletIsLostIsPlayedOnHereAndTheFirstTabletIsTold() {
        const auto folder = std::make_shared<QTemporaryDir>();
        const ClubConnection login = m_server->table(3);
        qint64 theirs = 0;
        Watching second;
        QVERIFY(second.join(m_server->table(4)));
        second.tables.open();
        {
            Watching first(folder);
            QVERIFY(first.join(login));
            first.play(Given(3));
            theirs = first.game.id();
            QVERIFY(first.game.perform(QVariantMap{{u"do"_s, u"end-turn"_s}}));
            QTRY_COMPARE_WITH_TIMEOUT(second.tables.games().size(), 1, 10'000);
            QTRY_COMPARE_WITH_TIMEOUT(first.club.state(), u"current"_s, 10'000);
            // Its tablet is connected, so the game cannot be taken over.
            QSignalSpy refused(&second.tables, &ClubTables::failed);
            second.tables.takeOver(second.listed().uuid);
            QTRY_COMPARE_WITH_TIMEOUT(refused.count(), 1, 10'000);
            QVERIFY(refused[0][0].toString().startsWith(u"This game is still open at its own table."_s));
        }
        QTRY_COMPARE_WITH_TIMEOUT(second.listed().held, 0, 10'000);
        QSignalSpy taken(&second.tables, &ClubTables::taken);
        second.tables.takeOver(second.listed().uuid);
        QTRY_COMPARE_WITH_TIMEOUT(taken.count(), 1, 10'000);
        QVERIFY(second.game.open(taken[0][0].toLongLong()));
        settle(second.journal);
        QVERIFY(second.game.perform(QVariantMap{{u"do"_s, u"undo"_s}}));
        QTRY_VERIFY_WITH_TIMEOUT(second.listed().own, 10'000);
        QVERIFY(!second.club.openGameLost());

        // The first tablet starts again and plays a step: it learns of the take-over and can only show the game.
        Watching first(folder);
        QVERIFY(first.game.open(theirs));
        settle(first.journal);
        QVERIFY(!first.club.openGameLost());
        static_cast<void>(first.game.perform(
            QVariantMap{{u"do"_s, u"roll"_s}, {u"red"_s, 1}, {u"yellow"_s, 2}, {u"event"_s, u"ship"_s}}));
        QTRY_VERIFY_WITH_TIMEOUT(first.club.openGameLost(), 20'000);
        QCOMPARE(first.club.lost(), QStringList{u"Friday"_s});
        first.club.dismissLost();
        QVERIFY(first.club.lost().isEmpty());
        QSignalSpy refused(&first.game, &Game::refused);
        QVERIFY(first.game.perform(QVariantMap{{u"do"_s, u"undo"_s}}));
        QTRY_COMPARE(refused.count(), 1);
        QVERIFY(refused[0][0].value<RefusalFacts>().text.contains(u"another table of your club"_s));
        second.tables.leave();
    }

    /// In the backup the game still belongs to the first tablet; nobody writes it until somebody says where it goes on.
    void afterARestoreAGameThatWasTakenOverStopsAtBothTabletsAndGoesOnAtEither_data() {
        QTest::addColumn<bool>("atSecond");
        QTest::newRow("at the first, as the backup has it") << false;
        QTest::newRow("at the second, with all its steps") << true;
    }
    void afterARestoreAGameThatWasTakenOverStopsAtBothTabletsAndGoesOnAtEither() {
        QFETCH(bool, atSecond);
        const auto folder = std::make_shared<QTemporaryDir>();
        qint64 theirs = 0;
        QString uuid;
        Watching second;
        QVERIFY(second.join(m_server->table(atSecond ? 10 : 8)));
        second.tables.open();
        {
            Watching first(folder);
            QVERIFY(first.join(m_server->table(atSecond ? 9 : 7)));
            first.play(Given(3));
            theirs = first.game.id();
            QVERIFY(first.game.perform(QVariantMap{{u"do"_s, u"end-turn"_s}}));
            QTRY_COMPARE_WITH_TIMEOUT(second.tables.games().size(), 1, 10'000);
            QTRY_COMPARE_WITH_TIMEOUT(first.club.state(), u"current"_s, 10'000);
            uuid = second.listed().uuid;
        }
        m_server->backUp();
        QTRY_COMPARE_WITH_TIMEOUT(second.listed().held, 0, 10'000);
        QSignalSpy taken(&second.tables, &ClubTables::taken);
        second.tables.takeOver(uuid);
        QTRY_COMPARE_WITH_TIMEOUT(taken.count(), 1, 10'000);
        const qint64 mine = taken[0][0].toLongLong();
        QVERIFY(second.game.open(mine));
        settle(second.journal);
        QVERIFY(second.game.perform(
            QVariantMap{{u"do"_s, u"roll"_s}, {u"red"_s, 1}, {u"yellow"_s, 2}, {u"event"_s, u"ship"_s}}));
        QTRY_COMPARE_WITH_TIMEOUT(second.club.state(), u"current"_s, 10'000);
        const auto steps = [](Watching& at, qint64 id) { return at.journal.load(id)->steps.size(); };
        auto first = std::make_unique<Watching>(folder);
        QVERIFY(first->game.open(theirs));
        settle(first->journal);
        first->tables.open();
        QTRY_VERIFY_WITH_TIMEOUT(first->club.openGameLost(), 20'000);

        m_server->restore();
        QTRY_VERIFY_WITH_TIMEOUT(second.club.openGameLost(), 20'000);
        for (Watching* at : {first.get(), &second}) {
            QSignalSpy refused(&at->game, &Game::refused);
            QVERIFY(at->game.perform(QVariantMap{{u"do"_s, u"undo"_s}}));
            QTRY_COMPARE(refused.count(), 1);
            QVERIFY(at->club.openGameLost());
        }
        if (atSecond) first.reset(); // it shows itself, so the club would keep the game for it
        Watching& here = atSecond ? second : *first;
        QTRY_VERIFY_WITH_TIMEOUT(here.listed().uuid == uuid && here.listed().held == 0 && !here.listed().own, 20'000);
        // The list may be older than the last sign of the first one: who is told to try again does so.
        QSignalSpy back(&here.tables, &ClubTables::taken);
        QTRY_VERIFY_WITH_TIMEOUT(back.count() > 0 || (here.tables.takeOver(uuid), false), 20'000);
        QCOMPARE(back[0][0].toLongLong(), atSecond ? mine : theirs);
        QTRY_VERIFY_WITH_TIMEOUT(!here.club.openGameLost(), 10'000);
        QTRY_COMPARE_WITH_TIMEOUT(
            m_server->ask(u"SELECT steps FROM reeve.games WHERE id = CAST(? AS uuid)"_s, {uuid}).toInt(),
            atSecond ? 2 : 1, 20'000);
        QCOMPARE(steps(here, back[0][0].toLongLong()), std::size_t(atSecond ? 2 : 1));
        QVERIFY(here.game.perform(QVariantMap{{u"do"_s, u"undo"_s}}));
        QTRY_COMPARE_WITH_TIMEOUT(
            m_server->ask(u"SELECT steps FROM reeve.games WHERE id = CAST(? AS uuid)"_s, {uuid}).toInt(),
            atSecond ? 3 : 2, 20'000);
        second.tables.leave();
        if (first) first->tables.leave();
    }
};

QTEST_GUILESS_MAIN(ClubTablesTest)
#include "club_tables_test.moc"
