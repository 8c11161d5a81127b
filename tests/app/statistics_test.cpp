// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of the evening, counted by hand over evenings of a few rolls.
#include "app/models/points_view.h"
#include "app/models/statistics.h"
#include "engine/record/commands.h"
#include "engine/record/position.h"
#include "tests/app/evening.h"
#include "tests/support/at_sea.h"
#include "tests/support/given.h"

#include <QTest>

#include <numeric>

using namespace reeve;
using namespace reeve::app;
using namespace Qt::StringLiterals;
using reeve::testing::Blue;
using reeve::testing::Given;
using reeve::testing::Red;
using reeve::testing::White;

namespace {

GameSession sessionAt(const GameState& state) {
    return reeve::testing::madeFrom(GameSession::createAt(nullptr, u"Test"_s, reeve::testing::threePlayers().players,
                                                          {{"position", record::toJson(state)}}));
}

void play(GameSession& session, const record::Json& command) {
    const auto refused = session.perform(command);
    if (refused) qFatal("refused: %s %s", qPrintable(refused->code), qPrintable(refused->detail));
}

record::Json dice(int red, int yellow, const char* event) {
    return {{"do", "roll"}, {"red", red}, {"yellow", yellow}, {"event", event}};
}

QVariantMap entry(const QVariantMap& map, const QString& list, qsizetype at) {
    return map.value(list).toList().at(at).toMap();
}
/// The counts of a list of bars.
QList<int> counts(const QVariantMap& map, const QString& list) {
    QList<int> all;
    for (const QVariant& bar : map.value(list).toList()) all.append(bar.toMap().value(u"count"_s).toInt());
    return all;
}
double expected(const QVariantMap& map, const QString& list, qsizetype at) {
    return entry(map, list, at).value(u"expected"_s).toDouble();
}

} // namespace

class StatisticsTest : public QObject {
    Q_OBJECT

private slots:
    void rollsAreCountedBesideWhatFairDiceWouldShow() {
        Given given(3);
        given.city(Red, "b1").settlement(Blue, "c8").beforeTheRoll();
        auto session = sessionAt(given.state);
        play(session, dice(4, 5, "ship"));
        play(session, {{"do", "end-turn"}});
        play(session, dice(4, 2, "trade"));
        const QVariantMap told = statisticsView(session);
        QCOMPARE(told.value(u"rolls"_s).toInt(), 2);
        QCOMPARE(counts(told, u"sums"_s), (QList<int>{0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0}));
        QCOMPARE(counts(told, u"red"_s), (QList<int>{0, 0, 0, 2, 0, 0}));
        QCOMPARE(counts(told, u"events"_s), (QList<int>{1, 1, 0, 0}));
        QCOMPARE(expected(told, u"sums"_s, 0), 2 / 36.0);
        QCOMPARE(expected(told, u"sums"_s, 5), 12 / 36.0);
        QCOMPARE(expected(told, u"red"_s, 0), 2 / 6.0);
        QCOMPARE(expected(told, u"events"_s, 0), 1.0);
        QCOMPARE(expected(told, u"events"_s, 1), 2 / 6.0);
        QCOMPARE(told.value(u"fair"_s).toInt(), -1); // two rolls prove nothing
    }

    void anUndoneRollIsNotCounted() {
        Given given(3);
        given.city(Red, "b1").beforeTheRoll();
        auto session = sessionAt(given.state);
        play(session, dice(4, 5, "ship"));
        play(session, {{"do", "undo"}});
        const QVariantMap told = statisticsView(session);
        QCOMPARE(told.value(u"rolls"_s).toInt(), 0);
        QCOMPARE(entry(told, u"players"_s, 0).value(u"total"_s).toInt(), 0);
    }

    void incomeIsToldByKindAndByCause() {
        Given given(3); // B1 and C4 are mountains 9
        given.city(Red, "b1").settlement(Blue, "c8").hand(Red, {{Card::Wool, 4}}).beforeTheRoll();
        auto session = sessionAt(given.state);
        play(session, dice(4, 5, "ship"));
        play(session, {{"do", "trade-bank"}, {"give", {{"wool", 4}}}, {"take", {{"brick", 1}}}});
        const QVariantMap red = entry(statisticsView(session), u"players"_s, 0);
        QCOMPARE(red.value(u"total"_s).toInt(), 2); // an exchange is no income
        QCOMPARE(red.value(u"commodities"_s).toInt(), 1);
        QCOMPARE(red.value(u"income"_s).toMap().value(u"ore"_s).toInt(), 1);
        QCOMPARE(red.value(u"income"_s).toMap().value(u"coin"_s).toInt(), 1);
        QCOMPARE(red.value(u"income"_s).toMap().value(u"brick"_s).toInt(), 0);
        QCOMPARE(red.value(u"causes"_s).toMap().value(u"roll"_s).toInt(), 2);
        QCOMPARE(red.value(u"causes"_s).toMap().value(u"bank"_s).toInt(), 1);
        QCOMPARE(red.value(u"lost"_s).toMap().value(u"bank"_s).toInt(), 4);
        const QVariantMap blue = entry(statisticsView(session), u"players"_s, 1);
        QCOMPARE(blue.value(u"total"_s).toInt(), 1);
    }

