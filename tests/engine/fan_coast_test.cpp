// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters FAN-BARB, FAN-CHASE and FAN-BAN: barbarians on coastal hexes.
#include "engine/modules/fan/coast/coast.h"
#include "engine/rules/sites.h"
#include "engine/tables/costs.h"
#include "tests/support/at_sea.h"
#include "tests/support/chapters.h"
#include "tests/support/with_modules.h"

using namespace reeve;
using namespace reeve::testing;
using fan::Module;

namespace {

constexpr std::array<std::string_view, 12> kCoast{"A1", "A2", "A3", "B1", "B4", "C1",
                                                  "C5", "D1", "D4", "E1", "E2", "E3"};

fan::Landing landing(std::initializer_list<std::string_view> names) {
    fan::Landing hexes;
    for (const auto name : names) hexes.push_back(hex(name));
    return hexes;
}
Action buildWith(Piece piece, std::string_view where, std::initializer_list<std::string_view> hexes) {
    return command::Build{.piece = piece, .at = at(where), .landing = landing(hexes)};
}
Action send(std::string_view knight, std::string_view from, std::string_view to) {
    return fan::ChaseBarbarian{at(knight), hex(from), hex(to)};
}
Action sendHome(std::string_view knight, std::string_view from) {
    return fan::ChaseBarbarian{at(knight), hex(from), kNoHex};
}
Action arrest(std::string_view knight, std::string_view where) { return fan::Arrest{at(knight), hex(where)}; }
Action banish(std::string_view where, std::initializer_list<std::string_view> knights) {
    fan::Banish c{.hex = hex(where), .knights = {}};
    for (const auto knight : knights) c.knights.push_back(at(knight));
    return c;
}
int barbariansOnTheBoard(const WithModules& game) {
    int count = 0;
    for (const auto there : game.state.fan.barbarians) count += there;
    return count;
}
/// Red can build a settlement on c4 and has the cards.
WithModules beforeASettlement() {
    WithModules game({Module::HexBarbarians});
    game.settlement(Red, "b4").roads(Red, {"b3-b4", "b3-c4"}).hand(Red, costs::kSettlement);
    return game;
}
/// Puts three barbarians on every coastal hex but these.
void fillTheCoastBut(WithModules& game, std::initializer_list<std::string_view> open) {
    game.state.rules.fan.numbers.barbarianSupply = 60;
    for (const auto name : kCoast) game.barbarians(name, fan::kConquest);
    for (const auto name : open) game.barbarians(name, 0);
}

} // namespace

class FanCoastTest : public QObject {
    Q_OBJECT

private slots:
    void aHexWithThreeBarbariansProducesNothing();
    void theThirdBarbarianConquersAHexAndItsDepartureFreesIt();
    void eachBarbarianHasAStrengthOfOne();
    void afterASettlementThreeBarbariansLandOnThreeHexesOfTheCoast();
    void aStatedLandingNamesThreeDifferentOpenHexes();
    void nobodyLandsOnTheCastleOrOnAHexWithoutANumber();
    void anUnstatedLandingIsDrawn();
    void whereHexesOrFiguresAreFewFewerLand();
    void aCityBringsBarbariansToo();
    void medicineBringsBarbarians();
    void aRestoredCityBringsNone();
    void theSetUpAndOtherPiecesBringNone();
    void withSeafarersTheCoastIsWhereSeaBegins();
    void aBuildingIsConqueredWhenAllItsLandHexesAre();
    void theSeaBesideABuildingDoesNotSaveIt();
    void aMetropolisIsNeverConquered();
    void aConqueredBuildingGivesNoPoints();
    void aConqueredBuildingGivesNoCards();
    void aConqueredBuildingGivesNoHarbour();
    void aConqueredWallRaisesNoLimit();
    void aConqueredCityDoesNotCountInTheAttackAndIsNotLost();
    void aConqueredCityServesNoImprovement();
    void aConqueredBuildingKeepsItsPlace();
    void aConqueredBuildingStaysInThePieceCount();
    void aConqueredBuildingIsNotBuiltUp();
    void anAttackOfTheShipLeavesTheHexesAlone();
    void anActiveKnightOfAnyLevelChasesABarbarianToAnotherCoast();
    void aKnightThatMayNotActChasesNobody();
    void aBarbarianIsChasedWhereOneMayLandOnly();
    void withNoOtherHexAChasedBarbarianGoesToTheSupply();
    void chasingAndArrestingStealNothing();
    void aMightyKnightArrestsForThreeGold();
    void theBountyIsANumberOfTheGame();
    void aChasedRobberStillSteals();
    void aChasedPirateStillSteals();
    void withoutTheftAChaseNamesNoVictim();
    void theRobberOfASevenStealsInAnyCase();
    void knightsBanishTheSumOfTheirLevelsLessOne();
    void noMoreAreBanishedThanAreThere();
    void aBasicKnightAloneBanishesNobody();
    void onlyOwnReadyKnightsBesideTheHexBanish();
    void banishedBarbariansAreNoPrisonersAndBringNoGold();
    void mountedKnightsAndCrewsDoNotHelpToBanish();
    void aBanishedHexIsFreeAgain();
    void withoutItsModuleNothingIsDone();
};

