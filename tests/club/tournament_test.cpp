// SPDX-License-Identifier: GPL-3.0-or-later
// A tournament: seating, points of a table, and ranking.
#include "app/club/database/tournament/seating.h"
#include "app/club/database/tournament/standings.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

using namespace reeve::app::tournament;

namespace {

std::vector<Round> played(int players, int size, int rounds, std::uint64_t seed = 1) {
    std::vector<Round> all;
    for (int i = 0; i < rounds; ++i)
        all.push_back(*seatRound(players, size, all, seed + static_cast<std::uint64_t>(i)));
    return all;
}

TableResult table(Seating players, std::vector<int> points, int winner) {
    return {std::move(players), std::move(points), winner};
}

} // namespace

class TournamentTest : public QObject {
    Q_OBJECT

private slots:
    void asFewTablesAsPossibleAreSmallAndAsFewPlayersAsPossibleSitOut_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("size");
        QTest::addColumn<QList<int>>("sizes"); // empty: no seating is possible
        QTest::addColumn<int>("byes");
        QTest::newRow("16 at fours") << 16 << 4 << QList<int>{4, 4, 4, 4} << 0;
        QTest::newRow("15 at fours") << 15 << 4 << QList<int>{4, 4, 4, 3} << 0;
        QTest::newRow("9 at fours") << 9 << 4 << QList<int>{3, 3, 3} << 0;
        QTest::newRow("5 at fours") << 5 << 4 << QList<int>{4} << 1;
        QTest::newRow("3 at fours") << 3 << 4 << QList<int>{3} << 0;
        QTest::newRow("2 at fours") << 2 << 4 << QList<int>{} << 0;
        QTest::newRow("7 at threes") << 7 << 3 << QList<int>{3, 2, 2} << 0;
        QTest::newRow("none") << 0 << 4 << QList<int>{} << 0;
    }
    void asFewTablesAsPossibleAreSmallAndAsFewPlayersAsPossibleSitOut() {
        QFETCH(int, players);
        QFETCH(int, size);
        QFETCH(QList<int>, sizes);
        QFETCH(int, byes);
        const auto tables = tablesFor(players, size);
        QCOMPARE(tables.has_value(), !sizes.isEmpty());
        if (!tables) return;
        QCOMPARE(QList<int>(tables->sizes.begin(), tables->sizes.end()), sizes);
        QCOMPARE(tables->byes, byes);
    }

    void everybodySitsAtOneTableOrSitsOut() {
        for (int players = 3; players <= 60; ++players)
            for (const Round& round : played(players, 4, 4)) {
                std::multiset<int> seated;
                for (const Seating& seating : round) seated.insert(seating.begin(), seating.end());
                QCOMPARE(static_cast<int>(seated.size()), players - tablesFor(players, 4)->byes);
                QCOMPARE(std::set<int>(seated.begin(), seated.end()).size(), seated.size());
            }
    }

    /// Sixteen players at tables of four can play five rounds in which nobody meets twice (an affine plane). The local
    /// search must find three rounds for 16, five for 40 and six for 100 players.
    void nobodyMeetsTwiceWhileThereAreEnoughOthers() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            QCOMPARE(repeatedMeetings(16, played(16, 4, 3, seed)), 0);
            QCOMPARE(repeatedMeetings(40, played(40, 4, 5, seed)), 0);
            QCOMPARE(repeatedMeetings(100, played(100, 4, 6, seed)), 0);
        }
    }

    void meetingsRepeatEvenlyWhereTheyMust() {
        // Four players all meet in every round; eight cannot avoid it in two rounds.
        QCOMPARE(repeatedMeetings(4, played(4, 4, 3)), 12);
        const auto rounds = played(8, 4, 2);
        QCOMPARE(repeatedMeetings(8, rounds), 4); // at best two players of each table meet again
    }

    void aByeGoesToWhoeverHadFewest() {
        const auto rounds = played(5, 4, 5);
        std::vector<int> games(5);
        for (const Round& round : rounds)
            for (const Seating& seating : round)
                for (const int player : seating) ++games[static_cast<std::size_t>(player)];
        QCOMPARE(*std::ranges::min_element(games), 4);
        QCOMPARE(*std::ranges::max_element(games), 4);
    }

    void everybodyBeginsAboutAsOftenAsTheOthers() {
        std::vector<int> begun(16);
        for (const Round& round : played(16, 4, 8))
            for (const Seating& seating : round) ++begun[static_cast<std::size_t>(seating.front())];
        QVERIFY(*std::ranges::max_element(begun) - *std::ranges::min_element(begun) <= 2);
    }

    void theSameSeedSeatsAlike() {
        QVERIFY(played(30, 4, 4, 7) == played(30, 4, 4, 7));
        QVERIFY(played(30, 4, 4, 7) != played(30, 4, 4, 8));
    }

    void thePlacesAtATableBringTheirPoints() {
        const Scoring scoring;
        QCOMPARE(tablePoints(table({0, 1, 2, 3}, {7, 10, 5, 3}, 1), scoring), std::vector<double>({3, 5, 2, 1}));
        // The second and third share the points of their places; the winner is first whatever the victory points.
        QCOMPARE(tablePoints(table({0, 1, 2, 3}, {8, 8, 10, 3}, 2), scoring), std::vector<double>({2.5, 2.5, 5, 1}));
        QCOMPARE(tablePoints(table({0, 1, 2}, {9, 9, 4}, 1), scoring), std::vector<double>({3, 5, 2}));
        // Stopped: there is no winner.
        QCOMPARE(tablePoints(table({0, 1, 2}, {9, 9, 4}, -1), scoring), std::vector<double>({4, 4, 2}));
    }

    void tieBreaksDecideInTheirOrder() {
        // 0 and 1 have eight tournament points each; 0 won once, 1 never.
        Scoring scoring{.places = {5, 4, 3}, .ties = {TieBreak::Wins}};
        const std::vector<RoundResult> rounds{{{table({0, 1, 2}, {10, 9, 3}, 0)}, {}},
                                              {{table({2, 1, 0}, {10, 9, 3}, 0)}, {}}};
        auto order = standingsOf(3, rounds, scoring);
        // 0: 5 + 3, 1: 4 + 4, 2: 3 + 5.
        for (const Standing& one : order) QCOMPARE(one.points, 8.0);
        QCOMPARE(order[2].player, 1);
        QCOMPARE(order[0].place, 1);
        QCOMPARE(order[1].place, 1); // 0 and 2 are tied
        QCOMPARE(order[2].place, 3);
        scoring.ties = {TieBreak::VictoryPoints};
        order = standingsOf(3, rounds, scoring);
        QCOMPARE(order[0].player, 1); // 18 against 13
        QCOMPARE(order[0].victoryPoints, 18);
    }

    void whoWasAheadDecidesBetweenTwoAndNotBetweenThree() {
        const Scoring scoring{.places = {2, 1, 0}, .ties = {TieBreak::HeadToHead}};
        // 1 beat 0 at their only common table; both have two points at the end.
        const std::vector<RoundResult> two{{{table({0, 1, 2}, {8, 10, 9}, 1), table({3, 4, 5}, {10, 9, 8}, 0)}, {}},
                                           {{table({0, 3, 4}, {10, 3, 9}, 0), table({1, 2, 5}, {3, 9, 10}, 2)}, {}}};
        const auto order = standingsOf(6, two, scoring);
        const auto at = [&](int player) {
            return static_cast<int>(std::ranges::find(order, player, &Standing::player) - order.begin());
        };
        QCOMPARE(order[static_cast<std::size_t>(at(0))].points, 2.0);
        QCOMPARE(order[static_cast<std::size_t>(at(1))].points, 2.0);
        // All six have two points each, and head-to-head decides only between two.
        QCOMPARE(std::ranges::count(order, 2.0, &Standing::points), 6);
        for (const Standing& one : order) QCOMPARE(one.place, 1);
        // Between two players it decides.
        const auto pair = standingsOf(3,
                                      std::vector<RoundResult>{{{table({0, 1, 2}, {8, 10, 9}, 1)}, {}},
                                                               {{table({0, 2, 1}, {10, 9, 8}, 0)}, {}},
                                                               {{table({1, 0, 2}, {10, 9, 8}, 0)}, {}},
                                                               {{}, {0}}},
                                      {.places = {2, 1, 0}, .bye = 1, .ties = {TieBreak::HeadToHead}});
        QCOMPARE(pair[0].points, 4.0);
        QCOMPARE(pair[1].points, 4.0);
        QCOMPARE(pair[0].player, 1);
        QCOMPARE(pair[0].place, 1);
        QCOMPARE(pair[1].place, 2);
    }

    void opponentsCountOnceEach() {
        const Scoring scoring{.places = {3, 1}, .bye = 2, .ties = {TieBreak::Opponents}};
        const auto order = standingsOf(
            3, std::vector<RoundResult>{{{table({0, 1}, {10, 5}, 0)}, {2}}, {{table({0, 1}, {10, 5}, 0)}, {2}}},
            scoring);
        QCOMPARE(order[0].player, 0);
        QCOMPARE(order[0].points, 6.0);
        QCOMPARE(order[0].opponents, 2.0); // player 1 was met twice and is counted once
        QCOMPARE(order[1].points, 4.0);
    }

    void theListIsWrittenAsCsv() {
        const auto order = standingsOf(3, std::vector<RoundResult>{{{table({0, 1, 2}, {9, 9, 10}, 2)}, {}}}, Scoring());
        const std::array<std::string, 6> titles{"Place", "Name", "Points", "Games", "Wins", "Victory points"};
        const std::vector<std::string> names{"Anna", "Ben \"the sheep\", junior", "=Cleo()"};
        QCOMPARE(QString::fromStdString(toCsv(order, names, titles)),
                 QStringLiteral("Place,Name,Points,Games,Wins,Victory points\r\n"
                                "1,'=Cleo(),5,1,1,10\r\n" // must not be a formula in a spreadsheet
                                "2,Anna,2.50,1,0,9\r\n"
                                "2,\"Ben \"\"the sheep\"\", junior\",2.50,1,0,9\r\n"));
        // A German spreadsheet would read "2.50" as a date in February.
        QCOMPARE(QString::fromStdString(toCsv(order, names, titles, {';', ','})),
                 QStringLiteral("Place;Name;Points;Games;Wins;Victory points\r\n"
                                "1;'=Cleo();5;1;1;10\r\n"
                                "2;Anna;2,50;1;0;9\r\n"
                                "2;\"Ben \"\"the sheep\"\", junior\";2,50;1;0;9\r\n"));
    }
};

QTEST_GUILESS_MAIN(TournamentTest)
#include "tournament_test.moc"