    void theRobberIsCountedByWhatItTookAndByWhatItKeptBack() {
        Given given(3);
        given.city(Red, "b1").settlement(Blue, "c8").hand(Blue, {{Card::Wool, 1}}).robber("B1").beforeTheRoll();
        auto session = sessionAt(given.state);
        play(session, dice(4, 5, "ship")); // the city at b1 gets nothing
        QCOMPARE(entry(statisticsView(session), u"players"_s, 0).value(u"blocked"_s).toInt(), 2);
        QCOMPARE(entry(statisticsView(session), u"players"_s, 1).value(u"blocked"_s).toInt(), 0);
        play(session, {{"do", "end-turn"}});
        play(session, dice(3, 3, "ship"));
        play(session, {{"do", "end-turn"}});
        play(session, dice(3, 4, "ship"));
        play(session, {{"do", "move-robber"}, {"to", "C4"}, {"victim", "blue"}});
        const QVariantMap told = statisticsView(session);
        QCOMPARE(entry(told, u"players"_s, 1).value(u"lost"_s).toMap().value(u"robbed"_s).toInt(), 1);
        QCOMPARE(entry(told, u"players"_s, 2).value(u"causes"_s).toMap().value(u"stolen"_s).toInt(), 1);
        // Which card it was stays secret.
        QCOMPARE(entry(told, u"players"_s, 2).value(u"total"_s).toInt(), 0);
    }

    void pointsAndBalanceHaveAnEntryForEveryTurn() {
        Given given(3);
        given.city(Red, "b1")
            .knight(Red, "c2", 2)
            .settlement(Blue, "c8")
            .hand(Blue, {{Card::Ore, 3}, {Card::Grain, 2}})
            .beforeTheRoll();
        auto session = sessionAt(given.state);
        play(session, dice(1, 1, "trade"));
        play(session, {{"do", "end-turn"}});
        play(session, dice(1, 1, "trade"));
        play(session, {{"do", "build"}, {"piece", "city"}, {"at", "c8"}});
        const QVariantMap told = statisticsView(session);
        QCOMPARE(told.value(u"points"_s).toList().size(), 2);
        QCOMPARE(entry(told, u"points"_s, 0).value(u"turn"_s).toInt(), 9);
        QCOMPARE(entry(told, u"points"_s, 0).value(u"values"_s).toList(), (QVariantList{2, 1, 0}));
        QCOMPARE(entry(told, u"points"_s, 1).value(u"values"_s).toList(), (QVariantList{2, 2, 0}));
        QCOMPARE(entry(told, u"balance"_s, 0).value(u"barbarians"_s).toInt(), 1);
        QCOMPARE(entry(told, u"balance"_s, 1).value(u"barbarians"_s).toInt(), 2);
        QCOMPARE(entry(told, u"balance"_s, 1).value(u"knights"_s).toInt(), 2);
    }

    void anAttackIsRememberedWithItsStrengths() {
        Given given(3);
        given.city(Red, "b1")
            .city(Blue, "c8")
            .city(White, "e4")
            .knight(Red, "c2", 2)
            .knight(Blue, "b8", 1)
            .shipAtTheGates()
            .beforeTheRoll();
        auto session = sessionAt(given.state);
        play(session, dice(1, 1, "ship"));
        const QVariantMap told = statisticsView(session);
        QCOMPARE(told.value(u"attacks"_s).toList().size(), 1);
        const QVariantMap attack = entry(told, u"attacks"_s, 0);
        QCOMPARE(attack.value(u"barbarians"_s).toInt(), 3);
        QCOMPARE(attack.value(u"knights"_s).toInt(), 3);
        QVERIFY(attack.value(u"won"_s).toBool());
        QCOMPARE(entry(told, u"players"_s, 0).value(u"defended"_s).toInt(), 1);
    }

