// SPDX-License-Identifier: GPL-3.0-or-later
// A tap on a place without a pending choice: its actions, with their price or the reason against them.
#include "app/words/place_guide.h"
#include "app/words/place_wording.h"
#include "engine/board/standard_island.h"
#include "engine/choices/legal_commands.h"
#include "engine/rules/yield.h"
#include "tests/app/evening.h"
#include "tests/support/at_sea.h"
#include "tests/support/given.h"
#include "tests/support/random_game.h"

#include <QTest>

#include <set>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::testing;

namespace {

Place spot(std::string_view name) { return placeNamed(standardIsland(), name).value(); }

const PlaceDeed* find(const std::vector<PlaceDeed>& deeds, Deed wanted) {
    for (const PlaceDeed& deed : deeds)
        if (deed.deed == wanted) return &deed;
    return nullptr;
}

/// "ok", the word of the refusal, or "absent".
QByteArray answerAt(const GameState& state, std::string_view name, Deed wanted, PlayerId player = Red) {
    const auto deeds = deedsAt(state, player, placeNamed(state.island(), name).value());
    const PlaceDeed* deed = find(deeds, wanted);
    if (deed == nullptr) return "absent";
    if (deed->nowhere) return "nowhere";
    if (!deed->refused) return "ok";
    const auto code = word(deed->refused->code);
    return QByteArray(code.data(), static_cast<qsizetype>(code.size()));
}

constexpr std::array kAll{Deed::Road,     Deed::Settlement, Deed::City, Deed::Wall, Deed::Recruit,
                          Deed::Activate, Deed::Promote,    Deed::Move, Deed::Chase};

std::vector<std::string> everyPlace() {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < standard::kHexes; ++i) all.push_back(name(static_cast<HexId>(i)));
    for (std::size_t i = 0; i < standard::kIntersections; ++i) all.push_back(name(static_cast<IntersectionId>(i)));
    for (std::size_t i = 0; i < standard::kPaths; ++i) all.push_back(name(static_cast<PathId>(i)));
    return all;
}

/// Place and deed of a command that a tap can lead to.
std::optional<std::pair<std::string, Deed>> tapOf(const Action& action) {
    if (const auto* build = std::get_if<command::Build>(&action)) {
        switch (build->piece) {
        case Piece::Road: return std::pair(name(build->path), Deed::Road);
        case Piece::Settlement: return std::pair(name(build->at), Deed::Settlement);
        case Piece::City: return std::pair(name(build->at), Deed::City);
        case Piece::Wall: return std::pair(name(build->at), Deed::Wall);
        case Piece::Knight: return std::pair(name(build->at), Deed::Recruit);
        case Piece::Ship: return std::nullopt; // this island has no sea
        }
    }
    if (const auto* c = std::get_if<command::Activate>(&action)) return std::pair(name(c->at), Deed::Activate);
    if (const auto* c = std::get_if<command::Promote>(&action)) return std::pair(name(c->at), Deed::Promote);
    if (const auto* c = std::get_if<command::MoveKnight>(&action)) return std::pair(name(c->from), Deed::Move);
    if (const auto* c = std::get_if<command::ChaseRobber>(&action)) return std::pair(name(c->knight), Deed::Chase);
    return std::nullopt;
}

} // namespace

