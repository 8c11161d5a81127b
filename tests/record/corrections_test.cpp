// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections that meet a pending decision or a finished game, positions that begin with a decision, and stored events
// that do not fit. tests/properties/corrections_test.cpp corrects random games.
#include "engine/record/parsed.h"
#include "engine/record/position.h"
#include "engine/record/script.h"
#include "engine/record/stored_events.h"
#include "tests/support/given.h"
#include "tests/support/with_modules.h"

using namespace reeve;
using namespace reeve::record;
using namespace reeve::testing;

namespace {

/// The state after a correction; fails the test if it is refused.
GameState after(const GameState& state, const char* set) {
    const auto result = corrected(state, Json::parse(set));
    if (const auto* fault = std::get_if<Fault>(&result)) qFatal("%s", sentence(*fault).c_str());
    return std::get<GameState>(result);
}
/// The path at which a correction is refused; empty if it is accepted.
std::string refusedAt(const GameState& state, const char* set) {
    const auto result = corrected(state, Json::parse(set));
    const auto* fault = std::get_if<Fault>(&result);
    return fault == nullptr ? std::string() : fault->path;
}

/// A weaker knight of Blue has been displaced and has three places to go.
Given displaced() {
    Given game(3);
    game.roads(Red, {"c4-c5", "c5-c6"}).knight(Red, "c4", 3);
    game.roads(Blue, {"b5-c6", "b4-b5", "b5-b6"}).knight(Blue, "c6", 2);
    return game;
}

/// Red is on turn with twelve points, a city that can become a metropolis, and a settlement.
Given twelve() {
    Given game(3);
    game.metropolis(Red, Track::Trade, "a2").metropolis(Red, Track::Science, "a4").city(Red, "a6").city(Red, "c1");
    game.city(Blue, "e5");
    return game;
}

} // namespace

class CorrectionsTest : public QObject {
    Q_OBJECT

private slots:
    void aKnightHeldByADecisionIsOneOfTheBox();
    void aMetropolisThatIsNoLongerWonIsNotAsked();
    void aWrittenDecisionWithoutAnAnswerIsClosed_data();
    void aWrittenDecisionWithoutAnAnswerIsClosed();
    void aWrittenDecisionOfAnotherGameIsRefused();
    void aWrittenDecisionWithOneOutcomeIsMade();
    void aSavedPositionStandsAsItWas();
    void aWinnerWithTooFewPointsHasNotWon();
    void theMainPhaseAloneReopensAGameOfTooFewPoints();
    void aWinBeforeTheDiceIsTakenBackToTheDice();
    void aRollThatAWinStoppedGoesOnWhenTheWinIsTakenBack();
    void whoLacksThePointsIsNoWinner();
    void nobodyAsTheWinnerIsDecidedByThePoints();
    void storedEventsThatDoNotFitAreFaults_data();
    void storedEventsThatDoNotFitAreFaults();
    void aTradeOfAVeryLargeHandIsReadAgain();
};

void CorrectionsTest::aKnightHeldByADecisionIsOneOfTheBox() {
    Given game = displaced();
    ACCEPTED(game, moveKnight("c4", "c6"));
    QVERIFY(game.owes(Blue, DecisionKind::RelocateKnight));
    QCOMPARE(refusedAt(game.state, R"({"pieces":{"blue":{"knights":[{"at":"e1"},{"at":"e3"},{"at":"e5","level":2},
        {"at":"e7","level":2},{"at":"f1","level":3},{"at":"f3","level":3}]}}})"),
             std::string("pieces.blue.knights"));
    QCOMPARE(refusedAt(game.state, R"({"pieces":{"blue":{"knights":[{"at":"e5","level":2},{"at":"e7","level":2}]}}})"),
             std::string("pieces.blue.knights"));
    const auto one = after(game.state, R"({"pieces":{"blue":{"knights":[{"at":"e5","level":2}]}}})");
    game.state = one;
    ACCEPTED(game, command::RelocateKnight{at("b5")});
    QVERIFY(!checkPosition(game.state));
}

void CorrectionsTest::aMetropolisThatIsNoLongerWonIsNotAsked() {
    Given game(3);
    game.city(Red, "a2").city(Red, "a4").level(Red, Track::Trade, 3).hand(Red, {{Card::Cloth, 4}});
    ACCEPTED(game, command::Improve{Track::Trade});
    QVERIFY(game.owes(Red, DecisionKind::PlaceMetropolis));
    const auto now = after(game.state, R"({"improvements":{"red":{"trade":3}}})");
    QVERIFY(now.pending.empty());
    QCOMPARE(now.metropolises[index(Track::Trade)].player, kNobody);
}

