// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters FAN-MK and FAN-CR: mounted knights and crews on paths, in holds and in basins.
#include "engine/modules/fan/battles/battles.h"
#include "engine/modules/fan/travel/travel.h"
#include "tests/support/at_sea.h"
#include "tests/support/chapters.h"
#include "tests/support/with_modules.h"

using namespace reeve;
using namespace reeve::testing;
using fan::Module;
using fan::Ration;

namespace {

const Hand kMountedPrice{{Card::Wool, 1}, {Card::Ore, 1}, {Card::Grain, 1}};
const Hand kCrewPrice{{Card::Wool, 1}, {Card::Ore, 1}};

Action mountedAt(std::string_view where) { return fan::Recruit{fan::Piece::Mounted, WithModules::spot(where), 0}; }
Action crewAt(std::string_view where) { return fan::Recruit{fan::Piece::Crew, WithModules::spot(where), 0}; }
Action ride(std::string_view from, std::string_view to, Ration ration = Ration::None) {
    return fan::Move{false, WithModules::spot(from), WithModules::spot(to), ration, 0};
}
Action march(std::string_view from, std::string_view to, Ration ration = Ration::None) {
    return fan::Move{true, WithModules::spot(from), WithModules::spot(to), ration, 0};
}

/// Red's movement phase with mounted knights and crews in the game.
WithModules moving() {
    WithModules game({Module::Mounted, Module::Crews});
    game.inPhase(Phase::Movement);
    return game;
}

/// Red's movement phase on the board of New Shores, with a harbour at Red's settlement c3 and the castle on D3. Holds
/// and paths are named by their ends, basins by their intersection.
struct Afloat : AtSea {
    Afloat() {
        state.rules.fan.set(Module::Mounted);
        state.rules.fan.set(Module::Crews);
        state.fan.castle = hex("D3");
        state.board.harbors.push_back({path("c3-d4"), HarborKind::Any});
        state.turn.phase = Phase::Movement;
    }
    [[nodiscard]] fan::Spot spot(std::string_view where) const {
        if (where.find('-') == std::string_view::npos) return {kNoPath, at(where)};
        return {path(where), kNoIntersection};
    }
    Afloat& ships(PlayerId p, std::initializer_list<std::string_view> names) {
        AtSea::ships(p, names);
        return *this;
    }
    Afloat& mounted(PlayerId p, std::string_view where) { return walker(p, false, where); }
    Afloat& crew(PlayerId p, std::string_view where) { return walker(p, true, where); }
    [[nodiscard]] Action ride(std::string_view from, std::string_view to, Ration ration = Ration::None) const {
        return fan::Move{false, spot(from), spot(to), ration, 0};
    }
    [[nodiscard]] Action march(std::string_view from, std::string_view to, Ration ration = Ration::None) const {
        return fan::Move{true, spot(from), spot(to), ration, 0};
    }
    [[nodiscard]] Action crewAt(std::string_view where) const { return fan::Recruit{fan::Piece::Crew, spot(where), 0}; }
    [[nodiscard]] bool stands(PlayerId p, bool crew, std::string_view where) const {
        const auto& walkers = state.fan.seat(p).walkers(crew);
        return std::ranges::any_of(walkers, [&](const fan::Walker& w) { return w.at == spot(where); });
    }

private:
    Afloat& walker(PlayerId p, bool crew, std::string_view where) {
        auto& walkers = state.fan.seat(p).walkers(crew);
        walkers.push_back({spot(where), false});
        std::ranges::sort(walkers);
        return *this;
    }
};

} // namespace

class FanTravelTest : public QObject {
    Q_OBJECT

private slots:
    void aMountedKnightWalksFromPathToPathWithoutRoads();
    void threePathsOrFiveForAGrain();
    void eachKnightIsPaidSeparately();
    void twoFishPayInPlaceOfAGrain();
    void noMountedKnightEndsWhereAnotherPieceStands();
    void occupiedPathsArePassedFreely();
    void noMoveEndsOnAPathOfTheCastle();
    void theTurnDoesNotEndWhileAPieceCouldLeaveTheCastle();
    void aPieceThatCannotLeaveTheCastleDoesNotHoldTheTurn();
    void aMountedKnightIsRecruitedAtTheCastle();
    void thereAreSixMountedKnightsOfAColour();
    void aCrewIsPlacedBesideAnOwnBuilding();
    void aCrewIsPlacedInABasinOfAPort();
    void aCrewIsPlacedInTheHoldOfAShipAtABuilding();
    void thereAreSixCrewsOfAColour();
    void aCrewWalksAsAMountedKnightDoes();
    void aCrewJoinsOwnCrewsOnly();
    void eachPieceMovesOnceATurn();
    void piecesMoveInTheMovementPhaseOnly();
    void onlyOwnPiecesMove();
    void withoutTheModuleNothingIsRecruitedOrMoved();
    void aPathWithAShipCannotBeWalked();
    void aHoldAndABasinTakeOnePiece();
    void nobodyEntersTheBasinOfAConqueredPort();
    void leavingAShipOntoLandTakesAllPoints();
    void fromTheShipIntoThePortNoPointIsUsed();
    void withAGrainPaidNoMoveThatTakesAllPoints();
    void fromABasinIntoAHoldOrOntoAPath();
    void fromAPathThroughThePortAboard();
    void directlyAboardTakesAllPoints();
    void noPieceGoesFromShipToShip();
    void aTransferStandsBeforeBetweenAndAfterTheSteps();
    void theCrewUsesItsOwnPoints();
    void aShipMovesWithThePieceInItsHold();
    void aMountedKnightIsWorthTwoAndACrewOne();
    void mountedKnightsAndCrewsBlockNobodyAndGiveNoPoints();
    void noShipIsBuiltWhereOneStands();
    void theyAreNotCountedInTheAttackOfTheShip();
    void theyAreNotRecruitedInSpecialBuilding();
};

