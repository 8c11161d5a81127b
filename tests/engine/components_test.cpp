// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters 1, 2 and 4: the kinds of games, the contents of the box, and the start of a game.
#include "engine/tables/dice.h"
#include "tests/support/chapters.h"
#include "tests/support/given.h"

#include <set>

using namespace reeve;
using namespace reeve::testing;

namespace {

constexpr std::array kKnightEditions{Edition::En2020, Edition::De2010, Edition::Collectors2005};
const Hand kPlenty{{Card::Brick, 8}, {Card::Lumber, 8}, {Card::Wool, 8}, {Card::Grain, 8}, {Card::Ore, 8}};

GameState fresh(Rules rules, std::initializer_list<Color> colors, std::uint64_t seed = 1) {
    NewGame game;
    game.rules = rules;
    game.board = testBoard();
    game.seed = seed;
    for (const auto color : colors) game.players.push_back(color);
    return newGame(game);
}
constexpr Rules kBase{.game = GameKind::Base, .edition = Edition::Compact, .options = 0, .target = 10};

Rules twoPlayers() {
    Rules rules = kBase;
    rules.set(Option::TwoPlayer);
    return rules;
}

} // namespace

class ComponentsTest : public QObject {
    Q_OBJECT

private slots:
    void aListOfFixedCapacityNeverWritesPastItsEnd();
    void threeOrFourPlayAndTheFourthColourStaysInTheBox();
    void twoPlayWithTheOtherTwoOfTheFourColoursNeutral();
    void citiesAndKnightsBuildsByTheRulesOfTheBaseGame();
    void theBankHoldsNineteenOfEachResourceAndTwelveOfEachCommodity();
    void everyColourHasItsPiecesAndNoMore();
    void nothingIsHandedOutBeforeTheGameBegins();
    void noTwoGamesHaveTheirDecksInTheSameOrder();
    void longestRoadAndLargestArmyAreWorthTwoPointsEach();
    void theNumberedDiceShowOneToSix();
    void theSecondNumberedDieIsWhiteInTheEditionsOf2005And2010();
    void halfOfTheEventsAreShipsAndEachGateIsASixth();
    void tradeCardsAreOfTheGameForTwoOnly();
    void levelAndActivityOfAKnightAreTwoThingsInEveryEdition();
    void oneMetropolisForEachAreaAllOfThemInOneHandIfNeedBe();
    void theThreeAreasRiseOnTheirOwnInFiveLevels();
    void thereIsOneMerchant();
};

void ComponentsTest::aListOfFixedCapacityNeverWritesPastItsEnd() {
    InlineVector<int, 2> list;
    list.push_back(1);
    list.push_back(2);
    QVERIFY_THROWS_EXCEPTION(CapacityExceeded, list.push_back(3));
    QVERIFY_THROWS_EXCEPTION(CapacityExceeded, list.insert(0, 3));
    QVERIFY_THROWS_EXCEPTION(CapacityExceeded, list.erase(2));
    QVERIFY(list.size() == 2 && list[0] == 1 && list[1] == 2);
    StackList<int, 1> stack;
    stack.push_back(1);
    QVERIFY_THROWS_EXCEPTION(CapacityExceeded, stack.push_back(2));
    QVERIFY(stack.size() == 1 && stack[0] == 1);
}