void CorrectionsTest::aWrittenDecisionWithoutAnAnswerIsClosed_data() {
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("no city to lose") << QByteArray(R"("pending":[{"player":"blue","decide":"lose-city"}])");
    QTest::newRow("no card to draw") << QByteArray(
        R"("decks":{"trade":[],"politics":[],"science":[]},"pending":[{"player":"blue","decide":"draw-progress"}])");
    QTest::newRow("no metropolis won") << QByteArray(
        R"("pending":[{"player":"blue","decide":"place-metropolis","track":"trade"}])");
    QTest::newRow("no knight to remove") << QByteArray(R"("pending":[{"player":"blue","decide":"remove-knight"}])");
}

void CorrectionsTest::aWrittenDecisionWithoutAnAnswerIsClosed() {
    QFETCH(const QByteArray, part);
    const auto read = readPosition(std::string_view(
        (R"({"format":"reeve-position/1","turn":{"player":"red","phase":"main","dice":{"red":1,"yellow":1,"event":"ship"}},)" +
         part + "}")
            .toStdString()));
    if (const auto* fault = std::get_if<Fault>(&read)) QFAIL(sentence(*fault).c_str());
    QVERIFY(std::get<GameState>(read).pending.empty());
    QCOMPARE(std::get<GameState>(read).turn.resolving, Resolving::Nothing);
}

void CorrectionsTest::aWrittenDecisionOfAnotherGameIsRefused() {
    const auto read = readPosition(std::string_view(
        R"({"format":"reeve-position/1","rules":{"game":"base"},"turn":{"phase":"main"},"pending":[{"player":"red","decide":"commit-knights"}]})"));
    QVERIFY(std::holds_alternative<Fault>(read));
    QCOMPARE(std::get<Fault>(read).path, std::string("pending"));
}

void CorrectionsTest::aWrittenDecisionWithOneOutcomeIsMade() {
    Given game(3);
    game.hand(Blue, {{Card::Ore, 9}}).robber("A1");
    game.state.turn.red = 3, game.state.turn.yellow = 4;
    Json json = toJson(game.state);
    json["turn"].erase("resolving");
    json["pending"] = Json::parse(R"([{"player":"blue","decide":"discard","count":4}])");
    const auto read = readPosition(json);
    const auto& state = std::get<GameState>(read);
    QCOMPARE(state.player(Blue).hand[Card::Ore], 5);
    QCOMPARE(state.pending.size(), std::size_t{1});
    QCOMPARE(state.pending.front().kind, DecisionKind::MoveRobber); // the roll continues
    QVERIFY(std::get<GameState>(readPosition(toJson(state))) == state);
}

/// The steps after it were played from there.
void CorrectionsTest::aSavedPositionStandsAsItWas() {
    Given game(3);
    game.hand(Blue, {{Card::Ore, 9}});
    game.state.pending.push_back({.kind = DecisionKind::Discard, .player = Blue, .count = 4});
    const auto saved = readPosition(toJson(game.state), Origin::Saved);
    QVERIFY(std::get<GameState>(saved) == game.state);
    Given ended(3);
    ended.state.turn.phase = Phase::Over;
    ended.state.winner = Blue; // as an earlier version let it be said
    QVERIFY(std::get<GameState>(readPosition(toJson(ended.state), Origin::Saved)) == ended.state);
    QCOMPARE(std::get<Fault>(readPosition(toJson(ended.state))).path, std::string("winner"));
}

// Rules: WIN-2, WIN-4
void CorrectionsTest::aWinnerWithTooFewPointsHasNotWon() {
    Given game = twelve();
    const auto won = after(game.state, R"({"defender":{"red":1}})");
    QCOMPARE(won.winner, Red);
    const auto open = after(won, R"({"defender":{"red":0}})");
    QCOMPARE(open.winner, kNobody);
    QCOMPARE(open.turn.phase, Phase::Main);
    QVERIFY(open == after(game.state, "{}"));
    const auto stays = after(won, R"({"defender":{"blue":1}})");
    QCOMPARE(stays.winner, Red);
}

// Rules: WIN-4
void CorrectionsTest::theMainPhaseAloneReopensAGameOfTooFewPoints() {
    const auto won = after(twelve().state, R"({"defender":{"red":1}})");
    GameState old = won;
    old.player(Red).defender = 0; // a game of an earlier version: over, and the points are gone
    const auto open = after(old, R"({"turn":{"phase":"main"}})");
    QCOMPARE(open.winner, kNobody);
    QCOMPARE(open.turn.phase, Phase::Main);
    const auto again = after(won, R"({"turn":{"player":"red","phase":"main"}})"); // the points still win
    QVERIFY(again == won);
}