// Rules: FAN-BARB-1
void FanCoastTest::aHexWithThreeBarbariansProducesNothing() {
    WithModules game({Module::HexBarbarians});
    game.barbarians("A1", 2).settlement(Red, "b4").city(Blue, "b2").beforeTheRoll();
    WithModules conquered = game;
    conquered.barbarians("A1", 3);
    ACCEPTED(game, roll(2, 3, EventFace::TradeGate));
    QCOMPARE(game.handOf(Red)[Card::Grain], 1);
    QCOMPARE(game.handOf(Blue)[Card::Grain], 2);
    ACCEPTED(conquered, roll(2, 3, EventFace::TradeGate));
    QCOMPARE(conquered.cardsOf(Red), 0);
    QCOMPARE(conquered.cardsOf(Blue), 0);
}

// Rules: FAN-BARB-1
void FanCoastTest::theThirdBarbarianConquersAHexAndItsDepartureFreesIt() {
    WithModules game({Module::HexBarbarians, Module::Arrest});
    game.barbarians("A1", 2).barbarians("A2", 1);
    game.settlement(Red, "b4").roads(Red, {"b3-b4", "b3-c4"}).hand(Red, costs::kSettlement).knight(Red, "b3");
    ACCEPTED(game, buildWith(Piece::Settlement, "c4", {"A1", "A2", "E2"}));
    QVERIFY(game.happened<fan::HexConquered>());
    QCOMPARE(game.happened<fan::HexConquered>()->hex, hex("A1"));
    QCOMPARE(fan::conqueredHexes(game.state), HexSet{hex("A1")});
    ACCEPTED(game, send("b3", "A1", "E3"));
    QVERIFY(game.happened<fan::HexFreed>());
    QCOMPARE(game.happened<fan::HexFreed>()->hex, hex("A1"));
    QVERIFY(fan::conqueredHexes(game.state).empty());
}

// Rules: FAN-BARB-2
void FanCoastTest::eachBarbarianHasAStrengthOfOne() {
    WithModules game({Module::HexBarbarians, Module::Mounted, Module::Battles});
    game.barbarians("A1", 2).mounted(Red, "a1-a2").settlement(Red, "d6");
    WithModules one = game;
    one.barbarians("A1", 1);
    ACCEPTED(game, command::EndTurn{}); // two against two
    QVERIFY(!game.happened<fan::BattleWon>());
    ACCEPTED(one, command::EndTurn{}); // two against one
    QVERIFY(one.happened<fan::BattleWon>());
}

// Rules: FAN-BARB-3
void FanCoastTest::afterASettlementThreeBarbariansLandOnThreeHexesOfTheCoast() {
    WithModules game = beforeASettlement();
    ACCEPTED(game, buildWith(Piece::Settlement, "c4", {"A1", "B1", "E2"}));
    QCOMPARE(game.barbariansOn("A1"), 1);
    QCOMPARE(game.barbariansOn("B1"), 1);
    QCOMPARE(game.barbariansOn("E2"), 1);
    QCOMPARE(barbariansOnTheBoard(game), 3);
    QCOMPARE(fan::barbariansLeft(game.state), 27);
    QCOMPARE(game.happened<fan::BarbariansLandedOnHexes>()->player, Red);
}

// Rules: FAN-BARB-3
void FanCoastTest::aStatedLandingNamesThreeDifferentOpenHexes() {
    WithModules game = beforeASettlement();
    game.barbarians("D1", 3).barbarians("D4", 2);
    REFUSED(game, "not-conquerable", buildWith(Piece::Settlement, "c4", {"A1", "B2", "E2"}));
    REFUSED(game, "not-conquerable", buildWith(Piece::Settlement, "c4", {"A1", "D1", "E2"}));
    REFUSED(game, "impossible-chance", buildWith(Piece::Settlement, "c4", {"A1", "A1", "E2"}));
    REFUSED(game, "impossible-chance", buildWith(Piece::Settlement, "c4", {"A1", "E2"}));
    ACCEPTED(game, buildWith(Piece::Settlement, "c4", {"E2", "D4", "A1"})); // the order of the hexes does not matter
    QCOMPARE(game.barbariansOn("D4"), 3);
}

// Rules: FAN-BARB-3
void FanCoastTest::nobodyLandsOnTheCastleOrOnAHexWithoutANumber() {
    WithModules game = beforeASettlement();
    game.state.fan.castle = hex("A1");
    game.state.board.number[index(hex("E3"))] = 0;
    REFUSED(game, "not-conquerable", buildWith(Piece::Settlement, "c4", {"A1", "B1", "E2"}));
    REFUSED(game, "not-conquerable", buildWith(Piece::Settlement, "c4", {"E3", "B1", "E2"}));
    QCOMPARE(fan::landingHexes(game.state).size(), 10);
    ACCEPTED(game, buildWith(Piece::Settlement, "c4", {"B4", "B1", "E2"}));
}

