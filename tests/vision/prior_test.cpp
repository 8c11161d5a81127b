// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/standard_island.h"
#include "vision/judge/fit_layout.h"
#include "vision/judge/fit_pieces.h"
#include "vision/judge/prior.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace reeve;
using namespace reeve::vision;

namespace {

PathId harborPlaceOf(std::size_t side, std::size_t place) {
    return harborPlaces(standardIsland())[frameIndex(side, place)];
}

/// A position with a red road and settlement, a blue city with a wall, and a white active knight of level 2.
GameState position() {
    GameState state;
    state.playerCount = state.seatCount = 3;
    state.colors = {Color::Red, Color::Blue, Color::White};
    constexpr std::array<int, standard::kHexes> kNumbers{2, 3, 3, 4, 4, 5, 5, 6, 6, 0, 8, 8, 9, 9, 10, 10, 11, 11, 12};
    for (std::size_t i = 0; i < standard::kHexes; ++i) {
        state.board.number[i] = static_cast<std::uint8_t>(kNumbers[i]);
        state.board.terrain[i] = kNumbers[i] == 0 ? Terrain::Desert : static_cast<Terrain>(i % 5);
    }
    state.board.robber = *hexNamed("C3");
    state.players[0].roads.insert(*pathNamed("c5-c6"));
    state.players[0].settlements.insert(*intersectionNamed("c5"));
    state.players[1].cities.insert(*intersectionNamed("e4"));
    state.players[1].walls.insert(*intersectionNamed("e4"));
    state.players[2].knights.push_back({.at = *intersectionNamed("b2"), .level = 2, .active = true});
    state.players[2].knightPlaces.insert(*intersectionNamed("b2"));
    return state;
}

/// Looks without any certainty.
Looks blank() {
    Looks looks;
    for (TerrainLook& look : looks.terrain) {
        look.terrainProbabilities.fill(1.0F / kTerrains);
        look.numberProbabilities.fill(1.0F / kTokenNumbers.size());
        look.number = 2; // the board has number tokens
    }
    for (PathLook& look : looks.pieces.paths) {
        look.road.fill(0.7F / kColors);
        look.road[0] = 0.3F;
    }
    for (IntersectionLook& look : looks.pieces.intersections) {
        look.kind = {0.7F, 0.1F, 0.1F, 0.1F};
        look.color.fill(1.0F / kColors);
        look.level.fill(1.0F / 3);
        look.active = look.wall = look.metropolis = 0.5F;
    }
    for (HexLook& look : looks.pieces.hexes) look = {.none = 0.8F, .robber = 0.1F, .merchant = 0.1F};
    return looks;
}

BoardReading readingOf(const Looks& looks) {
    BoardReading reading;
    reading.failure.reset();
    reading.looks = looks;
    for (HexReading& hex : reading.hexes) hex = {Terrain::Forest, 0.99, 8, 0.99, {}};
    return reading;
}

PieceReading road(const char* at, Color color, double confidence) {
    return {.piece = PieceKind::Road,
            .color = color,
            .at = *pathNamed(at),
            .level = 0,
            .active = false,
            .confidence = confidence};
}

template <std::size_t N>
std::size_t likeliest(const std::array<float, N>& chances) {
    return static_cast<std::size_t>(std::max_element(chances.begin(), chances.end()) - chances.begin());
}

} // namespace

class PriorTest : public QObject {
    Q_OBJECT

private slots:
    void guessesBecomeWhatIsTrackedUnderEveryRotation() {
        const GameState state = position();
        for (int rotation = 0; rotation < 6; ++rotation) {
            const Looks looks = withPrior(blank(), state, rotation, {});
            const auto hexes = fitLayout(looks.terrain, boxes::kBase, {.perMissing = 0});
            for (int i = 0; i < standard::kHexes; ++i) {
                const HexReading& hex = hexes[index(*rotated(static_cast<HexId>(i), rotation))];
                QCOMPARE(hex.terrain, state.board.terrain[static_cast<std::size_t>(i)]);
                QCOMPARE(hex.number, static_cast<int>(state.board.number[static_cast<std::size_t>(i)]));
            }
            QCOMPARE(likeliest(looks.pieces.paths[index(*rotated(*pathNamed("c5-c6"), rotation))].road),
                     std::size_t{1});
            const IntersectionLook& city =
                looks.pieces.intersections[index(*rotated(*intersectionNamed("e4"), rotation))];
            QCOMPARE(likeliest(city.kind), static_cast<std::size_t>(Occupant::City));
            QCOMPARE(likeliest(city.color), index(Color::Blue));
            QVERIFY(city.wall > 0.8F && city.metropolis == 0.5F);
            const IntersectionLook& knight =
                looks.pieces.intersections[index(*rotated(*intersectionNamed("b2"), rotation))];
            QCOMPARE(likeliest(knight.kind), static_cast<std::size_t>(Occupant::Knight));
            QCOMPARE(likeliest(knight.level), std::size_t{1});
            QVERIFY(knight.active > 0.8F);
            const HexLook& desert = looks.pieces.hexes[index(*rotated(*hexNamed("C3"), rotation))];
            const HexLook& other = looks.pieces.hexes[index(*rotated(*hexNamed("A1"), rotation))];
            QVERIFY(desert.robber > 0.2F && other.robber < 0.1F);
        }
    }

