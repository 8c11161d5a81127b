// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/standard_island.h"
#include "vision/judge/fit_pieces.h"
#include "vision/read_board.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <utility>

using namespace reeve;
using namespace reeve::vision;

namespace {

constexpr float kSure = 0.99F;

/// Looks at an empty board with high confidence.
PieceLooks emptyBoard() {
    PieceLooks looks;
    for (PathLook& look : looks.paths) {
        look.road.fill((1 - kSure) / kColors);
        look.road[0] = kSure;
    }
    for (IntersectionLook& look : looks.intersections) {
        look.kind = {kSure, 0.004F, 0.004F, 0.002F};
        look.color.fill(1.0F / kColors);
        look.level = {0.8F, 0.1F, 0.1F};
    }
    for (HexLook& look : looks.hexes) look = {.none = kSure, .robber = 0.005F, .merchant = 0.005F};
    return looks;
}

/// A board whose hexes have no number tokens.
BareChances bareBoard() { return BareChances(standard::kHexes, 1); }

void see(PieceLooks& looks, const char* path, Color color, float chance) {
    auto& road = looks.paths[index(*pathNamed(path))].road;
    road.fill((1 - chance) / kColors);
    road[0] = 1 - chance - (1 - chance) / kColors * (kColors - 1);
    road[1 + index(color)] = chance;
}

void see(PieceLooks& looks, const char* intersection, Occupant kind, Color color, float chance) {
    IntersectionLook& look = looks.intersections[index(*intersectionNamed(intersection))];
    look.kind.fill((1 - chance) * 0.02F);
    look.kind[0] = 1 - chance - (1 - chance) * 0.04F;
    look.kind[static_cast<std::size_t>(kind)] = chance;
    look.color.fill(0.002F);
    look.color[index(color)] = 0.99F;
}

const FittedPiece* at(const std::vector<FittedPiece>& pieces, const char* place) {
    const auto found = std::find_if(pieces.begin(), pieces.end(), [place](const FittedPiece& fitted) {
        return std::visit([](auto where) { return name(where); }, fitted.piece.at) == place;
    });
    return found == pieces.end() ? nullptr : &*found;
}

} // namespace

class FitPiecesTest : public QObject {
    Q_OBJECT

private slots:
    void anEmptyBoardHasNoPieces() {
        const PieceLooks looks = emptyBoard();
        QVERIFY(fitPieces(looks, standardIsland(), {}).empty());
        QVERIFY(!fitRobber(looks, bareBoard(), {}));
        QVERIFY(!fitMerchant(looks, {}, standardIsland(), {}, {}));
    }

    void clearLooksAreTakenAsTheyAre() {
        PieceLooks looks = emptyBoard();
        see(looks, "a1-a2", Color::Red, kSure);
        see(looks, "a1", Occupant::City, Color::Red, kSure);
        see(looks, "d3", Occupant::Settlement, Color::White, kSure);
        const auto pieces = fitPieces(looks, standardIsland(), {});
        QCOMPARE(pieces.size(), std::size_t{3});
        QCOMPARE(pieces[0].piece.piece, PieceKind::Road);
        QCOMPARE(name(std::get<PathId>(pieces[0].piece.at)), std::string{"a1-a2"});
        QCOMPARE(pieces[1].piece.piece, PieceKind::City);
        QCOMPARE(pieces[2].piece.color, Color::White);
        for (const FittedPiece& fitted : pieces) QVERIFY(fitted.piece.confidence > 0.8);
    }

    void aDoubtfulBuildingBesideASureOneIsNotBelieved() {
        PieceLooks looks = emptyBoard();
        see(looks, "c5-c6", Color::Blue, kSure);
        see(looks, "c5", Occupant::Settlement, Color::Blue, kSure);
        see(looks, "c6", Occupant::Settlement, Color::Blue, 0.7F);
        const auto pieces = fitPieces(looks, standardIsland(), {});
        QVERIFY(at(pieces, "c5"));
        QVERIFY(!at(pieces, "c6"));
        // Without the settlement next to it, it is believed.
        see(looks, "c5", Occupant::None, Color::Blue, kSure);
        QVERIFY(at(fitPieces(looks, standardIsland(), {}), "c6"));
    }