// Rules: FAN-BARB-3
void FanCoastTest::anUnstatedLandingIsDrawn() {
    HexSet seen;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        WithModules game = beforeASettlement();
        game.state.chance = decltype(game.state.chance)(seed);
        const auto before = game.state.chance;
        ACCEPTED(game, build(Piece::Settlement, "c4"));
        const auto* landed = game.happened<fan::BarbariansLandedOnHexes>();
        QVERIFY(landed);
        QCOMPARE(int(landed->hexes.size()), 3);
        QVERIFY(!(game.state.chance == before)); // a random number was drawn
        HexSet hexes;
        for (const auto where : landed->hexes) {
            hexes.insert(where);
            QCOMPARE(int(game.state.fan.barbarians[index(where)]), 1);
        }
        QCOMPARE(hexes.size(), 3);
        seen |= hexes;
    }
    HexSet coast;
    for (const auto name : kCoast) coast.insert(hex(name));
    QCOMPARE(seen, coast); // all coastal hexes and no others
}

// Rules: FAN-BARB-3
void FanCoastTest::whereHexesOrFiguresAreFewFewerLand() {
    WithModules hexes = beforeASettlement();
    fillTheCoastBut(hexes, {"E1", "E2"});
    REFUSED(hexes, "impossible-chance", buildWith(Piece::Settlement, "c4", {"E1"}));
    WithModules drawn = hexes;
    ACCEPTED(hexes, buildWith(Piece::Settlement, "c4", {"E1", "E2"}));
    ACCEPTED(drawn, build(Piece::Settlement, "c4"));
    QCOMPARE(drawn.barbariansOn("E1"), 1);
    QCOMPARE(drawn.barbariansOn("E2"), 1);

    WithModules none = beforeASettlement();
    fillTheCoastBut(none, {});
    ACCEPTED(none, build(Piece::Settlement, "c4"));
    QVERIFY(!none.happened<fan::BarbariansLandedOnHexes>());

    WithModules figures = beforeASettlement();
    for (const auto name : {"A1", "A2", "A3", "B1", "B4", "C1", "C5", "D1", "D4"}) figures.barbarians(name, 3);
    figures.barbarians("E1", 2); // 29 of the 30 are on the board
    ACCEPTED(figures, build(Piece::Settlement, "c4"));
    QCOMPARE(barbariansOnTheBoard(figures), 30);
    QCOMPARE(fan::barbariansLeft(figures.state), 0);

    WithModules captives = beforeASettlement(); // prisoners are not in the supply
    captives.state.fan.seat(Blue).prisoners = 28;
    ACCEPTED(captives, buildWith(Piece::Settlement, "c4", {"A1", "E2"}));
    QCOMPARE(fan::barbariansLeft(captives.state), 0);
}

// Rules: FAN-BARB-3
void FanCoastTest::aCityBringsBarbariansToo() {
    WithModules game({Module::HexBarbarians});
    game.settlement(Red, "b4").hand(Red, costs::kCity);
    ACCEPTED(game, buildWith(Piece::City, "b4", {"A1", "C5", "E1"}));
    QCOMPARE(game.barbariansOn("C5"), 1);
    QCOMPARE(barbariansOnTheBoard(game), 3);
}

// Rules: FAN-BARB-3
void FanCoastTest::medicineBringsBarbarians() {
    WithModules game({Module::HexBarbarians});
    game.settlement(Red, "b4").hand(Red, costs::kMedicineCity).progress(Red, {ProgressCard::Medicine});
    REFUSED(game, "not-conquerable",
            command::Play{.card = ProgressCard::Medicine, .at = at("b4"), .landing = landing({"A1", "C3", "E1"})});
    ACCEPTED(game,
             command::Play{.card = ProgressCard::Medicine, .at = at("b4"), .landing = landing({"A1", "C5", "E1"})});
    QCOMPARE(game.barbariansOn("E1"), 1);
    QCOMPARE(barbariansOnTheBoard(game), 3);
}

// Rules: FAN-BARB-3
void FanCoastTest::aRestoredCityBringsNone() {
    WithModules game({Module::HexBarbarians});
    game.cityOnItsSide(Red, "b4").hand(Red, costs::kCity);
    REFUSED(game, "impossible-chance", buildWith(Piece::City, "b4", {"A1", "C5", "E1"}));
    ACCEPTED(game, build(Piece::City, "b4"));
    QCOMPARE(barbariansOnTheBoard(game), 0);
}