    void whereThereAreNoKnightsWhateverLooksLikeOneIsSomethingElse() {
        GameState state = position();
        state.rules = {.game = GameKind::Base};
        Looks looks = blank();
        IntersectionLook& intersection = looks.pieces.intersections[index(*intersectionNamed("b2"))];
        intersection.kind = {0.04F, 0.05F, 0.01F, 0.9F};
        looks.pieces.hexes[0] = {.none = 0.05F, .robber = 0.05F, .merchant = 0.9F};
        const Looks out = onlyPossible(looks, state);
        const IntersectionLook& left = out.pieces.intersections[index(*intersectionNamed("b2"))];
        QVERIFY(qAbs(left.kind[0] - 0.4F) < 1e-3F && qAbs(left.kind[1] - 0.5F) < 1e-3F && left.kind[3] == 0);
        QVERIFY(left.wall == 0 && left.metropolis == 0);
        QVERIFY(qAbs(out.pieces.hexes[0].robber - 0.5F) < 1e-3F && out.pieces.hexes[0].merchant == 0);
        state.rules.game = GameKind::CitiesAndKnights;
        QCOMPARE(onlyPossible(looks, state).pieces.intersections[index(*intersectionNamed("b2"))].kind,
                 intersection.kind);
    }

    void aColourThatDoesNotPlayIsTakenForTheLikeliestThatDoes() {
        Looks looks = blank();
        auto& road = looks.pieces.paths[index(*pathNamed("c5-c6"))].road;
        road = {0.02F, 0.01F, 0.04F, 0, 0.2F, 0.03F, 0.7F}; // mostly brown, then orange; neither plays
        const Looks out = onlyPossible(looks, position());
        const auto& left = out.pieces.paths[index(*pathNamed("c5-c6"))].road;
        QCOMPARE(likeliest(left), 1 + index(Color::Blue));
        QCOMPARE(left[0], 0.02F); // the probability of an empty path is unchanged
        QVERIFY(left[1 + index(Color::Brown)] == 0 && left[1 + index(Color::Orange)] == 0);
        QVERIFY(qAbs(std::accumulate(left.begin(), left.end(), 0.0F) - 1) < 1e-4F);
    }

    void aDoubtfulRoadIsSettledAndAnEmptyPathStaysEmpty() {
        Looks looks = blank();
        auto& tracked = looks.pieces.paths[index(*pathNamed("c5-c6"))].road;
        auto& bare = looks.pieces.paths[index(*pathNamed("a1-a2"))].road;
        tracked = bare = {0.5F, 0.45F, 0.01F, 0.01F, 0.01F, 0.01F, 0.01F};
        looks.pieces.intersections[index(*intersectionNamed("c5"))].kind = {0.01F, 0.97F, 0.01F, 0.01F};
        const auto pieces = fitPieces(withPrior(looks, position(), 0, {}).pieces, standardIsland(), {});
        const auto isRoad = [](const char* at) {
            return [at](const FittedPiece& fitted) {
                return fitted.piece.at == std::variant<IntersectionId, PathId>(*pathNamed(at));
            };
        };
        const auto found = std::find_if(pieces.begin(), pieces.end(), isRoad("c5-c6"));
        QVERIFY(found != pieces.end());
        QCOMPARE(found->piece.color, Color::Red);
        QVERIFY(found->thereConfidence > 0.9);
        QVERIFY(std::none_of(pieces.begin(), pieces.end(), isRoad("a1-a2")));
    }

    void theRecordSettlesADoubtfulHarborUnderItsRotation() {
        GameState state = position();
        const PathId there = harborPlaceOf(0, 1);
        for (int rotation = 0; rotation < 6; ++rotation) {
            Looks looks = blank();
            for (HarborLook& look : looks.harbors)
                look = {.kind = {0.4F, 0.1F, 0.1F, 0.1F, 0.1F, 0.1F, 0.1F}, .inPicture = true};
            state.board.harbors.clear();
            state.board.harbors.push_back({*rotated(there, (6 - rotation) % 6), HarborKind::Wool});
            const Looks out = withPrior(looks, state, rotation, {});
            QCOMPARE(likeliest(out.harbors[frameIndex(0, 1)].kind), harborLook(HarborKind::Wool));
            QCOMPARE(likeliest(out.harbors[frameIndex(3, 0)].kind), std::size_t{0});
        }
    }