    void aRoadBetweenTwoColorsTakesThatOfItsNeighbours() {
        PieceLooks looks = emptyBoard();
        see(looks, "b3-b4", Color::Orange, kSure);
        see(looks, "b4-b5", Color::Orange, 0.45F);
        auto& doubtful = looks.paths[index(*pathNamed("b4-b5"))].road;
        doubtful = {};
        doubtful[1 + index(Color::Red)] = 0.52F;
        doubtful[1 + index(Color::Orange)] = 0.48F;
        const auto pieces = fitPieces(looks, standardIsland(), {});
        QVERIFY(at(pieces, "b4-b5"));
        QCOMPARE(at(pieces, "b4-b5")->piece.color, Color::Orange);
        QVERIFY(at(pieces, "b4-b5")->piece.confidence < at(pieces, "b3-b4")->piece.confidence);
    }

    void aSixthSettlementOfAColorIsLessSureThanTheFifth() {
        PieceLooks looks = emptyBoard();
        const char* intersections[] = {"a1", "a3", "a5", "a7", "f1", "f3"};
        for (int i = 0; i < 5; ++i) see(looks, intersections[i], Occupant::Settlement, Color::Red, 0.9F);
        const double five = at(fitPieces(looks, standardIsland(), {}), "f1")->piece.confidence;
        see(looks, intersections[5], Occupant::Settlement, Color::Red, 0.9F);
        const auto six = fitPieces(looks, standardIsland(), {});
        QVERIFY(!at(six, "f1") || at(six, "f1")->piece.confidence < five);
    }

    void aSettlementOrCityIsSureToStandThereThoughItsKindIsNot() {
        PieceLooks looks = emptyBoard();
        see(looks, "d5-d6", Color::White, kSure);
        IntersectionLook& look = looks.intersections[index(*intersectionNamed("d5"))];
        look.kind = {0.01F, 0.5F, 0.48F, 0.01F};
        look.color.fill(0.002F);
        look.color[index(Color::White)] = 0.99F;
        const auto pieces = fitPieces(looks, standardIsland(), {});
        QVERIFY(at(pieces, "d5"));
        QVERIFY(at(pieces, "d5")->thereConfidence > 0.9);
        QVERIFY(at(pieces, "d5")->piece.confidence < 0.7);
    }

    void whereManyPiecesLieAgainstTheRulesOneMoreIsBelieved() {
        PieceLooks looks = emptyBoard();
        see(looks, "d5", Occupant::Settlement, Color::White, 0.85F);
        const double alone = at(fitPieces(looks, standardIsland(), {}), "d5")->thereConfidence;
        for (const char* intersection : {"a1", "a4", "a7", "c3", "c9", "e3", "e7", "f1"})
            see(looks, intersection, Occupant::Settlement, Color::Red, kSure);
        const auto strewn = fitPieces(looks, standardIsland(), {});
        QVERIFY(at(strewn, "d5")->thereConfidence > alone);
        const auto strict = fitPieces(looks, standardIsland(), {.patience = 1000});
        QVERIFY(at(strewn, "d5")->thereConfidence > at(strict, "d5")->thereConfidence);
    }

    void everyKnightsLevelAndWhetherItIsActiveIsAskedAboutHoweverClearTheyLook() {
        Looks looks;
        looks.pieces = emptyBoard();
        for (const char* intersection : {"a1", "a4", "b6"}) {
            see(looks.pieces, intersection, Occupant::Knight, Color::White, kSure);
            IntersectionLook& look = looks.pieces.intersections[index(*intersectionNamed(intersection))];
            look.level = {0.005F, 0.99F, 0.005F};
            look.active = 0.99F;
        }
        const BoardReading reading = readLooks(looks, cv::Matx33d::eye(), {});
        QCOMPARE(reading.pieces.size(), std::size_t{3});
        for (std::size_t i = 0; i < reading.pieces.size(); ++i) {
            QCOMPARE(reading.pieces[i].piece, PieceKind::Knight);
            QCOMPARE(reading.pieces[i].level, 2);
            QVERIFY(!reading.isUncertain(PieceDoubt{i, PieceField::Whole}));
            QVERIFY(!reading.isUncertain(PieceDoubt{i, PieceField::Kind}));
            QVERIFY(reading.isUncertain(PieceDoubt{i, PieceField::Level}));
            QVERIFY(reading.isUncertain(PieceDoubt{i, PieceField::Active}));
        }
    }

