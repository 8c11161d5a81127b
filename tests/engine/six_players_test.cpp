// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter SIX: pieces, cards and points of five and six players, and their island in the order of letters.
#include "engine/rules/sites.h"
#include "engine/setup/boards.h"
#include "engine/tables/victory.h"
#include "tests/support/chapters.h"
#include "tests/support/given.h"

#include <set>
#include <vector>

using namespace reeve;
using namespace reeve::testing;

namespace {

constexpr PlayerId kBrown{5};

GameState sixOnTheLargeIsland() {
    NewGame game;
    for (int p = 0; p < 6; ++p) game.players.push_back(static_cast<Color>(p));
    game.board = boardFor(Layout::Random, 5, islandFor(6));
    return newGame(game);
}

} // namespace

class SixPlayersTest : public QObject {
    Q_OBJECT

private slots:
    void fiveAndSixPlayersGetTheIslandOfThirtyHexes();
    void theTokensLieByTheirLettersFromACornerInwards();
    void brownHasAsManyPiecesAsRed();
    void theProgressDecksAndTheShipStayAsTheyAre();
    void citiesAndKnightsOfAllSixCountInAnAttack();
    void thirteenPointsWinWithSixPlayers();
};

// Rules: SIX-1
void SixPlayersTest::fiveAndSixPlayersGetTheIslandOfThirtyHexes() {
    for (const int players : {2, 3, 4}) QCOMPARE(islandOf(islandFor(players)).hexCount, 19);
    for (const int players : {5, 6}) QCOMPARE(islandOf(islandFor(players)).hexCount, 30);
}

// Rules: SIX-3, SIX-13
void SixPlayersTest::theTokensLieByTheirLettersFromACornerInwards() {
    // The spiral from A1 and the one from G3, rotated by 180°: along the coast, then inwards to the two hexes in the
    // middle.
    const std::vector<std::vector<const char*>> ways{
        {"A1", "B1", "C1", "D1", "E1", "F1", "G1", "G2", "G3", "F4", "E5", "D6", "C5", "B4", "A3",
         "A2", "B2", "C2", "D2", "E2", "F2", "F3", "E4", "D5", "C4", "B3", "C3", "D3", "E3", "D4"},
        {"G3", "F4", "E5", "D6", "C5", "B4", "A3", "A2", "A1", "B1", "C1", "D1", "E1", "F1", "G1",
         "G2", "F3", "E4", "D5", "C4", "B3", "B2", "C2", "D2", "E2", "F2", "E3", "D4", "C3", "D3"}};
    const std::vector<int> letters{2, 5,  4,  6,  3,  9, 8, 11, 11, 10, 6,  3, 8, 4,
                                   8, 10, 11, 12, 10, 5, 4, 9,  5,  9,  12, 3, 2, 6};
    const Island& island = islandOf(IslandId::Extended);
    std::set<std::size_t> met;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Board board = boardFor(Layout::Letters, seed, IslandId::Extended);
        QVERIFY(!redNeighbors(board));
        bool lies = false;
        for (std::size_t w = 0; w < ways.size(); ++w) {
            std::vector<int> tokens;
            for (const char* name : ways[w]) {
                const auto hex = index(*island.hexNamed(name));
                if (board.terrain[hex] != Terrain::Desert) tokens.push_back(board.number[hex]);
            }
            if (tokens != letters) continue;
            lies = true;
            met.insert(w);
        }
        QVERIFY(lies);
    }
    QCOMPARE(met.size(), std::size_t{2});
}

// Rules: SIX-6
void SixPlayersTest::brownHasAsManyPiecesAsRed() {
    Given game(6);
    game.turnOf(kBrown).hand(kBrown, {{Card::Brick, 1}, {Card::Lumber, 1}});
    auto& roads = game.state.player(kBrown).roads;
    for (const auto at : standardIsland().paths)
        if (roads.size() < 14) roads.insert(at);
    const auto next = rules::roadSites(game.state, kBrown).first();
    ACCEPTED(game, command::Build{.piece = Piece::Road, .path = next});
    game.hand(kBrown, {{Card::Brick, 1}, {Card::Lumber, 1}});
    REFUSED(game, "no-piece-left",
            command::Build{.piece = Piece::Road, .path = rules::roadSites(game.state, kBrown).first()});
}

// Rules: SIX-9
void SixPlayersTest::theProgressDecksAndTheShipStayAsTheyAre() {
    const GameState six = sixOnTheLargeIsland();
    for (const auto& deck : six.decks) QCOMPARE(int(deck.size()), 18);
    Given game(6);
    game.beforeTheRoll();
    game.state.shipSpaces = 5;
    ACCEPTED(game, roll(1, 2, EventFace::Ship));
    QCOMPARE(int(game.state.shipSpaces), 6);
    QVERIFY(game.event<event::BarbariansAttacked>() == nullptr);
    game.beforeTheRoll();
    ACCEPTED(game, roll(1, 2, EventFace::Ship)); // the seventh space is the attack
    QVERIFY(game.event<event::BarbariansAttacked>() != nullptr);
}

// Rules: SIX-12
void SixPlayersTest::citiesAndKnightsOfAllSixCountInAnAttack() {
    Given game(6);
    game.beforeTheRoll().shipAtTheGates();
    const std::array<const char*, 6> cities{"a2", "b4", "c2", "d4", "e2", "f2"};
    const std::array<const char*, 6> knights{"a6", "b8", "c8", "d10", "e8", "f6"};
    for (int p = 0; p < 6; ++p)
        game.city(static_cast<PlayerId>(p), cities[static_cast<std::size_t>(p)])
            .knight(static_cast<PlayerId>(p), knights[static_cast<std::size_t>(p)]);
    ACCEPTED(game, roll(1, 2, EventFace::Ship));
    const auto* attack = game.event<event::BarbariansAttacked>();
    QVERIFY(attack != nullptr);
    QCOMPARE(int(attack->barbarians), 6);
    QCOMPARE(int(attack->knights), 6);
    QVERIFY(attack->won);
}

// Rules: SIX-11
void SixPlayersTest::thirteenPointsWinWithSixPlayers() {
    QCOMPARE(int(Rules{}.target), kKnightsTarget);
    Given game(6);
    game.turnOf(kBrown).city(kBrown, "c4").city(kBrown, "d8").defender(kBrown, 9);
    QCOMPARE(game.pointsOf(kBrown), 13);
    ACCEPTED(game, command::EndTurn{});
    QCOMPARE(game.state.winner, kBrown);
}

REEVE_CHAPTER(SixPlayersTest)
#include "six_players_test.moc"
