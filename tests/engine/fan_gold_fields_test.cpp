// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter FAN-GOLD: tokens on gold fields, the mining track and Nyala.
#include "engine/modules/fan/gold_fields/gold_fields.h"
#include "engine/modules/fan/questions.h"
#include "tests/support/at_sea.h"
#include "tests/support/chapters.h"
#include "tests/support/with_modules.h"

using namespace reeve;
using namespace reeve::testing;
using fan::Module;

namespace {

Action march(std::string_view from, std::string_view to, int nuggets = 0) {
    return fan::Move{true, WithModules::spot(from), WithModules::spot(to), fan::Ration::None,
                     static_cast<std::uint8_t>(nuggets)};
}
Action crewAt(std::string_view where, int nuggets = 0) {
    return fan::Recruit{fan::Piece::Crew, WithModules::spot(where), static_cast<std::uint8_t>(nuggets)};
}

/// A game without any tokens on the board.
WithModules withoutTokens(std::initializer_list<Module> modules) {
    WithModules game(modules);
    game.state.fan.goldFields = {};
    return game;
}
/// Red's movement phase with gold fields. Intersection c4 has the paths b3-c4, c3-c4 and c4-c5.
WithModules digging() {
    WithModules game = withoutTokens({Module::Mounted, Module::Crews, Module::GoldFields});
    game.inPhase(Phase::Movement);
    return game;
}
int markerOf(const WithModules& game, PlayerId player) { return game.state.fan.seat(player).mining; }
void put(WithModules& game, PlayerId player, int space) {
    game.state.fan.seat(player).mining = static_cast<std::uint8_t>(space);
}

} // namespace

class FanGoldFieldsTest : public QObject {
    Q_OBJECT

private slots:
    void onlyMountedKnightsAndCrewsMine();
    void aShipMinesWithAPassengerOnly();
    void aTokenIsFlippedAsSoonAsTwoPathsAreTaken();
    void aPieceThatIsRecruitedMinesAtOnce();
    void aTokenForThreeNeedsThreePaths();
    void theMarkerGoesOnByNuggetsForEachPiece();
    void stackedCrewsAreOnePathAndSeveralPieces();
    void aFlippedTokenLeavesTheBoard();
    void playersMineTogether();
    void eachChitReachedOrPassedIsAPoint();
    void eachChitRewardsEachPlayer();
    void theTrackAndItsChitsAreNumbersOfTheGame();
    void theMarkerStopsAtTheEndOfTheTrack();
    void aMarkerBeyondNyalaPassesHerNoMore();
    void theFirstToReachOrPassNyalaGetsHer();
    void theActivePlayersMarkerMovesFirst();
    void aNewGameHasSixTokens();
    void whereSixTokensHaveNoRoomAsManyLieAsHave();
    void aTokenNeedsPathsOnLand();
    void unknownNuggetsAreStatedOrDrawn();
    void nuggetsThatNoTokenShowsAreRefused();
    void twoUnknownTokensAreStatedInTheOrderOfTheirPlaces();
};

// Rules: FAN-GOLD-1
void FanGoldFieldsTest::onlyMountedKnightsAndCrewsMine() {
    WithModules game = withoutTokens({Module::Crews, Module::GoldFields, Module::Baggage});
    game.inPhase(Phase::Movement).goldField("c4", 2, 3).crew(Red, "b3-c4").train(Red, "c4").crew(Red, "e3-e4");
    game.knight(Red, "c4", 3).roads(Red, {"c3-c4", "c4-c5"});
    ACCEPTED(game, march("e3-e4", "e4-e5"));
    QCOMPARE(game.state.fan.goldFields.size(), std::size_t(1));
    QCOMPARE(markerOf(game, Red), 0);
}

// Rules: FAN-GOLD-1, FAN-GOLD-2
void FanGoldFieldsTest::aShipMinesWithAPassengerOnly() {
    AtSea game;
    game.state.rules.fan.set(Module::Crews);
    game.state.rules.fan.set(Module::GoldFields);
    game.state.fan.castle = game.hex("D3");
    game.state.turn.phase = Phase::Movement;
    game.ships(Red, {"c2-c3"});
    game.state.fan.goldFields.push_back({game.at("c3"), 2, 2});
    auto& crews = game.state.fan.seat(Red).crews;
    crews.push_back({{game.path("c4-c5"), kNoIntersection}, false});
    const Action goThere =
        fan::Move{true, {game.path("c4-c5"), kNoIntersection}, {game.path("c3-c4"), kNoIntersection}};
    AtSea empty = game;
    ACCEPTED(empty, goThere);
    QCOMPARE(empty.state.fan.goldFields.size(), std::size_t(1));
    crews.insert(0, {{game.path("c2-c3"), kNoIntersection}, false});
    ACCEPTED(game, goThere);
    QVERIFY(game.state.fan.goldFields.empty());
    QCOMPARE(int(game.state.fan.seat(Red).mining), 4);
}

