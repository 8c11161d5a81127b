// SPDX-License-Identifier: GPL-3.0-or-later
// What a viewer sees does not depend on secrets: compares random games with games that differ in secrets only. Views,
// seen events and refusals must be the same, byte for byte. REEVE_SECRECY_GAMES: number of games.
#include "engine/choices/legal_commands.h"
#include "engine/events/apply.h"
#include "engine/game.h"
#include "engine/record/events.h"
#include "engine/record/refusal_text.h"
#include "engine/record/view.h"
#include "engine/view/seen_event.h"
#include "tests/secrecy/other_secrets.h"
#include "tests/secrecy/secret_games.h"
#include "tests/support/conceivable.h"
#include "tests/support/given.h"

#include <QTest>

#include <map>

using namespace reeve;
using namespace reeve::testing;

namespace {

std::string eventName(const Event& event, const GameState& state) {
    return record::eventJson(event, state)["event"].get<std::string>();
}

std::string textOf(const std::optional<SeenEvent>& seen, const GameState& state) {
    return seen ? record::seenEventJson(*seen, state).dump() : "nothing";
}

/// The events with a fixed value for each secret: the part that the rule book makes public.
std::string openPart(const Events& events, const Action& action, Eyes eyes, const GameState& state) {
    std::string text;
    for (const Event& event : events)
        text += record::eventJson(withOtherSecrets(event, action, eyes, [](int) { return 0; }), state).dump();
    return text;
}

/// The cards of another player that are open to `eyes` while that player must choose from them.
std::string cardsToChooseFrom(const GameState& state, Eyes eyes) {
    std::string text;
    for (const Decision& decision : state.pending) {
        if (eyes == kNobody || decision.player != eyes || decision.other == kNobody) continue;
        const PlayerState& other = state.player(decision.other);
        if (decision.kind == DecisionKind::TakeCards)
            for (const Card card : kAllCards) text += std::to_string(other.hand[card]) + " ";
        if (decision.kind == DecisionKind::TakeProgress)
            for (const auto held : other.progress) text += std::to_string(held) + " ";
    }
    return text;
}

/// The command with the dice of its events, so that the generator does not matter.
Command withItsDice(Command command, const Events& events) {
    if (auto* roll = std::get_if<command::Roll>(&command.action))
        for (const Event& event : events)
            if (const auto* dice = std::get_if<event::DiceRolled>(&event))
                *roll = {.red = dice->red, .yellow = dice->yellow, .event = dice->with};
    return command;
}

/// A command of the other game whose public part is the same; nullopt if none is found.
std::optional<std::pair<Command, Events>> sameInTheOtherGame(const Command& command, const Events& events, Eyes eyes,
                                                             const GameState& after, const GameState& other,
                                                             Chance& chance) {
    const std::string known = openPart(events, command.action, eyes, other);
    const std::string opened = cardsToChooseFrom(after, eyes);
    const Pick pick = [&](int bound) { return chance.draw(bound); };
    for (int tries = 0; tries < 12; ++tries) {
        Command another = withItsDice(command, events);
        // Other players may choose other cards; the viewer knows the viewer's own choice.
        if (tries > 0 && command.player != eyes) another.action = withOtherSecrets(another.action, pick);
        const auto decided = decide(other, another);
        if (decided && openPart(decided.value(), another.action, eyes, other) == known &&
            cardsToChooseFrom(applied(other, decided.value()), eyes) == opened)
            return std::pair(another, decided.value());
    }
    return std::nullopt;
}

} // namespace

class NoninterferenceTest : public QObject {
    Q_OBJECT

private slots:
    void aViewIsTheSameWhateverItsViewerMayNotKnow();
    void aSeenEventIsTheSameWhateverItsViewerMayNotKnow();
    void theNextCommandShowsTheSameInBothGames();
    void aRefusalIsTheSameWhateverTheRefusedMayNotKnow();
    void thePlayerSeesTheOwnCards();
    void whoChoosesSeesWhatIsChosenFromWhileItIsOpen();
};

