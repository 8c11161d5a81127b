// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters 3 and 4: the island, its layouts, and the start player.
#include "engine/setup/board_pieces.h"
#include "engine/setup/boards.h"
#include "engine/setup/box_fit.h"
#include "engine/setup/start_player.h"
#include "engine/tables/terrain.h"
#include "tests/support/chapters.h"
#include "tests/support/given.h"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

using namespace reeve;
using namespace reeve::testing;

namespace {

/// Terrains of the base game.
constexpr std::array<int, kTerrains> kAllLand{3, 4, 4, 4, 3, 1};
constexpr std::array<int, 13> kAllNumbers{0, 0, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1};

std::array<int, kTerrains> landOf(const Board& board) {
    std::array<int, kTerrains> count{};
    for (const auto hex : board.island().hexes) ++count[index(board.terrain[index(hex)])];
    return count;
}
std::array<int, 13> numbersOf(const Board& board) {
    std::array<int, 13> count{};
    for (const auto number : board.number)
        if (number != 0) ++count[number];
    return count;
}
bool robberIsInTheDesert(const Board& board) { return board.terrain[index(board.robber)] == Terrain::Desert; }

/// Corner hexes of the island, clockwise from the north-west.
constexpr std::array kCorners{"A1", "A3", "C5", "E3", "E1", "C1"};

/// Six pieces: side A has the contents of one random board, side B those of another one. Piece n has the hexes that it
/// covers in corner n.
BoardPieces somePieces() {
    constexpr std::array<std::array<const char*, 4>, kBoardPieces> covers{{{"A1", "A2", "B1", "B2"},
                                                                           {"A3", "B3", "", ""},
                                                                           {"C5", "D4", "B4", "C4"},
                                                                           {"E3", "D3", "C3", ""},
                                                                           {"E1", "D1", "E2", "D2"},
                                                                           {"C1", "C2", "", ""}}};
    BoardPieces pieces;
    for (std::size_t side = 0; side < 2; ++side) {
        const Board board = randomBoard(4 + side);
        for (std::size_t n = 0; n < kBoardPieces; ++n)
            for (const std::string_view name : covers[n])
                if (!name.empty())
                    pieces[n].sides[side].push_back({board.terrain[index(hex(name))], board.number[index(hex(name))]});
    }
    return pieces;
}

/// A game in its set-up, in which Red is about to place for the second time.
Given beforeTheSecondPlace(const Board& board) {
    Given game = Given::base(2);
    game.state.board = board;
    game.state.turn = {};
    game.state.attacks = 0;
    game.settlement(Red, "a2").roads(Red, {"a2-a3"}).settlement(Blue, "a6").roads(Blue, {"a6-a7"});
    game.settlement(Blue, "f6").roads(Blue, {"f6-f7"});
    return game;
}

} // namespace

class BoardsTest : public QObject {
    Q_OBJECT

private slots:
    void onTheCoastPeopleBuildAsEverywhereAndHarvestLess();
    void pipsCountTheThrowsOfTwoDiceThatMakeTheNumber();
    void theBeginnerBoardIsAlwaysTheSameAndHasThePrintedNumbers();
    void theBeginnerBoardHasNoRedNeighboursWhereverTheDesertLies();
    void theBeginnerBoardIsBalancedAboveAllForGrain();
    void anyLandAnyNumberAndAnyHarbourMayLieAnywhere();
    void theLargeIslandIsLaidOutOfTheLargeBox();
    void fiveAndSixPlayersHaveMoreCardsOnTheLargeIsland();
    void theLettersRunInwardsFromACornerAgainstTheClock();
    void theLettersNeverBringRedNeighbours();
    void boardPiecesCoverTheIslandInTheirBeginnersOrder();
    void boardPiecesAlternateLargeAndSmallFromAnyCorner();
    void threePiecesAreLargeAndTheSmallOnesHaveTwoTwoAndThreeHexes();
    void printedRedNumbersStaySideBySide();
    void theMarkedSettlementsOfTheBeginnerBoardsBringTheirCards();
    void theHighestTotalBeginsAndATieIsRolledAgain();
    void anySeatMayBeTheStartPlayer();
    void aBoardFromTheBoxFitsIt();
    void whatTheBoxHasNotSoOftenMakesItsHexesSuspect();
    void theOnlyExchangeThatFitsIsOffered();
    void aDesertTooManyIsTheOneWithANumber();
    void eachResourceHasOneHarbour();
};