// Rules: FAN-MK-0, FAN-MK-1, FAN-MK-3
void FanTravelTest::aMountedKnightWalksFromPathToPathWithoutRoads() {
    WithModules game = moving();
    game.mounted(Red, "c4-c5");
    QVERIFY(game.state.player(Red).roads.empty());
    REFUSED(game, "wrong-target", ride("c4-c5", "c4-c5"));
    ACCEPTED(game, ride("c4-c5", "b2-b3")); // over b3-c4
    QVERIFY(game.stands(Red, false, "b2-b3"));
    QVERIFY(!game.stands(Red, false, "c4-c5"));
}

// Rules: FAN-MK-2 (T-118)
void FanTravelTest::threePathsOrFiveForAGrain() {
    WithModules game = moving();
    game.mounted(Red, "c4-c5");
    game.hand(Red, {{Card::Grain, 1}});
    REFUSED(game, "too-far", ride("c4-c5", "a3-a4"));                // the fourth path
    REFUSED(game, "too-far", ride("c4-c5", "a6-a7", Ration::Grain)); // the sixth path
    WithModules three = game;
    ACCEPTED(three, ride("c4-c5", "a3-b4"));
    QCOMPARE(three.handOf(Red)[Card::Grain], 1);
    ACCEPTED(game, ride("c4-c5", "a4-a5", Ration::Grain));
    QVERIFY(game.stands(Red, false, "a4-a5"));
    QCOMPARE(game.handOf(Red)[Card::Grain], 0);
}

// Rules: FAN-MK-2
void FanTravelTest::eachKnightIsPaidSeparately() {
    WithModules game = moving();
    game.mounted(Red, "c4-c5").mounted(Red, "b5-b6");
    game.hand(Red, {{Card::Grain, 1}});
    ACCEPTED(game, ride("c4-c5", "a3-a4", Ration::Grain));
    REFUSED(game, "too-far", ride("b5-b6", "a1-a2"));
    REFUSED(game, "cannot-afford", ride("b5-b6", "a1-a2", Ration::Grain));
}

// Rules: FAN-MK-2, FAN-MK-3, FAN-CR-1
void FanTravelTest::twoFishPayInPlaceOfAGrain() {
    WithModules game = moving();
    game.crew(Red, "c4-c5").mounted(Red, "c3-c4");
    game.hand(Red, {{Card::Grain, 1}});
    game.state.fan.seat(Red).fish = 1;
    REFUSED(game, "cannot-afford", march("c4-c5", "a3-a4", Ration::Fish));
    game.state.fan.seat(Red).fish = 4;
    ACCEPTED(game, march("c4-c5", "a3-a4", Ration::Fish));
    QCOMPARE(int(game.state.fan.seat(Red).fish), 2);
    ACCEPTED(game, ride("c3-c4", "a4-a5", Ration::Fish));
    QCOMPARE(int(game.state.fan.seat(Red).fish), 0);
    QCOMPARE(game.handOf(Red)[Card::Grain], 1);
}

// Rules: FAN-MK-4
void FanTravelTest::noMountedKnightEndsWhereAnotherPieceStands() {
    WithModules game = moving();
    game.mounted(Red, "c4-c5").mounted(Red, "c3-c4").mounted(Blue, "b3-c4").crew(Red, "b5-c6").crew(Blue, "b4-b5");
    REFUSED(game, "path-occupied", ride("c4-c5", "c3-c4"));
    REFUSED(game, "path-occupied", ride("c4-c5", "b3-c4"));
    REFUSED(game, "path-occupied", ride("c4-c5", "b5-c6"));
    REFUSED(game, "path-occupied", ride("c4-c5", "b4-b5"));
    ACCEPTED(game, ride("c4-c5", "b2-b3"));
}