// Rules: PROD-11, PROG-4, PROG-17, DEV-1, DEV-10
void NoninterferenceTest::aViewIsTheSameWhateverItsViewerMayNotKnow() {
    Chance secrets(1);
    int compared = 0, otherCards = 0;
    playSecretGames(secretGames(2000), [&](const GameState& state, const Command&, const Events&, int) {
        if (QTest::currentTestFailed() || (secrets.draw(100) != 0 && state.turn.phase != Phase::Over)) return;
        for (const Viewer& viewer : viewersOf(state)) {
            const GameState other = withOtherSecrets(state, viewer.player(), secrets);
            const GameView seen = viewOf(state, viewer), otherSeen = viewOf(other, viewer);
            const bool same = otherSeen == seen;
            // The text depends on the view only. It is compared for some views, and for views that differ, to show
            // where.
            if (!same || secrets.draw(4) == 0)
                QCOMPARE(record::viewJson(otherSeen).dump(), record::viewJson(seen).dump());
            QVERIFY(same);
            ++compared;
            otherCards += state.players != other.players;
        }
    });
    QVERIFY(compared > 1000);
    QVERIFY(otherCards > compared / 2);
}

// Rules: SEVEN-7, TRADE-2, PROG-7, PROG-SPY, TWO-14
void NoninterferenceTest::aSeenEventIsTheSameWhateverItsViewerMayNotKnow() {
    Chance secrets(2);
    int picked = 0;
    const Pick pick = [&](int bound) {
        ++picked;
        return secrets.draw(bound);
    };
    std::map<std::string, int> otherwise; // number of compared events with different secrets
    playSecretGames(secretGames(2000), [&](const GameState& state, const Command& command, const Events& events, int) {
        if (QTest::currentTestFailed()) return;
        for (const Event& event : events)
            for (const Viewer& viewer : viewersOf(state)) {
                picked = 0;
                const Event other = withOtherSecrets(event, command.action, viewer.player(), pick);
                if (picked == 0) continue; // the event has no secret
                QCOMPARE(textOf(seenBy(other, command.action, viewer), state),
                         textOf(seenBy(event, command.action, viewer), state));
                if (record::eventJson(event, state) != record::eventJson(other, state))
                    ++otherwise[eventName(event, state)];
            }
    });
    for (const char* secret : {"card-stolen", "cards-paid", "cards-passed", "progress-drawn", "progress-returned",
                               "progress-taken", "development-bought"})
        QVERIFY2(otherwise[secret] > 0, secret);
}

void NoninterferenceTest::theNextCommandShowsTheSameInBothGames() {
    Chance secrets(3);
    int tried = 0;
    std::map<std::string, int> otherwise; // number of events that differ although their public part is the same
    playSecretGames(secretGames(2000), [&](const GameState& state, const Command& command, const Events& events, int) {
        if (QTest::currentTestFailed() || secrets.draw(120) != 0) return;
        const GameState after = applied(state, events);
        for (const Viewer& viewer : viewersOf(state)) {
            const Eyes eyes = viewer.player();
            const GameState other = withOtherSecrets(state, eyes, secrets,
                                                     {.exchanges = 1 + secrets.draw(6),
                                                      .withTheBank = secrets.draw(2) == 0,
                                                      .shuffleDecks = secrets.draw(2) == 0,
                                                      .otherGenerator = secrets.draw(2) == 0});
            ++tried;
            const auto same = sameInTheOtherGame(command, events, eyes, after, other, secrets);
            if (!same) continue;
            const auto& [its, itsEvents] = *same;
            QCOMPARE(record::seenEventsJson(seenBy(itsEvents, its.action, viewer), other).dump(),
                     record::seenEventsJson(seenBy(events, command.action, viewer), state).dump());
            const auto otherView = record::viewJson(viewOf(applied(other, itsEvents), viewer));
            const auto itsView = record::viewJson(viewOf(after, viewer));
            QVERIFY2(otherView == itsView, record::Json::diff(itsView, otherView).dump().c_str());
            ++otherwise[""];
            for (std::size_t i = 0; i < events.size(); ++i)
                if (record::eventJson(events[i], state) != record::eventJson(itsEvents[i], state))
                    ++otherwise[eventName(events[i], state)];
        }
    });
    QVERIFY(otherwise[""] > tried / 2);
    for (const char* secret : {"card-stolen", "cards-paid", "cards-passed", "progress-drawn"})
        QVERIFY2(otherwise[secret] > 0, secret);
}