// Rules: FAN-GOLD-2
void FanGoldFieldsTest::aTokenIsFlippedAsSoonAsTwoPathsAreTaken() {
    WithModules game = digging();
    game.goldField("c4", 2, 3).mounted(Red, "b3-c4").crew(Red, "a1-b2").crew(Red, "a1-a2");
    ACCEPTED(game, march("a1-a2", "a2-a3")); // one occupied path at c4 is not enough
    QVERIFY(game.happened<fan::GoldFieldFlipped>() == nullptr);
    ACCEPTED(game, march("a1-b2", "b3-b4"));
    QVERIFY(game.happened<fan::GoldFieldFlipped>() == nullptr); // next to the token, not at it
    game.state.fan.seat(Red).crews = {};
    game.crew(Red, "b2-b3");
    ACCEPTED(game, march("b2-b3", "c3-c4"));
    const auto* flipped = game.happened<fan::GoldFieldFlipped>();
    QVERIFY(flipped != nullptr && flipped->at == at("c4"));
    QCOMPARE(int(flipped->nuggets), 3);
}

// Rules: FAN-GOLD-2
void FanGoldFieldsTest::aPieceThatIsRecruitedMinesAtOnce() {
    WithModules game = withoutTokens({Module::Crews, Module::GoldFields});
    game.goldField("b4", 2, 1).crew(Blue, "a3-b4").settlement(Red, "b4").hand(Red, {{Card::Wool, 1}, {Card::Ore, 1}});
    ACCEPTED(game, crewAt("b3-b4"));
    QVERIFY(game.state.fan.goldFields.empty());
    QCOMPARE(markerOf(game, Red), 1);
    QCOMPARE(markerOf(game, Blue), 1);
}

// Rules: FAN-GOLD-3
void FanGoldFieldsTest::aTokenForThreeNeedsThreePaths() {
    WithModules game = digging();
    game.goldField("c4", 3, 2).mounted(Red, "b3-c4").crew(Red, "b2-b3").crew(Red, "b4-b5");
    ACCEPTED(game, march("b2-b3", "c3-c4"));
    QCOMPARE(game.state.fan.goldFields.size(), std::size_t(1)); // this token needs three pieces
    ACCEPTED(game, march("b4-b5", "c4-c5"));
    QVERIFY(game.state.fan.goldFields.empty());
    QCOMPARE(markerOf(game, Red), 6);
}

// Rules: FAN-GOLD-4
void FanGoldFieldsTest::theMarkerGoesOnByNuggetsForEachPiece() {
    WithModules game = digging();
    game.goldField("c4", 2, 3).mounted(Red, "b3-c4").crew(Red, "b2-b3").crew(Blue, "a1-a2");
    put(game, Red, 1);
    ACCEPTED(game, march("b2-b3", "c3-c4"));
    QCOMPARE(markerOf(game, Red), 7); // from 1 by three nuggets for each of two pieces
    QCOMPARE(markerOf(game, Blue), 0);
    const auto* moved = game.happened<fan::MarkerMoved>();
    QVERIFY(moved != nullptr && moved->player == Red);
    QCOMPARE(int(moved->by), 6);
}

// Rules: FAN-GOLD-12, FAN-GOLD-4, FAN-GOLD-2
void FanGoldFieldsTest::stackedCrewsAreOnePathAndSeveralPieces() {
    WithModules game = digging();
    game.goldField("c4", 2, 2).crew(Red, "b3-c4").crew(Red, "b2-b3").crew(Red, "b4-b5");
    ACCEPTED(game, march("b2-b3", "b3-c4"));
    QCOMPARE(game.state.fan.goldFields.size(), std::size_t(1)); // two crews on one path count as one path
    ACCEPTED(game, march("b4-b5", "c4-c5"));
    QVERIFY(game.state.fan.goldFields.empty());
    QCOMPARE(markerOf(game, Red), 6); // two nuggets for each of three crews
}

// Rules: FAN-GOLD-5
void FanGoldFieldsTest::aFlippedTokenLeavesTheBoard() {
    WithModules game = digging();
    game.goldField("c4", 2, 1).goldField("e3", 2, 2).mounted(Red, "b3-c4").crew(Red, "b2-b3").crew(Red, "b4-b5");
    ACCEPTED(game, march("b2-b3", "c3-c4"));
    QCOMPARE(game.state.fan.goldFields.size(), std::size_t(1));
    QVERIFY(game.state.fan.goldFields[0].at == at("e3"));
    ACCEPTED(game, march("b4-b5", "c4-c5")); // a flipped token stays flipped
    QCOMPARE(markerOf(game, Red), 2);
}

