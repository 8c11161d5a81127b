// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/judge/fit_layout.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <utility>

using namespace reeve;
using namespace reeve::vision;

namespace {

using TerrainLooks = TerrainLooks;

std::size_t kindOf(int number) {
    return static_cast<std::size_t>(std::find(kTokenNumbers.begin(), kTokenNumbers.end(), number) -
                                    kTokenNumbers.begin());
}

template <std::size_t N>
void spread(std::array<float, N>& probabilities, std::size_t first, double p) {
    probabilities.fill(static_cast<float>((1 - p) / (N - 1)));
    probabilities[first] = static_cast<float>(p);
}

void look(TerrainLook& hex, Terrain terrain, double p) {
    hex.terrain = terrain;
    hex.terrainConfidence = p;
    spread(hex.terrainProbabilities, index(terrain), p);
}

void look(TerrainLook& hex, int number, double p) {
    hex.number = number;
    hex.numberConfidence = p;
    spread(hex.numberProbabilities, kindOf(number), p);
}

/// Looks at a board with the contents of the box; the right terrain and number of each hex have probability p.
TerrainLooks boxBoard(double p) {
    constexpr std::array<int, 19> kTerrainOf{0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5};
    constexpr std::array<int, 19> kNumberOf{2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12, 0};
    TerrainLooks looks(standard::kHexes);
    for (std::size_t i = 0; i < looks.size(); ++i) {
        look(looks[i], static_cast<Terrain>(kTerrainOf[i]), p);
        look(looks[i], kNumberOf[i], p);
    }
    return looks;
}

} // namespace

class FitLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void aBoardFromTheBoxStaysAndGetsSurer() {
        const TerrainLooks looks = boxBoard(0.9);
        const auto hexes = fitLayout(looks, boxes::kBase, {});
        for (std::size_t i = 0; i < hexes.size(); ++i) {
            QCOMPARE(hexes[i].terrain, looks[i].terrain);
            QCOMPARE(hexes[i].number, looks[i].number);
            QVERIFY(hexes[i].terrainConfidence > 0.9);
            QVERIFY(hexes[i].numberConfidence > 0.9);
        }
    }

    void aCoinTossIsSettledByTheBox() {
        TerrainLooks looks = boxBoard(0.95);
        // The third hills hex looks slightly more like a fifth fields hex.
        looks[2].terrainProbabilities = {0.45f, 0.01f, 0.01f, 0.51f, 0.01f, 0.01f};
        looks[2].terrain = Terrain::Fields;
        QCOMPARE(fitLayout(looks, boxes::kBase, {})[2].terrain, Terrain::Hills);
    }

    void aTokenUnderTheRobberIsTheOneThatTheBoxStillHas() {
        TerrainLooks looks = boxBoard(0.99);
        look(looks[9], 0, 0.99); // the robber hides an 8
        QCOMPARE(fitLayout(looks, boxes::kBase, {})[9].number, 0);
        const HexReading hidden = fitLayout(looks, boxes::kBase, {}, HexMark{static_cast<HexId>(9), 0.95})[9];
        QCOMPARE(hidden.number, 8);
        QVERIFY2(hidden.numberConfidence > DoubtParams{}.leastNumberConfidence,
                 "all other tokens are those of the box");
    }

    void aTokenUnderTheRobberIsAskedAboutWhereItDoesNotFollow_data() {
        QTest::addColumn<int>("first");
        QTest::addColumn<double>("robber");
        QTest::newRow("a house board with a third 10 and no 2") << 10 << 0.95;
        QTest::newRow("another token that is not seen") << 0 << 0.95;
        QTest::newRow("a robber that may stand elsewhere") << 2 << 0.6;
    }

    void aTokenUnderTheRobberIsAskedAboutWhereItDoesNotFollow() {
        QFETCH(int, first);
        QFETCH(double, robber);
        TerrainLooks looks = boxBoard(0.99);
        look(looks[9], 0, 0.99);
        look(looks[0], first, 0.99);
        const HexReading hidden = fitLayout(looks, boxes::kBase, {}, HexMark{static_cast<HexId>(9), robber})[9];
        QVERIFY(hidden.numberConfidence < DoubtParams{}.leastNumberConfidence);
    }

    void theRobberOnTheDesertHidesNothing() {
        for (const double p : {0.9, 0.99}) {
            const HexReading desert =
                fitLayout(boxBoard(p), boxes::kBase, {}, HexMark{static_cast<HexId>(18), 0.95})[18];
            QCOMPARE(desert.number, 0);
            QVERIFY(desert.numberConfidence >= DoubtParams{}.leastNumberConfidence);
        }
    }

    void aNumberThatIsSeenBesideTheRobberStays() {
        TerrainLooks looks = boxBoard(0.99);
        look(looks[9], 6, 0.98); // a board with other contents than the box: a third 6 and one 8
        QCOMPARE(fitLayout(looks, boxes::kBase, {}, HexMark{static_cast<HexId>(9), 0.95})[9].number, 6);
    }

    void onABoardWithoutTokensTheRobberHidesNone() {
        TerrainLooks looks = boxBoard(0.99);
        for (TerrainLook& hex : looks) look(hex, 0, 0.99);
        QCOMPARE(fitLayout(looks, boxes::kBase, {}, HexMark{static_cast<HexId>(9), 0.95})[9].number, 0);
    }

    void aSureHouseBoardIsLeftAlone() {
        TerrainLooks looks = boxBoard(0.99);
        look(looks[0], Terrain::Fields, 0.99);
        look(looks[0], 10, 0.99); // a third 10 and no 2
        const auto hexes = fitLayout(looks, boxes::kBase, {});
        QCOMPARE(hexes[0].terrain, Terrain::Fields);
        QCOMPARE(hexes[0].number, 10);
        QVERIFY(hexes[0].terrainConfidence < hexes[3].terrainConfidence);
        QVERIFY(hexes[0].numberConfidence < hexes[3].numberConfidence);
    }

    void lightThatTurnsThreeForestsIntoPasturesIsSeenThrough() {
        TerrainLooks looks = boxBoard(0.99);
        for (std::size_t i = 3; i < 6; ++i) { // wrong with high confidence, as the networks are in unknown light
            looks[i].terrainProbabilities = {0.001F, 0.045F, 0.951F, 0.001F, 0.001F, 0.001F};
            looks[i].terrain = Terrain::Pasture;
        }
        const auto hexes = fitLayout(looks, boxes::kBase, {});
        for (std::size_t i = 3; i < 6; ++i) QCOMPARE(hexes[i].terrain, Terrain::Forest);
        QCOMPARE(fitLayout(looks, boxes::kBase, {.softenedOne = 1, .softenedMore = 1})[3].terrain, Terrain::Pasture);
    }

    void aHexWithATokenIsNotTakenForTheDesert() {
        TerrainLooks looks = boxBoard(0.99);
        look(looks[12], Terrain::Desert, 0.97); // bleached fields; its token was read
        look(looks[18], Terrain::Fields, 0.9);  // the desert; no token was read
        const auto hexes = fitLayout(looks, boxes::kBase, {});
        QCOMPARE(hexes[12].terrain, Terrain::Fields);
        QCOMPARE(hexes[18].terrain, Terrain::Desert);
        for (TerrainLook& hex : looks) look(hex, 0, 0.99); // without tokens nothing contradicts it
        QCOMPARE(fitLayout(looks, boxes::kBase, {})[12].terrain, Terrain::Desert);
    }

    void aSureDesertStaysWhereSomethingLooksLikeAToken() {
        TerrainLooks looks = boxBoard(0.99);
        look(looks[18], Terrain::Desert, 0.999);
        look(looks[18], 4, 0.9);
        QCOMPARE(fitLayout(looks, boxes::kBase, {})[18].terrain, Terrain::Desert);
    }

    void aPlainHouseBoardIsNotAskedAbout() {
        TerrainLooks looks = boxBoard(0.9999);
        look(looks[0], Terrain::Fields, 0.9999);
        for (const HexReading& hex : fitLayout(looks, boxes::kBase, {}))
            QVERIFY(hex.terrainConfidence >= DoubtParams{}.leastTerrainConfidence);
    }

    void aBoardWithoutTokensGetsNone() {
        TerrainLooks looks = boxBoard(0.95);
        for (TerrainLook& hex : looks) look(hex, 0, 0.9);
        for (const HexReading& hex : fitLayout(looks, boxes::kBase, {})) {
            QCOMPARE(hex.number, 0);
            QVERIFY(hex.numberConfidence > 0.85);
        }
    }

    void aHalfSeenTokenOnABoardWithoutTokensIsNone() {
        TerrainLooks looks = boxBoard(0.95);
        for (TerrainLook& hex : looks) look(hex, 0, 0.9);
        looks[9].number = 11;
        looks[9].numberProbabilities.fill(0);
        looks[9].numberProbabilities[kindOf(11)] = 0.56F;
        looks[9].numberProbabilities[kindOf(0)] = 0.44F;
        const HexReading hex = fitLayout(looks, boxes::kBase, {})[9];
        QCOMPARE(hex.number, 0);
        QVERIFY2(hex.numberConfidence > DoubtParams{}.leastNumberConfidence,
                 "all tokens are laid or none: nothing to ask");
    }

    void aTokenThatIsPlainStaysOnABoardWithoutTokens() {
        TerrainLooks looks = boxBoard(0.95);
        for (TerrainLook& hex : looks) look(hex, 0, 0.9);
        look(looks[9], 11, 0.995);
        const HexReading hex = fitLayout(looks, boxes::kBase, {})[9];
        QCOMPARE(hex.number, 11);
        QVERIFY(hex.numberConfidence > DoubtParams{}.leastNumberConfidence);
    }

    void aTokenOnTheDesertIsDoubted() {
        TerrainLooks looks = boxBoard(0.9);
        std::swap(looks[17].number, looks[18].number);
        std::swap(looks[17].numberProbabilities, looks[18].numberProbabilities);
        const auto sane = fitLayout(boxBoard(0.9), boxes::kBase, {});
        const auto hexes = fitLayout(looks, boxes::kBase, {});
        QVERIFY(hexes[18].numberConfidence < sane[18].numberConfidence);
    }

    void withoutAPriceLooksAloneCount() {
        TerrainLooks looks = boxBoard(0.9);
        looks[2].terrainProbabilities = {0.45f, 0.01f, 0.01f, 0.51f, 0.01f, 0.01f};
        QCOMPARE(fitLayout(looks, boxes::kBase, {.perMissing = 0})[2].terrain, Terrain::Fields);
    }
};

QTEST_APPLESS_MAIN(FitLayoutTest)
#include "fit_layout_test.moc"