// Rules: FAN-MK-4, FAN-MK-5
void FanTravelTest::occupiedPathsArePassedFreely() {
    WithModules game = moving();
    game.mounted(Red, "c4-c5").mounted(Blue, "b3-c4").crew(White, "b2-b3");
    game.gold(Red, 2).gold(Blue, 2);
    ACCEPTED(game, ride("c4-c5", "a1-b2")); // the only way of three paths, over b3-c4 and b2-b3
    QVERIFY(game.stands(Blue, false, "b3-c4") && game.stands(White, true, "b2-b3"));
    QCOMPARE(game.goldOf(Red), 2);
    QCOMPARE(game.goldOf(Blue), 2);
}

// Rules: FAN-MK-6, FAN-CR-4
void FanTravelTest::noMoveEndsOnAPathOfTheCastle() {
    WithModules game = moving();
    game.mounted(Red, "c4-c5").crew(Red, "b5-c6");
    REFUSED(game, "on-castle-path", ride("c4-c5", "c5-d5"));
    REFUSED(game, "on-castle-path", march("b5-c6", "c5-c6"));
    ACCEPTED(game, ride("c4-c5", "d4-d5")); // over c5-d5
}

// Rules: FAN-MK-6, FAN-CR-4
void FanTravelTest::theTurnDoesNotEndWhileAPieceCouldLeaveTheCastle() {
    WithModules game({Module::Mounted, Module::Crews});
    game.hand(Red, kMountedPrice);
    ACCEPTED(game, mountedAt("c5-c6"));
    REFUSED(game, "on-castle-path", command::EndTurn{});
    ACCEPTED(game, fan::StartMovement{});
    REFUSED(game, "on-castle-path", command::EndTurn{});
    ACCEPTED(game, ride("c5-c6", "c4-c5"));
    ACCEPTED(game, command::EndTurn{});
    QCOMPARE(game.state.turn.player, Blue);
    WithModules crews = moving();
    crews.crew(Red, "d6-d7").crew(Blue, "c6-c7"); // a crew of another player does not block the way
    REFUSED(crews, "on-castle-path", command::EndTurn{});
    ACCEPTED(crews, march("d6-d7", "d7-d8"));
    ACCEPTED(crews, command::EndTurn{});
}

// Rules: FAN-MK-6
void FanTravelTest::aPieceThatCannotLeaveTheCastleDoesNotHoldTheTurn() {
    WithModules game = moving();
    game.state.rules.fan.numbers.movePoints = 1;
    game.mounted(Red, "c5-c6").mounted(Blue, "c4-c5");
    REFUSED(game, "on-castle-path", command::EndTurn{});
    game.mounted(White, "b5-c6"); // both ways are blocked
    ACCEPTED(game, command::EndTurn{});
}

// Rules: FAN-MK-13
void FanTravelTest::aMountedKnightIsRecruitedAtTheCastle() {
    WithModules game({Module::Mounted, Module::Crews});
    game.settlement(Red, "b3").hand(Red, {{Card::Wool, 1}, {Card::Ore, 1}});
    REFUSED(game, "cannot-afford", mountedAt("c5-c6"));
    game.hand(Red, kMountedPrice + kMountedPrice);
    REFUSED(game, "not-connected", mountedAt("b3-b4"));
    game.crew(Blue, "c6-c7").mounted(Blue, "c7-d7");
    REFUSED(game, "path-occupied", mountedAt("c6-c7"));
    REFUSED(game, "path-occupied", mountedAt("c7-d7"));
    ACCEPTED(game, mountedAt("c5-c6"));
    QVERIFY(game.stands(Red, false, "c5-c6"));
    QVERIFY(game.handOf(Red) == kMountedPrice);
    REFUSED(game, "path-occupied", mountedAt("c5-c6"));
}

// Rules: FAN-MK-13
void FanTravelTest::thereAreSixMountedKnightsOfAColour() {
    WithModules game({Module::Mounted});
    game.hand(Red, kMountedPrice + kMountedPrice);
    for (const auto* where : {"a1-a2", "a2-a3", "a3-a4", "a4-a5", "a5-a6"}) game.mounted(Red, where);
    ACCEPTED(game, mountedAt("c5-c6"));
    REFUSED(game, "no-piece-left", mountedAt("c6-c7"));
}