// Rules: FAN-BARB-3
void FanCoastTest::theSetUpAndOtherPiecesBringNone() {
    WithModules game({Module::HexBarbarians});
    game.state.turn = {};
    game.state.attacks = 0;
    ACCEPTED(game, command::Place{false, at("b3"), path("b3-c4")});
    QCOMPARE(barbariansOnTheBoard(game), 0);

    WithModules later({Module::HexBarbarians});
    later.city(Red, "b4").hand(Red, costs::kRoad + costs::kWall);
    REFUSED(later, "impossible-chance",
            command::Build{.piece = Piece::Road, .path = path("b4-b5"), .landing = landing({"A1", "B1", "E2"})});
    ACCEPTED(later, road("b4-b5"));
    ACCEPTED(later, build(Piece::Wall, "b4"));
    QCOMPARE(barbariansOnTheBoard(later), 0);
}

// Rules: FAN-BARB-3
void FanCoastTest::withSeafarersTheCoastIsWhereSeaBegins() {
    AtSea game;
    game.state.rules.fan.set(Module::HexBarbarians);
    const auto coast = fan::landingHexes(game.state);
    QVERIFY(coast.contains(game.hex("D4")));  // next to C4 and D5, both sea
    QVERIFY(!coast.contains(game.hex("E2"))); // surrounded by land
    QVERIFY(!coast.contains(game.hex("D5"))); // a sea hex
    QVERIFY(coast.contains(game.hex("F5")));  // on another island
}

// Rules: FAN-BARB-4
void FanCoastTest::aBuildingIsConqueredWhenAllItsLandHexesAre() {
    WithModules game({Module::HexBarbarians});
    game.barbarians("A1", 3).barbarians("B1", 2).settlement(Red, "b2").settlement(Red, "b4").city(Red, "a1");
    QCOMPARE(fan::conqueredBuildings(game.state, Red), IntersectionSet{at("a1")});
    game.barbarians("B1", 3);
    QCOMPARE(fan::conqueredBuildings(game.state, Red), (IntersectionSet{at("a1"), at("b2")}));
    game.barbarians("A2", 3); // b4 is also at B2, which is no coastal hex
    QVERIFY(!fan::conqueredBuildings(game.state, Red).contains(at("b4")));
}

// Rules: FAN-BARB-4
void FanCoastTest::theSeaBesideABuildingDoesNotSaveIt() {
    AtSea game;
    game.state.rules.fan.set(Module::HexBarbarians);
    game.state.fan.barbarians[index(game.hex("C2"))] = 3; // c3 is at C2 and two sea hexes
    QCOMPARE(fan::conqueredBuildings(game.state, Red), IntersectionSet{game.at("c3")});
}

// Rules: FAN-BARB-4
void FanCoastTest::aMetropolisIsNeverConquered() {
    WithModules game({Module::HexBarbarians});
    game.barbarians("A1", 3).metropolis(Red, Track::Trade, "a1").level(Red, Track::Trade, 4).city(Blue, "a2");
    game.turnOf(Red);
    QVERIFY(fan::conqueredBuildings(game.state, Red).empty());
    QCOMPARE(fan::conqueredBuildings(game.state, Blue), IntersectionSet{at("a2")});
    QCOMPARE(game.pointsOf(Red), 4);
}

// Rules: FAN-BARB-4a
void FanCoastTest::aConqueredBuildingGivesNoPoints() {
    WithModules game({Module::HexBarbarians});
    game.barbarians("E1", 3).barbarians("E2", 2).city(White, "f3").settlement(White, "d2").settlement(White, "f1");
    QCOMPARE(game.pointsOf(White), 3); // the settlement f1 gives no point
    game.barbarians("E2", 3);
    QCOMPARE(game.pointsOf(White), 1);
}

// Rules: FAN-BARB-4a
void FanCoastTest::aConqueredBuildingGivesNoCards() {
    WithModules game({Module::HexBarbarians});
    game.barbarians("A1", 3).barbarians("B1", 2).settlement(Red, "b2").progress(Red, {ProgressCard::Irrigation});
    WithModules conquered = game;
    conquered.barbarians("B1", 3);
    ACCEPTED(game, play(ProgressCard::Irrigation));
    QCOMPARE(game.handOf(Red)[Card::Grain], 2);
    ACCEPTED(conquered, play(ProgressCard::Irrigation));
    QCOMPARE(conquered.cardsOf(Red), 0);
    conquered.beforeTheRoll();
    ACCEPTED(conquered, roll(4, 5, EventFace::TradeGate)); // B1 produces
    QCOMPARE(conquered.cardsOf(Red), 0);
}

// Rules: FAN-BARB-4a
void FanCoastTest::aConqueredBuildingGivesNoHarbour() {
    WithModules game({Module::HexBarbarians});
    game.barbarians("C1", 3).barbarians("D1", 2).settlement(Red, "d2").hand(Red, {{Card::Brick, 3}});
    const Action trade = command::TradeBank{{{Card::Brick, 3}}, {{Card::Ore, 1}}};
    QCOMPARE(game.answer(trade), QByteArray("ok"));
    game.barbarians("D1", 3);
    REFUSED(game, "not-a-whole-exchange", trade);
}