// Rules: BOARD-5
void BoardsTest::onTheCoastPeopleBuildAsEverywhereAndHarvestLess() {
    Given game = Given::base(2);
    game.settlement(Red, "d11").roads(Red, {"d10-d11"}); // d11 is at the pasture with 5 only
    game.hand(Red, {{Card::Brick, 2}, {Card::Lumber, 2}, {Card::Grain, 3}, {Card::Wool, 1}, {Card::Ore, 3}});
    ACCEPTED(game, road("d10-e9"));
    ACCEPTED(game, build(Piece::Settlement, "e9")); // at the hills with 10 only
    ACCEPTED(game, build(Piece::City, "d11"));
    QCOMPARE(standardIsland().intersectionHexes[index(at("d11"))].size(), 1);
    ACCEPTED(game, command::EndTurn{});
    ACCEPTED(game, roll(1, 4));
    QCOMPARE(game.handOf(Red), Hand::of(Card::Wool, 2)); // two for the city, from its only hex
    ACCEPTED(game, command::EndTurn{});
    ACCEPTED(game, roll(4, 6));
    QCOMPARE(game.handOf(Red), (Hand{{Card::Wool, 2}, {Card::Brick, 1}}));
}

// Rules: BOARD-9, BOARD-10
void BoardsTest::pipsCountTheThrowsOfTwoDiceThatMakeTheNumber() {
    std::array<int, 13> ways{};
    for (int red = 1; red <= 6; ++red)
        for (int yellow = 1; yellow <= 6; ++yellow) ++ways[static_cast<std::size_t>(red + yellow)];
    int most = 0;
    for (int number = 2; number <= 12; ++number) {
        if (number == 7) continue;
        QCOMPARE(pips(number), ways[static_cast<std::size_t>(number)]);
        most = std::max(most, pips(number));
    }
    QCOMPARE(pips(0), 0);
    QCOMPARE(pips(6), most);
    QCOMPARE(pips(8), most);
    for (const int other : {2, 3, 4, 5, 9, 10, 11, 12}) QVERIFY(pips(other) < most);
}

// Rules: SETUP-1, SETUP-2, SETUP-4, SETUP-27, COMP-2, COMP-10, COMP-17, COMP-18
void BoardsTest::theBeginnerBoardIsAlwaysTheSameAndHasThePrintedNumbers() {
    const Board board = beginnerBoard();
    QCOMPARE(board, beginnerBoard());
    const std::array<int, standard::kHexes> printed{6, 2, 5, 3, 9, 0, 10, 8, 4, 11, 3, 8, 10, 5, 6, 4, 9, 12, 11};
    for (std::size_t h = 0; h < standard::kHexes; ++h) QCOMPARE(int(board.number[h]), printed[h]);
    QVERIFY(board.terrain[index(hex("B3"))] == Terrain::Desert);
    QVERIFY(robberIsInTheDesert(board));
    QCOMPARE(landOf(board), kAllLand);
    QCOMPARE(numbersOf(board), kAllNumbers);
    std::array<int, 6> harbors{};
    for (const auto& harbor : board.harbors) {
        ++harbors[index(harbor.gives)];
        QVERIFY(standardIsland().coast.contains(harbor.at));
    }
    QCOMPARE(harbors, (std::array<int, 6>{1, 1, 1, 1, 1, 4}));
}

// Rules: SETUP-3, SETUP-14
void BoardsTest::theBeginnerBoardHasNoRedNeighboursWhereverTheDesertLies() {
    QVERIFY(!redNeighbors(beginnerBoard()));
    const std::array<std::uint8_t, 3> row{3, 9, 10};
    for (std::size_t desert = 0; desert < 4; ++desert) {
        Board board = beginnerBoard();
        std::size_t next = 0;
        for (std::size_t slot = 0; slot < 4; ++slot)
            board.number[index(hex("B1")) + slot] = slot == desert ? std::uint8_t{0} : row[next++];
        QCOMPARE(numbersOf(board), kAllNumbers);
        QVERIFY(!redNeighbors(board));
    }
    Board wrong = beginnerBoard(); // the check also finds such numbers
    wrong.number[index(hex("A2"))] = 8;
    QVERIFY(redNeighbors(wrong));
}

