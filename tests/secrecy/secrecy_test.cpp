// SPDX-License-Identifier: GPL-3.0-or-later
// Panels and history show public information only: compares games that differ in secrets only.
#include "app/play/offers.h"
#include "app/play/table_view.h"
#include "app/window/actions_view.h"
#include "app/window/game_facts.h"
#include "app/window/players_view.h"
#include "app/window/uncovered_view.h"
#include "app/words/event_wording.h"
#include "engine/choices/legal_commands.h"
#include "engine/record/commands.h"
#include "engine/record/position.h"
#include "engine/state/queries.h"
#include "tests/secrecy/other_secrets.h"
#include "tests/secrecy/secret_games.h"
#include "tests/support/given.h"
#include "tests/support/random_game.h"

using namespace reeve;
using namespace reeve::app;
using namespace reeve::testing;
using namespace Qt::StringLiterals;

namespace {

const std::vector<Player>& threePlayers() {
    static const std::vector<Player> players{{u"Anna"_s, u"red"_s}, {u"Ben"_s, u"blue"_s}, {u"Cleo"_s, u"white"_s}};
    return players;
}
QList<PlayerFacts> panels(const Given& game) { return playersView(threePlayers(), TableView(game.state)); }
PlayerFacts panel(const Given& game, PlayerId player) { return panels(game).at(static_cast<qsizetype>(index(player))); }

QString told(const Event& event, const GameState& state) {
    SeatNames names;
    names.set(Red, u"Anna"_s);
    names.set(Blue, u"Ben"_s);
    const auto seen = seenBy(event, Action(), Viewer::table());
    return seen ? eventText(*seen, names, state.board, state.rules) : QString();
}

} // namespace

class SecrecyTest : public QObject {
    Q_OBJECT

private slots:
    void everybodySeesHowManyProgressCardsAreHeldButNotWhich();
    void theStoryTellsTheDeckOfADrawnCardAndNotTheCard();
    void everybodySeesTheLevelsThatEachPlayerHasBuilt();
    void theStoryDoesNotTellWhichCardsLeaveAHand();
    void developmentCardsAreToldWhenTheyArePlayed();
    void hiddenPointsAreShownWhenTheGameIsOver();
    void noFactOfTheTableHangsOnAHiddenCard();
    void nothingIsUncoveredThatNobodyLooksAt();
    void theOneWhoLooksSeesTheOwnCardsAndNoOthers();
    void whateverTheRulesAcceptIsOfferedThoughTheHandIsCovered();
    void whatCostsMoreCardsThanAreHeldIsNotOffered();
};

// Rules: PROG-4, PROG-17
void SecrecyTest::everybodySeesHowManyProgressCardsAreHeldButNotWhich() {
    const QList<PlayerFacts> one = panels(Given(3).progress(Blue, {ProgressCard::Spy}));
    QCOMPARE(one.at(1).progressCount, 1);
    for (std::size_t c = 0; c < kProgressCards; ++c) {
        const auto card = static_cast<ProgressCard>(c);
        if (supply::isVictoryPoint(card)) continue;
        const QList<PlayerFacts> other = panels(Given(3).progress(Blue, {card}));
        QCOMPARE(other.at(1).progressCount, 1);
        // The back of a card shows its deck.
        QCOMPARE(other == one, supply::deckOf(card) == supply::deckOf(ProgressCard::Spy));
    }
    QCOMPARE(
        panel(Given(3).progress(Blue, {ProgressCard::Spy, ProgressCard::Spy, ProgressCard::Crane}), Blue).progressCount,
        3);
    const Given open = Given(3).progress(Blue, {ProgressCard::Printer}); // an open card is shown
    QCOMPARE(panel(open, Blue).progressCount, 0);
    QCOMPARE(panel(open, Blue).points, 1);
}

// Rules: PROG-4, PROG-8
void SecrecyTest::theStoryTellsTheDeckOfADrawnCardAndNotTheCard() {
    const GameState state = Given(3).state;
    std::array<QString, kTracks> drawn;
    for (std::size_t c = 0; c < kProgressCards; ++c) {
        const auto card = static_cast<ProgressCard>(c);
        const auto deck = supply::deckOf(card);
        const QString text = told(event::ProgressDrawn{Red, deck, card}, state);
        if (supply::isVictoryPoint(card)) continue;
        if (drawn[index(deck)].isEmpty()) drawn[index(deck)] = text;
        QCOMPARE(text, drawn[index(deck)]);
    }
    QVERIFY(told(event::ProgressDrawn{Red, Track::Science, ProgressCard::Printer}, state) !=
            drawn[index(Track::Science)]);
    QVERIFY(told(event::ProgressDrawn{Red, Track::Politics, ProgressCard::Constitution}, state) !=
            drawn[index(Track::Politics)]);
}