// Rules: FAN-CR-9
void FanTravelTest::aCrewIsPlacedBesideAnOwnBuilding() {
    WithModules game({Module::Mounted, Module::Crews});
    game.settlement(Red, "b4").city(Red, "c7").settlement(Blue, "e3").roads(Red, {"a1-a2"});
    game.hand(Red, {{Card::Wool, 1}});
    REFUSED(game, "cannot-afford", crewAt("b4-b5"));
    game.hand(Red, kCrewPrice + kCrewPrice + kCrewPrice);
    REFUSED(game, "not-connected", crewAt("a1-a2")); // a road is not enough, a building is needed
    REFUSED(game, "not-connected", crewAt("e3-e4"));
    REFUSED(game, "on-castle-path", crewAt("c6-c7"));
    ACCEPTED(game, crewAt("b4-b5"));
    ACCEPTED(game, crewAt("b4-b5")); // next to the own crew
    QCOMPARE(game.state.fan.seat(Red).crews.size(), std::size_t(2));
    QVERIFY(game.handOf(Red) == kCrewPrice);
    game.crew(Blue, "b3-b4").mounted(Red, "a3-b4");
    REFUSED(game, "path-occupied", crewAt("b3-b4"));
    REFUSED(game, "path-occupied", crewAt("a3-b4"));
    ACCEPTED(game, crewAt("c7-c8"));
}

// Rules: FAN-CR-9, FAN-MK-0
void FanTravelTest::aCrewIsPlacedInABasinOfAPort() {
    WithModules game({Module::Crews});
    game.settlement(Red, "a1").settlement(Red, "b4").settlement(Blue, "a4");
    game.hand(Red, kCrewPrice + kCrewPrice);
    REFUSED(game, "no-room", crewAt("b4")); // no harbour
    REFUSED(game, "no-room", crewAt("a2")); // a harbour without a building
    REFUSED(game, "no-room", crewAt("a4")); // a harbour of Blue
    ACCEPTED(game, crewAt("a1"));
    QVERIFY(game.stands(Red, true, "a1"));
    REFUSED(game, "no-room", crewAt("a1"));
}

// Rules: FAN-CR-9, FAN-MK-0
void FanTravelTest::aCrewIsPlacedInTheHoldOfAShipAtABuilding() {
    Afloat game;
    game.state.turn.phase = Phase::Main;
    game.ships(Red, {"c2-c3", "b1-c2"}).hand(Red, kCrewPrice + kCrewPrice);
    REFUSED(game, "not-connected", game.crewAt("b1-c2"));
    ACCEPTED(game, game.crewAt("c2-c3"));
    QVERIFY(game.stands(Red, true, "c2-c3"));
    REFUSED(game, "no-room", game.crewAt("c2-c3"));
}

// Rules: FAN-CR-9
void FanTravelTest::thereAreSixCrewsOfAColour() {
    WithModules game({Module::Crews});
    game.settlement(Red, "b4").hand(Red, kCrewPrice + kCrewPrice);
    for (int n = 0; n < 5; ++n) game.crew(Red, "a1-a2");
    ACCEPTED(game, crewAt("b4-b5"));
    REFUSED(game, "no-piece-left", crewAt("b4-b5"));
}

// Rules: FAN-CR-1
void FanTravelTest::aCrewWalksAsAMountedKnightDoes() {
    WithModules game = moving();
    game.crew(Red, "c4-c5").crew(Red, "c4-c5");
    game.hand(Red, {{Card::Grain, 1}});
    REFUSED(game, "too-far", march("c4-c5", "a3-a4"));
    REFUSED(game, "too-far", march("c4-c5", "a6-a7", Ration::Grain));
    ACCEPTED(game, march("c4-c5", "a4-a5", Ration::Grain));
    QCOMPARE(game.handOf(Red)[Card::Grain], 0);
    REFUSED(game, "cannot-afford", march("c4-c5", "a3-a4", Ration::Grain)); // each crew needs its own grain
    ACCEPTED(game, march("c4-c5", "a3-b4"));
}

// Rules: FAN-CR-2, FAN-CR-3
void FanTravelTest::aCrewJoinsOwnCrewsOnly() {
    WithModules game = moving();
    game.crew(Red, "c4-c5").crew(Red, "b2-b3").crew(Blue, "b3-c4").mounted(Red, "c3-c4").mounted(White, "b5-c6");
    REFUSED(game, "path-occupied", march("c4-c5", "b3-c4"));
    REFUSED(game, "path-occupied", march("c4-c5", "c3-c4"));
    REFUSED(game, "path-occupied", march("c4-c5", "b5-c6"));
    ACCEPTED(game, march("c4-c5", "b2-b3")); // past Blue's crew
    QCOMPARE(game.state.fan.seat(Red).crews.size(), std::size_t(2));
    QVERIFY(game.state.fan.seat(Red).crews[0].at == game.state.fan.seat(Red).crews[1].at);
}