    void diceThatWereSetAreNotHeldAgainstTheDice() {
        Given given(3);
        given.city(Red, "b1").progress(Red, {ProgressCard::Alchemist}).beforeTheRoll();
        auto session = sessionAt(given.state);
        play(session, {{"do", "play"}, {"card", "alchemist"}, {"red", 6}, {"yellow", 6}});
        play(session, {{"do", "roll"}, {"event", "science"}});
        const QVariantMap told = statisticsView(session);
        QCOMPARE(told.value(u"rolls"_s).toInt(), 0);
        QCOMPARE(told.value(u"set"_s).toInt(), 1);
        QCOMPARE(counts(told, u"events"_s), (QList<int>{0, 0, 0, 1})); // this die was thrown
    }

    void aSumThatCannotComeIsNotExpected() {
        DiceTally dice;
        dice.add(1, 1, 7);
        QCOMPARE(dice.expectedSums[7], 0.0);
        QCOMPARE(dice.expectedSums[6], 5 / 30.0);
        QCOMPARE(dice.expectedRed[1], 5 / 30.0);
        QVERIFY(qFuzzyCompare(std::accumulate(dice.expectedSums.begin(), dice.expectedSums.end(), 0.0), 1.0));
    }

    void shipsIslandsTheTradeRouteAndThePirateAreCounted() {
        reeve::testing::AtSea given;
        given.ships(Blue, {"c7-c8", "b7-c8", "b7-b8", "c7-d8"})
            .hand(Blue, {{Card::Brick, 1}, {Card::Lumber, 2}, {Card::Grain, 1}, {Card::Wool, 2}})
            .hand(Red, {{Card::Ore, 1}})
            .ships(Red, {"c2-c3"})
            .turnOf(Blue);
        auto session = sessionAt(given.state);
        play(session, {{"do", "build"}, {"piece", "settlement"}, {"at", "b7"}}); // isle-2
        play(session, {{"do", "move-ship"}, {"from", "c7-d8"}, {"to", "b8-b9"}});
        play(session, {{"do", "build"}, {"piece", "ship"}, {"at", "c7-d8"}});
        play(session, {{"do", "end-turn"}});
        play(session, dice(3, 4, "trade"));
        play(session, {{"do", "move-pirate"}, {"to", "C1"}, {"victim", "red"}});
        const QVariantMap told = statisticsView(session);
        QVERIFY(told.value(u"sea"_s).toBool());
        const QVariantMap red = entry(told, u"players"_s, 0), blue = entry(told, u"players"_s, 1),
                          white = entry(told, u"players"_s, 2);
        QCOMPARE(blue.value(u"shipsBuilt"_s).toInt(), 1); // the others lay there before
        QCOMPARE(blue.value(u"shipsMoved"_s).toInt(), 1);
        QCOMPARE(blue.value(u"islands"_s).toInt(), 1);
        QCOMPARE(blue.value(u"longestRoute"_s).toInt(), 5);
        QCOMPARE(red.value(u"shipsBuilt"_s).toInt(), 0);
        QCOMPARE(red.value(u"pirateMoves"_s).toInt(), 0);
        QCOMPARE(white.value(u"pirateMoves"_s).toInt(), 1);
        QCOMPARE(white.value(u"pirateCards"_s).toInt(), 1);
        play(session, {{"do", "undo"}});
        QCOMPARE(entry(statisticsView(session), u"players"_s, 2).value(u"pirateMoves"_s).toInt(), 0);
    }

    void aTotalWithoutItsDiceCountsAmongTheSumsAlone() {
        Given given = Given::base(3);
        given.settlement(Red, "b1").beforeTheRoll();
        auto session = sessionAt(given.state);
        play(session, {{"do", "roll"}, {"total", 8}});
        const QVariantMap told = statisticsView(session);
        QCOMPARE(told.value(u"rolls"_s).toInt(), 1);
        QCOMPARE(counts(told, u"sums"_s)[8 - 2], 1);
        QCOMPARE(counts(told, u"red"_s), (QList<int>{0, 0, 0, 0, 0, 0}));
        QCOMPARE(told.value(u"single"_s).toInt(), 0);
    }

    void evenDiceAreCalledFairAndLoadedOnesAreNot() {
        DiceTally even, loaded;
        for (int red = 1; red <= 6; ++red)
            for (int yellow = 1; yellow <= 6; ++yellow) {
                even.add(red, yellow, 0);
                loaded.add(6, 6, 0);
            }
        QCOMPARE(even.fairInHundred(), 100);
        QCOMPARE(loaded.fairInHundred(), 0);
        // The tables of the chi-square distribution: with ten degrees of freedom 11.781 leaves 30 of 100.
        DiceTally odd;
        for (int i = 0; i < 360; ++i) odd.add(1 + i % 6, 1 + i / 6 % 6, 0);
        odd.sums[7] -= 21;
        odd.sums[6] += 11;
        odd.sums[8] += 10;
        const double strayed = 21 * 21 / 60.0 + (11 * 11 + 10 * 10) / 50.0;
        QVERIFY(strayed > 11.7 && strayed < 11.8);
        QCOMPARE(odd.fairInHundred(), 30);
    }

