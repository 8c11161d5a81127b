// SPDX-License-Identifier: GPL-3.0-or-later
// A difference between table and record becomes commands if they are legal, else a correction.
#include "app/play/explain.h"
#include "engine/record/commands.h"
#include "engine/record/parsed.h"
#include "engine/record/position.h"
#include "tests/support/at_sea.h"
#include "tests/support/given.h"

#include <QTest>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::vision;
using record::Json;
using reeve::testing::at;
using reeve::testing::Blue;
using reeve::testing::Given;
using reeve::testing::hex;
using reeve::testing::path;
using reeve::testing::Red;
using reeve::testing::White;

namespace {

Difference differs(Place where, const Thing& seen, const Thing& tracked = Nothing{}) {
    return {where, seen, tracked, 0.9, 0.9};
}
Standing red(PieceKind piece) { return {piece, Color::Red, 0, false}; }
Standing blue(PieceKind piece) { return {piece, Color::Blue, 0, false}; }
Standing redKnight(int level, bool active) { return {PieceKind::Knight, Color::Red, level, active}; }

/// The commands of the only explanation, in the form of the record.
std::string commandsOf(const GameState& state, const Difference& difference, const std::vector<Difference>& all = {}) {
    const auto ways = explain(state, difference, all.empty() ? std::vector{difference} : all);
    if (ways.size() != 1 || ways[0].commands.empty()) return "none";
    std::string text;
    for (const Command& command : ways[0].commands) {
        Json json = record::commandJson(command, state);
        json.erase("player");
        if (!text.empty()) text.push_back(' ');
        text.append(json.dump());
    }
    return text;
}

/// The position after the correction, which must be the only way.
GameState afterCorrection(const GameState& state, const Difference& difference,
                          const std::vector<Difference>& all = {}) {
    const auto ways = explain(state, difference, all.empty() ? std::vector{difference} : all);
    if (ways.size() != 1 || !ways[0].commands.empty())
        throw std::runtime_error("no correction: " + (ways[0].commands.empty() ? ways[0].fault : "a command"));
    const auto result = record::corrected(state, ways[0].correction);
    if (const auto* fault = std::get_if<record::Fault>(&result)) throw std::runtime_error(record::sentence(*fault));
    return std::get<GameState>(result);
}

Hand rich() { return {{Card::Brick, 5}, {Card::Lumber, 5}, {Card::Wool, 5}, {Card::Grain, 5}, {Card::Ore, 5}}; }

/// Red is on turn and has a settlement with a road at c5.
Given village() {
    Given game(3);
    game.settlement(Red, "c5").roads(Red, {"c5-c6"}).hand(Red, rich());
    return game;
}

} // namespace

class ExplainTest : public QObject {
    Q_OBJECT

private slots:
    void aRoadOfThePlayerOnTurnIsBuilt() {
        Given game = village();
        QCOMPARE(commandsOf(game.state, differs(path("c6-c7"), red(PieceKind::Road))),
                 std::string(R"({"do":"build","piece":"road","at":"c6-c7"})"));
    }

    void aCityTakesThePlaceOfItsSettlementByBuilding() {
        Given game = village();
        const auto difference = differs(at("c5"), red(PieceKind::City), red(PieceKind::Settlement));
        QCOMPARE(commandsOf(game.state, difference), std::string(R"({"do":"build","piece":"city","at":"c5"})"));
    }

    void aSettlementThatBecameACityAtOnceIsTwoSteps() {
        Given game = village();
        game.roads(Red, {"c6-c7"});
        QCOMPARE(
            commandsOf(game.state, differs(at("c7"), red(PieceKind::City))),
            std::string(R"({"do":"build","piece":"settlement","at":"c7"} {"do":"build","piece":"city","at":"c7"})"));
    }

    void aKnightIsRecruitedPromotedAndActivated() {
        Given game = village();
        const auto ways = explain(game.state, differs(at("c6"), redKnight(2, true)), {});
        QCOMPARE(ways.size(), std::size_t{1});
        QCOMPARE(ways[0].commands.size(), std::size_t{3});
        game.idleKnight(Red, "c6");
        QCOMPARE(commandsOf(game.state, differs(at("c6"), redKnight(1, true), redKnight(1, false))),
                 std::string(R"({"do":"activate","at":"c6"})"));
    }