// Rules: FAN-MK-14
void FanTravelTest::eachPieceMovesOnceATurn() {
    WithModules game({Module::Mounted, Module::Crews});
    game.crew(Red, "b2-b3").hand(Red, kMountedPrice);
    ACCEPTED(game, mountedAt("c5-c6"));
    ACCEPTED(game, fan::StartMovement{});
    ACCEPTED(game, ride("c5-c6", "c4-c5")); // in the turn in which it was built
    REFUSED(game, "already-moved", ride("c4-c5", "b3-c4"));
    ACCEPTED(game, march("b2-b3", "b3-b4"));
    REFUSED(game, "already-moved", march("b3-b4", "b2-b3"));
    ACCEPTED(game, command::EndTurn{});
    game.turnOf(Red);
    game.inPhase(Phase::Movement);
    ACCEPTED(game, ride("c4-c5", "b3-c4")); // in the next turn
    ACCEPTED(game, march("b3-b4", "b2-b3"));
}

// Rules: FAN-MK-1, FAN-CR-1
void FanTravelTest::piecesMoveInTheMovementPhaseOnly() {
    WithModules game({Module::Mounted, Module::Crews});
    game.mounted(Red, "c4-c5").crew(Red, "b2-b3");
    REFUSED(game, "wrong-phase", ride("c4-c5", "b3-c4"));
    REFUSED(game, "wrong-phase", march("b2-b3", "b3-b4"));
    ACCEPTED(game, fan::StartMovement{});
    ACCEPTED(game, ride("c4-c5", "b3-c4"));
    game.settlement(Red, "b4").hand(Red, kMountedPrice + kCrewPrice);
    REFUSED(game, "wrong-phase", mountedAt("c5-c6"));
    REFUSED(game, "wrong-phase", crewAt("b4-b5"));
}

// Rules: FAN-MK-1, FAN-CR-1
void FanTravelTest::onlyOwnPiecesMove() {
    WithModules game = moving();
    game.mounted(Blue, "c4-c5").crew(Blue, "b2-b3").mounted(Red, "a1-a2");
    REFUSED(game, "not-your-piece", ride("c4-c5", "b3-c4"));
    REFUSED(game, "not-your-piece", march("b2-b3", "b3-b4"));
    REFUSED(game, "not-your-piece", march("a1-a2", "a1-b2")); // there is no crew
    REFUSED(game, "not-your-turn", Blue, ride("c4-c5", "b3-c4"));
}

// Rules: FAN-MK-13, FAN-CR-9
void FanTravelTest::withoutTheModuleNothingIsRecruitedOrMoved() {
    WithModules crews({Module::Crews});
    crews.hand(Red, kMountedPrice);
    REFUSED(crews, "module-missing", mountedAt("c5-c6"));
    crews.inPhase(Phase::Movement);
    REFUSED(crews, "module-missing", ride("c4-c5", "b3-c4"));
    WithModules mounted({Module::Mounted});
    mounted.settlement(Red, "b4").hand(Red, kMountedPrice);
    REFUSED(mounted, "module-missing", crewAt("b4-b5"));
    mounted.inPhase(Phase::Movement);
    REFUSED(mounted, "module-missing", march("c4-c5", "b3-c4"));
}

// Rules: FAN-MK-0, FAN-MK-1
void FanTravelTest::aPathWithAShipCannotBeWalked() {
    Afloat game;
    game.ships(Blue, {"c3-c4"}).mounted(Red, "c4-c5");
    REFUSED(game, "no-room", game.ride("c4-c5", "c3-c4"));
    REFUSED(game, "too-far", game.ride("c4-c5", "c3-d4")); // the way of two paths leads past the ship
    REFUSED(game, "no-room", game.ride("c4-c5", "b3-c4")); // the open sea
    game.state.player(Blue).ships = {};
    ACCEPTED(game, game.ride("c4-c5", "c3-d4"));
}

// Rules: FAN-MK-0, FAN-MK-10, FAN-MK-11
void FanTravelTest::aHoldAndABasinTakeOnePiece() {
    Afloat game;
    game.ships(Red, {"c2-c3"}).mounted(Red, "c2-c3").crew(Red, "c3").crew(Red, "c3-c4").mounted(Red, "c3-d4");
    REFUSED(game, "no-room", game.march("c3-c4", "c3"));
    REFUSED(game, "no-room", game.march("c3-c4", "c2-c3"));
    REFUSED(game, "no-room", game.ride("c3-d4", "c3"));
    REFUSED(game, "no-room", game.ride("c3-d4", "c2-c3"));
    REFUSED(game, "no-room", game.ride("c2-c3", "c3"));
    REFUSED(game, "no-room", game.march("c3", "c2-c3"));
}

// Rules: FAN-MK-0
void FanTravelTest::nobodyEntersTheBasinOfAConqueredPort() {
    WithModules game({Module::HexBarbarians, Module::Crews});
    game.settlement(Red, "a1");
    game.inPhase(Phase::Movement).crew(Red, "a1-b2").barbarians("A1", 3);
    REFUSED(game, "no-room", march("a1-b2", "a1"));
    game.barbarians("A1", 2);
    ACCEPTED(game, march("a1-b2", "a1"));
    game.barbarians("A1", 3);
    QVERIFY(!brokenInvariant(game.state)); // a crew in the basin may stay
}

