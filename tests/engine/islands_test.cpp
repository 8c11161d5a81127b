// SPDX-License-Identifier: GPL-3.0-or-later
// Geometry of every island: counts, names, adjacency, rotations and the longest trail. SHAPE-1 to SHAPE-6.
#include "engine/board/island.h"
#include "engine/board/longest_road.h"
#include "tests/properties/witness.h"
#include "tests/support/chapters.h"

#include <QTest>

#include <cmath>
#include <set>
#include <vector>

using namespace reeve;
using namespace reeve::testing;

namespace {

/// Properties of a board, from the table of boards.
struct BoardOfRows {
    IslandId id;
    std::vector<int> rows;
    int hexes, intersections, paths;
    std::set<int> turns; ///< rotations in steps of 60° that map the island to itself
};
const std::vector<BoardOfRows> kBoards{
    {IslandId::Standard, {3, 4, 5, 4, 3}, 19, 54, 72, {0, 1, 2, 3, 4, 5}},
    {IslandId::Extended, {3, 4, 5, 6, 5, 4, 3}, 30, 80, 109, {0, 3}},
    {IslandId::Sea37, {4, 5, 6, 7, 6, 5, 4}, 37, 96, 132, {0, 1, 2, 3, 4, 5}},
    {IslandId::Sea44, {5, 6, 7, 8, 7, 6, 5}, 44, 112, 155, {0, 3}},
    {IslandId::Sea58, {7, 8, 9, 10, 9, 8, 7}, 58, 144, 201, {0, 3}},
    {IslandId::Sea65, {8, 9, 10, 11, 10, 9, 8}, 65, 160, 224, {0, 3}},
};

double apart(const BoardPoint& a, const BoardPoint& b) { return std::hypot(a.x - b.x, a.y - b.y); }
bool near(double a, double b) { return std::abs(a - b) < 1e-9; }

BoardPoint turned(const BoardPoint& p, int sixths) {
    const double angle = sixths * std::acos(-1.0) / 3;
    return {p.x * std::cos(angle) - p.y * std::sin(angle), p.x * std::sin(angle) + p.y * std::cos(angle)};
}

/// Random roads, most of them connected.
PathSet someRoads(const Island& island, Chance& chance, int most) {
    PathSet roads;
    auto last = static_cast<PathId>(chance.draw(island.pathCount));
    for (int tries = 0; tries < 3 * most && roads.size() < most; ++tries) {
        roads.insert(last);
        const auto end = island.pathEnds[index(last)][static_cast<std::size_t>(chance.draw(2))];
        const auto& beside = island.intersectionPaths[index(end)];
        last = beside.nth(chance.draw(beside.size()));
    }
    return roads;
}

IntersectionSet someBarriers(const Island& island, Chance& chance) {
    IntersectionSet barriers;
    for (int i = chance.draw(5); i > 0; --i)
        barriers.insert(static_cast<IntersectionId>(chance.draw(island.intersectionCount)));
    return barriers;
}

/// The longest trail, by exhaustive search.
int longestByTrying(const Island& island, const PathSet& roads, const IntersectionSet& barriers) {
    GameState state;
    state.board.islandId = island.id;
    state.playerCount = state.seatCount = 2;
    state.players[0].roads = roads;
    state.players[1].settlements = barriers;
    return TrailSearch(state, 0).longest();
}

} // namespace

class IslandsTest : public QObject {
    Q_OBJECT

private slots:
    void everyIslandHasThePlacesOfItsRows();
    void everyPlaceIsFoundByItsName();
    void namesOfNoPlaceAreNotFound();
    void cornersAreNumberedRowByRow();
    void cornersOfTheLargeIslandAreWhereTheyAreSaidToBe();
    void everyHexHasSixCornersAndSixSides();
    void anIntersectionTouchesThreeHexesOrOnTheCoastTwoOrOne();
    void everyPathHasLandOnOneSideAndLeadsFromOneIntersectionToTheNext();
    void neighboursAreNeighboursOfEachOther();
    void everyIntersectionKnowsWhereItsPathsLead();
    void thePlacesWithAValueAreThoseThatHaveItOneByOne();
    void thePlaceNumberNComesBehindNOthers();
    void aTurnedBoardLiesOnItselfOnlyWhereTheRowsAllowIt();
    void aTurnTakesNeighboursToNeighboursAndTheCoastToTheCoast();
    void theLongestTrailIsTheLongestOfAll();
    void theLongestTrailThroughANewRoadIsFoundWhereItIsLonger();
};