// Rules: FAN-BARB-4a
void FanCoastTest::aConqueredWallRaisesNoLimit() {
    WithModules game({Module::HexBarbarians});
    game.barbarians("A1", 2).city(Red, "a1").wall(Red, "a1").city(Red, "d6").wall(Red, "d6");
    QCOMPARE(handLimit(game.state, Red), 11);
    game.barbarians("A1", 3);
    QCOMPARE(handLimit(game.state, Red), 9);
}

// Rules: FAN-BARB-4a
void FanCoastTest::aConqueredCityDoesNotCountInTheAttackAndIsNotLost() {
    WithModules game({Module::HexBarbarians});
    game.barbarians("A1", 3).city(Red, "a1").city(Blue, "d6").shipAtTheGates().beforeTheRoll();
    QCOMPARE(barbarianStrength(game.state), 1);
    ACCEPTED(game, roll(1, 2, EventFace::Ship));
    QVERIFY(game.state.player(Red).cities.contains(at("a1")));
    QVERIFY(game.state.player(Blue).reduced.contains(at("d6")) ||
            game.state.player(Blue).settlements.contains(at("d6")));
}

// Rules: FAN-BARB-4a
void FanCoastTest::aConqueredCityServesNoImprovement() {
    WithModules game({Module::HexBarbarians});
    game.barbarians("A1", 3).city(Red, "a1").hand(Red, {{Card::Cloth, 1}});
    REFUSED(game, "no-city", command::Improve{.track = Track::Trade});
    game.barbarians("A1", 2);
    ACCEPTED(game, command::Improve{.track = Track::Trade});

    WithModules metropolis({Module::HexBarbarians});
    metropolis.barbarians("A1", 3).city(Red, "a1").metropolis(Red, Track::Science, "d6");
    metropolis.level(Red, Track::Science, 4).level(Red, Track::Trade, 3).hand(Red, {{Card::Cloth, 4}});
    REFUSED(metropolis, "no-city-for-metropolis",
            command::Improve{.track = Track::Trade, .metropolis = at("a1")}); // the other city carries a metropolis
    metropolis.barbarians("A1", 2);
    ACCEPTED(metropolis, command::Improve{.track = Track::Trade, .metropolis = at("a1")});
}

// Rules: FAN-BARB-4a
void FanCoastTest::aConqueredBuildingKeepsItsPlace() {
    WithModules game({Module::HexBarbarians});
    game.barbarians("C1", 3).barbarians("D1", 3).settlement(Red, "d2").city(Blue, "b4");
    game.roads(Blue, {"d1-d2", "c3-d3"}).hand(Blue, costs::kSettlement + costs::kRoad).hand(Red, costs::kRoad);
    QVERIFY(fan::conqueredBuildings(game.state, Red).contains(at("d2")));
    ACCEPTED(game, road("d2-e1")); // own roads may begin at a conquered building
    game.turnOf(Blue);
    REFUSED(game, "too-close", build(Piece::Settlement, "d3"));
    REFUSED(game, "place-taken", build(Piece::Settlement, "d2"));
    game.state.player(Blue).roads.erase(path("c3-d3"));
    REFUSED(game, "not-connected", road("d2-d3")); // Blue's road may not pass the conquered building of Red
}

// Rules: FAN-BARB-4a
void FanCoastTest::aConqueredBuildingStaysInThePieceCount() {
    WithModules game({Module::HexBarbarians});
    game.barbarians("A1", 3).settlement(Red, "a1").settlement(Red, "b4").settlement(Red, "d6").settlement(Red, "d8");
    game.settlement(Red, "d4").roads(Red, {"b3-b4", "b3-c4"}).hand(Red, costs::kSettlement);
    QVERIFY(fan::conqueredBuildings(game.state, Red).contains(at("a1")));
    REFUSED(game, "no-piece-left", build(Piece::Settlement, "c4"));
}

// Rules: FAN-BARB-4a
void FanCoastTest::aConqueredBuildingIsNotBuiltUp() {
    WithModules game({Module::HexBarbarians});
    game.barbarians("A1", 3).settlement(Red, "a1").city(Red, "a3").hand(Red, costs::kCity + costs::kWall);
    game.progress(Red, {ProgressCard::Medicine});
    QVERIFY(rules::citySites(game.state, Red).empty());
    REFUSED(game, "conquered", build(Piece::City, "a1"));
    REFUSED(game, "conquered", command::Play{.card = ProgressCard::Medicine, .at = at("a1")});
    game.barbarians("A2", 3); // a3 is now conquered too
    REFUSED(game, "conquered", build(Piece::Wall, "a3"));
    game.barbarians("A1", 2);
    ACCEPTED(game, build(Piece::Wall, "a3"));
    ACCEPTED(game, build(Piece::City, "a1"));
}

// Rules: FAN-BARB-6
void FanCoastTest::anAttackOfTheShipLeavesTheHexesAlone() {
    WithModules game({Module::HexBarbarians});
    game.barbarians("A1", 3).barbarians("E2", 1).city(Red, "d6").knight(Blue, "b7", 1);
    game.shipAtTheGates().beforeTheRoll();
    QCOMPARE(barbarianStrength(game.state), 1); // barbarians on hexes do not count
    ACCEPTED(game, roll(1, 2, EventFace::Ship));
    QVERIFY(game.event<event::BarbariansAttacked>()->won);
    QCOMPARE(game.barbariansOn("A1"), 3);
    QCOMPARE(game.barbariansOn("E2"), 1);
}