// Rules: FAN-MK-7, FAN-MK-10, FAN-CR-5 (T-119)
void FanTravelTest::leavingAShipOntoLandTakesAllPoints() {
    Afloat game;
    game.ships(Red, {"c2-c3", "b1-c2", "b1-b2"}).mounted(Red, "b1-b2").hand(Red, {{Card::Grain, 1}});
    REFUSED(game, "too-far", game.ride("b1-b2", "b3-b4")); // the move ends on the first path
    REFUSED(game, "too-far", game.ride("b1-b2", "b3-b4", Ration::Grain));
    ACCEPTED(game, game.ride("b1-b2", "b2-b3"));
    QVERIFY(game.stands(Red, false, "b2-b3"));
    REFUSED(game, "already-moved", game.ride("b2-b3", "b3-b4"));
    Afloat crews;
    crews.ships(Red, {"c2-c3", "b1-c2", "b1-b2"}).crew(Red, "b1-b2").crew(Blue, "b2-b3");
    REFUSED(crews, "too-far", crews.march("b1-b2", "b3-b4"));
    REFUSED(crews, "path-occupied", crews.march("b1-b2", "b2-b3"));
    ACCEPTED(crews, crews.march("b1-b2", "a1-b2"));
}

// Rules: FAN-MK-7, FAN-CR-5
void FanTravelTest::fromTheShipIntoThePortNoPointIsUsed() {
    Afloat game;
    game.ships(Red, {"c2-c3"}).mounted(Red, "c2-c3");
    Afloat inside = game;
    ACCEPTED(inside, inside.ride("c2-c3", "c3"));
    QVERIFY(inside.stands(Red, false, "c3"));
    REFUSED(game, "too-far", game.ride("c2-c3", "c6-c7")); // the fourth path
    ACCEPTED(game, game.ride("c2-c3", "c5-c6"));           // all three points remain in the harbour
    Afloat crews;
    crews.ships(Red, {"c2-c3"}).crew(Red, "c2-c3");
    ACCEPTED(crews, crews.march("c2-c3", "c5-c6"));
    Afloat full;
    full.ships(Red, {"c2-c3"}).mounted(Red, "c2-c3").crew(Red, "c3");
    REFUSED(full, "too-far", full.ride("c2-c3", "c4-c5"));
    ACCEPTED(full, full.ride("c2-c3", "c3-c4"));
}

// Rules: FAN-MK-9a, FAN-MK-7, FAN-MK-9 (T-119)
void FanTravelTest::withAGrainPaidNoMoveThatTakesAllPoints() {
    Afloat game;
    game.ships(Red, {"c2-c3", "b1-c2", "b1-b2"}).mounted(Red, "b1-b2").crew(Red, "a1-b2");
    game.hand(Red, {{Card::Grain, 2}});
    game.state.fan.seat(Red).fish = 2;
    REFUSED(game, "too-far", game.ride("b1-b2", "b2-b3", Ration::Grain));
    REFUSED(game, "too-far", game.ride("b1-b2", "b2-b3", Ration::Fish));
    ACCEPTED(game, game.ride("b1-b2", "b2-b3"));
    REFUSED(game, "too-far", game.march("a1-b2", "b1-b2", Ration::Grain));
    ACCEPTED(game, game.march("a1-b2", "b1-b2"));
    QCOMPARE(game.handOf(Red)[Card::Grain], 2);
}

// Rules: FAN-MK-8, FAN-CR-6
void FanTravelTest::fromABasinIntoAHoldOrOntoAPath() {
    Afloat game;
    game.ships(Red, {"c2-c3", "b1-c2"}).mounted(Red, "c3");
    REFUSED(game, "too-far", game.ride("c3", "b1-c2")); // this hold is not at the harbour
    REFUSED(game, "too-far", game.ride("c3", "c6-c7")); // the fourth path
    Afloat aboard = game;
    ACCEPTED(aboard, aboard.ride("c3", "c2-c3"));
    QVERIFY(aboard.stands(Red, false, "c2-c3"));
    ACCEPTED(game, game.ride("c3", "c5-c6")); // one point for each path
    Afloat crews;
    crews.ships(Red, {"c2-c3"}).crew(Red, "c3");
    Afloat ashore = crews;
    ACCEPTED(crews, crews.march("c3", "c2-c3"));
    REFUSED(ashore, "too-far", ashore.march("c3", "c6-c7"));
    ACCEPTED(ashore, ashore.march("c3", "c5-c6"));
}