// Rules: META-4, TURN-5
void ComponentsTest::threeOrFourPlayAndTheFourthColourStaysInTheBox() {
    const std::array<std::pair<const char*, const char*>, 8> places{{{"a2", "a2-a3"},
                                                                     {"a6", "a6-a7"},
                                                                     {"b3", "b3-c4"},
                                                                     {"b7", "b7-c8"},
                                                                     {"d3", "d3-d4"},
                                                                     {"d7", "d7-d8"},
                                                                     {"f2", "f2-f3"},
                                                                     {"f6", "f6-f7"}}};
    for (const std::size_t count : {3U, 4U}) {
        Given game(static_cast<int>(count));
        game.state.turn = {};
        for (std::size_t i = 0; i < 2 * count; ++i)
            ACCEPTED(game, command::Place{i >= count, at(places[i].first), path(places[i].second)});
        for (std::size_t p = 0; p < kMaxPlayers; ++p)
            QCOMPARE(game.state.players[p].buildings().size(), p < count ? 2 : 0);
        for (std::size_t p = 0; p < count; ++p) { // turns follow the seats
            QCOMPARE(index(game.state.turn.player), p);
            ACCEPTED(game, roll(6, 6, EventFace::TradeGate));
            ACCEPTED(game, command::EndTurn{});
        }
        QCOMPARE(game.state.turn.player, Red);
    }
}

// Rules: META-5, COMP-37
void ComponentsTest::twoPlayWithTheOtherTwoOfTheFourColoursNeutral() {
    const auto state = fresh(twoPlayers(), {Color::White, Color::Blue});
    QCOMPARE(int(state.playerCount), 2);
    QCOMPARE(int(state.seatCount), 4);
    QVERIFY(state.colors[0] == Color::White && state.colors[1] == Color::Blue);
    std::set<Color> colors;
    for (std::size_t p = 0; p < state.seatCount; ++p) colors.insert(state.colors[p]);
    QVERIFY(colors == (std::set<Color>{Color::Red, Color::Blue, Color::White, Color::Orange}));
}

// Rules: META-1, BUILD-1, ROAD-2, SETT-1, SETT-2, CITY-1
void ComponentsTest::citiesAndKnightsBuildsByTheRulesOfTheBaseGame() {
    for (const bool knights : {false, true}) {
        Given game = knights ? Given(3) : Given::base(3, {Option::CombinedPhase});
        game.settlement(Red, "c4").roads(Red, {"c4-c5"}).settlement(Blue, "e3").hand(Red, kPlenty);
        REFUSED(game, "not-connected", road("e3-e4"));
        REFUSED(game, "too-close", build(Piece::Settlement, "c5"));
        REFUSED(game, "not-your-piece", build(Piece::City, "e3"));
        ACCEPTED(game, road("c5-c6"));
        ACCEPTED(game, build(Piece::Settlement, "c6"));
        ACCEPTED(game, build(Piece::City, "c6"));
        ACCEPTED(game, command::TradeBank{{{Card::Wool, 4}}, {{Card::Ore, 1}}});
        QCOMPARE(game.handOf(Red),
                 (Hand{{Card::Brick, 6}, {Card::Lumber, 6}, {Card::Wool, 3}, {Card::Grain, 5}, {Card::Ore, 6}}));
        QCOMPARE(game.pointsOf(Red), 3);
    }
}

// Rules: COMP-3, COMP-4, COMP-20, SETUP-21, SETUP-23
void ComponentsTest::theBankHoldsNineteenOfEachResourceAndTwelveOfEachCommodity() {
    const auto state = fresh({}, {Color::Red, Color::Blue, Color::White});
    int resources = 0;
    int commodities = 0;
    for (const auto card : kAllCards) {
        QCOMPARE(bank(state, card), isResource(card) ? 19 : 12);
        (isResource(card) ? resources : commodities) += bank(state, card);
    }
    QCOMPARE(resources, 95);
    QCOMPARE(commodities, 36);
    // The bank has no twentieth card: it does not give a kind that it does not have.
    Given game(3);
    game.hand(Blue, {{Card::Wool, 19}, {Card::Cloth, 12}}).hand(Red, {{Card::Ore, 8}});
    REFUSED(game, "bank-empty", command::TradeBank{{{Card::Ore, 4}}, {{Card::Wool, 1}}});
    REFUSED(game, "bank-empty", command::TradeBank{{{Card::Ore, 4}}, {{Card::Cloth, 1}}});
}

