// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics against numbers counted by hand, for games of a few rolls.
#include "app/window/points_view.h"
#include "app/window/statistics.h"
#include "engine/position/points.h"
#include "engine/record/commands.h"
#include "engine/record/position.h"
#include "tests/app/evening.h"
#include "tests/support/at_sea.h"
#include "tests/support/given.h"
#include "tests/support/kinds_of_games.h"

#include <QTest>

#include <numeric>

using namespace reeve;
using namespace reeve::app;
using namespace Qt::StringLiterals;
using reeve::testing::Blue;
using reeve::testing::Given;
using reeve::testing::Red;
using reeve::testing::sessionAt;
using reeve::testing::White;

namespace {

void play(GameSession& session, const record::Json& command) {
    const auto refused = session.perform(command);
    if (refused) qFatal("refused: %s %s", qPrintable(refused->code), qPrintable(refused->detail));
}

record::Json dice(int red, int yellow, const char* event) {
    return {{"do", "roll"}, {"red", red}, {"yellow", yellow}, {"event", event}};
}

/// The counts of a list of bars.
template <typename Bar>
QList<int> counts(const QList<Bar>& bars) {
    QList<int> all;
    for (const Bar& bar : bars) all.append(bar.count);
    return all;
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
        const StatisticsFacts told = statisticsView(session);
        QCOMPARE(told.rolls, 2);
        QCOMPARE(counts(told.sums), (QList<int>{0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0}));
        QCOMPARE(counts(told.red), (QList<int>{0, 0, 0, 2, 0, 0}));
        QCOMPARE(counts(told.events), (QList<int>{1, 1, 0, 0}));
        QCOMPARE(told.sums[0].expected, 2 / 36.0);
        QCOMPARE(told.sums[5].expected, 12 / 36.0);
        QCOMPARE(told.red[0].expected, 2 / 6.0);
        QCOMPARE(told.events[0].expected, 1.0);
        QCOMPARE(told.events[1].expected, 2 / 6.0);
        QCOMPARE(told.fair, -1); // two rolls are too few for a test
    }

    void anUndoneRollIsNotCounted() {
        Given given(3);
        given.city(Red, "b1").beforeTheRoll();
        auto session = sessionAt(given.state);
        play(session, dice(4, 5, "ship"));
        play(session, {{"do", "undo"}});
        const StatisticsFacts told = statisticsView(session);
        QCOMPARE(told.rolls, 0);
        QCOMPARE(told.players[0].total, 0);
    }

    void incomeIsToldByKindAndByCause() {
        Given given(3); // B1 and C4 are mountains with number 9
        given.city(Red, "b1").settlement(Blue, "c8").hand(Red, {{Card::Wool, 4}}).beforeTheRoll();
        auto session = sessionAt(given.state);
        play(session, dice(4, 5, "ship"));
        play(session, {{"do", "trade-bank"}, {"give", {{"wool", 4}}}, {"take", {{"brick", 1}}}});
        const PlayerFiguresFacts red = statisticsView(session).players[0];
        QCOMPARE(red.total, 2); // an exchange is no income
        QCOMPARE(red.commodities, 1);
        QCOMPARE(red.income.ore, 1);
        QCOMPARE(red.income.coin, 1);
        QCOMPARE(red.income.brick, 0);
        QCOMPARE(red.causes.roll, 2);
        QCOMPARE(red.causes.bank, 1);
        QCOMPARE(red.lost.bank, 4);
        const PlayerFiguresFacts blue = statisticsView(session).players[1];
        QCOMPARE(blue.total, 1);
    }

    void theCardsOfRollsAreToldByNumberByHexAndByTurn() {
        Given given(3); // B1 and C4 are mountains with number 9
        given.city(Red, "b1").settlement(Blue, "c8").beforeTheRoll();
        auto session = sessionAt(given.state);
        play(session, dice(4, 5, "ship"));
        play(session, {{"do", "end-turn"}});
        play(session, dice(6, 3, "ship"));
        const StatisticsFacts told = statisticsView(session);
        QCOMPARE(told.players[0].byNumber, (QList<int>{0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0}));
        QCOMPARE(told.players[1].byNumber.value(9 - 2), 2);
        QCOMPARE(told.hexes.size(), 2);
        QCOMPARE(told.hexes[0], (HexYieldFacts{.hex = u"B1"_s, .terrain = u"mountains"_s, .number = 9, .cards = 4}));
        QCOMPARE(told.hexes[1], (HexYieldFacts{.hex = u"C4"_s, .terrain = u"mountains"_s, .number = 9, .cards = 2}));
        QCOMPARE(told.cards.last().values, (QList<int>{4, 2, 0}));
    }