// Rules: BOARD-1, COMP-1, SHAPE-6
void IslandsTest::everyIslandHasThePlacesOfItsRows() {
    QCOMPARE(kBoards.size(), kIslands.size());
    for (const auto& board : kBoards) {
        const auto& island = islandOf(board.id);
        QCOMPARE(island.id, board.id);
        QCOMPARE(islandWithRows(board.rows), &island);
        QCOMPARE(island.hexCount, board.hexes);
        QCOMPARE(island.intersectionCount, board.intersections);
        QCOMPARE(island.pathCount, board.paths);
        QCOMPARE(island.hexes.size(), board.hexes);
        QCOMPARE(island.intersections.size(), board.intersections);
        QCOMPARE(island.paths.size(), board.paths);
        IntersectionSet corners;
        PathSet ways;
        for (const auto hex : island.hexes) corners |= island.hexCornerSet[index(hex)];
        for (const auto at : corners) ways |= island.intersectionPaths[index(at)];
        QCOMPARE(corners, island.intersections);
        QCOMPARE(ways, island.paths);
        // Each hex has six sides. A coastal path is a side of one hex, any other path of two.
        QCOMPARE(island.coast.size(), 2 * board.paths - 6 * board.hexes);
    }
    QCOMPARE(standardIsland().coast.size(), 30);
    QVERIFY(islandWithRows(std::vector<int>{3, 4, 5, 4}) == nullptr);
    QVERIFY(islandWithRows(std::vector<int>{}) == nullptr);
}

void IslandsTest::everyPlaceIsFoundByItsName() {
    for (const auto& island : kIslands) {
        std::set<std::string> names;
        for (const auto hex : island.hexes) {
            QCOMPARE(island.hexNamed(island.name(hex)), std::optional(hex));
            names.insert(island.name(hex));
        }
        for (const auto at : island.intersections) {
            QCOMPARE(island.intersectionNamed(island.name(at)), std::optional(at));
            names.insert(island.name(at));
        }
        for (const auto path : island.paths) {
            QCOMPARE(island.pathNamed(island.name(path)), std::optional(path));
            names.insert(island.name(path));
        }
        QCOMPARE(static_cast<int>(names.size()), island.hexCount + island.intersectionCount + island.pathCount);
    }
}

void IslandsTest::namesOfNoPlaceAreNotFound() {
    for (const auto& board : kBoards) {
        const auto& island = islandOf(board.id);
        const auto rows = board.rows.size();
        for (std::size_t row = 0; row < rows; ++row) {
            const std::string letter(1, static_cast<char>('A' + row));
            QVERIFY(island.hexNamed(letter + std::to_string(board.rows[row])));
            QVERIFY(!island.hexNamed(letter + std::to_string(board.rows[row] + 1)));
            QVERIFY(!island.hexNamed(letter + "0"));
        }
        QVERIFY(!island.hexNamed(std::string(1, static_cast<char>('A' + rows)) + "1"));
        QVERIFY(!island.intersectionNamed(std::string(1, static_cast<char>('a' + rows + 1)) + "1"));
        for (const auto* text : {"", "A", "A01", "A100", "a1", "@1", "1A", "A1 ", "A-1"})
            QVERIFY(!island.hexNamed(text));
        for (const auto* text : {"A1", "a01", "`1"}) QVERIFY(!island.intersectionNamed(text));
        QVERIFY(!island.intersectionNamed("a" + std::to_string(2 * board.rows[0] + 2)));
        QVERIFY(!island.intersectionNamed("b" + std::to_string(2 * board.rows[1] + 2)));
        for (const auto* text : {"a2-a1", "a1-a3", "a1a2", "a1-", "-a1", "b2-a1", "a1-a1"})
            QVERIFY(!island.pathNamed(text));
        QVERIFY(!island.pathNamed("a1-b1")); // there is no such path
    }
}

