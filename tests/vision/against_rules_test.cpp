// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/judge/against_rules.h"

#include "engine/board/standard_island.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

using namespace reeve;
using namespace reeve::vision;

namespace {

/// A board with the contents of the box, read for sure.
BoardReading boxBoard() {
    constexpr std::array<int, 19> kTerrainOf{0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5};
    constexpr std::array<int, 19> kNumberOf{2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12, 0};
    BoardReading reading;
    reading.failure.reset();
    for (std::size_t i = 0; i < reading.hexes.size(); ++i)
        reading.hexes[i] = {static_cast<Terrain>(kTerrainOf[i]), 0.99, kNumberOf[i], 0.99, {}};
    reading.looks.terrain.resize(reading.hexes.size());
    for (HexLook& look : reading.looks.pieces.hexes) look = {.none = 0.98F, .robber = 0.01F, .merchant = 0.01F};
    reading.robber = HexMark{HexId{18}, 0.99};
    return reading;
}

void add(BoardReading& reading, PieceKind kind, Color color, const char* at) {
    PieceReading piece;
    piece.piece = kind;
    piece.color = color;
    piece.confidence = 0.99;
    if (const auto path = pathNamed(at))
        piece.at = *path;
    else
        piece.at = *intersectionNamed(at);
    reading.pieces.push_back(piece);
}

/// Two settlements of red, each with a road.
BoardReading game() {
    BoardReading reading = boxBoard();
    add(reading, PieceKind::Settlement, Color::Red, "c5");
    add(reading, PieceKind::Road, Color::Red, "c4-c5");
    add(reading, PieceKind::Settlement, Color::Red, "b2");
    add(reading, PieceKind::Road, Color::Red, "b2-b3");
    return reading;
}

std::vector<Doubt> asked(BoardReading reading, const std::optional<cv::Point3d>& camera = {}) {
    askAgainstRules(reading, {}, camera);
    return reading.uncertain;
}

Doubt whole(std::size_t piece) { return PieceDoubt{piece, PieceField::Whole}; }

} // namespace

class AgainstRulesTest : public QObject {
    Q_OBJECT

private slots:
    void aGameOnABoardFromTheBoxIsNotAskedAbout() { QVERIFY(asked(game()).empty()); }

    void whatTheBoxHoldsLessOftenIsAskedAboutTheLeastSureFirst() {
        BoardReading reading = boxBoard();
        reading.hexes[1].number = reading.hexes[2].number = 2; // the box has one
        reading.hexes[0].numberConfidence = 0.999;
        reading.hexes[1].numberConfidence = 0.92;
        reading.hexes[2].numberConfidence = 0.98;
        const std::vector<Doubt> wanted{HexDoubt{HexId{1}, HexField::Number}, HexDoubt{HexId{2}, HexField::Number}};
        QVERIFY(asked(reading) == wanted);
    }

    void ofTwoDesertsTheLessSureMayBeLandWithANumber() {
        BoardReading reading = boxBoard();
        reading.hexes[3] = {Terrain::Desert, 0.83, 0, 0.99, {}};
        const std::vector<Doubt> wanted{HexDoubt{HexId{3}, HexField::Terrain}, HexDoubt{HexId{3}, HexField::Number}};
        QVERIFY(asked(reading) == wanted);
    }

    void aBoardWithPiecesHasARobberThatIsAskedAbout() {
        BoardReading reading = game();
        reading.robber.reset();
        reading.looks.pieces.hexes[5].robber = 0.03F;
        askAgainstRules(reading, {}, {});
        QVERIFY(reading.robber);
        QCOMPARE(reading.robber->at, HexId{5});
        QVERIFY(reading.robber->confidence < 0.5);
        QVERIFY(reading.uncertain == std::vector<Doubt>{FigureDoubt::Robber});
        BoardReading bare = boxBoard();
        bare.robber.reset();
        askAgainstRules(bare, {}, {});
        QVERIFY(!bare.robber);
    }

    void aRoadThatLeadsToNothingIsAskedAbout() {
        BoardReading reading = game();
        add(reading, PieceKind::Road, Color::White, "e8-e9");
        QVERIFY(asked(reading) == std::vector{whole(4)});
        add(reading, PieceKind::Settlement, Color::White, "e9");
        QVERIFY(asked(reading).empty());
    }

    void aBuildingWithoutARoadIsAskedAbout() {
        BoardReading reading = game();
        add(reading, PieceKind::Settlement, Color::White, "e9");
        QVERIFY(asked(reading) == std::vector{whole(4)});
    }

    void theLeastSureOfThreeGroupsOfAColorIsAskedAbout() {
        BoardReading reading = game();
        add(reading, PieceKind::Settlement, Color::White, "a3");
        add(reading, PieceKind::Road, Color::White, "a3-a4");
        add(reading, PieceKind::Road, Color::Red, "e8-e9");
        add(reading, PieceKind::Settlement, Color::Red, "e9");
        reading.pieces[7].confidence = 0.95;
        const std::vector<Doubt> doubts = asked(reading);
        QCOMPARE(doubts.size(), std::size_t{2});
        for (const std::size_t piece : {6, 7}) QVERIFY(std::ranges::count(doubts, whole(piece)) == 1);
    }

    void piecesThatLieAnyhowAreNotAskedAbout() {
        BoardReading reading = boxBoard();
        for (const char* path : {"a1-a2", "a4-a5", "b3-b4", "c1-c2", "c7-c8", "d5-d6", "e1-e2", "f5-f6"})
            add(reading, PieceKind::Road, Color::Blue, path);
        QVERIFY(asked(reading).empty());
    }

    void aRoadInTheImageOfACityMayBeItsTower() {
        BoardReading reading = game();
        reading.pieces[0].piece = PieceKind::City;
        add(reading, PieceKind::Road, Color::Red, "c5-d5");
        const BoardPoint city = standardIsland().position(*intersectionNamed("c5"));
        // 58 degrees, from the north: the city leans southwards over the road.
        QVERIFY(asked(reading, cv::Point3d{city.x, city.y - 16, 10}) == std::vector{whole(4)});
        QVERIFY(asked(reading, cv::Point3d{city.x, city.y + 16, 10}).empty());
        QVERIFY(asked(reading).empty());
    }
};

QTEST_APPLESS_MAIN(AgainstRulesTest)
#include "against_rules_test.moc"
