// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of Seafarers laid out in the window: a complete one can be played, and missing parts are reported.
#include "app/values/json_values.h"
#include "app/window/kept_boards_file.h"
#include "app/window/sea_chart.h"
#include "engine/basics/chance.h"

#include <QTest>

using namespace reeve;
using namespace reeve::app;
using namespace Qt::StringLiterals;

namespace {

QVariantMap laid(const QString& terrain, int number) { return {{u"terrain"_s, terrain}, {u"number"_s, number}}; }

/// A copy of the board with one hex replaced.
QVariantMap with(QVariantMap board, const QString& hex, const QString& terrain, int number) {
    QVariantMap hexes = board[u"hexes"_s].toMap();
    hexes[hex] = laid(terrain, number);
    board[u"hexes"_s] = hexes;
    return board;
}

/// The board as the window passes it to the record: without the number 0.
QVariantMap recorded(QVariantMap board) {
    QVariantMap hexes = board[u"hexes"_s].toMap();
    for (QVariant& hex : hexes) {
        QVariantMap map = hex.toMap();
        if (map[u"number"_s].toInt() == 0) map.remove(u"number"_s);
        hex = map;
    }
    board[u"hexes"_s] = hexes;
    return board;
}

QVariantList rowsOf(const IslandFacts& island) { return {island.rows.begin(), island.rows.end()}; }

bool ready(const QVariantMap& board, int players = 3) { return SeaChart::survey(board, players).ready; }

} // namespace

class SeaChartTest : public QObject {
    Q_OBJECT

private slots:
    void aGameCanBeginOnWhateverIsReady() {
        const QStringList terrains = SeaChart::terrains();
        int boards = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Chance chance(seed);
            const QList<IslandFacts> islands = SeaChart::islands();
            QVariantMap board = SeaChart::blank(rowsOf(islands[chance.draw(static_cast<int>(islands.size()))]));
            const QStringList names = board[u"hexes"_s].toMap().keys();
            const auto anyHex = [&] { return names[chance.draw(static_cast<int>(names.size()))]; };
            for (int i = 0; i < 40; ++i) {
                const QString terrain = terrains[chance.draw(static_cast<int>(terrains.size()))];
                const bool bare = terrain == "sea"_L1 || terrain == "desert"_L1;
                board = SeaChart::tidied(with(board, anyHex(), terrain, bare ? 0 : 2 + chance.draw(5)));
            }
            board[u"areas"_s] = SeaChart::isles(board);
            board[u"pirate"_s] = anyHex(); // may be on land
            board = SeaChart::tidied(board);
            const QStringList coast = SeaChart::survey(board, 3).coast;
            QVariantList harbors;
            for (int i = 0; i < 5 && i < coast.size(); ++i)
                harbors.append(QVariantMap{{u"at"_s, coast[i]}, {u"gives"_s, u"any"_s}});
            board[u"harbors"_s] = harbors;
            if (!ready(board)) continue;
            ++boards;
            QVERIFY(isPlayable(toJson(recorded(board))));
        }
        QVERIFY(boards > 30);
    }
    void aScenarioIsReadyOnceEverythingIsLaid() {
        QVariantMap board = SeaChart::outline(u"through-the-desert"_s, 4);
        QCOMPARE(board[u"hexes"_s].toMap()[u"A2"_s], QVariant(laid(u"desert"_s, 0))); // the scenario fixes this hex
        QCOMPARE(board[u"hexes"_s].toMap()[u"A3"_s], QVariant(laid(QString(), 0)));
        QCOMPARE(board[u"robber"_s], u"A2"_s);
        QCOMPARE(SeaChart::survey(board, 4).open.size(), 27); // 30 hexes of land, 3 of them desert
        QCOMPARE(SeaChart::survey(board, 4).openHarbors.size(), 9);
        for (const QString& hex : SeaChart::survey(board, 4).open) board = with(board, hex, u"fields"_s, 4);
        QVERIFY(!ready(board, 4));
        QVariantList harbors = board[u"harbors"_s].toList();
        for (QVariant& harbor : harbors)
            harbor = QVariantMap{{u"at"_s, harbor.toMap()[u"at"_s]}, {u"gives"_s, u"any"_s}};
        board[u"harbors"_s] = harbors;
        QVERIFY(ready(board, 4));
        QVERIFY(isPlayable(toJson(recorded(board))));
    }
    void theRobberOfADesertThatIsShuffledIsNotPlacedYet() {
        QVERIFY(SeaChart::outline(u"new-shores"_s, 4)[u"robber"_s].toString().isEmpty());
        QCOMPARE(SeaChart::outline(u"new-shores"_s, 3)[u"robber"_s], u"A1"_s);
        QVERIFY(SeaChart::outline(u"another"_s, 3).isEmpty());
    }
    void whatTheScenarioStillHasIsCounted() {
        QVariantMap board = SeaChart::outline(u"new-shores"_s, 3);
        const auto left = [&] { return SeaChart::left(board, u"new-shores"_s, 3); };
        QVERIFY(left().counted);
        QCOMPARE(left().terrains.hills, 4); // 2 on the main island and 2 on the small islands
        QCOMPARE(left().terrains.gold, 2);
        QCOMPARE(left().numbers[4], 3);
        for (const QString& hex : {u"C2"_s, u"C3"_s, u"D2"_s}) board = with(board, hex, u"gold"_s, 4);
        QCOMPARE(left().terrains.gold, -1);
        QCOMPARE(left().numbers[4], 0);
        QVERIFY(!SeaChart::left(board, QString(), 3).counted);
    }
    void landThatBecomesSeaLeavesItsAreaAndTheRobberMoves() {
        QVariantMap board = SeaChart::blank(QVariantList{3, 4, 5, 4, 3});
        for (const QString& hex : {u"B2"_s, u"C3"_s}) board = with(board, hex, u"hills"_s, 5);
        board = SeaChart::tidied(with(board, u"E1"_s, u"desert"_s, 0));
        QCOMPARE(board[u"robber"_s], u"E1"_s); // a desert is preferred
        board[u"areas"_s] = SeaChart::isles(board);
        QCOMPARE(board[u"areas"_s].toMap()[u"home"_s], QVariant(QVariantList{u"B2"_s, u"C3"_s}));
        board = SeaChart::tidied(with(board, u"E1"_s, u"sea"_s, 0));
        QCOMPARE(board[u"robber"_s], u"B2"_s);
        QCOMPARE(board[u"areas"_s].toMap().size(), 1);
    }
};

QTEST_GUILESS_MAIN(SeaChartTest)
#include "sea_chart_test.moc"