// Rules: COMP-9, COMP-23, COMP-25, SETUP-28, BUILD-5, WALL-4, SIX-6
void ComponentsTest::everyColourHasItsPiecesAndNoMore() {
    for (const auto player : {Red, Blue, White, Orange, PlayerId{4}, PlayerId{5}}) { // also green and brown
        Given game(6);
        game.turnOf(player).roads(player, {"c4-c5", "c5-c6", "c6-c7", "c7-c8", "c8-c9"}).longestRoad(player, 5);
        for (const auto* place : {"a2", "a4", "a6", "f2"}) game.settlement(player, place);
        game.hand(player, kPlenty);
        ACCEPTED(game, build(Piece::Settlement, "c5")); // the fifth settlement
        REFUSED(game, "no-piece-left", build(Piece::Settlement, "c7"));
        for (const auto* place : {"a2", "a4", "a6", "f2"}) {
            game.hand(player, kPlenty);
            ACCEPTED(game, build(Piece::City, place));
        }
        game.hand(player, kPlenty);
        REFUSED(game, "no-piece-left", build(Piece::City, "c5"));
        for (const auto* place : {"a2", "a4", "a6"}) ACCEPTED(game, build(Piece::Wall, place));
        game.hand(player, kPlenty);
        REFUSED(game, "no-piece-left", build(Piece::Wall, "f2"));
        ACCEPTED(game, build(Piece::Knight, "c4"));
        ACCEPTED(game, build(Piece::Knight, "c6"));
        REFUSED(game, "no-piece-left", build(Piece::Knight, "c7")); // a third basic knight
        ACCEPTED(game, command::Promote{at("c4")});
        ACCEPTED(game, command::Promote{at("c6")});
        game.hand(player, kPlenty);
        ACCEPTED(game, build(Piece::Knight, "c7"));
        REFUSED(game, "no-piece-left", command::Promote{at("c7")}); // a third strong knight
        for (const auto* way :
             {"c3-c4", "c2-c3", "c1-c2", "b1-c2", "b1-b2", "b2-b3", "c9-c10", "c10-c11", "b3-b4", "b4-b5"}) {
            game.hand(player, kPlenty);
            ACCEPTED(game, road(way));
        }
        QCOMPARE(game.state.player(player).roads.size(), 15);
        REFUSED(game, "no-piece-left", road("b5-b6"));
    }
}

// Rules: SETUP-22, SETUP-25, SETUP-26, SETUP-29
void ComponentsTest::nothingIsHandedOutBeforeTheGameBegins() {
    for (const bool knights : {false, true}) {
        const auto state = fresh(knights ? Rules{} : kBase, {Color::Red, Color::Blue, Color::White});
        QCOMPARE(state.longestRoad.player, kNobody);
        QCOMPARE(state.largestArmy.player, kNobody);
        QCOMPARE(state.board.merchantOwner, kNobody);
        QVERIFY(state.board.merchant == kNoHex);
        QCOMPARE(int(state.shipSpaces), 0);
        QCOMPARE(int(state.attacks), 0);
        for (const auto& metropolis : state.metropolises) QCOMPARE(metropolis.player, kNobody);
        for (std::size_t p = 0; p < state.playerCount; ++p) QVERIFY(state.players[p] == PlayerState{});
        QCOMPARE(int(state.developmentDeck.size()), knights ? 0 : 25);
        for (const auto& deck : state.decks) QCOMPARE(int(deck.size()), knights ? 18 : 0);
    }
}

// Rules: SETUP-22, SETUP-24
void ComponentsTest::noTwoGamesHaveTheirDecksInTheSameOrder() {
    const auto first = fresh({}, {Color::Red, Color::Blue, Color::White}, 1);
    const auto second = fresh({}, {Color::Red, Color::Blue, Color::White}, 2);
    for (std::size_t track = 0; track < kTracks; ++track) QVERIFY(!(first.decks[track] == second.decks[track]));
    QVERIFY(!(fresh(kBase, {Color::Red, Color::Blue, Color::White}, 1).developmentDeck ==
              fresh(kBase, {Color::Red, Color::Blue, Color::White}, 2).developmentDeck));
}