// Rules: FAN-CHASE-1, FAN-CHASE-6
void FanCoastTest::anActiveKnightOfAnyLevelChasesABarbarianToAnotherCoast() {
    for (const int level : {1, 2, 3}) {
        WithModules game({Module::HexBarbarians, Module::Arrest});
        game.barbarians("A1", 2).knight(Red, "b3", level);
        ACCEPTED(game, send("b3", "A1", "E1"));
        QCOMPARE(game.barbariansOn("A1"), 1);
        QCOMPARE(game.barbariansOn("E1"), 1);
        QVERIFY(!game.knightOf(Red, "b3")->active);
    }
}

// Rules: FAN-CHASE-1, FAN-CHASE-2
void FanCoastTest::aKnightThatMayNotActChasesNobody() {
    WithModules game({Module::HexBarbarians, Module::Arrest});
    game.barbarians("A1", 2).barbarians("E1", 1).idleKnight(Red, "b3", 3).knight(Blue, "b2", 3);
    game.hand(Red, costs::kActivate);
    REFUSED(game, "knight-inactive", send("b3", "A1", "E1"));
    REFUSED(game, "knight-inactive", arrest("b3", "A1"));
    REFUSED(game, "not-your-piece", send("b2", "A1", "E1"));
    ACCEPTED(game, command::Activate{at("b3")});
    REFUSED(game, "knight-just-activated", send("b3", "A1", "E1"));
    REFUSED(game, "knight-just-activated", arrest("b3", "A1"));
    game.knight(Red, "d6", 3);
    REFUSED(game, "no-barbarian", send("d6", "A1", "E1")); // not next to the knight
    REFUSED(game, "no-barbarian", arrest("d6", "A1"));
    REFUSED(game, "no-barbarian", send("d6", "D2", "E1")); // no barbarian is there
}

// Rules: FAN-CHASE-6
void FanCoastTest::aBarbarianIsChasedWhereOneMayLandOnly() {
    WithModules game({Module::HexBarbarians, Module::Arrest});
    game.barbarians("A1", 2).barbarians("D1", 3).barbarians("D4", 2).knight(Red, "b3");
    game.state.fan.castle = hex("E3");
    REFUSED(game, "not-conquerable", send("b3", "A1", "A1"));
    REFUSED(game, "not-conquerable", send("b3", "A1", "B2"));
    REFUSED(game, "not-conquerable", send("b3", "A1", "D1"));
    REFUSED(game, "not-conquerable", send("b3", "A1", "E3"));
    REFUSED(game, "wrong-target", sendHome("b3", "A1"));
    ACCEPTED(game, send("b3", "A1", "D4"));
    QCOMPARE(game.barbariansOn("D4"), 3);
    QCOMPARE(game.happened<fan::HexConquered>()->hex, hex("D4"));
}

// Rules: FAN-CHASE-6
void FanCoastTest::withNoOtherHexAChasedBarbarianGoesToTheSupply() {
    WithModules game({Module::HexBarbarians, Module::Arrest});
    fillTheCoastBut(game, {});
    game.knight(Red, "b3");
    REFUSED(game, "not-conquerable", send("b3", "A1", "E1"));
    const int left = fan::barbariansLeft(game.state);
    ACCEPTED(game, sendHome("b3", "A1"));
    QCOMPARE(game.barbariansOn("A1"), 2);
    QCOMPARE(fan::barbariansLeft(game.state), left + 1);
}

// Rules: FAN-CHASE-3
void FanCoastTest::chasingAndArrestingStealNothing() {
    WithModules game({Module::HexBarbarians, Module::Arrest});
    game.barbarians("A1", 2).settlement(Blue, "a1").settlement(Blue, "f1").hand(Blue, {{Card::Ore, 3}});
    game.knight(Red, "b3", 3).knight(Red, "b4", 3);
    ACCEPTED(game, send("b3", "A1", "E1"));
    ACCEPTED(game, arrest("b4", "A1"));
    QCOMPARE(game.cardsOf(Blue), 3);
    QCOMPARE(game.cardsOf(Red), 0);
    QVERIFY(game.state.pending.empty());
}

// Rules: FAN-CHASE-2
void FanCoastTest::aMightyKnightArrestsForThreeGold() {
    WithModules game({Module::HexBarbarians, Module::Arrest});
    game.barbarians("A1", 3).gold(Red, 2).knight(Red, "b3", 3).knight(Red, "b4", 2);
    REFUSED(game, "not-mighty", arrest("b4", "A1"));
    const int left = fan::barbariansLeft(game.state);
    ACCEPTED(game, arrest("b3", "A1"));
    QCOMPARE(game.barbariansOn("A1"), 2);
    QCOMPARE(fan::barbariansLeft(game.state), left + 1);
    QCOMPARE(game.goldOf(Red), 5);
    QCOMPARE(game.prisonersOf(Red), 0);
    QVERIFY(game.happened<fan::HexFreed>());
    QVERIFY(!game.knightOf(Red, "b3")->active);
    REFUSED(game, "knight-inactive", arrest("b3", "A1"));
}