// Rules: SETUP-1
void BoardsTest::theBeginnerBoardIsBalancedAboveAllForGrain() {
    const Board board = beginnerBoard();
    std::array<int, kTerrains> total{};
    for (std::size_t h = 0; h < standard::kHexes; ++h) total[index(board.terrain[h])] += pips(board.number[h]);
    const auto of = [&](Terrain terrain) { return total[index(terrain)]; };
    for (const auto terrain : {Terrain::Hills, Terrain::Forest, Terrain::Pasture, Terrain::Mountains}) {
        QVERIFY(of(terrain) < of(Terrain::Fields));
        QVERIFY(of(terrain) >= 9);
    }
}

// Rules: SETUP-10, SETUP-11, SETUP-12, SETUP-13, SETUP-15
void BoardsTest::anyLandAnyNumberAndAnyHarbourMayLieAnywhere() {
    std::array<std::set<Terrain>, standard::kHexes> land;
    std::array<std::set<int>, standard::kHexes> numbers;
    std::map<PathId, std::set<HarborKind>> harbors;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const Board board = randomBoard(seed);
        QCOMPARE(board, randomBoard(seed));
        for (std::size_t h = 0; h < standard::kHexes; ++h) {
            land[h].insert(board.terrain[h]);
            numbers[h].insert(board.number[h]);
            QCOMPARE(board.number[h] == 0, board.terrain[h] == Terrain::Desert); // all hexes but the desert
        }
        for (const auto& harbor : board.harbors) harbors[harbor.at].insert(harbor.gives);
    }
    for (std::size_t h = 0; h < standard::kHexes; ++h) {
        QCOMPARE(land[h].size(), std::size_t{kTerrains});
        QCOMPARE(numbers[h].size(), std::size_t{11}); // ten numbers, or none
    }
    QCOMPARE(harbors.size(), std::size_t{9});
    for (const auto& [where, kinds] : harbors) QCOMPARE(kinds.size(), std::size_t{6});
}

// Rules: SIX-1, SIX-2, SIX-4, SIX-5, SIX-10, SIX-13
void BoardsTest::theLargeIslandIsLaidOutOfTheLargeBox() {
    const std::array<const char*, 11> frame{"a1-a2", "a4-a5", "b8-b9", "c11-d12", "e12-f11", "g8-g9",
                                            "h4-h5", "h1-h2", "f1-f2", "d1-e1",   "c1-c2"};
    std::set<HexId> deserts;
    std::map<PathId, std::set<HarborKind>> kinds;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Board board = randomBoard(seed, IslandId::Extended);
        const auto& island = board.island();
        QCOMPARE(board, randomBoard(seed, IslandId::Extended));
        // hills, forest, pasture, fields, mountains, desert
        QCOMPARE(landOf(board), (std::array<int, kTerrains>{5, 6, 6, 6, 5, 2}));
        QCOMPARE(numbersOf(board), (std::array<int, 13>{0, 0, 2, 3, 3, 3, 3, 0, 3, 3, 3, 3, 2}));
        QVERIFY(!redNeighbors(board));
        QVERIFY(robberIsInTheDesert(board));
        for (const auto hex : island.hexes) {
            const bool desert = board.terrain[index(hex)] == Terrain::Desert;
            QCOMPARE(board.number[index(hex)] == 0, desert);
            QVERIFY(!desert || board.robber <= hex); // the robber is in the first of the two deserts by name
            if (desert) deserts.insert(hex);
        }
        std::array<int, 6> harbors{};
        QCOMPARE(board.harbors.size(), frame.size());
        for (std::size_t i = 0; i < frame.size(); ++i) {
            QCOMPARE(island.name(board.harbors[i].at), std::string(frame[i]));
            QVERIFY(island.coast.contains(board.harbors[i].at));
            ++harbors[index(board.harbors[i].gives)];
            kinds[board.harbors[i].at].insert(board.harbors[i].gives);
        }
        QCOMPARE(harbors, (std::array<int, 6>{1, 1, 2, 1, 1, 5})); // two for wool
    }
    QCOMPARE(deserts.size(), std::size_t{30});
    for (const auto& [where, which] : kinds) QCOMPARE(which.size(), std::size_t{6});
}