class PlaceGuideTest : public QObject {
    Q_OBJECT

private slots:
    void aFreePathTellsWhetherARoadMayBeBuiltThere() {
        Given game;
        game.settlement(Red, "c4").roads(Red, {"c4-c5"}).settlement(Blue, "e3").roads(Blue, {"d4-e3"});
        QCOMPARE(answerAt(game.state, "c3-c4", Deed::Road), "ok");
        QCOMPARE(answerAt(game.state, "e3-e4", Deed::Road), "not-connected");
        QCOMPARE(answerAt(game.state, "c4-c5", Deed::Road), "absent"); // there is a road already
        QCOMPARE(answerAt(game.state, "d4-e3", Deed::Road), "absent");
    }
    // With Seafarers: the board of tests/support/at_sea.h.
    void aSeaPathOffersAShipAndACoastalPathARoadToo() {
        AtSea game;
        QCOMPARE(answerAt(game.state, "c2-c3", Deed::Ship), "ok"); // the open sea north of Red's settlement
        QCOMPARE(answerAt(game.state, "c2-c3", Deed::Road), "absent");
        QCOMPARE(answerAt(game.state, "c3-c4", Deed::Ship), "ok");
        QCOMPARE(answerAt(game.state, "c3-c4", Deed::Road), "ok");
        QCOMPARE(answerAt(game.state, "a1-a2", Deed::Ship), "not-connected");
        const auto& waters = game.state.board.waters;
        const auto inland = (waters.landPaths - waters.seaPaths - allRoads(game.state)).first();
        QCOMPARE(answerAt(game.state, game.state.island().name(inland), Deed::Ship), "absent");
    }
    void anOwnShipTellsWhereItMovesAndWhyAnotherStays() {
        AtSea game;
        game.ships(Red, {"c2-c3", "c1-c2"});
        QCOMPARE(answerAt(game.state, "c1-c2", Deed::Sail), "ok");
        QCOMPARE(answerAt(game.state, "c2-c3", Deed::Sail), "ship-closed");
        QCOMPARE(answerAt(game.state, "c1-c2", Deed::Sail, Blue), "absent"); // another player's ship
        const auto deeds = deedsAt(game.state, Red, game.path("c1-c2"));
        const auto targets = seafarers::shipTargets(game.state, Red, game.path("c1-c2"));
        QVERIFY(find(deeds, Deed::Sail)->paths == targets && !targets.empty());
        game.state.turn.shipsBuilt.insert(game.path("c1-c2"));
        QCOMPARE(answerAt(game.state, "c1-c2", Deed::Sail), "ship-just-built");
        game.state.turn.shipsBuilt = {};
        game.state.turn.shipMoved = true;
        QCOMPARE(answerAt(game.state, "c1-c2", Deed::Sail), "ship-already-moved");
    }
    void aKnightBesideThePirateMayChaseIt() {
        AtSea game;
        game.knight(Red, "c3").pirate("B2");
        QCOMPARE(answerAt(game.state, "c3", Deed::ChasePirate), "absent"); // there is a settlement, not a knight
        AtSea other;
        other.knight(Red, "c4").pirate("B2");
        other.roads(Red, {"c3-c4"});
        QCOMPARE(answerAt(other.state, "c4", Deed::ChasePirate), "ok");
        other.pirate("D7");
        QCOMPARE(answerAt(other.state, "c4", Deed::ChasePirate), "absent");
    }
    void aFreeCornerOffersASettlementAndInCitiesAndKnightsAKnight() {
        Given game;
        game.settlement(Red, "c4").roads(Red, {"c4-c5", "c5-c6"});
        QCOMPARE(answerAt(game.state, "c6", Deed::Settlement), "ok");
        QCOMPARE(answerAt(game.state, "c6", Deed::Recruit), "ok");
        QCOMPARE(answerAt(game.state, "c5", Deed::Settlement), "too-close");
        QCOMPARE(answerAt(game.state, "c5", Deed::Recruit), "ok");
        QCOMPARE(answerAt(game.state, "f3", Deed::Settlement), "not-connected");
        Given base = Given::base();
        base.settlement(Red, "c4").roads(Red, {"c4-c5", "c5-c6"});
        QCOMPARE(answerAt(base.state, "c6", Deed::Settlement), "ok");
        QCOMPARE(answerAt(base.state, "c6", Deed::Recruit), "absent");
    }
    void anOwnSettlementBecomesACityAndACityGetsAWall() {
        Given game;
        game.settlement(Red, "c4").city(Red, "d6").wall(Red, "d6").city(Red, "b3").settlement(Blue, "e3");
        QCOMPARE(answerAt(game.state, "c4", Deed::City), "ok");
        QCOMPARE(answerAt(game.state, "b3", Deed::Wall), "ok");
        QCOMPARE(answerAt(game.state, "d6", Deed::Wall), "wall-already");
        for (const Deed deed : kAll) QCOMPARE(answerAt(game.state, "e3", deed), "absent"); // another player's knight
        Given base = Given::base();
        base.city(Red, "c4");
        QCOMPARE(answerAt(base.state, "c4", Deed::Wall), "absent");
    }
    void aCityOnItsSideIsRestoredBeforeASettlementGrows() {
        Given game;
        game.settlement(Red, "c4").cityOnItsSide(Red, "d6");
        QCOMPARE(answerAt(game.state, "d6", Deed::City), "ok");
        QCOMPARE(answerAt(game.state, "c4", Deed::City), "restore-city-first");
        const auto deeds = deedsAt(game.state, Red, spot("d6"));
        QCOMPARE(deedName(game.state, Red, deeds.front()), QStringLiteral("Restore the city"));
    }
    void anOwnKnightTellsEverythingThatItCanDo() {
        Given game;
        game.settlement(Red, "c4")
            .roads(Red, {"c4-c5", "c5-c6", "c6-c7"})
            .knight(Red, "c5", 2)
            .idleKnight(Red, "c7")
            .knight(Blue, "c6");
        QCOMPARE(answerAt(game.state, "c5", Deed::Activate), "absent"); // the knight is active already
        QCOMPARE(answerAt(game.state, "c5", Deed::Promote), "needs-fortress");
        QCOMPARE(answerAt(game.state, "c5", Deed::Move), "ok");
        QCOMPARE(answerAt(game.state, "c7", Deed::Activate), "ok");
        QCOMPARE(answerAt(game.state, "c7", Deed::Promote), "ok");
        QCOMPARE(answerAt(game.state, "c7", Deed::Move), "knight-inactive");
        const auto deeds = deedsAt(game.state, Red, spot("c5"));
        const PlaceDeed* move = find(deeds, Deed::Move);
        QCOMPARE(move->displaces.size(), 1U);
        QVERIFY(deedHint(*move, threeNames()).contains(QStringLiteral("Ben")));
        for (const Deed deed : kAll) QCOMPARE(answerAt(game.state, "c6", deed), "absent");
    }
    void aKnightThatCanGoNowhereSaysSo() {
        Given game;
        game.settlement(Red, "c4").roads(Red, {"c4-c5"}).knight(Red, "c5");
        QCOMPARE(answerAt(game.state, "c5", Deed::Move), "nowhere");
        const auto deeds = deedsAt(game.state, Red, spot("c5"));
        QVERIFY(deedReason(game.state, Red, *find(deeds, Deed::Move), threeNames()).contains(QStringLiteral("Anna")));
        SeatNames dotted = threeNames();
        dotted.set(Red, QStringLiteral("Anna B."));
        QVERIFY(deedReason(game.state, Red, *find(deeds, Deed::Move), dotted).endsWith(QStringLiteral("Anna B.")));
    }
    void aKnightBesideTheRobberChasesIt() {
        Given game; // the robber is on C3
        game.settlement(Red, "c4").roads(Red, {"c4-c5", "c5-c6", "c6-c7"}).knight(Red, "c6");
        QCOMPARE(answerAt(game.state, "c6", Deed::Chase), "ok");
        game.robber("E3");
        QCOMPARE(answerAt(game.state, "c6", Deed::Chase), "absent");
    }
    void beforeTheDiceAndWhileADecisionIsOwedTheRuleSaysSo() {
        Given game;
        game.settlement(Red, "c4").roads(Red, {"c4-c5"}).beforeTheRoll();
        QCOMPARE(answerAt(game.state, "c3-c4", Deed::Road), "roll-first");
        Given owed;
        owed.settlement(Red, "c4").roads(Red, {"c4-c5"});
        owed.state.pending.push_back({.kind = DecisionKind::MoveRobber, .player = Red});
        QCOMPARE(answerAt(owed.state, "c3-c4", Deed::Road), "decision-pending");
    }
    void nothingIsOfferedInTheSetUpAndAfterTheEnd() {
        Given game;
        game.settlement(Red, "c4").roads(Red, {"c4-c5"});
        game.state.turn.phase = Phase::Over;
        QVERIFY(deedsAt(game.state, Red, spot("c3-c4")).empty());
        game.state.turn.phase = Phase::Setup;
        QVERIFY(deedsAt(game.state, Red, spot("c3-c4")).empty());
    }
    void theAnswerIsTheSameWhateverTheHandHolds() {
        Given poor;
        poor.settlement(Red, "c4").city(Red, "d6").roads(Red, {"c4-c5", "c5-c6"}).idleKnight(Red, "c5");
        Given rich = poor;
        rich.hand(Red, {{Card::Brick, 5}, {Card::Lumber, 5}, {Card::Wool, 5}, {Card::Grain, 5}, {Card::Ore, 5}});
        for (const std::string& place : everyPlace())
            for (const Deed deed : kAll) QCOMPARE(answerAt(poor.state, place, deed), answerAt(rich.state, place, deed));
    }
    void whatIsOfferedIsWhatTheRulesAllowAndNothingElse() {
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Rules rules;
            if (seed % 3 == 0) rules = Rules{.game = GameKind::Base, .edition = Edition::Compact, .target = 10};
            GameState game = randomStart(seed, rules);
            Chance chance(seed);
            for (int step = 0; step < 600; ++step) {
                const auto command = randomCommand(game, chance);
                if (!command) break;
                const auto decided = decide(game, *command);
                for (const Event& event : decided.value()) apply(game, event);
                if (game.turn.phase != Phase::Main || !game.pending.empty() || step % 7 != 0) continue;
                GameState state = game;
                const PlayerId player = state.turn.player;
                for (const Card card : kAllCards)
                    state.player(player).hand.set(card, std::max(state.player(player).hand[card], 5));
                std::set<std::pair<std::string, Deed>> legal, offered;
                auto take = [&](const Command& command) {
                    if (const auto tap = tapOf(command.action)) legal.insert(*tap);
                };
                listLegalCommands(state, player, CommandSink(take));
                for (const std::string& place : everyPlace())
                    for (const PlaceDeed& deed : deedsAt(state, player, spot(place)))
                        if (!deed.refused && !deed.nowhere) offered.insert({place, deed.deed});
                QCOMPARE(offered.size(), legal.size());
                QVERIFY(offered == legal);
                ++compared;
            }
        }
        QVERIFY(compared > 5);
    }
    void aHexTellsWhatItsNumberBringsToWhom() {
        Given game; // B1 is mountains with number 9
        game.city(Red, "b2").settlement(Blue, "c4").cityOnItsSide(White, "c2");
        QCOMPARE(hexYield(game.state, Red, hex("B1")), (Hand{{Card::Ore, 1}, {Card::Coin, 1}}));
        QCOMPARE(hexYield(game.state, Blue, hex("B1")), (Hand{{Card::Ore, 1}}));
        QCOMPARE(hexYield(game.state, Red, hex("C3")), Hand()); // C3 is the desert
        Given base = Given::base();
        base.city(Red, "b2");
        QCOMPARE(hexYield(base.state, Red, hex("B1")), (Hand{{Card::Ore, 2}}));
        QCOMPARE(hexOdds(9, 0, 0), QStringLiteral("9 comes in 4 of 36 rolls."));
        QVERIFY(hexOdds(9, 3, 20).contains(QStringLiteral("20")));
        QVERIFY(hexOdds(0, 0, 20).isEmpty());
    }
};

QTEST_GUILESS_MAIN(PlaceGuideTest)
#include "place_guide_test.moc"
