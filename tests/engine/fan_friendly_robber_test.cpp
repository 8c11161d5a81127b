// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter FAN-FRIEND: the robber spares players with few points.
#include "engine/modules/fan/gold_fields/gold_fields.h"
#include "tests/support/at_sea.h"
#include "tests/support/chapters.h"
#include "tests/support/with_modules.h"

using namespace reeve;
using namespace reeve::testing;
using fan::Module;

namespace {

/// Blue has one point, at A1 alone; White has three, at E3 and E1.
WithModules friendly(std::initializer_list<Module> modules = {Module::FriendlyRobber}) {
    WithModules game(modules);
    game.settlement(Blue, "a2").city(White, "f6").settlement(White, "f2");
    return game;
}
/// The same, and the robber must be moved.
WithModules sevenRolled() {
    WithModules game = friendly();
    game.state.pending.push_back({.kind = DecisionKind::MoveRobber, .player = Red});
    return game;
}

/// The base game: Blue has the first two settlements.
Given sevenRolledInTheBaseGame() {
    Given game = Given::base(3);
    game.state.rules.fan.set(Module::FriendlyRobber);
    game.settlement(Blue, "a2").settlement(Blue, "e7").city(White, "f6").settlement(White, "f2");
    game.state.pending.push_back({.kind = DecisionKind::MoveRobber, .player = Red});
    return game;
}

} // namespace

class FanFriendlyRobberTest : public QObject {
    Q_OBJECT

private slots:
    void afterASevenTheRobberSparesWhoHasFewerThanThreePoints();
    void theRefusalNamesItsRule();
    void withTheThirdPointAPlayerIsSparedNoLonger();
    void whoLosesACityIsSparedAgain();
    void besideABuildingOfAnotherPlayerNobodyIsSpared();
    void theOwnBuildingsAreSparedToo();
    void aKnightAndACardMoveTheRobberByTheSameRule();
    void aHexWithoutBuildingsIsOpen();
    void ifEveryHexIsSparedTheRobberMovesAnywhere();
    void cardsThatNobodySeesDoNotCount();
    void thePirateSparesNobody();
    void withoutTheModuleNobodyIsSpared();
    void inTheBaseGameWhoHasOnlyTheFirstTwoSettlementsIsSpared();
};

// Rules: FAN-FRIEND-1
void FanFriendlyRobberTest::afterASevenTheRobberSparesWhoHasFewerThanThreePoints() {
    WithModules game = friendly();
    game.beforeTheRoll();
    ACCEPTED(game, roll(3, 4, EventFace::TradeGate));
    REFUSED(game, "robber-is-friendly", moveRobber("A1"));
    ACCEPTED(game, moveRobber("E3"));
    QCOMPARE(game.state.board.robber, hex("E3"));
}

// Rules: FAN-FRIEND-1
void FanFriendlyRobberTest::theRefusalNamesItsRule() {
    const auto decided = decide(sevenRolled().state, Command{Red, moveRobber("A1")});
    QVERIFY(!decided.ok());
    QCOMPARE(decided.refusal().rule, std::string_view("FAN-FRIEND-1"));
}

// Rules: FAN-FRIEND-1
void FanFriendlyRobberTest::withTheThirdPointAPlayerIsSparedNoLonger() {
    WithModules game = sevenRolled();
    game.settlement(Blue, "c11");
    REFUSED(game, "robber-is-friendly", moveRobber("A1"));
    game.defender(Blue, 1);
    ACCEPTED(game, moveRobber("A1"));
}

// Rules: FAN-FRIEND-1
void FanFriendlyRobberTest::whoLosesACityIsSparedAgain() {
    WithModules game = sevenRolled();
    game.city(Blue, "c11");
    REFUSED(game, "ok", moveRobber("A1"));
    game.state.player(Blue).cities = {};
    game.cityOnItsSide(Blue, "c11"); // worth one point
    REFUSED(game, "robber-is-friendly", moveRobber("A1"));
}

// Rules: FAN-FRIEND-1
void FanFriendlyRobberTest::besideABuildingOfAnotherPlayerNobodyIsSpared() {
    WithModules game = sevenRolled();
    game.settlement(White, "b3");
    ACCEPTED(game, moveRobber("A1"));
}

// Rules: FAN-FRIEND-1
void FanFriendlyRobberTest::theOwnBuildingsAreSparedToo() {
    WithModules game = sevenRolled();
    game.settlement(Red, "d1");
    REFUSED(game, "robber-is-friendly", moveRobber("C1"));
}