// SHAPE-4
void IslandsTest::cornersAreNumberedRowByRow() {
    for (const auto& board : kBoards) {
        const auto& island = islandOf(board.id);
        const auto& rows = board.rows;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const bool longerAbove = row > 0 && rows[row - 1] > rows[row];
            const bool longerBelow = row + 1 < rows.size() && rows[row + 1] > rows[row];
            for (int i = 1; i <= rows[row]; ++i) {
                const auto hex = *island.hexNamed(static_cast<char>('A' + row) + std::to_string(i));
                const int top = longerAbove ? 2 * i : 2 * i - 1; // number of the north-west corner
                const int bottom = longerBelow ? 2 * i : 2 * i - 1;
                const std::array<std::pair<std::size_t, int>, 6> clockwise{{{row, top},
                                                                            {row, top + 1},
                                                                            {row, top + 2},
                                                                            {row + 1, bottom + 2},
                                                                            {row + 1, bottom + 1},
                                                                            {row + 1, bottom}}};
                for (std::size_t c = 0; c < 6; ++c)
                    QCOMPARE(island.name(island.hexCorners[index(hex)][c]),
                             static_cast<char>('a' + clockwise[c].first) + std::to_string(clockwise[c].second));
            }
        }
    }
}

// Samples of the table of boards.
// Rules: SHAPE-3, SHAPE-4, SHAPE-5
void IslandsTest::cornersOfTheLargeIslandAreWhereTheyAreSaidToBe() {
    const auto& island = islandOf(IslandId::Extended);
    const auto corners = [&](const char* hex) {
        std::string all;
        for (const auto at : island.hexCornerSet[index(*island.hexNamed(hex))]) all += island.name(at) + " ";
        return all;
    };
    QCOMPARE(corners("D1"), std::string("d1 d2 d3 e1 e2 e3 "));
    QCOMPARE(corners("E1"), std::string("e2 e3 e4 f1 f2 f3 "));
    QCOMPARE(corners("C5"), std::string("c9 c10 c11 d10 d11 d12 "));
    QCOMPARE(corners("G3"), std::string("g6 g7 g8 h5 h6 h7 "));
    QVERIFY(island.pathNamed("d3-e3")); // the west side of D2
    QVERIFY(!island.pathNamed("d3-e4"));
}

// Rules: BOARD-1, BOARD-2, BOARD-3
void IslandsTest::everyHexHasSixCornersAndSixSides() {
    for (const auto& island : kIslands)
        for (const auto hex : island.hexes) {
            QCOMPARE(island.hexCornerSet[index(hex)].size(), 6);
            PathSet sides;
            for (std::size_t c = 0; c < 6; ++c) { // adjacent corners have a path between them
                const auto side =
                    island.pathBetween(island.hexCorners[index(hex)][c], island.hexCorners[index(hex)][(c + 1) % 6]);
                QVERIFY(side != kNoPath);
                QVERIFY(island.pathHexes[index(side)].contains(hex));
                sides.insert(side);
            }
            QCOMPARE(sides.size(), 6);
        }
}

// Rules: BOARD-1
void IslandsTest::anIntersectionTouchesThreeHexesOrOnTheCoastTwoOrOne() {
    for (const auto& island : kIslands) {
        std::array<int, 4> count{};
        for (const auto at : island.intersections) {
            const auto& hexes = island.intersectionHexes[index(at)];
            QVERIFY(hexes.size() >= 1 && hexes.size() <= 3);
            ++count[static_cast<std::size_t>(hexes.size())];
            // By its coordinates, too, an intersection is one side away from each of its hexes and from no other.
            for (const auto hex : island.hexes)
                QCOMPARE(near(apart(island.position(at), island.position(hex)), 1), hexes.contains(hex));
            for (const auto hex : hexes) QVERIFY(island.hexCornerSet[index(hex)].contains(at));
        }
        QCOMPARE(count[1] + 2 * count[2] + 3 * count[3], 6 * island.hexCount);
        if (island.id == IslandId::Standard) QCOMPARE(count, (std::array<int, 4>{0, 18, 12, 24}));
    }
}