    void everyCardOfARollHasANumberAndAHex_data() {
        QTest::addColumn<int>("kind");
        for (int kind = 0; const auto& game : reeve::testing::kindsOfGames())
            QTest::newRow(game.name.c_str()) << kind++;
    }
    void everyCardOfARollHasANumberAndAHex() {
        QFETCH(int, kind);
        const GameState start = reeve::testing::kindsOfGames()[std::size_t(kind)].start(3);
        GameState state = start;
        std::vector<Step> steps;
        Chance chance(3);
        for (int i = 0; i < 600; ++i) {
            const auto command = reeve::testing::randomCommand(state, chance);
            if (!command) break;
            const auto events = decide(state, *command);
            QVERIFY(events.ok());
            state = applied(state, events.value());
            steps.push_back({.command = *command, .events = events.value()});
        }
        const StatisticsFacts told = statisticsOf(start, steps);
        int cards = 0, ofHexes = 0;
        for (const PlayerFiguresFacts& player : told.players) {
            QCOMPARE(std::accumulate(player.byNumber.begin(), player.byNumber.end(), 0), player.causes.roll);
            cards += player.causes.roll;
        }
        for (const HexYieldFacts& hex : told.hexes) ofHexes += hex.cards;
        QVERIFY(cards > 0);
        QCOMPARE(ofHexes, cards);
    }

    void theRobberIsCountedByWhatItTookAndByWhatItKeptBack() {
        Given given(3);
        given.city(Red, "b1").settlement(Blue, "c8").hand(Blue, {{Card::Wool, 1}}).robber("B1").beforeTheRoll();
        auto session = sessionAt(given.state);
        play(session, dice(4, 5, "ship")); // the city at b1 produces nothing
        QCOMPARE(statisticsView(session).players[0].blocked, 2);
        QCOMPARE(statisticsView(session).players[1].blocked, 0);
        play(session, {{"do", "end-turn"}});
        play(session, dice(3, 3, "ship"));
        play(session, {{"do", "end-turn"}});
        play(session, dice(3, 4, "ship"));
        play(session, {{"do", "move-robber"}, {"to", "C4"}, {"victim", "blue"}});
        const StatisticsFacts told = statisticsView(session);
        QCOMPARE(told.players[1].lost.robbed, 1);
        QCOMPARE(told.players[2].causes.stolen, 1);
        // The kind of a stolen card is secret, so it is not counted.
        QCOMPARE(told.players[2].total, 0);
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
        const StatisticsFacts told = statisticsView(session);
        QCOMPARE(told.points.size(), 2);
        QCOMPARE(told.points[0].turn, 9);
        QCOMPARE(told.points[0].values, (QList<int>{2, 1, 0}));
        QCOMPARE(told.points[1].values, (QList<int>{2, 2, 0}));
        QCOMPARE(told.balance[0].barbarians, 1);
        QCOMPARE(told.balance[1].barbarians, 2);
        QCOMPARE(told.balance[1].knights, 2);
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
        const StatisticsFacts told = statisticsView(session);
        QCOMPARE(told.attacks.size(), 1);
        const FoughtFacts attack = told.attacks[0];
        QCOMPARE(attack.barbarians, 3);
        QCOMPARE(attack.knights, 3);
        QVERIFY(attack.won);
        QCOMPARE(told.players[0].defended, 1);
    }

    void diceThatWereSetAreNotHeldAgainstTheDice() {
        Given given(3);
        given.city(Red, "b1").progress(Red, {ProgressCard::Alchemist}).beforeTheRoll();
        auto session = sessionAt(given.state);
        play(session, {{"do", "play"}, {"card", "alchemist"}, {"red", 6}, {"yellow", 6}});
        play(session, {{"do", "roll"}, {"event", "science"}});
        const StatisticsFacts told = statisticsView(session);
        QCOMPARE(told.rolls, 0);
        QCOMPARE(told.set, 1);
        QCOMPARE(counts(told.events), (QList<int>{0, 0, 0, 1})); // the event die was rolled
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
        play(session, {{"do", "build"}, {"piece", "settlement"}, {"at", "b7"}}); // the area isle-2
        play(session, {{"do", "move-ship"}, {"from", "c7-d8"}, {"to", "b8-b9"}});
        play(session, {{"do", "build"}, {"piece", "ship"}, {"at", "c7-d8"}});
        play(session, {{"do", "end-turn"}});
        play(session, dice(3, 4, "trade"));
        play(session, {{"do", "move-pirate"}, {"to", "C1"}, {"victim", "red"}});
        const StatisticsFacts told = statisticsView(session);
        QVERIFY(told.sea);
        const PlayerFiguresFacts red = told.players[0], blue = told.players[1], white = told.players[2];
        QCOMPARE(blue.shipsBuilt, 1); // the others were there from the start
        QCOMPARE(blue.shipsMoved, 1);
        QCOMPARE(blue.islands, 1);
        QCOMPARE(blue.longestRoute, 5);
        QCOMPARE(red.shipsBuilt, 0);
        QCOMPARE(red.pirateMoves, 0);
        QCOMPARE(white.pirateMoves, 1);
        QCOMPARE(white.pirateCards, 1);
        play(session, {{"do", "undo"}});
        QCOMPARE(statisticsView(session).players[2].pirateMoves, 0);
    }