// Rules: FAN-GOLD-6, FAN-GOLD-4
void FanGoldFieldsTest::playersMineTogether() {
    WithModules game = digging();
    game.goldField("c4", 2, 3).mounted(Blue, "b3-c4").crew(Red, "b2-b3");
    put(game, Red, 1);
    put(game, Blue, 2);
    ACCEPTED(game, march("b2-b3", "c3-c4"));
    QCOMPARE(markerOf(game, Red), 4);
    QCOMPARE(markerOf(game, Blue), 5);
    QCOMPARE(markerOf(game, White), 0);
    QCOMPARE(game.pointsOf(Red), 0);
    QCOMPARE(game.pointsOf(Blue), 1);
}

// Rules: FAN-GOLD-7
void FanGoldFieldsTest::eachChitReachedOrPassedIsAPoint() {
    WithModules game = digging();
    game.state.fan.nyala = White;
    const auto chits = [&](int space) {
        put(game, Red, space);
        return game.pointsOf(Red);
    };
    QCOMPARE(chits(4), 0);
    QCOMPARE(chits(5), 1);
    QCOMPARE(chits(9), 1);
    QCOMPARE(chits(10), 2);
    QCOMPARE(chits(15), 3);
    QCOMPARE(chits(19), 3);
    QCOMPARE(chits(20), 4);
    put(game, Red, 4);
    game.goldField("c4", 2, 3).mounted(Red, "b3-c4").crew(Red, "b2-b3");
    ACCEPTED(game, march("b2-b3", "c3-c4")); // to 10, past the chit at 5
    QCOMPARE(game.pointsOf(Red), 2);
}

// Rules: FAN-GOLD-7, FAN-GOLD-11
void FanGoldFieldsTest::eachChitRewardsEachPlayer() {
    WithModules game = digging();
    game.goldField("c4", 2, 2).mounted(Blue, "b3-c4").crew(Red, "b2-b3");
    put(game, Red, 3);
    put(game, Blue, 3);
    put(game, White, 5);
    ACCEPTED(game, march("b2-b3", "c3-c4"));
    QCOMPARE(game.pointsOf(Red), 1);
    QCOMPARE(game.pointsOf(Blue), 1);
    QCOMPARE(game.pointsOf(White), 1);
}

// Rules: FAN-GOLD-11
void FanGoldFieldsTest::theTrackAndItsChitsAreNumbersOfTheGame() {
    WithModules game = digging();
    auto& numbers = game.state.rules.fan.numbers;
    numbers.goldTrack = 12;
    numbers.goldChits = {3, 12};
    numbers.nyalaSpace = 4;
    numbers.nyalaPoints = 2;
    game.goldField("c4", 2, 3).mounted(Red, "b3-c4").crew(Red, "b2-b3");
    put(game, Red, 1);
    ACCEPTED(game, march("b2-b3", "c3-c4")); // to 7
    QCOMPARE(game.pointsOf(Red), 3);
    put(game, Red, 11);
    game.goldField("e3", 2, 3).crew(Red, "e2-e3").crew(Red, "e4-e5");
    ACCEPTED(game, march("e4-e5", "e3-e4"));
    QCOMPARE(markerOf(game, Red), 12);
    QCOMPARE(game.pointsOf(Red), 4);
}

// Rules: FAN-GOLD-4
void FanGoldFieldsTest::theMarkerStopsAtTheEndOfTheTrack() {
    WithModules game = digging();
    game.goldField("c4", 2, 3).mounted(Red, "b3-c4").crew(Red, "b2-b3");
    put(game, Red, 18);
    ACCEPTED(game, march("b2-b3", "c3-c4"));
    QCOMPARE(markerOf(game, Red), 20);
}

// Rules: FAN-GOLD-8
void FanGoldFieldsTest::aMarkerBeyondNyalaPassesHerNoMore() {
    WithModules game = digging();
    game.goldField("c4", 2, 3).mounted(Red, "b3-c4").crew(Red, "b2-b3");
    put(game, Red, 8); // a possible position at the table: the marker is beyond Nyala, but nobody has her
    ACCEPTED(game, march("b2-b3", "c3-c4"));
    QCOMPARE(markerOf(game, Red), 14);
    QCOMPARE(game.state.fan.nyala, kNobody);
}