    void aColourHasTwoKnightsOfALevelSoTheLeastClearOfThreeIsOfAnother() {
        PieceLooks looks = emptyBoard();
        const std::array places{"e4", "e8", "f3"};
        for (const char* intersection : places) {
            see(looks, intersection, Occupant::Knight, Color::White, kSure);
            looks.intersections[index(*intersectionNamed(intersection))].level = {0.98F, 0.01F, 0.01F};
        }
        looks.intersections[index(*intersectionNamed("e8"))].level = {0.5F, 0.45F, 0.05F};
        const auto pieces = fitPieces(looks, standardIsland(), {});
        QCOMPARE(at(pieces, "e4")->piece.level, 1);
        QCOMPARE(at(pieces, "f3")->piece.level, 1);
        QCOMPARE(at(pieces, "e8")->piece.level, 2);
        // A look with high confidence is kept although three knights of a colour then have the same level.
        looks.intersections[index(*intersectionNamed("e8"))].level = {0.9F, 0.05F, 0.05F};
        QCOMPARE(at(fitPieces(looks, standardIsland(), {}), "e8")->piece.level, 1);
        // The limit applies to each colour.
        see(looks, "e8", Occupant::Knight, Color::Red, kSure);
        looks.intersections[index(*intersectionNamed("e8"))].level = {0.5F, 0.45F, 0.05F};
        QCOMPARE(at(fitPieces(looks, standardIsland(), {}), "e8")->piece.level, 1);
    }

    void oneDoubtfulKnightMakesNoGameWithKnights() {
        PieceLooks looks = emptyBoard();
        see(looks, "d5", Occupant::Knight, Color::White, 0.8F);
        QVERIFY(fitPieces(looks, standardIsland(), {}).empty());
        for (const char* intersection : {"a1", "a4", "b6"})
            see(looks, intersection, Occupant::Knight, Color::White, kSure);
        const auto pieces = fitPieces(looks, standardIsland(), {});
        QVERIFY(at(pieces, "a1"));
        QCOMPARE(at(pieces, "a1")->piece.level, 1);
        QCOMPARE(at(pieces, "a1")->piece.active, false);
    }

    void twoLikelyKnightsMakeNoGameWithKnightsEitherAndAreAskedAbout() {
        PieceLooks looks = emptyBoard();
        const std::array<std::pair<const char*, const char*>, 2> places{{{"d5", "d4-d5"}, {"b3", "b2-b3"}}};
        for (const auto& [intersection, path] : places) {
            see(looks, intersection, Occupant::Knight, Color::White, 0.85F);
            looks.intersections[index(*intersectionNamed(intersection))].kind = {0.005F, 0.14F, 0.005F, 0.85F};
            see(looks, path, Color::White, kSure);
        }
        const auto pieces = fitPieces(looks, standardIsland(), {});
        for (const auto& [intersection, path] : places) {
            QVERIFY(at(pieces, intersection));
            QCOMPARE(at(pieces, intersection)->piece.piece, PieceKind::Settlement);
            QVERIFY(at(pieces, intersection)->thereConfidence < DoubtParams{}.leastPieceConfidence);
        }
    }

    void aPieceThatMayBeAKnightIsOneBesideKnightsThatArePlainlySeen() {
        PieceLooks looks = emptyBoard();
        see(looks, "d5", Occupant::Knight, Color::White, 0.4F);
        looks.intersections[index(*intersectionNamed("d5"))].kind = {0.005F, 0.59F, 0.005F, 0.4F};
        QCOMPARE(at(fitPieces(looks, standardIsland(), {}), "d5")->piece.piece, PieceKind::Settlement);
        for (const char* intersection : {"a1", "a4", "b6"})
            see(looks, intersection, Occupant::Knight, Color::White, kSure);
        QCOMPARE(at(fitPieces(looks, standardIsland(), {}), "d5")->piece.piece, PieceKind::Knight);
    }

