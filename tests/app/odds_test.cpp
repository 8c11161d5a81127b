// SPDX-License-Identifier: GPL-3.0-or-later
// The odds of the next attack: played out by the rules, the same each time, and given up when the game moves on.
#include "app/models/game.h"
#include "app/odds/landing.h"
#include "app/odds/odds.h"
#include "app/services.h"
#include "engine/record/position.h"
#include "tests/app/evening.h"
#include "tests/support/given.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace reeve;
using namespace reeve::app;
using namespace Qt::StringLiterals;
using reeve::testing::Blue;
using reeve::testing::Given;
using reeve::testing::Red;

namespace {

const std::atomic<bool> kNever{false};

/// The ship lands with the next ship that is rolled.
Given landing() {
    Given given(3);
    given.city(Red, "b3").city(Blue, "d3");
    given.state.shipSpaces = 6;
    given.state.turn.phase = Phase::Roll;
    return given;
}

} // namespace

class OddsTest : public QObject {
Q_OBJECT

private slots:
    void aLandingNowIsForetoldWhereverTheShipIsAndWhateverTheDiceShow() {
        Given given(3);
        given.city(Red, "b3").city(Blue, "d3").knight(Red, "c5", 2);
        given.state.turn.phase = Phase::Main;
        given.state.turn.red = 3;
        given.state.turn.yellow = 4;
        given.state.shipSpaces = 1;
        const QVariantMap held = landingView(given.state).toMap();
        QCOMPARE(held.value(u"barbarians"_s).toInt(), 2);
        QVERIFY(held.value(u"won"_s).toBool());
        QCOMPARE(held.value(u"defender"_s).toInt(), 0);
        given.city(Blue, "d7");
        const QVariantMap lost = landingView(given.state).toMap();
        QVERIFY(!lost.value(u"won"_s).toBool());
        QCOMPARE(lost.value(u"losers"_s).toList(), QVariantList{1});
        QCOMPARE(lost.value(u"strengths"_s).toList().size(), 3);
    }
    void beforeTheFirstTurnNothingIsForetold() {
        Given given(3);
        given.state.turn.phase = Phase::Setup;
        QVERIFY(landingView(given.state).toMap().isEmpty());
    }
    void strongKnightsHoldAndNoKnightsDoNot() {
        Given strong = landing();
        strong.knight(Red, "c5", 3).knight(Red, "c7", 3).knight(Blue, "e3", 3);
        const AttackOdds good = playOdds(strong.state, 60, 1, kNever);
        QVERIFY(good.games > 50);
        QVERIFY(good.won > good.games * 8 / 10);
        const AttackOdds bad = playOdds(landing().state, 60, 1, kNever);
        QVERIFY(bad.games > 50);
        QVERIFY(bad.won < bad.games * 3 / 10);
    }
    void theSameSeedGivesTheSameOddsAndAnotherOnePlaysOtherGames() {
        const auto state = landing().state;
        QCOMPARE(playOdds(state, 40, 5, kNever), playOdds(state, 40, 5, kNever));
        Given even = landing();
        even.knight(Red, "c5", 2);
        std::set<int> won;
        for (int seed = 1; seed <= 8; ++seed) won.insert(playOdds(even.state, 40, static_cast<std::uint64_t>(seed) * 1000, kNever).won);
        QVERIFY(won.size() > 1);
    }
    void whatTheGameWouldReallyRollTellsNothing() {
        Given other = landing();
        other.state.chance = Chance{99};
        QCOMPARE(playOdds(landing().state, 40, 5, kNever), playOdds(other.state, 40, 5, kNever));
    }
    void theBaseGameAndThePlacingHaveNoAttack() {
        QCOMPARE(playOdds(Given::base().state, 10, 1, kNever).games, 0);
        Given given(3);
        given.state.turn.phase = Phase::Setup;
        QCOMPARE(playOdds(given.state, 10, 1, kNever).games, 0);
    }
    void itStopsAtOnce() {
        const std::atomic<bool> stopped{true};
        QCOMPARE(playOdds(landing().state, 1000000, 1, stopped).games, 0);
    }
    void theyFollowTheGameInTheBackground() {
        const QTemporaryDir folder;
        qputenv("REEVE_DATA_DIR", folder.path().toLocal8Bit());
        Services services;
        const auto players = reeve::testing::threePlayers().players;
        const auto show = [&](const GameState& state) {
            services.game->show(reeve::testing::madeFrom(GameSession::createAt(nullptr, u"Test"_s, players, {{"position", record::toJson(state)}})));
        };
        show(landing().state);
        QTest::qWait(600);
        QVERIFY2(!services.odds->known(), "nobody wants them");
        services.odds->setWanted(true);
        QTRY_VERIFY_WITH_TIMEOUT(services.odds->games() > 350, 20000);
        QVERIFY(services.odds->percent() < 30);
        // Another position: what was known of the old one is forgotten at once.
        Given strong = landing();
        strong.knight(Red, "c5", 3).knight(Red, "c7", 3).knight(Blue, "e3", 3);
        show(strong.state);
        QVERIFY(!services.odds->known());
        QTRY_VERIFY_WITH_TIMEOUT(services.odds->games() > 350, 20000);
        QVERIFY(services.odds->percent() > 70);
        services.odds->setWanted(false);
        QVERIFY(!services.odds->known());
    }
};

QTEST_GUILESS_MAIN(OddsTest)
#include "odds_test.moc"