// Rules: SIX-7, SIX-8, COMP-4, COMP-5, COMP-20
void BoardsTest::fiveAndSixPlayersHaveMoreCardsOnTheLargeIsland() {
    for (const auto island : {IslandId::Standard, IslandId::Extended})
        for (int players = 2; players <= 6; ++players) {
            const bool more = island == IslandId::Extended && players > 4;
            NewGame setup;
            setup.rules = Rules{.game = GameKind::Base, .edition = Edition::Compact, .target = 10};
            for (int p = 0; p < players; ++p) setup.players.push_back(static_cast<Color>(p));
            setup.board = randomBoard(1, island);
            const GameState state = newGame(setup);
            for (const auto card : kAllCards)
                QCOMPARE(bank(state, card), isResource(card) ? (more ? 24 : 19) : (more ? 18 : 12));
            std::array<int, kDevelopmentCards> deck{};
            for (const auto card : state.developmentDeck) ++deck[index(card)];
            QCOMPARE(deck, (more ? std::array<int, 5>{20, 3, 3, 3, 5} : std::array<int, 5>{14, 2, 2, 2, 5}));
        }
}

// Rules: SETUP-16
void BoardsTest::theLettersRunInwardsFromACornerAgainstTheClock() {
    const std::array<int, 18> letters{5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11};
    const std::array<const char*, standard::kHexes> fromNorthWest{"A1", "B1", "C1", "D1", "E1", "E2", "E3",
                                                                  "D4", "C5", "B4", "A3", "A2", "B2", "C2",
                                                                  "D2", "D3", "C4", "B3", "C3"};
    std::set<int> corners;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Board board = spiralBoard(seed);
        QCOMPARE(landOf(board), kAllLand);
        QCOMPARE(numbersOf(board), kAllNumbers);
        QVERIFY(robberIsInTheDesert(board));
        int fits = 0;
        for (int corner = 0; corner < 6; ++corner) {
            std::vector<int> read;
            for (const auto* place : fromNorthWest) {
                const auto h = index(*rotated(hex(place), corner));
                if (board.terrain[h] != Terrain::Desert) read.push_back(board.number[h]);
            }
            if (!std::ranges::equal(read, letters)) continue;
            ++fits;
            corners.insert(corner);
        }
        QCOMPARE(fits, 1);
    }
    QCOMPARE(corners.size(), std::size_t{6});
}

// Rules: SETUP-14, SETUP-16
void BoardsTest::theLettersNeverBringRedNeighbours() {
    std::set<HexId> deserts;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const Board board = spiralBoard(seed);
        QVERIFY(!redNeighbors(board));
        deserts.insert(board.robber);
    }
    QCOMPARE(deserts.size(), std::size_t{standard::kHexes}); // the desert was on every hex
}

// Rules: SETUP-7, SETUP-19, COMP-13
void BoardsTest::boardPiecesCoverTheIslandInTheirBeginnersOrder() {
    const BoardPieces pieces = somePieces();
    const Board board = boardOf(pieces, beginnerLayout());
    const Board printed = randomBoard(4); // side A of all pieces
    QVERIFY(board.terrain == printed.terrain);
    QVERIFY(board.number == printed.number);
    QVERIFY(robberIsInTheDesert(board));
    PieceLayout turned = beginnerLayout(); // the other sides
    turned.side.fill(Side::B);
    QVERIFY(boardOf(pieces, turned).terrain == randomBoard(5).terrain);
    PieceLayout moved = beginnerLayout(); // every piece two corners further: the board rotated by 120°
    std::rotate(moved.piece.begin(), moved.piece.end() - 2, moved.piece.end());
    const Board third = boardOf(pieces, moved);
    for (std::size_t h = 0; h < standard::kHexes; ++h) {
        const auto to = index(*rotated(static_cast<HexId>(h), 2));
        QVERIFY(third.terrain[to] == printed.terrain[h]);
        QCOMPARE(third.number[to], printed.number[h]);
    }
}