// A refusal may depend on what the refused player lacks and on what everybody sees. Stated chance, and trades that the
// other side must accept, cannot be requested in a player's own name.
void NoninterferenceTest::aRefusalIsTheSameWhateverTheRefusedMayNotKnow() {
    Chance secrets(4);
    int refused = 0;
    playSecretGames(secretGames(400), [&](const GameState& state, const Command&, const Events&, int) {
        if (QTest::currentTestFailed() || secrets.draw(150) != 0) return;
        const auto player = static_cast<PlayerId>(secrets.draw(state.playerCount));
        // The bank is open to all players, so a refusal may depend on it.
        const GameState other = withOtherSecrets(state, player, secrets, {.withTheBank = false});
        auto probe = [&](const Command& command) {
            if (QTest::currentTestFailed() || secrets.draw(40) != 0) return;
            const auto here = decide(state, command), there = decide(other, command);
            QCOMPARE(there.ok(), here.ok());
            if (here.ok()) return;
            QCOMPARE(record::refusalJson(there.refusal(), other, &command).dump(),
                     record::refusalJson(here.refusal(), state, &command).dump());
            ++refused;
        };
        Conceiver<decltype(probe)>(state, player, probe).all();
    });
    QVERIFY(refused > 1000);
}

void NoninterferenceTest::thePlayerSeesTheOwnCards() {
    Given game(3);
    game.hand(Red, {{Card::Ore, 3}}).progress(Red, {ProgressCard::Spy}).hand(Blue, {{Card::Wool, 2}});
    const auto red = record::viewJson(viewOf(game.state, Viewer::seat(Red)));
    QCOMPARE(red["you"]["seat"].get<std::string>(), std::string("red"));
    QCOMPARE(red["you"]["hand"].dump(), std::string(R"({"ore":3})"));
    QCOMPARE(red["you"]["progress"][0]["card"].get<std::string>(), std::string("spy"));
    QCOMPARE(red["players"][1]["cards"].get<int>(), 2);
    QVERIFY(!record::viewJson(viewOf(game.state, Viewer::table())).contains("you"));
    const Event theft = event::CardStolen{Red, Blue, Card::Wool, 1};
    for (const PlayerId concerned : {Red, Blue})
        QCOMPARE(std::get<masked::CardStolen>(*seenBy(theft, Action(), Viewer::seat(concerned))).card.value(),
                 Card::Wool);
    Given base = Given::base(3);
    base.settlement(Red, "a2").development(Red, DevelopmentCard::VictoryPoint, 2);
    const auto own = record::viewJson(viewOf(base.state, Viewer::seat(Red)));
    QCOMPARE(own["you"]["points"]["open"].get<int>(), 1);
    QCOMPARE(own["you"]["points"]["hidden"].get<int>(), 2);
}

// Rules: PROG-MAST, PROG-SPY
void NoninterferenceTest::whoChoosesSeesWhatIsChosenFromWhileItIsOpen() {
    Given game(3);
    game.hand(Blue, {{Card::Wool, 2}, {Card::Coin, 1}}).progress(Blue, {ProgressCard::Crane, ProgressCard::Smith});
    const auto chosenFrom = [&](const Viewer& viewer) -> record::Json {
        const auto view = record::viewJson(viewOf(game.state, viewer));
        if (!view.contains("prompts") || view["prompts"].empty()) return nullptr;
        return view["prompts"][0].value("choices", record::Json());
    };
    game.state.pending.push_back({.kind = DecisionKind::TakeCards, .player = Red, .count = 2, .other = Blue});
    QCOMPARE(chosenFrom(Viewer::seat(Red)).dump(), std::string(R"({"wool":2,"coin":1})"));
    QVERIFY(chosenFrom(Viewer::seat(White)).is_null());
    QVERIFY(chosenFrom(Viewer::table()).is_null());
    game.state.pending.clear();
    game.state.pending.push_back({.kind = DecisionKind::TakeProgress, .player = Red, .other = Blue});
    QCOMPARE(chosenFrom(Viewer::seat(Red)).dump(), std::string(R"(["crane","smith"])"));
    QVERIFY(!viewOf(game.state, Viewer::seat(White)).lookedAt);
    game.state.pending.clear();
    QVERIFY(!viewOf(game.state, Viewer::seat(Red)).lookedAt);
}

QTEST_GUILESS_MAIN(NoninterferenceTest)
#include "noninterference_test.moc"
