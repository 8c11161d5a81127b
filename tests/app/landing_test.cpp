// SPDX-License-Identifier: GPL-3.0-or-later
// Preview of the next attack, if the barbarians landed now.
#include "app/window/attack_preview.h"
#include "tests/support/given.h"

#include <QTest>

using namespace reeve;
using namespace reeve::app;
using reeve::testing::Blue;
using reeve::testing::Given;
using reeve::testing::Red;

class LandingTest : public QObject {
    Q_OBJECT

private slots:
    void aLandingNowIsForetoldWhereverTheShipIsAndWhateverTheDiceShow() {
        Given given(3);
        given.city(Red, "b3").city(Blue, "d3").knight(Red, "c5", 2);
        given.state.turn.phase = Phase::Main;
        given.state.turn.red = 3;
        given.state.turn.yellow = 4;
        given.state.shipSpaces = 1;
        const AttackFacts held = attackPreview(given.state);
        QCOMPARE(held.barbarians, 2);
        QVERIFY(held.won);
        QVERIFY(held.sides.at(0).defends);
        given.city(Blue, "d7");
        const AttackFacts lost = attackPreview(given.state);
        QVERIFY(!lost.won);
        QCOMPARE(lost.sides.size(), 3);
        for (const AttackSideFacts& side : lost.sides) QCOMPARE(side.loses, side.player == 1);
    }
    void beforeTheFirstTurnNothingIsForetold() {
        Given given(3);
        given.state.turn.phase = Phase::Setup;
        QVERIFY(!attackPreview(given.state).landed);
    }
};

QTEST_GUILESS_MAIN(LandingTest)
#include "landing_test.moc"