// Rules: METRO-12
void SecrecyTest::everybodySeesTheLevelsThatEachPlayerHasBuilt() {
    Given game(3);
    game.level(Red, Track::Trade, 2)
        .level(Blue, Track::Politics, 4)
        .level(Blue, Track::Science, 1)
        .level(White, Track::Science, 5);
    for (const auto player : {Red, Blue, White}) {
        const TrackFacts shown = panel(game, player).improvements;
        QCOMPARE(shown.trade, player == Red ? 2 : 0);
        QCOMPARE(shown.politics, player == Blue ? 4 : 0);
        QCOMPARE(shown.science, player == Blue ? 1 : player == White ? 5 : 0);
    }
}

// Rules: PROD-11
void SecrecyTest::theStoryDoesNotTellWhichCardsLeaveAHand() {
    const GameState state = Given(3).state;
    for (const Card card : kAllCards) {
        QCOMPARE(told(event::CardStolen{Red, Blue, card}, state),
                 told(event::CardStolen{Red, Blue, Card::Brick}, state));
        QCOMPARE(told(event::CardsPaid{Red, Hand::of(card, 4), Cause::Discard}, state),
                 told(event::CardsPaid{Red, Hand::of(Card::Brick, 4), Cause::Discard}, state));
    }
    QCOMPARE(panel(Given(3).hand(Blue, {{Card::Ore, 3}, {Card::Coin, 2}}), Blue).handCount, 5);
}

// Rules: DEV-1
void SecrecyTest::developmentCardsAreToldWhenTheyArePlayed() {
    const GameState state = Given::base(3).state;
    const QList<PlayerFacts> one = panels(Given::base(3).development(Blue, DevelopmentCard::Knight));
    const QString bought = told(event::DevelopmentBought{Red, DevelopmentCard::Knight}, state);
    const QString played = told(event::DevelopmentPlayed{Red, DevelopmentCard::Knight}, state);
    for (const auto card : {DevelopmentCard::RoadBuilding, DevelopmentCard::YearOfPlenty, DevelopmentCard::Monopoly,
                            DevelopmentCard::VictoryPoint}) {
        QCOMPARE(panels(Given::base(3).development(Blue, card)), one);
        QCOMPARE(told(event::DevelopmentBought{Red, card}, state), bought);
        QVERIFY(told(event::DevelopmentPlayed{Red, card}, state) != played);
    }
}

// Rules: DEV-10
void SecrecyTest::hiddenPointsAreShownWhenTheGameIsOver() {
    Given game = Given::base(3);
    game.settlement(Blue, "a2").development(Blue, DevelopmentCard::VictoryPoint, 2);
    for (const auto* place : {"c1", "c5", "c9", "e3"}) game.city(Red, place);
    game.settlement(Red, "a6")
        .roads(Red, {"e6-e7"})
        .hand(Red, {{Card::Brick, 1}, {Card::Lumber, 1}, {Card::Wool, 1}, {Card::Grain, 1}});
    QCOMPARE(panel(game, Blue).points, 1);
    ACCEPTED(game, build(Piece::Settlement, "e7"));
    QCOMPARE(game.state.winner, Red);
    QCOMPARE(panel(game, Blue).points, 3);
}

// Rules: PROD-11, PROG-4, DEV-1
void SecrecyTest::noFactOfTheTableHangsOnAHiddenCard() {
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Chance chance(seed), secrets(seed + 100);
        GameState state = randomStart(seed, secretRules(seed));
        for (int step = 0; step < 400; ++step) {
            const auto command = randomCommand(state, chance);
            if (!command) break;
            const auto decided = decide(state, *command);
            for (const Event& event : decided.value()) apply(state, event);
            const TableView table(state), other(withOtherSecrets(state, kNobody, secrets));
            QVERIFY(table == other);
            QCOMPARE(positionView(table), positionView(other));
            QCOMPARE(positionView(table).toMap().contains(u"hands"_s), false);
            QCOMPARE(playersView(threePlayers(), table), playersView(threePlayers(), other));
            ++compared;
            if (state.turn.phase == Phase::Over) break;
        }
    }
    QVERIFY(compared > 1000);
}