    void aWallThatIsPlainlySeenSpeaksForAGameWithKnights() {
        PieceLooks looks = emptyBoard();
        for (const char* intersection : {"d5", "b3"}) {
            see(looks, intersection, Occupant::Knight, Color::White, 0.9F);
            looks.intersections[index(*intersectionNamed(intersection))].kind = {0.005F, 0.09F, 0.005F, 0.9F};
        }
        see(looks, "c3", Occupant::City, Color::Blue, kSure);
        QCOMPARE(at(fitPieces(looks, standardIsland(), {}), "d5")->piece.piece, PieceKind::Settlement);
        looks.intersections[index(*intersectionNamed("c3"))].wall = 0.97F;
        for (const char* intersection : {"d5", "b3"})
            QCOMPARE(at(fitPieces(looks, standardIsland(), {}), intersection)->piece.piece, PieceKind::Knight);
    }

    void theMerchantSpeaksForOneTooAndAWallUnderNothingDoesNot() {
        PieceLooks looks = emptyBoard();
        for (const char* intersection : {"d5", "b3"}) {
            see(looks, intersection, Occupant::Knight, Color::White, 0.85F);
            looks.intersections[index(*intersectionNamed(intersection))].kind = {0.005F, 0.14F, 0.005F, 0.85F};
        }
        looks.intersections[index(*intersectionNamed("c3"))].wall = 0.97F; // without a city at its intersection
        QCOMPARE(at(fitPieces(looks, standardIsland(), {}), "d5")->piece.piece, PieceKind::Settlement);
        looks.hexes[4].merchant = 0.97F;
        QCOMPARE(at(fitPieces(looks, standardIsland(), {}), "d5")->piece.piece, PieceKind::Knight);
    }

    void aPossibleWallAndALikelyMetropolisAreToldAndAskedAbout() {
        PieceLooks looks = emptyBoard();
        see(looks, "c3", Occupant::City, Color::Blue, kSure);
        for (const char* intersection : {"e4", "e8", "f3"})
            see(looks, intersection, Occupant::Knight, Color::White, kSure);
        IntersectionLook& city = looks.intersections[index(*intersectionNamed("c3"))];
        const auto told = [&](PieceKind kind) {
            const auto pieces = fitPieces(looks, standardIsland(), {});
            const auto found =
                std::ranges::find(pieces, kind, [](const FittedPiece& piece) { return piece.piece.piece; });
            const bool asked = found != pieces.end() && found->thereConfidence < DoubtParams{}.leastPieceConfidence;
            return found == pieces.end() ? "no" : asked ? "asked" : "sure";
        };
        city.wall = 0.45F;
        city.metropolis = 0.65F;
        QCOMPARE(told(PieceKind::Wall), "asked");
        QCOMPARE(told(PieceKind::Metropolis), "asked");
        city.wall = 0.35F;
        city.metropolis = 0.55F;
        QCOMPARE(told(PieceKind::Wall), "no");
        QCOMPARE(told(PieceKind::Metropolis), "no");
    }

    void aWallAndAMetropolisFollowTheirCity() {
        PieceLooks looks = emptyBoard();
        see(looks, "c3", Occupant::City, Color::Blue, kSure);
        looks.intersections[index(*intersectionNamed("c3"))].wall = 0.95F;
        looks.intersections[index(*intersectionNamed("c3"))].metropolis = 0.9F;
        QCOMPARE(fitPieces(looks, standardIsland(), {}).size(),
                 std::size_t{1}); // no knight, so a game with walls is unlikely
        for (const char* intersection : {"e4", "e8", "f3"})
            see(looks, intersection, Occupant::Knight, Color::White, kSure);
        const auto pieces = fitPieces(looks, standardIsland(), {});
        QCOMPARE(pieces.size(), std::size_t{6});
        QCOMPARE(pieces[0].piece.piece, PieceKind::City);
        QCOMPARE(pieces[1].piece.piece, PieceKind::Wall);
        QCOMPARE(pieces[2].piece.piece, PieceKind::Metropolis);
        for (std::size_t i = 1; i < 3; ++i) QVERIFY(pieces[i].piece.at == pieces[0].piece.at);
    }