// Rules: FAN-CHASE-2
void FanCoastTest::theBountyIsANumberOfTheGame() {
    WithModules game({Module::HexBarbarians, Module::Arrest});
    game.state.rules.fan.numbers.bounty = 5;
    game.barbarians("A1", 1).knight(Red, "b3", 3);
    ACCEPTED(game, arrest("b3", "A1"));
    QCOMPARE(game.goldOf(Red), 5);
}

// Rules: FAN-CHASE-4, FAN-CHASE-5
void FanCoastTest::aChasedRobberStillSteals() {
    WithModules game({Module::HexBarbarians, Module::Arrest});
    game.robber("A1").settlement(Blue, "f1").hand(Blue, {{Card::Ore, 1}}).knight(Red, "b3");
    ACCEPTED(game, chase("b3", "E1", Blue));
    QCOMPARE(game.handOf(Red)[Card::Ore], 1);
}

// Rules: FAN-CHASE-5
void FanCoastTest::aChasedPirateStillSteals() {
    AtSea game;
    game.state.rules.fan.set(Module::HexBarbarians);
    game.state.rules.fan.set(Module::Arrest);
    game.pirate("C1").ships(Red, {"c2-c3"}).knight(Red, "c2").ships(Blue, {"c7-c8"}).hand(Blue, {{Card::Ore, 1}});
    AtSea without = game;
    without.state.rules.fan.numbers.noTheftOnChase = true;
    const Action named = seafarers::ChasePirate{game.at("c2"), {.to = game.hex("C4"), .victim = Blue}};
    ACCEPTED(game, named);
    QCOMPARE(game.handOf(Red)[Card::Ore], 1);
    REFUSED(without, "not-a-victim", named);
    ACCEPTED(without, Action(seafarers::ChasePirate{game.at("c2"), {.to = game.hex("C4")}}));
    QCOMPARE(without.cardsOf(Blue), 1);
}

// Rules: FAN-CHASE-5
void FanCoastTest::withoutTheftAChaseNamesNoVictim() {
    WithModules game({Module::HexBarbarians, Module::Arrest});
    game.state.rules.fan.numbers.noTheftOnChase = true;
    game.robber("A1").settlement(Blue, "f1").hand(Blue, {{Card::Ore, 1}}).knight(Red, "b3");
    REFUSED(game, "not-a-victim", chase("b3", "E1", Blue));
    ACCEPTED(game, chase("b3", "E1"));
    QCOMPARE(game.state.board.robber, hex("E1"));
    QCOMPARE(game.cardsOf(Red), 0);
    QCOMPARE(game.cardsOf(Blue), 1);
}

// Rules: FAN-CHASE-5
void FanCoastTest::theRobberOfASevenStealsInAnyCase() {
    WithModules game({Module::HexBarbarians, Module::Arrest});
    game.state.rules.fan.numbers.noTheftOnChase = true;
    game.settlement(Blue, "f1").hand(Blue, {{Card::Ore, 1}}).beforeTheRoll();
    ACCEPTED(game, roll(3, 4, EventFace::TradeGate));
    ACCEPTED(game, moveRobber("E1", Blue));
    QCOMPARE(game.handOf(Red)[Card::Ore], 1);
}

// Rules: FAN-BAN-1
void FanCoastTest::knightsBanishTheSumOfTheirLevelsLessOne() {
    WithModules game({Module::HexBarbarians, Module::Banish});
    game.barbarians("A1", 3).knight(Red, "b3", 2).knight(Red, "a1", 1).knight(Red, "a3", 3);
    const int left = fan::barbariansLeft(game.state);
    ACCEPTED(game, banish("A1", {"b3", "a1"}));
    QCOMPARE(game.barbariansOn("A1"), 1);
    QCOMPARE(fan::barbariansLeft(game.state), left + 2);
    QVERIFY(!game.knightOf(Red, "b3")->active);
    QVERIFY(!game.knightOf(Red, "a1")->active);
    QVERIFY(game.knightOf(Red, "a3")->active); // it was not named
}

// Rules: FAN-BAN-6
void FanCoastTest::noMoreAreBanishedThanAreThere() {
    WithModules game({Module::HexBarbarians, Module::Banish});
    game.barbarians("A1", 1).knight(Red, "b3", 3).knight(Red, "a3", 3);
    ACCEPTED(game, banish("A1", {"b3", "a3"}));
    QCOMPARE(game.barbariansOn("A1"), 0);
    QCOMPARE(int(game.happened<fan::BarbariansBanished>()->count), 1);
}