    void aKnightThatStandsElsewhereHasMoved() {
        Given game = village();
        game.roads(Red, {"c6-c7"}).knight(Red, "c6");
        const auto gone = differs(at("c6"), Nothing{}, redKnight(1, true));
        const auto there = differs(at("c7"), redKnight(1, false));
        QCOMPARE(commandsOf(game.state, there, {there, gone}),
                 std::string(R"({"do":"move-knight","from":"c6","to":"c7"})"));
    }

    void aWallIsBuiltUnderItsCity() {
        Given game = village();
        game.city(Red, "d6");
        QCOMPARE(commandsOf(game.state, differs(at("d6"), red(PieceKind::Wall))),
                 std::string(R"({"do":"build","piece":"wall","at":"d6"})"));
    }

    void theRobberIsMovedWhenASevenAsksForIt() {
        Given game = village();
        game.settlement(Blue, "a1").hand(Blue, {{Card::Ore, 1}});
        game.state.pending.push_back({.kind = DecisionKind::MoveRobber, .player = Red});
        QCOMPARE(commandsOf(game.state, differs(hex("E3"), RobberOn{hex("E3")}, RobberOn{hex("C3")})),
                 std::string(R"({"do":"move-robber","to":"E3"})"));
        // If two players could be robbed, there is one explanation for each.
        game.settlement(White, "a3").hand(White, {{Card::Ore, 1}});
        const auto ways = explain(game.state, differs(hex("A1"), RobberOn{hex("A1")}, RobberOn{hex("C3")}), {});
        QCOMPARE(ways.size(), std::size_t{2});
        QVERIFY(ways[0].commands != ways[1].commands);
    }

    void aBuildingAndItsRoadInTheSetUpAreOneCommand() {
        NewGame fresh;
        fresh.board = reeve::testing::testBoard();
        for (const Color color : {Color::Red, Color::Blue, Color::White}) fresh.players.push_back(color);
        const GameState state = newGame(fresh);
        const auto house = differs(at("c5"), red(PieceKind::Settlement));
        const auto road = differs(path("c5-c6"), red(PieceKind::Road));
        QCOMPARE(commandsOf(state, house, {house, road}),
                 std::string(R"({"do":"place","settlement":"c5","road":"c5-c6"})"));
        QCOMPARE(commandsOf(state, road, {house, road}),
                 std::string(R"({"do":"place","settlement":"c5","road":"c5-c6"})"));
    }

    void whatAnotherPlayerBuiltIsACorrection() {
        Given game = village();
        const GameState state = afterCorrection(game.state, differs(path("a1-a2"), blue(PieceKind::Road)));
        QVERIFY(state.player(Blue).roads.contains(path("a1-a2")));
        QVERIFY(state.player(Red) == game.state.player(Red));
    }

    void whatCannotBePaidIsACorrection() {
        Given game = village();
        game.hand(Red, {});
        const GameState state = afterCorrection(game.state, differs(path("c6-c7"), red(PieceKind::Road)));
        QCOMPARE(state.player(Red).roads.size(), 2);
    }

    void aPieceThatIsGoneIsTakenAwayWithWhatStoodOnIt() {
        Given game = village();
        game.city(Red, "d6").wall(Red, "d6");
        GameState state = afterCorrection(game.state, differs(at("d6"), Nothing{}, red(PieceKind::City)));
        QVERIFY(state.player(Red).cities.empty() && state.player(Red).walls.empty());
        state = afterCorrection(game.state, differs(at("d6"), Nothing{}, red(PieceKind::Wall)));
        QVERIFY(state.player(Red).cities.contains(at("d6")) && state.player(Red).walls.empty());
        state = afterCorrection(game.state, differs(at("d6"), blue(PieceKind::Settlement), red(PieceKind::City)));
        QVERIFY(state.player(Red).cities.empty() && state.player(Blue).settlements.contains(at("d6")));
    }

    void aMetropolisGoesToATrackThatCanHaveGivenIt() {
        Given game = village();
        game.city(Red, "d6").level(Red, Track::Science, 4);
        const GameState state = afterCorrection(game.state, differs(at("d6"), red(PieceKind::Metropolis)));
        QVERIFY((state.metropolises[index(Track::Science)] == Metropolis{Red, at("d6")}));
        const GameState without = afterCorrection(state, differs(at("d6"), Nothing{}, red(PieceKind::Metropolis)));
        QCOMPARE(without.metropolises[index(Track::Science)].player, kNobody);
    }