    void theFiguresOfALongGameAgreeWithItsPosition() {
        auto session = reeve::testing::madeFrom(GameSession::create(nullptr, reeve::testing::threePlayers()));
        Chance chance(4);
        reeve::testing::playOn(session, 600, chance);
        const QVariantMap told = statisticsView(session);
        const auto sums = counts(told, u"sums"_s);
        QCOMPARE(std::accumulate(sums.begin(), sums.end(), 0), told.value(u"rolls"_s).toInt());
        QVERIFY(told.value(u"rolls"_s).toInt() > 20);
        double all = 0;
        for (qsizetype i = 0; i < 11; ++i) all += expected(told, u"sums"_s, i);
        QVERIFY(qAbs(all - told.value(u"rolls"_s).toInt()) < 1e-6);
        for (int p = 0; p < 3; ++p) {
            const QVariantMap player = entry(told, u"players"_s, p);
            QCOMPARE(player.value(u"points"_s).toInt(), visiblePoints(session.state(), static_cast<PlayerId>(p)));
            const QVariantMap causes = player.value(u"causes"_s).toMap();
            QCOMPARE(player.value(u"total"_s).toInt(),
                     causes.value(u"start"_s).toInt() + causes.value(u"roll"_s).toInt() +
                         causes.value(u"aqueduct"_s).toInt() + causes.value(u"card"_s).toInt());
        }
        QCOMPARE(told.value(u"points"_s).toList().last().toMap().value(u"turn"_s).toInt(),
                 int(session.state().turn.number));
    }

    void howLikelyEverybodysVictoryWasIsToldWhenTheGameIsOver() {
        auto session = reeve::testing::madeFrom(GameSession::create(nullptr, reeve::testing::threePlayers()));
        Chance chance(5);
        bool toldBefore = false;
        for (int n = 0; n < 20000 && session.state().turn.phase != Phase::Over; ++n) {
            if (n % 100 == 0) toldBefore |= !statisticsView(session).value(u"chances"_s).toList().isEmpty();
            play(session,
                 record::commandJson(reeve::testing::randomCommand(session.state(), chance).value(), session.state()));
        }
        QVERIFY(!toldBefore);
        const QVariantMap told = statisticsView(session);
        const QVariantList chances = told.value(u"chances"_s).toList();
        QVERIFY(chances.size() >= qsizetype(session.state().turn.number)); // one turn less if it began with the victory
        for (qsizetype i = 0; i < chances.size(); ++i) QCOMPARE(chances[i].toMap().value(u"turn"_s).toInt(), int(i));
        for (const QVariant& at : chances) {
            int all = 0;
            for (const QVariant& value : at.toMap().value(u"values"_s).toList()) all += value.toInt();
            QVERIFY(all >= 99 && all <= 101); // rounded
        }
        const auto last = chances.last().toMap().value(u"values"_s).toList();
        QCOMPARE(last.at(qsizetype(index(session.state().winner))).toInt(), 100);
        const QVariantList points = told.value(u"turningPoints"_s).toList();
        QCOMPARE(points.size(), 3);
        int turn = 0;
        for (const QVariant& value : points) {
            const QVariantMap point = value.toMap();
            QVERIFY(point.value(u"turn"_s).toInt() > turn);
            turn = point.value(u"turn"_s).toInt();
            QVERIFY(point.value(u"before"_s) != point.value(u"after"_s));
            QVERIFY(!point.value(u"text"_s).toString().isEmpty());
        }
        const QVariantList luck = told.value(u"luck"_s).toList();
        QCOMPARE(luck.size(), qsizetype(session.players().size()));
        bool byDice = false;
        for (const QVariant& value : luck) {
            const QVariantMap line = value.toMap();
            const auto figure = [&](const QString& key) { return line.value(key).toInt(); };
            QCOMPARE(figure(u"start"_s) + figure(u"dice"_s) + figure(u"own"_s) + figure(u"others"_s), figure(u"end"_s));
            QCOMPARE(figure(u"end"_s) == 100, figure(u"player"_s) == int(index(session.state().winner)));
            byDice = byDice || figure(u"dice"_s) != 0;
        }
        QVERIFY(byDice);
    }
};

QTEST_GUILESS_MAIN(StatisticsTest)

#include "statistics_test.moc"
