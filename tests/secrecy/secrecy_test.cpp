// SPDX-License-Identifier: GPL-3.0-or-later
// What the panels and the story tell everybody at the table: what lies open, and nothing that is secret.
// A panel or a sentence that would differ with a secret would tell it.
#include "app/models/players_view.h"
#include "app/wording/event_wording.h"
#include "engine/record/position.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::app;
using namespace reeve::testing;
using namespace Qt::StringLiterals;

namespace {

QVariantList panels(const Given& game) {
    const std::vector<Player> players{{u"Anna"_s, u"red"_s}, {u"Ben"_s, u"blue"_s}, {u"Cleo"_s, u"white"_s}};
    const auto made = GameSession::createAt(nullptr, u"Test"_s, players, {{"position", record::toJson(game.state)}});
    if (const auto* fault = std::get_if<QString>(&made)) qFatal("%s", qPrintable(*fault));
    return playersView(std::get<GameSession>(made));
}
QVariantMap panel(const Given& game, PlayerId player) { return panels(game).at(static_cast<qsizetype>(index(player))).toMap(); }

QString told(const Event& event, const GameState& state) {
    SeatNames names;
    names.set(Red, u"Anna"_s);
    names.set(Blue, u"Ben"_s);
    return eventText(event, names, state);
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
};

// Rules: PROG-4, PROG-17
void SecrecyTest::everybodySeesHowManyProgressCardsAreHeldButNotWhich() {
    const QVariantList one = panels(Given(3).progress(Blue, {ProgressCard::Spy}));
    QCOMPARE(one.at(1).toMap().value(u"progressCount"_s).toInt(), 1);
    for (std::size_t c = 0; c < kProgressCards; ++c) {
        const auto card = static_cast<ProgressCard>(c);
        if (!supply::isVictoryPoint(card)) QCOMPARE(panels(Given(3).progress(Blue, {card})), one);
    }
    QCOMPARE(panel(Given(3).progress(Blue, {ProgressCard::Spy, ProgressCard::Spy, ProgressCard::Crane}), Blue).value(u"progressCount"_s).toInt(), 3);
    const Given open = Given(3).progress(Blue, {ProgressCard::Printer}); // but an open one is shown
    QCOMPARE(panel(open, Blue).value(u"progressCount"_s).toInt(), 0);
    QCOMPARE(panel(open, Blue).value(u"points"_s).toInt(), 1);
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
    QVERIFY(told(event::ProgressDrawn{Red, Track::Science, ProgressCard::Printer}, state) != drawn[index(Track::Science)]);
    QVERIFY(told(event::ProgressDrawn{Red, Track::Politics, ProgressCard::Constitution}, state) != drawn[index(Track::Politics)]);
}

// Rules: METRO-12
void SecrecyTest::everybodySeesTheLevelsThatEachPlayerHasBuilt() {
    Given game(3);
    game.level(Red, Track::Trade, 2).level(Blue, Track::Politics, 4).level(Blue, Track::Science, 1).level(White, Track::Science, 5);
    for (const auto player : {Red, Blue, White}) {
        const auto shown = panel(game, player).value(u"improvements"_s).toMap();
        QCOMPARE(shown.size(), 3);
        QCOMPARE(shown.value(u"trade"_s).toInt(), player == Red ? 2 : 0);
        QCOMPARE(shown.value(u"politics"_s).toInt(), player == Blue ? 4 : 0);
        QCOMPARE(shown.value(u"science"_s).toInt(), player == Blue ? 1 : player == White ? 5 : 0);
    }
}

// Rules: PROD-11
void SecrecyTest::theStoryDoesNotTellWhichCardsLeaveAHand() {
    const GameState state = Given(3).state;
    for (const Card card : kAllCards) {
        QCOMPARE(told(event::CardStolen{Red, Blue, card}, state), told(event::CardStolen{Red, Blue, Card::Brick}, state));
        QCOMPARE(told(event::CardsPaid{Red, Hand::of(card, 4), Cause::Discard}, state), told(event::CardsPaid{Red, Hand::of(Card::Brick, 4), Cause::Discard}, state));
    }
    QCOMPARE(panel(Given(3).hand(Blue, {{Card::Ore, 3}, {Card::Coin, 2}}), Blue).value(u"handCount"_s).toInt(), 5);
}

// Rules: DEV-1
void SecrecyTest::developmentCardsAreToldWhenTheyArePlayed() {
    const GameState state = Given::base(3).state;
    const QVariantList one = panels(Given::base(3).development(Blue, DevelopmentCard::Knight));
    const QString bought = told(event::DevelopmentBought{Red, DevelopmentCard::Knight}, state);
    const QString played = told(event::DevelopmentPlayed{Red, DevelopmentCard::Knight}, state);
    for (const auto card : {DevelopmentCard::RoadBuilding, DevelopmentCard::YearOfPlenty, DevelopmentCard::Monopoly, DevelopmentCard::VictoryPoint}) {
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
    game.settlement(Red, "a6").roads(Red, {"e6-e7"}).hand(Red, {{Card::Brick, 1}, {Card::Lumber, 1}, {Card::Wool, 1}, {Card::Grain, 1}});
    QCOMPARE(panel(game, Blue).value(u"points"_s).toInt(), 1);
    ACCEPTED(game, build(Piece::Settlement, "e7"));
    QCOMPARE(game.state.winner, Red);
    QCOMPARE(panel(game, Blue).value(u"points"_s).toInt(), 3);
}

QTEST_GUILESS_MAIN(SecrecyTest)
#include "secrecy_test.moc"