    void aTotalWithoutItsDiceCountsAmongTheSumsAlone() {
        Given given = Given::base(3);
        given.settlement(Red, "b1").beforeTheRoll();
        auto session = sessionAt(given.state);
        play(session, {{"do", "roll"}, {"total", 8}});
        const StatisticsFacts told = statisticsView(session);
        QCOMPARE(told.rolls, 1);
        QCOMPARE(counts(told.sums)[8 - 2], 1);
        QCOMPARE(counts(told.red), (QList<int>{0, 0, 0, 0, 0, 0}));
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
        // Table of the chi-square distribution: with ten degrees of freedom 11.781 is exceeded with probability 0.30.
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
        const StatisticsFacts told = statisticsView(session);
        const auto sums = counts(told.sums);
        QCOMPARE(std::accumulate(sums.begin(), sums.end(), 0), told.rolls);
        QVERIFY(told.rolls > 20);
        double all = 0;
        for (qsizetype i = 0; i < 11; ++i) all += told.sums[i].expected;
        QVERIFY(qAbs(all - told.rolls) < 1e-6);
        for (int p = 0; p < 3; ++p) {
            const PlayerFiguresFacts player = told.players[p];
            QCOMPARE(player.points, openPoints(session.state(), static_cast<PlayerId>(p)));
            const CardCausesFacts causes = player.causes;
            QCOMPARE(player.total, causes.start + causes.roll + causes.aqueduct + causes.card);
        }
        QCOMPARE(told.points.last().turn, int(session.state().turn.number));
    }

    void howLikelyEverybodysVictoryWasIsToldWhenTheGameIsOver() {
        auto session = reeve::testing::madeFrom(GameSession::create(nullptr, reeve::testing::threePlayers()));
        Chance chance(5);
        bool toldBefore = false;
        for (int n = 0; n < 20000 && session.state().turn.phase != Phase::Over; ++n) {
            if (n % 100 == 0) toldBefore |= !statisticsView(session).chances.isEmpty();
            play(session,
                 record::commandJson(reeve::testing::randomCommand(session.state(), chance).value(), session.state()));
        }
        QVERIFY(!toldBefore);
        const StatisticsFacts told = statisticsView(session);
        const QList<TurnValuesFacts> chances = told.chances;
        // one entry less if the victory came at the start of a turn
        QVERIFY(chances.size() >= qsizetype(session.state().turn.number));
        for (qsizetype i = 0; i < chances.size(); ++i) QCOMPARE(chances[i].turn, int(i));
        for (const TurnValuesFacts& at : chances) {
            int all = 0;
            for (const int value : at.values) all += value;
            QVERIFY(all >= 99 && all <= 101); // percentages are rounded
        }
        const QList<int> last = chances.last().values;
        QCOMPARE(last.at(qsizetype(index(session.state().winner))), 100);
        QCOMPARE(told.turningPoints.size(), 3);
        int turn = 0;
        for (const TurningPointFacts& point : told.turningPoints) {
            QVERIFY(point.turn > turn);
            turn = point.turn;
            QVERIFY(point.before != point.after);
            QVERIFY(!point.text.isEmpty());
        }
        QCOMPARE(told.luck.size(), qsizetype(session.players().size()));
        bool byDice = false;
        for (const LuckFacts& line : told.luck) {
            QCOMPARE(line.start + line.dice + line.own + line.others, line.end);
            QCOMPARE(line.end == 100, line.player == int(index(session.state().winner)));
            byDice = byDice || line.dice != 0;
        }
        QVERIFY(byDice);

        // Nothing is known of the dice of a game that was entered when it was over.
        record::Json over{{"position", record::toJson(session.state())}};
        const auto entered = reeve::testing::madeFrom(
            GameSession::createAt(nullptr, QString(), reeve::testing::threePlayers().players, over));
        QVERIFY(statisticsView(entered).luck.isEmpty());
    }
};

QTEST_GUILESS_MAIN(StatisticsTest)

#include "statistics_test.moc"