// Rules: BOARD-2, BOARD-6
void IslandsTest::everyPathHasLandOnOneSideAndLeadsFromOneIntersectionToTheNext() {
    for (const auto& island : kIslands)
        for (const auto path : island.paths) {
            const auto& ends = island.pathEnds[index(path)];
            QVERIFY(ends[0] < ends[1]);
            QCOMPARE(island.pathEndSet[index(path)], (IntersectionSet{ends[0], ends[1]}));
            QVERIFY(near(apart(island.position(ends[0]), island.position(ends[1])), 1));
            QVERIFY(near(apart(island.position(ends[0]), island.position(path)), 0.5));
            QCOMPARE(island.pathBetween(ends[0], ends[1]), path);
            QCOMPARE(island.pathBetween(ends[1], ends[0]), path);
            QCOMPARE(island.otherEnd(path, ends[0]), ends[1]);
            QCOMPARE(island.otherEnd(path, ends[1]), ends[0]);
            const auto& land = island.pathHexes[index(path)];
            QVERIFY(land.size() == 1 || land.size() == 2);
            QCOMPARE(island.coast.contains(path), land.size() == 1);
            for (const auto hex : island.hexes) // the middle of a side is half a hex away from the centre of the hex
                QCOMPARE(near(apart(island.position(path), island.position(hex)), std::sqrt(3.0) / 2),
                         land.contains(hex));
        }
}

void IslandsTest::neighboursAreNeighboursOfEachOther() {
    for (const auto& island : kIslands) {
        for (const auto a : island.intersections) {
            QCOMPARE(island.intersectionPaths[index(a)].size(), island.intersectionNeighbors[index(a)].size());
            for (const auto b : island.intersections) {
                const bool neighbours = near(apart(island.position(a), island.position(b)), 1);
                QCOMPARE(island.intersectionNeighbors[index(a)].contains(b), neighbours);
                QCOMPARE(island.intersectionNeighbors[index(b)].contains(a), neighbours);
                QCOMPARE(island.pathBetween(a, b) != kNoPath, neighbours);
            }
        }
        for (const auto a : island.hexes)
            for (const auto b : island.hexes) {
                const bool neighbours = near(apart(island.position(a), island.position(b)), std::sqrt(3.0));
                QCOMPARE(island.hexNeighbors[index(a)].contains(b), neighbours);
            }
    }
}

void IslandsTest::everyIntersectionKnowsWhereItsPathsLead() {
    for (const auto& island : kIslands)
        for (const auto at : island.intersections) {
            std::vector<PathId> listed;
            for (const auto& [path, to] : island.ways[index(at)]) {
                if (path == kNoPath) continue;
                QCOMPARE(island.pathBetween(at, to), path);
                listed.push_back(path);
            }
            std::vector<PathId> beside;
            for (const auto path : island.intersectionPaths[index(at)]) beside.push_back(path);
            QCOMPARE(listed, beside);
        }
}

void IslandsTest::thePlacesWithAValueAreThoseThatHaveItOneByOne() {
    Chance chance(5);
    for (int round = 0; round < 200; ++round) {
        std::array<std::uint8_t, kMaxHexes> values{};
        for (auto& value : values) value = static_cast<std::uint8_t>(chance.draw(round % 2 == 0 ? 3 : 128));
        const auto wanted = static_cast<std::uint8_t>(values[static_cast<std::size_t>(chance.draw(kMaxHexes))]);
        QVERIFY(HexSet::having(wanted, values) ==
                HexSet::where([&](std::size_t hex) { return values[hex] == wanted; }));
    }
}

void IslandsTest::thePlaceNumberNComesBehindNOthers() {
    Chance chance(6);
    for (int round = 0; round < 200; ++round) {
        PathSet paths;
        for (int i = chance.draw(40); i >= 0; --i) paths.insert(static_cast<PathId>(chance.draw(kMaxPaths)));
        int n = 0;
        for (const auto path : paths) QVERIFY(paths.nth(n++) == path);
    }
}