    void aHarborThatWasSurelySeenStaysWithItsFrameAndIsAskedAbout() {
        BoardReading plain = readingOf(blank());
        plain.harbors = {{harborPlaceOf(0, 1), HarborKind::Ore, 0.99}, {harborPlaceOf(1, 1), HarborKind::Any, 0.6}};
        plain.uncertain = {HarborDoubt{1, HarborField::Gives}};
        BoardReading weighed = plain;
        weighed.uncertain.clear();
        weighed.harbors[1] = {harborPlaceOf(1, 1), HarborKind::Grain, 0.9};
        BoardReading merged = keepClearLooks(plain, weighed, {});
        QCOMPARE(merged.harbors[1].gives, HarborKind::Grain); // the first reading was in doubt
        QVERIFY(!merged.isUncertain(HarborDoubt{1, HarborField::Gives}));
        weighed.harbors[0].gives = HarborKind::Wool;
        merged = keepClearLooks(plain, weighed, {});
        QCOMPARE(merged.harbors[0].gives, HarborKind::Ore);
        QCOMPARE(merged.harbors[1].gives, HarborKind::Any);
        QVERIFY(merged.isUncertain(HarborDoubt{0, HarborField::Whole}) &&
                merged.isUncertain(HarborDoubt{1, HarborField::Gives}));
    }

    void aClearLookIsStrongerThanTheRecord() {
        Looks looks = blank();
        looks.pieces.paths[index(*pathNamed("c5-c6"))].road = {0.003F, 0.001F, 0.992F, 0.001F, 0.001F, 0.001F, 0.001F};
        looks.terrain[0].terrainProbabilities = {0.002F, 0.99F, 0.002F, 0.002F, 0.002F, 0.002F};
        const Looks out = withPrior(looks, position(), 0, {});
        QCOMPARE(likeliest(out.pieces.paths[index(*pathNamed("c5-c6"))].road), 1 + index(Color::Blue));
        QCOMPARE(likeliest(out.terrain[0].terrainProbabilities), index(Terrain::Forest));
    }

    void whatWasSurelySeenStaysAndIsAskedAbout() {
        BoardReading plain = readingOf(blank());
        BoardReading weighed = plain;
        plain.pieces = {road("a1-a2", Color::Blue, 0.95)};
        plain.robber = HexMark{*hexNamed("B2"), 0.95};
        weighed.pieces = {road("a1-a2", Color::Red, 0.97), road("c5-c6", Color::Red, 0.97)};
        plain.looks.pieces.paths[index(*pathNamed("c5-c6"))].road[0] = 0.7F;
        weighed.robber = HexMark{*hexNamed("C3"), 0.9};
        weighed.hexes[4].terrain = Terrain::Hills;
        weighed.hexes[5].number = 9;
        const BoardReading merged = keepClearLooks(plain, weighed, {});
        QCOMPARE(merged.hexes[4].terrain, Terrain::Forest);
        QVERIFY(merged.isUncertain(HexDoubt{static_cast<HexId>(4), HexField::Terrain}));
        QCOMPARE(merged.hexes[5].number, 8);
        QVERIFY(merged.isUncertain(HexDoubt{static_cast<HexId>(5), HexField::Number}));
        QCOMPARE(merged.robber->at, *hexNamed("B2"));
        QVERIFY(merged.isUncertain(FigureDoubt::Robber));
        QCOMPARE(merged.pieces.size(), std::size_t{2});
        QCOMPARE(merged.pieces[1].color, Color::Blue);
        QVERIFY(merged.isUncertain(PieceDoubt{1, PieceField::Whole}));
        // Only the record supports this road.
        QVERIFY(merged.isUncertain(PieceDoubt{0, PieceField::Whole}));
    }

    void aDoubtfulHexIsNoLongerAskedAboutWhenTheRecordSettlesIt() {
        BoardReading plain = readingOf(blank());
        plain.hexes[3].terrainConfidence = 0.6;
        plain.uncertain = {HexDoubt{static_cast<HexId>(3), HexField::Terrain}};
        BoardReading weighed = readingOf(blank());
        weighed.hexes[3] = {Terrain::Hills, 0.96, 8, 0.99, {}};
        const BoardReading merged = keepClearLooks(plain, weighed, {});
        QCOMPARE(merged.hexes[3].terrain, Terrain::Hills);
        QVERIFY(merged.uncertain.empty());
    }

    void aSureCityKeepsItsDoubtfulWall() {
        BoardReading plain = readingOf(blank());
        const PieceReading city{.piece = PieceKind::City,
                                .color = Color::Red,
                                .at = *intersectionNamed("e4"),
                                .level = 0,
                                .active = false,
                                .confidence = 0.95};
        PieceReading wall = city;
        wall.piece = PieceKind::Wall;
        plain.pieces = {city};
        BoardReading weighed = plain;
        weighed.pieces = {city, wall};
        const BoardReading merged = keepClearLooks(plain, weighed, {});
        QCOMPARE(merged.pieces.size(), std::size_t{2});
        QCOMPARE(merged.pieces[1].piece, PieceKind::Wall);
    }
};

QTEST_APPLESS_MAIN(PriorTest)
#include "prior_test.moc"