// Rules: FAN-MK-9, FAN-MK-8, FAN-CR-7
void FanTravelTest::fromAPathThroughThePortAboard() {
    Afloat game;
    game.ships(Red, {"c2-c3"}).mounted(Red, "c6-c7").crew(Red, "c5-c6").hand(Red, {{Card::Grain, 1}});
    REFUSED(game, "too-far", game.ride("c6-c7", "c3")); // needs a fourth point
    ACCEPTED(game, game.ride("c6-c7", "c3", Ration::Grain));
    REFUSED(game, "no-room", game.march("c5-c6", "c3"));
    Afloat crews;
    crews.ships(Red, {"c2-c3"}).crew(Red, "c5-c6").crew(Red, "c4-c5");
    ACCEPTED(crews, crews.march("c5-c6", "c2-c3")); // two points for the paths, one for the basin, none for the hold
    QVERIFY(crews.stands(Red, true, "c2-c3"));
    ACCEPTED(crews, crews.march("c4-c5", "c3"));
}

// Rules: FAN-MK-9, FAN-CR-7
void FanTravelTest::directlyAboardTakesAllPoints() {
    Afloat game;
    game.ships(Red, {"c2-c3", "b1-c2", "b1-b2"}).mounted(Red, "b3-b4").crew(Red, "b2-b3");
    REFUSED(game, "too-far", game.ride("b3-b4", "b1-b2")); // needs all points, and one would be used before
    ACCEPTED(game, game.march("b2-b3", "b1-b2"));
    QVERIFY(game.stands(Red, true, "b1-b2"));
    Afloat mounted;
    mounted.ships(Red, {"c2-c3", "b1-c2", "b1-b2"}).mounted(Red, "b2-b3").crew(Blue, "c4-c5");
    REFUSED(mounted, "too-far", mounted.ride("b2-b3", "b1-c2"));
    ACCEPTED(mounted, mounted.ride("b2-b3", "b1-b2"));
    Afloat foreign; // nobody may enter a ship of another player
    foreign.ships(Blue, {"b1-b2"}).mounted(Red, "b2-b3");
    REFUSED(foreign, "no-room", foreign.ride("b2-b3", "b1-b2"));
}

// Rules: FAN-MK-7
void FanTravelTest::noPieceGoesFromShipToShip() {
    Afloat game;
    game.ships(Red, {"c2-c3", "b1-c2", "b1-b2"}).mounted(Red, "b1-b2");
    REFUSED(game, "too-far", game.ride("b1-b2", "b1-c2"));
    REFUSED(game, "too-far", game.ride("b1-b2", "c2-c3"));
    REFUSED(game, "too-far", game.ride("b1-b2", "c3"));
}

// Rules: FAN-MK-11, FAN-CR-6
void FanTravelTest::aTransferStandsBeforeBetweenAndAfterTheSteps() {
    Afloat before; // from the basin into the hold and onto land, which takes all three points and ends the move
    before.ships(Red, {"c3-c4"}).mounted(Red, "c3");
    Afloat further = before;
    ACCEPTED(before, before.ride("c3", "c4-c5"));
    REFUSED(further, "too-far", further.ride("c3", "c5-c6"));
    Afloat between; // from the hold over the basin two paths; and one path, the basin and the hold, with a grain
    between.ships(Red, {"c2-c3"}).crew(Red, "c2-c3").hand(Red, {{Card::Grain, 1}});
    ACCEPTED(between, between.march("c2-c3", "c4-c5", Ration::Grain));
    Afloat after;
    after.ships(Red, {"c2-c3"}).crew(Red, "c4-c5").hand(Red, {{Card::Grain, 1}});
    ACCEPTED(after, after.march("c4-c5", "c2-c3", Ration::Grain));
    QVERIFY(after.stands(Red, true, "c2-c3"));
    Afloat late; // a move that takes all points cannot follow another one
    late.ships(Red, {"c3-c4", "c2-c3"}).mounted(Red, "c5-c6");
    REFUSED(late, "too-far", late.ride("c5-c6", "c3-c4"));
}

// Rules: FAN-CR-7
void FanTravelTest::theCrewUsesItsOwnPoints() {
    Afloat game;
    game.ships(Red, {"c2-c3", "b1-c2", "b1-b2"}).mounted(Red, "a4-a5").crew(Red, "b2-b3");
    ACCEPTED(game, game.ride("a4-a5", "a1-a2"));  // uses all three points of the mounted knight
    ACCEPTED(game, game.march("b2-b3", "b1-b2")); // uses all three points of the crew
}