// Rules: SETUP-17
void BoardsTest::boardPiecesAlternateLargeAndSmallFromAnyCorner() {
    const BoardPieces pieces = somePieces();
    std::set<std::pair<int, int>> places; // pieces and corners
    std::array<std::set<Side>, kBoardPieces> sides;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const auto layout = randomLayout(pieces, seed);
        QCOMPARE(layout, randomLayout(pieces, seed));
        std::set<int> used;
        for (std::size_t corner = 0; corner < kBoardPieces; ++corner) {
            const auto piece = layout.piece[corner];
            used.insert(piece);
            places.insert({piece, int(corner)});
            sides[piece].insert(layout.side[corner]);
            QVERIFY(pieces[piece].large() != pieces[layout.piece[(corner + 1) % kBoardPieces]].large());
        }
        QCOMPARE(used.size(), std::size_t{kBoardPieces});
        const Board board = boardOf(pieces, layout);
        // the corner hex of each piece is on a corner of the island
        for (std::size_t corner = 0; corner < kBoardPieces; ++corner) {
            const auto& side = pieces[layout.piece[corner]].side(layout.side[corner]);
            QVERIFY(board.terrain[index(hex(kCorners[corner]))] == side[0].terrain);
        }
    }
    QCOMPARE(places.size(), std::size_t{36}); // every piece was in every corner
    for (const auto& both : sides) QCOMPARE(both.size(), std::size_t{2});
}

// Rules: SETUP-18, SETUP-19
void BoardsTest::threePiecesAreLargeAndTheSmallOnesHaveTwoTwoAndThreeHexes() {
    BoardPieces pieces = somePieces();
    QVERIFY(areBoardPieces(pieces));
    std::multiset<std::size_t> sizes;
    for (const auto& piece : pieces) sizes.insert(piece.side(Side::A).size());
    QCOMPARE(sizes, (std::multiset<std::size_t>{2, 2, 3, 4, 4, 4}));
    pieces[1].sides[0].push_back({Terrain::Forest, 4});
    QVERIFY(!areBoardPieces(pieces)); // the two sides have different sizes
    pieces[1].sides[1].push_back({Terrain::Forest, 4});
    QVERIFY(!areBoardPieces(pieces)); // twenty hexes
}

// Rules: SETUP-20
void BoardsTest::printedRedNumbersStaySideBySide() {
    BoardPieces pieces = somePieces();
    pieces[0].sides[0] = {};
    for (const int number : {6, 8, 6, 8})
        pieces[0].sides[0].push_back({Terrain::Fields, static_cast<std::uint8_t>(number)});
    const Board board = boardOf(pieces, beginnerLayout());
    QVERIFY(redNeighbors(board));
    QCOMPARE(int(board.number[index(hex("A1"))]), 6);
    QCOMPARE(int(board.number[index(hex("A2"))]), 8);
}

// Rules: SETUP-6, SETUP-8 (T-37, T-38)
void BoardsTest::theMarkedSettlementsOfTheBeginnerBoardsBringTheirCards() {
    using enum Terrain;
    struct Example {
        std::array<Terrain, 3> land;
        Hand cards;
    };
    const std::array<Example, 5> examples{
        {{{Forest, Forest, Fields}, {{Card::Lumber, 2}, {Card::Grain, 1}}},
         {{Forest, Mountains, Hills}, {{Card::Lumber, 1}, {Card::Ore, 1}, {Card::Brick, 1}}},
         {{Mountains, Fields, Fields}, {{Card::Ore, 1}, {Card::Grain, 2}}},
         {{Forest, Mountains, Pasture}, {{Card::Lumber, 1}, {Card::Ore, 1}, {Card::Wool, 1}}},
         {{Fields, Forest, Forest}, {{Card::Grain, 1}, {Card::Lumber, 2}}}}};
    for (const auto& example : examples) {
        Board board = testBoard();
        std::size_t next = 0;
        for (const auto* name : {"C4", "D3", "D4"}) board.terrain[index(hex(name))] = example.land[next++];
        Given game = beforeTheSecondPlace(board);
        ACCEPTED(game, command::Place{false, at("d8"), path("d8-d9")});
        QCOMPARE(game.handOf(Red), example.cards);
    }
}