// Rules: FAN-BAN-2
void FanCoastTest::aBasicKnightAloneBanishesNobody() {
    WithModules game({Module::HexBarbarians, Module::Banish});
    game.barbarians("A1", 3).knight(Red, "b3", 1).knight(Red, "b4", 2);
    REFUSED(game, "too-weak", banish("A1", {"b3"}));
    REFUSED(game, "no-barbarian", banish("B2", {"b3", "b4"}));
    ACCEPTED(game, banish("A1", {"b4"})); // a strong knight banishes one barbarian
    QCOMPARE(game.barbariansOn("A1"), 2);
}

// Rules: FAN-BAN-1
void FanCoastTest::onlyOwnReadyKnightsBesideTheHexBanish() {
    WithModules game({Module::HexBarbarians, Module::Banish});
    game.barbarians("A1", 3).knight(Red, "b3", 2).idleKnight(Red, "a1", 1).knight(Red, "d6", 2).knight(Blue, "a3", 2);
    game.hand(Red, costs::kActivate);
    REFUSED(game, "knight-inactive", banish("A1", {"b3", "a1"}));
    REFUSED(game, "not-connected", banish("A1", {"b3", "d6"}));
    REFUSED(game, "not-your-piece", banish("A1", {"b3", "a3"}));
    REFUSED(game, "wrong-target", banish("A1", {"b3", "b3"})); // each knight can be named once
    REFUSED(game, "wrong-target", banish("A1", {}));
    ACCEPTED(game, command::Activate{at("a1")});
    REFUSED(game, "knight-just-activated", banish("A1", {"b3", "a1"}));
    game.turnOf(Blue);
    REFUSED(game, "not-your-turn", Red, banish("A1", {"b3"}));
}

// Rules: FAN-BAN-3
void FanCoastTest::banishedBarbariansAreNoPrisonersAndBringNoGold() {
    WithModules game({Module::HexBarbarians, Module::Banish});
    game.barbarians("A1", 3).knight(Red, "b3", 3);
    ACCEPTED(game, banish("A1", {"b3"}));
    QCOMPARE(game.barbariansOn("A1"), 1);
    QCOMPARE(game.prisonersOf(Red), 0);
    QCOMPARE(game.goldOf(Red), 0);
    QVERIFY(game.state.pending.empty());
}

// Rules: FAN-BAN-4
void FanCoastTest::mountedKnightsAndCrewsDoNotHelpToBanish() {
    WithModules game({Module::HexBarbarians, Module::Banish, Module::Mounted, Module::Crews, Module::Battles});
    game.barbarians("A1", 3).mounted(Red, "a1-a2").crew(Red, "a1-b2").crew(Red, "a1-b2");
    game.knight(Red, "b3", 1).settlement(Red, "d6");
    REFUSED(game, "too-weak", banish("A1", {"b3"}));
    game.state.fan.seat(Red).crews.erase(0);
    game.knight(Red, "b4", 3); // now strength 3 on the paths and knights of level 1 and 3 at the corners
    ACCEPTED(game, command::EndTurn{});
    QVERIFY(!game.happened<fan::BattleWon>()); // knights on intersections do not take part in a battle
    QCOMPARE(game.barbariansOn("A1"), 3);
}

// Rules: FAN-BAN-3, FAN-BAN-6
void FanCoastTest::aBanishedHexIsFreeAgain() {
    WithModules game({Module::HexBarbarians, Module::Banish});
    game.barbarians("A1", 3).settlement(White, "a1").knight(Red, "b3", 2);
    QCOMPARE(game.pointsOf(White), 0);
    ACCEPTED(game, banish("A1", {"b3"}));
    QCOMPARE(game.happened<fan::HexFreed>()->hex, hex("A1"));
    QCOMPARE(game.pointsOf(White), 1);
    game.beforeTheRoll();
    ACCEPTED(game, roll(2, 3, EventFace::TradeGate));
    QCOMPARE(game.handOf(White)[Card::Grain], 1);
}

// Rules: FAN-BARB-3, FAN-CHASE-1, FAN-CHASE-2, FAN-BAN-1
void FanCoastTest::withoutItsModuleNothingIsDone() {
    WithModules none({Module::Wandering});
    none.knight(Red, "b3", 3).settlement(Red, "b4").roads(Red, {"b3-b4", "b3-c4"}).hand(Red, costs::kSettlement);
    REFUSED(none, "module-missing", buildWith(Piece::Settlement, "c4", {"A1", "B1", "E2"}));
    ACCEPTED(none, build(Piece::Settlement, "c4"));
    QCOMPARE(barbariansOnTheBoard(none), 0);

    WithModules game({Module::HexBarbarians});
    game.barbarians("A1", 3).knight(Red, "b3", 3);
    REFUSED(game, "module-missing", send("b3", "A1", "E1"));
    REFUSED(game, "module-missing", arrest("b3", "A1"));
    REFUSED(game, "module-missing", banish("A1", {"b3"}));
}

REEVE_CHAPTER(FanCoastTest)
#include "fan_coast_test.moc"