// Rules: COMP-7
void ComponentsTest::longestRoadAndLargestArmyAreWorthTwoPointsEach() {
    Given game = Given::base(3);
    game.settlement(Red, "a2");
    QCOMPARE(game.pointsOf(Red), 1);
    game.roads(Red, {"c1-c2", "c2-c3", "c3-c4", "c4-c5"}).hand(Red, {{Card::Brick, 1}, {Card::Lumber, 1}});
    ACCEPTED(game, road("c5-c6"));
    QCOMPARE(game.pointsOf(Red), 3);
    game.state.player(Red).playedKnights = 2;
    game.development(Red, DevelopmentCard::Knight);
    ACCEPTED(game, command::PlayDevelopment{.card = DevelopmentCard::Knight, .move = {.to = hex("A1")}});
    QCOMPARE(game.pointsOf(Red), 5);
    QCOMPARE(game.pointsOf(Blue) + game.pointsOf(White), 0);
}

// Rules: COMP-14
void ComponentsTest::theNumberedDiceShowOneToSix() {
    std::set<int> red;
    std::set<int> yellow;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Given game = Given::base(3);
        game.beforeTheRoll();
        game.state.chance = Chance(seed);
        ACCEPTED(game, command::Roll{});
        red.insert(game.state.turn.red);
        yellow.insert(game.state.turn.yellow);
    }
    QVERIFY(red == (std::set<int>{1, 2, 3, 4, 5, 6}));
    QVERIFY(yellow == red);
}

// Rules: COMP-30a, COMP-30b
void ComponentsTest::theSecondNumberedDieIsWhiteInTheEditionsOf2005And2010() {
    QVERIFY(!dice::secondIsWhite(Edition::En2020));
    QVERIFY(dice::secondIsWhite(Edition::De2010));
    QVERIFY(dice::secondIsWhite(Edition::Collectors2005));
}

// Rules: COMP-29, DICE-8
void ComponentsTest::halfOfTheEventsAreShipsAndEachGateIsASixth() {
    std::array<int, 5> faces{};
    for (std::uint64_t seed = 1; seed <= 6000; ++seed) {
        Given game(3);
        game.beforeTheRoll();
        game.state.chance = Chance(seed);
        ACCEPTED(game, roll(1, 1));
        ++faces[index(game.state.turn.event)];
    }
    QCOMPARE(faces[index(EventFace::None)], 0);
    const auto near = [](int count, int expected) { return std::abs(count - expected) < 150; };
    QVERIFY2(near(faces[index(EventFace::Ship)], 3000), QByteArray::number(faces[index(EventFace::Ship)]));
    for (const auto track : kAllTracks)
        QVERIFY2(near(faces[index(gateOf(track))], 1000), QByteArray::number(faces[index(gateOf(track))]));
}

// Rules: COMP-16
void ComponentsTest::tradeCardsAreOfTheGameForTwoOnly() {
    const auto two = fresh(twoPlayers(), {Color::Red, Color::Blue});
    // the other six of the 14 are in the supply
    QCOMPARE(int(two.players[0].tradeTokens) + int(two.players[1].tradeTokens), 8);
    QCOMPARE(2 * supply::kTradeTokensMax, 14); // the tokens suffice for two players with the maximum
    const auto three = fresh(kBase, {Color::Red, Color::Blue, Color::White});
    for (std::size_t p = 0; p < 3; ++p) QCOMPARE(int(three.players[p].tradeTokens), 0);
    Given game = Given::base(3);
    game.robber("A1");
    REFUSED(game, "not-in-this-game", command::RobberToDesert{});
}