    void theRobberStandsOnOneHexAndItsRivalsMakeItDoubtful() {
        PieceLooks looks = emptyBoard();
        looks.hexes[7] = {.none = 0.02F, .robber = 0.97F, .merchant = 0.01F};
        const auto sure = fitRobber(looks, bareBoard(), {});
        QVERIFY(sure);
        QCOMPARE(sure->at, HexId{7});
        looks.hexes[3] = {.none = 0.04F, .robber = 0.95F, .merchant = 0.01F};
        const auto doubtful = fitRobber(looks, bareBoard(), {});
        QCOMPARE(doubtful->at, HexId{7});
        QVERIFY(doubtful->confidence < sure->confidence);
        QVERIFY(!fitMerchant(looks, {}, standardIsland(), {}, {}));
    }

    void theMerchantIsBelievedInAGameWithKnights() {
        PieceLooks looks = emptyBoard();
        see(looks, "c3", Occupant::City, Color::Blue, kSure);
        const auto corner = standardIsland().intersectionHexes[index(*intersectionNamed("c3"))].first();
        looks.hexes[index(corner)] = {.none = 0.03F, .robber = 0.01F, .merchant = 0.97F};
        QVERIFY(!fitMerchant(looks, fitPieces(looks, standardIsland(), {}), standardIsland(), {},
                             {})); // no knight, so a game with a merchant is unlikely
        for (const char* intersection : {"e4", "e8", "f3"})
            see(looks, intersection, Occupant::Knight, Color::White, kSure);
        const auto merchant = fitMerchant(looks, fitPieces(looks, standardIsland(), {}), standardIsland(), {}, {});
        QVERIFY(merchant);
        QCOMPARE(merchant->at, corner);
    }

    void theMerchantRatherStandsBesideABuilding() {
        PieceLooks looks = emptyBoard();
        see(looks, "a1", Occupant::Settlement, Color::Blue, kSure);
        for (const char* intersection : {"e4", "e8", "f3"})
            see(looks, intersection, Occupant::Knight, Color::White, kSure);
        const auto pieces = fitPieces(looks, standardIsland(), {});
        looks.hexes[index(*hexNamed("A1"))].merchant = 0.97F;
        looks.hexes[index(*hexNamed("C3"))].merchant = 0.98F;
        const auto merchant = fitMerchant(looks, pieces, standardIsland(), {}, {});
        QVERIFY(merchant);
        QCOMPARE(merchant->at, *hexNamed("A1"));
        // With very high confidence the merchant is believed without a building next to it.
        looks.hexes[index(*hexNamed("A1"))].merchant = 0.01F;
        looks.hexes[index(*hexNamed("C3"))].merchant = 0.9995F;
        QCOMPARE(fitMerchant(looks, pieces, standardIsland(), {}, {})->at, *hexNamed("C3"));
    }

    void ofTwoHexesTheMerchantRatherStandsWhereTheRobberIsNot() {
        PieceLooks looks = emptyBoard();
        for (const char* intersection : {"e4", "e8", "f3"})
            see(looks, intersection, Occupant::Knight, Color::White, kSure);
        const auto pieces = fitPieces(looks, standardIsland(), {});
        looks.hexes[index(*hexNamed("A1"))].merchant = 0.9F;
        looks.hexes[index(*hexNamed("C3"))].merchant = 0.95F;
        QCOMPARE(fitMerchant(looks, pieces, standardIsland(), {}, {})->at, *hexNamed("C3"));
        QCOMPARE(fitMerchant(looks, pieces, standardIsland(), HexMark{*hexNamed("C3"), 0.9}, {})->at, *hexNamed("A1"));
    }

    void theRobberHidesTheTokenOfItsHex() {
        PieceLooks looks = emptyBoard();
        looks.hexes[3] = {.none = 0.04F, .robber = 0.95F, .merchant = 0.01F};
        looks.hexes[7] = {.none = 0.09F, .robber = 0.9F, .merchant = 0.01F};
        BareChances bare(standard::kHexes);
        bare[7] = 1; // numbers were read on all other hexes
        const auto robber = fitRobber(looks, bare, {});
        QVERIFY(robber);
        QCOMPARE(robber->at, HexId{7});
    }
};

QTEST_APPLESS_MAIN(FitPiecesTest)
#include "fit_pieces_test.moc"