// Rules: FAN-MK-14
void FanTravelTest::aShipMovesWithThePieceInItsHold() {
    Afloat game;
    game.state.turn.phase = Phase::Main;
    game.ships(Red, {"c2-c3", "c1-c2"}).crew(Red, "c1-c2");
    ACCEPTED(game, game.moveShip("c1-c2", "b1-c2"));
    QVERIFY(game.stands(Red, true, "b1-c2"));
    QVERIFY(!game.stands(Red, true, "c1-c2"));
    Afloat home; // the transported piece may still move
    home.state.turn.phase = Phase::Main;
    home.ships(Red, {"c2-c3", "b1-c2"}).mounted(Red, "b1-c2");
    ACCEPTED(home, home.moveShip("b1-c2", "c3-c4"));
    ACCEPTED(home, fan::StartMovement{});
    ACCEPTED(home, home.ride("c3-c4", "c3"));
}

// Rules: FAN-MK-12, FAN-CR-8
void FanTravelTest::aMountedKnightIsWorthTwoAndACrewOne() {
    WithModules game = moving();
    game.mounted(Red, "a1-a2");
    QCOMPARE(fan::battleStrength(game.state, hex("A1")), 2);
    game.crew(Red, "a2-a3");
    QCOMPARE(fan::battleStrength(game.state, hex("A1")), 3);
    game.state.rules.fan.numbers.mountedStrength = 1;
    QCOMPARE(fan::battleStrength(game.state, hex("A1")), 2);
}

// Rules: FAN-MK-15
void FanTravelTest::mountedKnightsAndCrewsBlockNobodyAndGiveNoPoints() {
    WithModules game({Module::Mounted, Module::Crews});
    game.settlement(Red, "b3").roads(Red, {"b3-b4", "b4-b5", "b5-c6", "c6-c7", "b2-b3"}).knight(Red, "b4");
    game.longestRoad(Red, 5);
    game.mounted(Blue, "b4-b5").crew(White, "a3-b4").mounted(White, "c5-c6").crew(Blue, "b3-c4");
    const int before = game.pointsOf(Blue);
    QCOMPARE(before, 0);
    game.hand(Red, {{Card::Brick, 2}, {Card::Lumber, 2}, {Card::Grain, 1}, {Card::Wool, 1}});
    ACCEPTED(game, road("b3-c4")); // on the path of a crew
    QCOMPARE(game.state.longestRoad.player, Red);
    ACCEPTED(game, build(Piece::Settlement, "c6"));
    ACCEPTED(game, moveKnight("b4", "b5")); // along a path with a mounted knight
}

// Rules: FAN-MK-15
void FanTravelTest::noShipIsBuiltWhereOneStands() {
    Afloat game;
    game.state.turn.phase = Phase::Main;
    game.crew(Blue, "c3-c4")
        .mounted(Red, "c3-d4")
        .ships(Red, {"c2-c3"})
        .hand(Red, {{Card::Lumber, 2}, {Card::Wool, 2}});
    REFUSED(game, "path-occupied", game.ship("c3-c4"));
    REFUSED(game, "path-occupied", game.ship("c3-d4"));
    QVERIFY(game.answer(game.moveShip("c2-c3", "c3-c4")) != "ok"); // a ship cannot be moved there either
    Afloat free = game;
    free.state.fan.seat(Blue).crews = {};
    ACCEPTED(free, free.moveShip("c2-c3", "c3-c4"));
    ACCEPTED(game, game.ship("b1-c2"));
}

// Rules: FAN-MK-15
void FanTravelTest::theyAreNotCountedInTheAttackOfTheShip() {
    WithModules game({Module::Mounted, Module::Crews});
    game.city(Red, "b4").knight(Blue, "e3");
    game.mounted(Red, "b4-b5").mounted(Red, "b3-b4").crew(Red, "a3-b4");
    game.city(Blue, "e4").city(White, "c10").turnOf(Blue).beforeTheRoll().shipAtTheGates();
    ACCEPTED(game, roll(1, 1, EventFace::Ship)); // three cities against Blue's knight
    QVERIFY(game.state.player(Red).settlements.contains(at("b4")));
    QVERIFY(game.stands(Red, false, "b4-b5") && game.stands(Red, true, "a3-b4"));
}

// Rules: FAN-MK-15
void FanTravelTest::theyAreNotRecruitedInSpecialBuilding() {
    WithModules game({Module::Mounted, Module::Crews}, 5);
    game.state.rules.set(Option::SpecialBuild);
    game.settlement(Blue, "c4").hand(Blue, kMountedPrice + kCrewPrice + Hand{{Card::Brick, 1}, {Card::Lumber, 1}});
    ACCEPTED(game, command::EndTurn{});
    QVERIFY(game.owes(Blue, DecisionKind::SpecialBuild));
    REFUSED(game, "wrong-phase", Blue, mountedAt("c5-c6"));
    REFUSED(game, "wrong-phase", Blue, crewAt("c4-c5"));
    ACCEPTED(game, Blue, road("c4-c5"));
}

REEVE_CHAPTER(FanTravelTest)
#include "fan_travel_test.moc"