// Rules: FAN-GOLD-8
void FanGoldFieldsTest::theFirstToReachOrPassNyalaGetsHer() {
    WithModules game = digging();
    game.goldField("c4", 2, 3).mounted(Red, "b3-c4").crew(Red, "b2-b3");
    put(game, Red, 3);
    ACCEPTED(game, march("b2-b3", "c3-c4")); // to 9
    QVERIFY(game.happened<fan::NyalaWon>() != nullptr);
    QCOMPARE(game.state.fan.nyala, Red);
    QCOMPARE(game.pointsOf(Red), 2); // one for the chit and one for Nyala
    game.goldField("e3", 2, 3).mounted(Blue, "e2-e3").crew(Red, "e4-e5");
    put(game, Blue, 5);
    ACCEPTED(game, march("e4-e5", "e3-e4"));
    QCOMPARE(markerOf(game, Blue), 8);
    QCOMPARE(game.state.fan.nyala, Red); // Red keeps her
    QCOMPARE(game.pointsOf(Blue), 1);
    WithModules below = digging();
    below.goldField("c4", 2, 2).mounted(Red, "b3-c4").crew(Red, "b2-b3");
    put(below, Red, 3);
    ACCEPTED(below, march("b2-b3", "c3-c4")); // to 7
    QVERIFY(below.state.fan.nyala == kNobody);
}

// Rules: FAN-GOLD-9
void FanGoldFieldsTest::theActivePlayersMarkerMovesFirst() {
    for (const PlayerId active : {Red, Blue, White}) {
        WithModules game = digging();
        game.goldField("c4", 2, 3).mounted(Red, "b3-c4").crew(Blue, "c3-c4").crew(White, "c4-c5");
        game.crew(active, "a5-a6");
        game.turnOf(active);
        for (const auto player : {Red, Blue, White}) put(game, player, 7);
        ACCEPTED(game, march("a5-a6", "a6-a7"));
        QCOMPARE(game.state.fan.nyala, active);
    }
    WithModules game = digging(); // the active player does not mine, so the next one clockwise is the first
    game.goldField("c4", 2, 3).mounted(Red, "b3-c4").crew(White, "c4-c5").crew(Blue, "a5-a6");
    game.turnOf(Blue);
    put(game, Red, 7);
    put(game, White, 7);
    ACCEPTED(game, march("a5-a6", "a6-a7"));
    QCOMPARE(game.state.fan.nyala, White);
    QCOMPARE(markerOf(game, Red), 10);
}

// Rules: FAN-GOLD-10, FAN-GOLD-13
void FanGoldFieldsTest::aNewGameHasSixTokens() {
    for (const std::uint64_t seed : {1, 2, 3, 4, 5}) {
        NewGame game;
        game.rules = rulesWith({Module::Crews, Module::GoldFields});
        game.board = testBoard();
        for (const auto color : {Color::Red, Color::Blue, Color::White}) game.players.push_back(color);
        game.seed = seed;
        const auto state = newGame(game);
        QCOMPARE(state.fan.castle, hex("C3"));
        int three = 0;
        HexSet touched;
        QCOMPARE(state.fan.goldFields.size(), std::size_t(6));
        for (const auto& token : state.fan.goldFields) {
            const auto& around = state.island().intersectionHexes[index(token.at)];
            QCOMPARE(around.size(), 3);
            QVERIFY(!around.contains(hex("C3")));
            QVERIFY(!touched.meets(around));
            touched |= around;
            QVERIFY(token.nuggets >= 1 && token.nuggets <= 3);
            QVERIFY(token.miners == 2 || token.miners == 3);
            QVERIFY(fan::fitsGoldField(state, token.at, token.miners));
            three += token.miners == 3 ? 1 : 0;
        }
        QCOMPARE(three, 3);
    }
}

// Rules: FAN-GOLD-10
void FanGoldFieldsTest::whereSixTokensHaveNoRoomAsManyLieAsHave() {
    for (const auto castle : standardIsland().hexes) { // six tokens occupy eighteen hexes: all but the middle one
        WithModules game = withoutTokens({Module::Crews, Module::GoldFields});
        game.state.fan.castle = castle;
        fan::layGoldFields(game.state);
        QCOMPARE(game.state.fan.goldFields.size(), std::size_t(castle == hex("C3") ? 6 : 5));
        HexSet touched{castle};
        for (const auto& token : game.state.fan.goldFields) {
            const auto& around = game.state.island().intersectionHexes[index(token.at)];
            QVERIFY(!touched.meets(around));
            touched |= around;
        }
    }
}