void IslandsTest::aTurnedBoardLiesOnItselfOnlyWhereTheRowsAllowIt() {
    for (const auto& board : kBoards) {
        const auto& island = islandOf(board.id);
        for (int sixths = -7; sixths <= 13; ++sixths) {
            const bool lies = board.turns.contains(((sixths % 6) + 6) % 6);
            for (const auto hex : island.hexes) QCOMPARE(island.rotated(hex, sixths).has_value(), lies);
            for (const auto at : island.intersections) QCOMPARE(island.rotated(at, sixths).has_value(), lies);
            for (const auto path : island.paths) QCOMPARE(island.rotated(path, sixths).has_value(), lies);
        }
    }
}

void IslandsTest::aTurnTakesNeighboursToNeighboursAndTheCoastToTheCoast() {
    for (const auto& board : kBoards) {
        const auto& island = islandOf(board.id);
        const auto goesTo = [&](auto place, int sixths) {
            const auto to = *island.rotated(place, sixths);
            return near(apart(turned(island.position(place), sixths), island.position(to)), 0) &&
                   island.rotated(to, -sixths) == place;
        };
        for (const int sixths : board.turns) {
            for (const auto hex : island.hexes) {
                QVERIFY(goesTo(hex, sixths));
                HexSet neighbours;
                for (const auto other : island.hexNeighbors[index(hex)])
                    neighbours.insert(*island.rotated(other, sixths));
                QCOMPARE(island.hexNeighbors[index(*island.rotated(hex, sixths))], neighbours);
            }
            for (const auto at : island.intersections) {
                QVERIFY(goesTo(at, sixths));
                IntersectionSet neighbours;
                for (const auto other : island.intersectionNeighbors[index(at)])
                    neighbours.insert(*island.rotated(other, sixths));
                QCOMPARE(island.intersectionNeighbors[index(*island.rotated(at, sixths))], neighbours);
            }
            for (const auto path : island.paths) {
                QVERIFY(goesTo(path, sixths));
                QCOMPARE(island.coast.contains(*island.rotated(path, sixths)), island.coast.contains(path));
            }
        }
    }
}

// Rules: LROAD-2, LROAD-4, LROAD-5
void IslandsTest::theLongestTrailIsTheLongestOfAll() {
    for (const auto& island : kIslands) {
        Chance chance(17);
        std::set<int> lengths;
        for (int round = 0; round < 300; ++round) {
            const auto roads = someRoads(island, chance, 4 + chance.draw(12)) | someRoads(island, chance, 3);
            const auto barriers = someBarriers(island, chance);
            const int length = longestByTrying(island, roads, barriers);
            QCOMPARE(longestTrail(island, roads, barriers), length);
            QCOMPARE(static_cast<int>(longestTrailPath(island, roads, barriers).size()), length);
            lengths.insert(length);
        }
        QVERIFY(lengths.size() > 8);
    }
}

// Rules: LROAD-2, LROAD-4, LROAD-5
void IslandsTest::theLongestTrailThroughANewRoadIsFoundWhereItIsLonger() {
    for (const auto& island : kIslands) {
        Chance chance(23);
        int longer = 0;
        for (int round = 0; round < 300; ++round) {
            const auto roads = someRoads(island, chance, 4 + chance.draw(12));
            const auto barriers = someBarriers(island, chance);
            const auto road = roads.nth(chance.draw(roads.size()));
            auto others = roads;
            others.erase(road);
            const int before = longestByTrying(island, others, barriers);
            const int now = longestByTrying(island, roads, barriers);
            const int through = longestTrailThrough(island, road, roads, barriers, before);
            longer += now > before;
            if (now > before)
                QCOMPARE(through, now);
            else
                QVERIFY(through <= before);
        }
        QVERIFY(longer > 50);
    }
}

REEVE_CHAPTER(IslandsTest)
#include "islands_test.moc"