void SecrecyTest::nothingIsUncoveredThatNobodyLooksAt() {
    Given game(3);
    game.hand(Red, {{Card::Ore, 3}}).progress(Red, {ProgressCard::Spy});
    QCOMPARE(uncoveredView(game.state, {}), UncoveredFacts());
}

void SecrecyTest::theOneWhoLooksSeesTheOwnCardsAndNoOthers() {
    Given game(3);
    game.hand(Red, {{Card::Ore, 3}, {Card::Grain, 1}})
        .hand(Blue, {{Card::Wool, 2}})
        .progress(Red, {ProgressCard::Spy})
        .progress(Blue, {ProgressCard::Crane});
    const UncoveredFacts red = uncoveredView(game.state, {.player = Red});
    QVERIFY(red.open);
    QCOMPARE(red.hand, (HandFacts{.grain = 1, .ore = 3}));
    QCOMPARE(red.cards, QStringList{u"spy"_s});
    QVERIFY(red.lacks.contains(LackFacts{.what = u"city"_s, .cards = {.grain = 1}}));
    QVERIFY(red.record.isNull());
    Given other = game;
    other.hand(Blue, {{Card::Brick, 2}}).onTop(ProgressCard::Mining);
    std::swap(other.state.player(Blue).progress[index(ProgressCard::Crane)],
              other.state.player(Blue).progress[index(ProgressCard::Smith)]);
    QCOMPARE(uncoveredView(other.state, {.player = Red}), red);
    // A player who corrects the record sees one hand and the decks.
    const QVariantMap record = uncoveredView(game.state, {.player = Red, .record = true}).record.toMap();
    QCOMPARE(record[u"hands"_s].toMap().keys(), QStringList{u"red"_s});
    QCOMPARE(record[u"progress"_s].toMap().keys(), QStringList{u"red"_s});
    QCOMPARE(record[u"decks"_s].toMap().size(), 3);
}

void SecrecyTest::whateverTheRulesAcceptIsOfferedThoughTheHandIsCovered() {
    // These verbs are composed freely, or the cards are chosen under the cover.
    const QStringList chosenUnderTheCover{u"trade-bank"_s, u"trade"_s,         u"discard"_s,         u"give"_s,
                                          u"take-cards"_s, u"take-progress"_s, u"discard-progress"_s};
    int offered = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Chance chance(seed);
        GameState state = randomStart(seed, secretRules(seed));
        for (int step = 0; step < 400 && state.turn.phase != Phase::Over; ++step) {
            const auto command = randomCommand(state, chance);
            if (!command) break;
            const record::Json json = record::commandJson(*command, state);
            const QString verb = QString::fromStdString(json["do"]);
            if (command->player == actingPlayer(state) && !chosenUnderTheCover.contains(verb) && verb != u"pass"_s) {
                const GameState asked = askedAtTable(TableView(state));
                const auto taken = decide(asked, *command);
                // A random command may state its chance, which the offered commands do not.
                QVERIFY2(taken.ok() || taken.refusal().code == RefusalCode::ImpossibleChance, json.dump().c_str());
                ++offered;
            }
            const auto decided = decide(state, *command);
            for (const Event& event : decided.value()) apply(state, event);
        }
    }
    QVERIFY(offered > 1000);
}

// Rules: BUILD-1
void SecrecyTest::whatCostsMoreCardsThanAreHeldIsNotOffered() {
    Given game(3);
    game.settlement(Red, "b3")
        .roads(Red, {"b3-b4"})
        .hand(Red, {{Card::Wool, 4}})
        .level(Red, Track::Trade, 3)
        .city(Red, "d3");
    const auto possible = [&](const char* what, bool counted) {
        const auto offers = actionsView(TableView(game.state), counted, SeatNames());
        const auto found = std::ranges::find(offers, QLatin1String(what), &ActionFacts::what);
        return found != offers.end() && found->possible;
    };
    QVERIFY(possible("road", true));  // the hidden cards may include brick and lumber
    QVERIFY(!possible("city", true)); // a city costs five cards
    QVERIFY(possible("trade", true));
    QVERIFY(possible("city", false));
    game.hand(Red, {});
    for (const char* what : {"road", "settlement", "city", "wall", "knight", "trade"}) QVERIFY(!possible(what, true));
}

QTEST_GUILESS_MAIN(SecrecyTest)
#include "secrecy_test.moc"