// Rules: WIN-4
void CorrectionsTest::aWinBeforeTheDiceIsTakenBackToTheDice() {
    Given game = twelve();
    game.defender(Red, 1).turnOf(White);
    ACCEPTED(game, command::EndTurn{});
    QCOMPARE(game.state.winner, Red);
    const auto open = after(game.state, R"({"defender":{"red":0}})");
    QCOMPARE(open.turn.phase, Phase::Roll);
    QCOMPARE(open.turn.player, Red);
}

// Rules: WIN-4, PROD-1
void CorrectionsTest::aRollThatAWinStoppedGoesOnWhenTheWinIsTakenBack() {
    Given game = twelve();
    game.knight(Red, "c5", 3).knight(Red, "c6", 3).beforeTheRoll().shipAtTheGates();
    ACCEPTED(game, roll(1, 4, EventFace::Ship)); // the fields A1 have number 5
    QCOMPARE(game.state.winner, Red);
    QCOMPARE(game.cardsOf(Red), 0);
    const auto open = after(game.state, R"({"defender":{"red":0}})");
    QCOMPARE(open.winner, kNobody);
    QVERIFY(open.player(Red).hand[Card::Grain] > 0);
    QCOMPARE(open.turn.resolving, Resolving::Nothing);
}

// Rules: WIN-2
void CorrectionsTest::whoLacksThePointsIsNoWinner() {
    const auto won = after(twelve().state, R"({"defender":{"red":1}})");
    QCOMPARE(refusedAt(won, R"({"winner":"blue"})"), std::string("winner"));
    QCOMPARE(refusedAt(twelve().state, R"({"winner":"red","turn":{"phase":"over"}})"), std::string("winner"));
    QCOMPARE(refusedAt(twelve().state, R"({"turn":{"phase":"over"}})"), std::string("winner"));
}

// Rules: WIN-4
void CorrectionsTest::nobodyAsTheWinnerIsDecidedByThePoints() {
    const auto won = after(twelve().state, R"({"defender":{"red":1}})");
    QVERIFY(after(won, R"({"winner":null})") == won);
    const auto open = after(won, R"({"winner":null,"defender":{"red":0}})");
    QCOMPARE(open.turn.phase, Phase::Main);
}

void CorrectionsTest::storedEventsThatDoNotFitAreFaults_data() {
    QTest::addColumn<QByteArray>("events");
    QByteArray crews;
    for (int i = 0; i < 9; ++i)
        crews += QByteArray(i == 0 ? "" : ",") + R"({"event":"crew-placed","player":"red","at":"e4-e5"})";
    QTest::newRow("a train of level 0") << QByteArray(R"({"event":"train-promoted","player":"red","level":0})");
    QTest::newRow("a train that is nowhere") << QByteArray(R"({"event":"train-promoted","player":"red","level":2})");
    QTest::newRow("cards for nobody") << QByteArray(
        R"({"event":"decision-opened","decision":{"player":"red","decide":"give","count":1}})");
    QTest::newRow("more crews than there is room") << crews;
    QTest::newRow("a knight that is not there") << QByteArray(R"({"event":"knight-spent","player":"red","at":"c4"})");
    QTest::newRow("the turn of a neutral colour")
        << QByteArray(R"({"event":"turn-began","player":"white","number":3})");
    QTest::newRow("a win without points") << QByteArray(R"({"event":"merchant-moved","player":"orange","to":"A1"})");
}

void CorrectionsTest::storedEventsThatDoNotFitAreFaults() {
    QFETCH(const QByteArray, events);
    WithModules game({fan::Module::Baggage, fan::Module::Crews}, 2);
    const auto read =
        readStoredEvents(Json::parse(R"({"form":2,"events":[)" + events.toStdString() + "]}"), {}, game.state);
    QVERIFY(std::holds_alternative<Fault>(read));
}

void CorrectionsTest::aTradeOfAVeryLargeHandIsReadAgain() {
    Given game(3);
    game.hand(Red, cardsOfTheBox(19, 12) - Hand{{Card::Brick, 10}, {Card::Lumber, 10}, {Card::Paper, 5}});
    QVERIFY(game.cardsOf(Red) == 106);
    const auto decided = decide(game.state, {Red, command::TradeBank{{{Card::Ore, 4}}, {{Card::Brick, 1}}}});
    QVERIFY(decided.ok());
    const auto read = readStoredEvents(storedEventsJson(decided.value(), game.state), {}, game.state);
    if (const auto* fault = std::get_if<Fault>(&read)) QFAIL(sentence(*fault).c_str());
    QVERIFY(std::get<StoredEvents>(read).after == applied(game.state, decided.value()));
}

QTEST_APPLESS_MAIN(CorrectionsTest)
#include "corrections_test.moc"