// Rules: SETUP-30, SETUP-32
void BoardsTest::theHighestTotalBeginsAndATieIsRolledAgain() {
    const auto rolled = [](std::initializer_list<StartRoll> rolls) {
        StartRolls list;
        for (const auto& roll : rolls) list.push_back(roll);
        return highest(list);
    };
    const Seats one = rolled({{Red, 3, 4}, {Blue, 6, 2}, {White, 1, 1}});
    QCOMPARE(one.size(), std::size_t{1});
    QCOMPARE(one[0], Blue);
    const Seats tied = rolled({{Red, 3, 5}, {Blue, 1, 2}, {White, 6, 2}}); // only the tied players roll again
    QCOMPARE(tied.size(), std::size_t{2});
    QCOMPARE(tied[0], Red);
    QCOMPARE(tied[1], White);

    std::array<int, 4> begins{};
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
        Chance chance(seed);
        ++begins[index(drawStartPlayer(4, chance))];
    }
    for (const int times : begins) QVERIFY(times > 430 && times < 570); // each about 25 %
}

// Rules: SETUP-31, SETUP-41
void BoardsTest::anySeatMayBeTheStartPlayer() {
    for (const auto start : {Red, Blue, White}) { // for example the oldest player
        NewGame setup;
        setup.rules = Rules{.game = GameKind::Base, .edition = Edition::Compact, .target = 10};
        for (const auto color : {Color::Red, Color::Blue, Color::White}) setup.players.push_back(color);
        setup.board = testBoard();
        setup.start = start;
        Given game = Given::base(3);
        game.state = newGame(setup);
        const std::array<std::pair<const char*, const char*>, 6> places{
            {{"a2", "a2-a3"}, {"a6", "a6-a7"}, {"b3", "b3-c4"}, {"b7", "b7-c8"}, {"d3", "d3-d4"}, {"d7", "d7-d8"}}};
        QCOMPARE(game.state.turn.player, start);
        for (const auto& [where, way] : places) ACCEPTED(game, command::Place{false, at(where), path(way)});
        QCOMPARE(game.state.turn.player, start);
        QVERIFY(game.state.turn.phase == Phase::Roll);
    }
}

namespace {

LaidBoard laid(const Board& board) {
    LaidBoard hexes;
    for (std::size_t h = 0; h < standard::kHexes; ++h) hexes[h] = {board.terrain[h], board.number[h], false};
    return hexes;
}
std::vector<HexId> hexesWith(const LaidBoard& board, Terrain terrain) {
    std::vector<HexId> found;
    for (std::size_t h = 0; h < standard::kHexes; ++h)
        if (board[h].terrain == terrain) found.push_back(static_cast<HexId>(h));
    return found;
}

} // namespace

// Rules: COMP-2, COMP-10
void BoardsTest::aBoardFromTheBoxFitsIt() {
    const BoxFit fit = fitToBox(laid(testBoard()));
    QCOMPARE(fit.terrainsLeft, (std::array<int, kTerrains>{}));
    QCOMPARE(fit.numbersLeft, (std::array<int, 13>{}));
    QVERIFY(fit.open.empty() && fit.tooMany.empty() && fit.suspects.empty() && fit.exchanges.empty());

    const BoxFit empty = fitToBox({});
    QCOMPARE(empty.terrainsLeft, kAllLand);
    QCOMPARE(empty.numbersLeft, kAllNumbers);
    QCOMPARE(empty.open.size(), std::size_t{standard::kHexes});
    QVERIFY(empty.suspects.empty());
}

void BoardsTest::whatTheBoxHasNotSoOftenMakesItsHexesSuspect() {
    LaidBoard board = laid(testBoard());
    const std::vector<HexId> hills = hexesWith(board, Terrain::Hills);
    const std::vector<HexId> fields = hexesWith(board, Terrain::Fields);
    board[index(hills[0])].terrain = Terrain::Fields;
    std::vector<HexId> five = hexesWith(board, Terrain::Fields);
    BoxFit fit = fitToBox(board);
    QCOMPARE(fit.tooMany.size(), std::size_t{1});
    QCOMPARE(std::get<Terrain>(fit.tooMany[0].what), Terrain::Fields);
    QCOMPARE(fit.tooMany[0].have, 5);
    QCOMPARE(fit.tooMany[0].want, 4);
    QCOMPARE(fit.suspects, five); // each of the five may be wrong
    // Confirmed hexes are not suspects.
    for (const HexId hex : fields) board[index(hex)].confirmed = true;
    QCOMPARE(fitToBox(board).suspects, std::vector{hills[0]});
    board[index(hills[0])].confirmed = true; // if all are confirmed, one of them must be wrong nevertheless
    QCOMPARE(fitToBox(board).suspects, five);

    LaidBoard numbers = laid(testBoard());
    const auto two = std::find_if(numbers.begin(), numbers.end(), [](const LaidHex& h) { return h.number == 2; });
    two->number = 12;
    fit = fitToBox(numbers);
    QCOMPARE(std::get<int>(fit.tooMany.at(0).what), 12);
    QCOMPARE(fit.suspects.size(), std::size_t{2});
}

