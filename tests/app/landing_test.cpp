// SPDX-License-Identifier: GPL-3.0-or-later
// The next attack as it would go if the barbarians landed now.
#include "app/models/attack_preview.h"
#include "tests/support/given.h"

#include <QTest>

using namespace reeve;
using namespace reeve::app;
using namespace Qt::StringLiterals;
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
        const QVariantMap held = attackPreview(given.state).toMap();
        QCOMPARE(held.value(u"barbarians"_s).toInt(), 2);
        QVERIFY(held.value(u"won"_s).toBool());
        QCOMPARE(held.value(u"defender"_s).toInt(), 0);
        given.city(Blue, "d7");
        const QVariantMap lost = attackPreview(given.state).toMap();
        QVERIFY(!lost.value(u"won"_s).toBool());
        QCOMPARE(lost.value(u"losers"_s).toList(), QVariantList{1});
        QCOMPARE(lost.value(u"strengths"_s).toList().size(), 3);
    }
    void beforeTheFirstTurnNothingIsForetold() {
        Given given(3);
        given.state.turn.phase = Phase::Setup;
        QVERIFY(attackPreview(given.state).toMap().isEmpty());
    }
};

QTEST_GUILESS_MAIN(LandingTest)
#include "landing_test.moc"