// Rules: FAN-GOLD-13
void FanGoldFieldsTest::aTokenNeedsPathsOnLand() {
    const WithModules game = digging();
    QVERIFY(fan::fitsGoldField(game.state, at("c4"), 3));
    QVERIFY(fan::fitsGoldField(game.state, at("a1"), 2));
    QVERIFY(!fan::fitsGoldField(game.state, at("a1"), 3));
    const AtSea sea;
    QVERIFY(fan::fitsGoldField(sea.state, sea.at("d5"), 3));
    QVERIFY(fan::fitsGoldField(sea.state, sea.at("c3"), 2));
    QVERIFY(!fan::fitsGoldField(sea.state, sea.at("c3"), 3)); // one of its paths is at sea
    QVERIFY(!fan::fitsGoldField(sea.state, sea.at("c2"), 2));
}

// Rules: FAN-GOLD-14
void FanGoldFieldsTest::unknownNuggetsAreStatedOrDrawn() {
    for (const int stated : {1, 2, 3}) {
        WithModules game = digging();
        game.goldField("c4", 2, 0).mounted(Red, "b3-c4").crew(Red, "b2-b3");
        ACCEPTED(game, march("b2-b3", "c3-c4", stated));
        QCOMPARE(markerOf(game, Red), 2 * stated);
    }
    WithModules drawn = digging();
    drawn.goldField("c4", 2, 0).mounted(Red, "b3-c4").crew(Red, "b2-b3");
    ACCEPTED(drawn, march("b2-b3", "c3-c4"));
    const auto* flipped = drawn.happened<fan::GoldFieldFlipped>();
    QVERIFY(flipped != nullptr && flipped->nuggets >= 1 && flipped->nuggets <= 3 && flipped->draws > 0);
    QCOMPARE(markerOf(drawn, Red), 2 * flipped->nuggets);
    WithModules recruited = withoutTokens({Module::Crews, Module::GoldFields});
    recruited.goldField("b4", 2, 0).crew(Red, "a3-b4").settlement(Red, "b4");
    recruited.hand(Red, {{Card::Wool, 1}, {Card::Ore, 1}});
    ACCEPTED(recruited, crewAt("b3-b4", 2));
    QCOMPARE(markerOf(recruited, Red), 4);
}

// Rules: FAN-GOLD-14
void FanGoldFieldsTest::nuggetsThatNoTokenShowsAreRefused() {
    WithModules game = digging();
    game.goldField("c4", 2, 3).mounted(Red, "b3-c4").crew(Red, "b2-b3");
    REFUSED(game, "impossible-chance", march("b2-b3", "c3-c4", 2)); // the token has three nuggets
    REFUSED(game, "impossible-chance", march("b2-b3", "a1-b2", 3)); // no token is flipped by this move
    ACCEPTED(game, march("b2-b3", "c3-c4", 3));
    WithModules unknown = digging();
    unknown.goldField("c4", 2, 0).mounted(Red, "b3-c4").crew(Red, "b2-b3");
    REFUSED(unknown, "impossible-chance", march("b2-b3", "c3-c4", 4)); // no token has four nuggets
}

// Rules: FAN-GOLD-14
void FanGoldFieldsTest::twoUnknownTokensAreStatedInTheOrderOfTheirPlaces() {
    // A crew on b3-c4 is the second piece at both tokens.
    const auto between = [](int first, int second) {
        WithModules game = digging();
        game.goldField("b3", 2, first).goldField("c4", 2, second).crew(Blue, "b2-b3").crew(White, "c3-c4");
        return game.crew(Red, "a3-b4");
    };
    WithModules unknown = between(0, 0);
    ACCEPTED(unknown, march("a3-b4", "b3-c4", fan::withNuggets(2, 1, 3)));
    QCOMPARE(markerOf(unknown, Blue), 2);
    QCOMPARE(markerOf(unknown, White), 3);
    QCOMPARE(markerOf(unknown, Red), 5);
    WithModules half = between(0, 0);
    ACCEPTED(half, march("a3-b4", "b3-c4", 2)); // the number of the other one is drawn
    QCOMPARE(markerOf(half, Blue), 2);
    QVERIFY(markerOf(half, White) > 0);
    WithModules second = between(1, 0);
    ACCEPTED(second, march("a3-b4", "b3-c4", 3)); // of the token whose number is unknown
    QCOMPARE(markerOf(second, Blue), 1);
    QCOMPARE(markerOf(second, White), 3);
    WithModules one = between(1, 0);
    REFUSED(one, "impossible-chance", march("a3-b4", "b3-c4", fan::withNuggets(3, 1, 3))); // only one number is unknown
}

REEVE_CHAPTER(FanGoldFieldsTest)
#include "fan_gold_fields_test.moc"