// Rules: FAN-FRIEND-1
void FanFriendlyRobberTest::aKnightAndACardMoveTheRobberByTheSameRule() {
    WithModules game = friendly({Module::FriendlyRobber, Module::KnightCards});
    game.knight(White, "d5").progress(White, {ProgressCard::Bishop}).development(White, DevelopmentCard::Knight);
    game.turnOf(White);
    REFUSED(game, "robber-is-friendly", chase("d5", "A1"));
    REFUSED(game, "robber-is-friendly", command::Play{.card = ProgressCard::Bishop, .to = hex("A1")});
    REFUSED(game, "robber-is-friendly",
            command::PlayDevelopment{.card = DevelopmentCard::Knight, .move = {.to = hex("A1")}});
    REFUSED(game, "ok", chase("d5", "E3"));
    REFUSED(game, "ok", command::PlayDevelopment{.card = DevelopmentCard::Knight, .move = {.to = hex("E3")}});
    ACCEPTED(game, command::Play{.card = ProgressCard::Bishop, .to = hex("E3")});
}

// Rules: FAN-FRIEND-2
void FanFriendlyRobberTest::aHexWithoutBuildingsIsOpen() {
    WithModules game = sevenRolled();
    ACCEPTED(game, moveRobber("C5"));
}

// Rules: FAN-FRIEND-2
void FanFriendlyRobberTest::ifEveryHexIsSparedTheRobberMovesAnywhere() {
    WithModules game({Module::GoldFields});
    fan::layGoldFields(game.state); // six places, of which each touches three hexes that no other one touches
    QCOMPARE(game.state.fan.goldFields.size(), 6U);
    game.state.rules.fan = rulesWith({Module::FriendlyRobber}).fan;
    for (std::size_t i = 0; i < 6; ++i) game.state.players[i / 2].settlements.insert(game.state.fan.goldFields[i].at);
    game.state.fan.goldFields.clear();
    game.state.pending.push_back({.kind = DecisionKind::MoveRobber, .player = Red});
    for (const auto* where : {"A1", "B2", "E3"}) REFUSED(game, "ok", moveRobber(where));
    game.defender(Blue, 1); // the hexes of Blue are open: the rule counts again
    int open = 0;
    for (const auto to : game.state.island().hexes)
        open += game.answer(command::MoveRobber{{.to = to, .declined = false}}) == "ok";
    QCOMPARE(open, 6);
}

// Rules: FAN-FRIEND-3
void FanFriendlyRobberTest::cardsThatNobodySeesDoNotCount() {
    Given game = sevenRolledInTheBaseGame();
    game.development(Blue, DevelopmentCard::VictoryPoint, 2);
    QCOMPARE(game.pointsOf(Blue), 4);
    REFUSED(game, "robber-is-friendly", moveRobber("A1"));
}

// Rules: FAN-FRIEND-3
void FanFriendlyRobberTest::thePirateSparesNobody() {
    AtSea game;
    game.state.rules.fan.set(Module::FriendlyRobber);
    game.state.player(Blue).cities = {}; // one point
    game.sevenRolled();
    int spared = 0, sailed = 0;
    for (const auto to : game.state.island().intersectionHexes[index(game.at("c7"))]) {
        if (game.state.board.waters.sea.contains(to))
            sailed += game.answer(seafarers::MovePirate{{.to = to}}) == "ok";
        else
            spared += game.answer(command::MoveRobber{{.to = to}}) == "robber-is-friendly";
    }
    QVERIFY(spared > 0);
    QVERIFY(sailed > 0);
}

// Rules: FAN-FRIEND-1
void FanFriendlyRobberTest::withoutTheModuleNobodyIsSpared() {
    WithModules game = sevenRolled();
    game.state.rules.fan = {};
    ACCEPTED(game, moveRobber("A1"));
}

// Rules: FAN-FRIEND-1
void FanFriendlyRobberTest::inTheBaseGameWhoHasOnlyTheFirstTwoSettlementsIsSpared() {
    Given game = sevenRolledInTheBaseGame();
    REFUSED(game, "robber-is-friendly", moveRobber("A1"));
    ACCEPTED(game, moveRobber("E3"));
}

REEVE_CHAPTER(FanFriendlyRobberTest)
#include "fan_friendly_robber_test.moc"