    void theRobberTheMerchantTheShipAndAHarbourAreCorrected() {
        Given game = village();
        QCOMPARE(afterCorrection(game.state, differs(hex("A1"), RobberOn{hex("A1")}, RobberOn{hex("C3")})).board.robber,
                 hex("A1"));
        const GameState merchant = afterCorrection(game.state, differs(hex("A1"), MerchantOn{hex("A1"), {}}));
        QVERIFY(merchant.board.merchant == hex("A1") && merchant.board.merchantOwner == Red);
        QCOMPARE(
            afterCorrection(merchant, differs(hex("A1"), Nothing{}, MerchantOn{hex("A1"), Color::Red})).board.merchant,
            kNoHex);
        QCOMPARE(int(afterCorrection(game.state, differs(std::monostate{}, Ship{4}, Ship{0})).shipSpaces), 4);
        // Two harbours that were swapped can only be corrected together, because the box has only one for brick.
        const auto one = differs(path("a1-a2"), Pier{HarborKind::Brick}, Pier{HarborKind::Any});
        const auto other = differs(path("c11-d11"), Pier{HarborKind::Any}, Pier{HarborKind::Brick});
        const GameState harbor = afterCorrection(game.state, one, {one, other});
        QCOMPARE(harbor.board.harbors.size(), game.state.board.harbors.size());
        QVERIFY(agrees(harbor, one) && agrees(harbor, other));
    }

    void hexesThatWereTakenForEachOtherAreCorrectedTogether() {
        Given game = village();
        const auto one = differs(hex("A1"), Terrain::Forest, Terrain::Fields);
        const auto other = differs(hex("A2"), Terrain::Fields, Terrain::Forest);
        const GameState state = afterCorrection(game.state, one, {one, other});
        QCOMPARE(state.board.terrain[index(hex("A1"))], Terrain::Forest);
        QCOMPARE(state.board.terrain[index(hex("A2"))], Terrain::Fields);
    }

    void whatTheBoxDoesNotHoldCannotBeTakenOver() {
        Given game = village();
        const auto ways = explain(game.state, differs(hex("A1"), Terrain::Hills, Terrain::Fields), {});
        QCOMPARE(ways.size(), std::size_t{1});
        QVERIFY(!ways[0].possible());
        QVERIFY(ways[0].fault.find("board.hexes") != std::string::npos);
    }

    void aShipIsBuiltWhereItCanBePaidAndElseCorrected() { // SHIP-1
        reeve::testing::AtSea sea;
        sea.ships(Red, {"c2-c3"});
        const Difference seen = differs(sea.path("c1-c2"), red(PieceKind::Ship));
        const GameState corrected = afterCorrection(sea.state, seen);
        QVERIFY(corrected.player(Red).ships.contains(sea.path("c1-c2")));
        QVERIFY(corrected.player(Red).ships.contains(sea.path("c2-c3")));
        sea.hand(Red, reeve::testing::kShipPrice);
        QCOMPARE(commandsOf(sea.state, seen), R"({"do":"build","piece":"ship","at":"c1-c2"})");
        // A recorded ship that is not seen.
        const Difference gone = differs(sea.path("c2-c3"), Nothing{}, red(PieceKind::Ship));
        QVERIFY(!afterCorrection(sea.state, gone).player(Red).ships.contains(sea.path("c2-c3")));
    }

    void aShipThatIsMissingElsewhereHasMoved() { // SHIP-7
        reeve::testing::AtSea sea;
        sea.ships(Red, {"c2-c3", "c1-c2"});
        const Difference gone = differs(sea.path("c1-c2"), Nothing{}, red(PieceKind::Ship));
        const Difference seen = differs(sea.path("b1-c2"), red(PieceKind::Ship));
        QCOMPARE(commandsOf(sea.state, seen, {gone, seen}), R"({"do":"move-ship","from":"c1-c2","to":"b1-c2"})");
        // Without a difference at its old place the ship has not moved: another one was built.
        QVERIFY(afterCorrection(sea.state, seen).player(Red).ships.contains(sea.path("c1-c2")));
    }

    void aPirateThatStandsElsewhereWasMovedAfterASevenOrIsCorrected() { // PIRATE-2
        reeve::testing::AtSea sea(GameKind::Base);
        const Difference seen = differs(sea.hex("D5"), PirateOn{sea.hex("D5")}, PirateOn{sea.hex("D7")});
        QCOMPARE(afterCorrection(sea.state, seen).board.waters.pirate, sea.hex("D5"));
        sea.sevenRolled();
        QCOMPARE(commandsOf(sea.state, seen), R"({"do":"move-pirate","to":"D5"})");
    }
};

QTEST_APPLESS_MAIN(ExplainTest)
#include "explain_test.moc"