// Rules: COMP-24a, COMP-24b, COMP-24c
void ComponentsTest::levelAndActivityOfAKnightAreTwoThingsInEveryEdition() {
    for (const auto edition : kKnightEditions) {
        Given game = Given::edition(edition);
        game.roads(Red, {"c4-c5"}).idleKnight(Red, "c4", 2).idleKnight(Red, "c5", 1);
        game.hand(Red, {{Card::Grain, 1}, {Card::Wool, 1}, {Card::Ore, 1}});
        ACCEPTED(game, command::Activate{at("c5")});
        QVERIFY(game.knightOf(Red, "c5")->active);
        QCOMPARE(int(game.knightOf(Red, "c5")->level), 1);
        ACCEPTED(game, command::Promote{at("c5")});
        QVERIFY(game.knightOf(Red, "c5")->active);
        QCOMPARE(int(game.knightOf(Red, "c5")->level), 2);
        QVERIFY(!game.knightOf(Red, "c4")->active);
        QCOMPARE(int(game.knightOf(Red, "c4")->level), 2);
    }
}

// Rules: COMP-26a, COMP-26b, COMP-26c, METRO-1
void ComponentsTest::oneMetropolisForEachAreaAllOfThemInOneHandIfNeedBe() {
    for (const auto edition : kKnightEditions) {
        Given game = Given::edition(edition);
        game.city(Red, "c4").city(Red, "a2").city(Red, "a6").hand(
            Red, {{Card::Cloth, 4}, {Card::Coin, 4}, {Card::Paper, 4}});
        std::size_t next = 0;
        constexpr std::array places{"a2", "c4", "a6"};
        for (const auto track : kAllTracks) {
            game.level(Red, track, 3);
            ACCEPTED(game, command::Improve{track, at(places[next])});
            QCOMPARE(game.state.metropolises[index(track)].player, Red);
            QVERIFY(game.state.metropolises[index(track)].at == at(places[next++]));
        }
        QCOMPARE(game.pointsOf(Red), 3 * 2 + 3 * 2);
        game.level(Blue, Track::Trade, 3).city(Blue, "e3").hand(Blue, {{Card::Cloth, 4}}).turnOf(Blue);
        ACCEPTED(game, command::Improve{Track::Trade}); // the metropolis is taken, and there is no second one
        QCOMPARE(game.pointsOf(Blue), 2);
    }
}

// Rules: COMP-27a, COMP-27b, COMP-27c, IMPR-1
void ComponentsTest::theThreeAreasRiseOnTheirOwnInFiveLevels() {
    for (const auto edition : kKnightEditions)
        for (const auto track : kAllTracks) {
            Given game = Given::edition(edition);
            game.city(Red, "c4").city(Red, "a2");
            const auto& levels = game.state.player(Red).improvements;
            for (int level = 1; level <= 5; ++level) {
                game.hand(Red, {{Card::Cloth, 5}, {Card::Coin, 5}, {Card::Paper, 5}});
                ACCEPTED(game, level == 4 ? command::Improve{track, at("c4")} : command::Improve{track});
                for (const auto other : kAllTracks) QCOMPARE(int(levels[index(other)]), other == track ? level : 0);
            }
            game.hand(Red, {{Card::Cloth, 12}, {Card::Coin, 12}, {Card::Paper, 12}});
            REFUSED(game, "highest-level", command::Improve{track});
        }
}

// Rules: COMP-28
void ComponentsTest::thereIsOneMerchant() {
    Given game(3);
    game.settlement(Red, "a2")
        .settlement(Blue, "e3")
        .progress(Red, {ProgressCard::Merchant})
        .progress(Blue, {ProgressCard::Merchant});
    ACCEPTED(game, command::Play{.card = ProgressCard::Merchant, .to = hex("A1")});
    QCOMPARE(game.pointsOf(Red), 2);
    ACCEPTED(game, command::EndTurn{});
    ACCEPTED(game, roll(6, 6, EventFace::TradeGate));
    ACCEPTED(game, command::Play{.card = ProgressCard::Merchant, .to = hex("D1")});
    QCOMPARE(game.pointsOf(Red), 1); // the merchant has left Red
    QCOMPARE(game.pointsOf(Blue), 2);
    QVERIFY(game.state.board.merchant == hex("D1"));
}

REEVE_CHAPTER(ComponentsTest)
#include "components_test.moc"