void BoardsTest::theOnlyExchangeThatFitsIsOffered() {
    LaidBoard board = laid(testBoard());
    const HexId was = hexesWith(board, Terrain::Hills)[0];
    board[index(was)].terrain = Terrain::Fields;
    BoxFit fit = fitToBox(board);
    QCOMPARE(fit.exchanges.size(), std::size_t{5});
    for (const HexExchange& exchange : fit.exchanges) {
        QCOMPARE(exchange.terrain, Terrain::Hills);
        QCOMPARE(exchange.number, board[index(exchange.at)].number);
        LaidBoard mended = board;
        mended[index(exchange.at)].terrain = exchange.terrain;
        QVERIFY(fitToBox(mended).tooMany.empty());
    }
    // Two kinds are missing, so no exchange is certain.
    const HexId ore = hexesWith(board, Terrain::Mountains)[0];
    board[index(ore)].terrain = Terrain::Fields;
    fit = fitToBox(board);
    QCOMPARE(fit.suspects.size(), std::size_t{6});
    QVERIFY(fit.exchanges.empty());

    LaidBoard numbers = laid(testBoard());
    const auto two = std::find_if(numbers.begin(), numbers.end(), [](const LaidHex& h) { return h.number == 2; });
    two->number = 12;
    const BoxFit swapped = fitToBox(numbers);
    QCOMPARE(swapped.exchanges.size(), std::size_t{2});
    QCOMPARE(swapped.exchanges[0].number, 2);
    // The 2 may belong to a hex without a number.
    std::find_if(numbers.begin(), numbers.end(), [](const LaidHex& h) { return h.number == 11; })->number = 0;
    QVERIFY(fitToBox(numbers).exchanges.empty());
}

// Rules: COMP-10
void BoardsTest::aDesertTooManyIsTheOneWithANumber() {
    LaidBoard board = laid(testBoard());
    const HexId wool = hexesWith(board, Terrain::Pasture)[0];
    board[index(wool)].terrain = Terrain::Desert; // its token was read nevertheless
    const BoxFit fit = fitToBox(board);
    QCOMPARE(fit.exchanges, (std::vector{HexExchange{wool, Terrain::Pasture, board[index(wool)].number}}));
    // Of five pastures the one without a number is the desert.
    LaidBoard five = laid(testBoard());
    const HexId desert = hexesWith(five, Terrain::Desert)[0];
    five[index(desert)].terrain = Terrain::Pasture;
    QCOMPARE(fitToBox(five).exchanges, (std::vector{HexExchange{desert, Terrain::Desert, 0}}));
}

// Rules: COMP-17, COMP-18
void BoardsTest::eachResourceHasOneHarbour() {
    std::vector<HarborKind> kinds(4, HarborKind::Any);
    for (const auto kind :
         {HarborKind::Brick, HarborKind::Lumber, HarborKind::Wool, HarborKind::Grain, HarborKind::Ore})
        kinds.push_back(kind);
    QVERIFY(!harborFault(kinds));
    kinds[0] = HarborKind::Wool;
    QVERIFY(harborFault(kinds)->tooMany);
    QCOMPARE(harborFault(kinds)->gives, HarborKind::Wool);
    kinds[0] = HarborKind::Any;
    kinds[6] = HarborKind::Any;
    QVERIFY(!harborFault(kinds)->tooMany);
    QCOMPARE(harborFault(kinds)->gives, HarborKind::Wool);
}

REEVE_CHAPTER(BoardsTest)
#include "boards_test.moc"
