// SPDX-License-Identifier: GPL-3.0-or-later
// The values of the models for the window, the texts in both languages, and that they contain no secret.
#include "app/pictures/scanner.h"
#include "app/store/data_folder.h"
#include "app/store/file_thread.h"
#include "app/values/json_values.h"
#include "app/window/game_setup.h"
#include "app/window/games.h"
#include "app/window/prompts.h"
#include "app/window/settings.h"
#include "app/window/table.h"
#include "app/words/event_wording.h"
#include "app/words/expected_wording.h"
#include "app/words/refusal_wording.h"
#include "app/words/step_wording.h"
#include "engine/position/queries.h"
#include "engine/record/position.h"
#include "tests/app/own_app.h"
#include "tests/support/at_sea.h"
#include "tests/support/given.h"

#include <QLineF>
#include <QQmlEngine>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace reeve;
using namespace reeve::app;
using namespace Qt::StringLiterals;
using reeve::testing::Blue;
using reeve::testing::Given;
using reeve::testing::Red;
using reeve::testing::sessionAt;
using reeve::testing::threeNames;
using reeve::testing::White;

class AppModelsTest : public reeve::testing::OwnApp {
    Q_OBJECT
    GameSetup& gameSetup() { return *m_services->setup; }

private slots:
    void init() { start(); }
    void cleanup() { m_services.reset(); }

    void aNewGameWaitsForTheFirstSettlement() {
        QVERIFY(!game().active());
        const QVariantMap setup{
            {u"name"_s, u"Friday"_s},
            {u"players"_s, QVariantList{QVariantMap{{u"name"_s, u"Anna"_s}, {u"color"_s, u"red"_s}},
                                        QVariantMap{{u"name"_s, u"  "_s}, {u"color"_s, u"blue"_s}},
                                        QVariantMap{{u"name"_s, u"Cleo"_s}, {u"color"_s, u"white"_s}}}},
            {u"seed"_s, 5.0},
            {u"board"_s, gameSetup().layOut(u"random"_s, 5, 4)}};
        QVERIFY(gameSetup().newGame(setup));
        QVERIFY(game().active());
        QCOMPARE(game().gameName(), u"Friday"_s);
        QCOMPARE(player(1).name, u"Blue"_s); // a player without a name is called like the colour
        const ExpectedFacts expected = game().expected();
        QCOMPARE(expected.kind, u"place-settlement"_s);
        QCOMPARE(expected.text, u"Anna places a settlement and a road"_s);
        QCOMPARE(game().options().place.size(), 54);
        QCOMPARE(m_services->prompts->ask({}, {}, {u"b3"_s}).choices.size(), 3);
        QVERIFY(!game().canUndo());

        QVERIFY(
            game().perform(QVariantMap{{u"do"_s, u"place"_s}, {u"settlement"_s, u"b3"_s}, {u"road"_s, u"b3-c4"_s}}));
        QCOMPARE(game().undoText(), u"Anna places a settlement and a road"_s);
        QCOMPARE(game().turn().player, 1);
        QVERIFY(game().undo());
        QCOMPARE(game().redoText(), u"Anna places a settlement and a road"_s);
        QCOMPARE(game().turn().player, 0);
        // The list of games contains the game.
        static_cast<void>(m_services->games->games()); // reads the list
        reeve::testing::settle(*m_services->journal);
        QCOMPARE(m_services->games->games().size(), 1);
        QCOMPARE(m_services->games->latest().name, u"Friday"_s);
    }

    void aGameWithABadSetupIsRefusedInWords() {
        QSignalSpy refused(&game(), &Game::refused);
        QVERIFY(!gameSetup().newGame(QVariantMap{{u"players"_s, QVariantList{}}}));
        QVERIFY(!gameSetup().newGame(QVariant()));
        QCOMPARE(refused.size(), 2);
        QVERIFY(!refused.at(0).at(0).value<RefusalFacts>().text.isEmpty());
        QVERIFY(!game().active());
    }

    // Rules: SETUP-30
    void whoBeginsIsDrawnByDiceAndEverybodyMay() {
        QSet<int> begun;
        for (int seed = 1; seed <= 60; ++seed) {
            const int seat = gameSetup().drawStartSeat(4, seed);
            QVERIFY(seat >= 0 && seat < 4);
            QCOMPARE(gameSetup().drawStartSeat(4, seed), seat);
            begun.insert(seat);
        }
        QCOMPARE(begun.size(), 4);
    }
    void pointsAreTheSumOfTheirParts() {
        Given given(3);
        given.settlement(Red, "b3")
            .city(Red, "c5")
            .metropolis(Red, Track::Trade, "d3")
            .level(Red, Track::Trade, 4)
            .defender(Red, 2)
            .progress(Red, {ProgressCard::Printer})
            .longestRoad(Blue, 5)
            .roads(Blue, {"a1-a2", "a2-a3", "a3-a4", "a4-a5", "a5-a6"});
        game().show(sessionAt(given.state));
        QCOMPARE(player(0).points, 1 + 2 + 2 + 2 + 2 + 1);
        QCOMPARE(player(0).points, points(given.state, Red));
        QCOMPARE(player(1).points, 2);
        int sum = 0;
        for (const PointPartFacts& part : player(0).pointsParts) sum += part.points;
        QCOMPARE(sum, 10);
        QCOMPARE(player(1).roadLength, 5);
        QVERIFY(player(1).hasLongestRoad);
    }

    void productionTellsWhoTookWhatAndFromWhere() {
        Given given(3); // B1 and C4 are mountains with number 9
        given.city(Red, "b1").settlement(Blue, "c8").beforeTheRoll();
        game().show(sessionAt(given.state));
        QVERIFY(!game().lastRoll().rolled());
        QVERIFY(game().perform(
            QVariantMap{{u"do"_s, u"roll"_s}, {u"red"_s, 4}, {u"yellow"_s, 5}, {u"event"_s, u"ship"_s}}));
        const QList<YieldFacts> took = game().production();
        QCOMPARE(took.size(), 2);
        QCOMPARE(took.at(0).cards, (HandFacts{.ore = 1, .coin = 1}));
        QCOMPARE(took.at(0).reasons, QStringList{u"mountains: 1 city"_s});
        QCOMPARE(took.at(1).cards, HandFacts{.ore = 1});
        const LastRollFacts roll = game().lastRoll();
        QCOMPARE(roll.odds, u"4/36"_s);
        QCOMPARE(roll.producing, (QStringList{u"B1"_s, u"C4"_s}));
        QCOMPARE(game().barbarians().spaces, 1);
        QCOMPARE(game().undoText(), u"Anna rolls 9"_s);
    }

    // Rules: PROG-10
    void whileTheEventAsksForSomethingTheYieldIsStillToCome() {
        Given given(3);
        given.city(Red, "b1").city(Blue, "f2").level(Blue, Track::Trade, 1).beforeTheRoll();
        given.progress(Blue, {ProgressCard::Crane, ProgressCard::Smith, ProgressCard::Mining, ProgressCard::Medicine})
            .onTop(ProgressCard::MerchantFleet);
        game().show(sessionAt(given.state));
        QVERIFY(game().perform(
            QVariantMap{{u"do"_s, u"roll"_s}, {u"red"_s, 2}, {u"yellow"_s, 6}, {u"event"_s, u"trade"_s}}));
        QCOMPARE(game().expected().kind, u"discard-progress"_s);
        QVERIFY(!game().lastRoll().eventResolved);
        QVERIFY(game().perform(
            QVariantMap{{u"do"_s, u"discard-progress"_s}, {u"player"_s, u"blue"_s}, {u"card"_s, u"crane"_s}}));
        QVERIFY(game().lastRoll().eventResolved);
    }

    // Rules: CITY-1
    void aCityOnBareGroundIsToldWhatItGrowsOutOf() {
        Given given(3);
        given.settlement(Red, "c4").hand(Red, {{Card::Ore, 3}, {Card::Grain, 2}}).knight(Red, "c8");
        game().show(sessionAt(given.state));
        QStringList told;
        const auto listening =
            connect(&game(), &Game::refused, this, [&](const RefusalFacts& refusal) { told.append(refusal.text); });
        QVERIFY(!game().perform(QVariantMap{{u"do"_s, u"build"_s}, {u"piece"_s, u"city"_s}, {u"at"_s, u"d5"_s}}));
        QVERIFY(!game().perform(QVariantMap{{u"do"_s, u"promote"_s}, {u"at"_s, u"d5"_s}}));
        disconnect(listening);
        QCOMPARE(told, (QStringList{u"A city replaces a settlement, and Anna has none here."_s,
                                    u"Anna has no knight here."_s}));
    }

    // Rules: ROBBER-9
    void aSevenBeforeTheFirstAttackTellsThatTheRobberStays() {
        for (const bool attacked : {false, true}) {
            Given given(3);
            given.beforeTheRoll();
            given.state.attacks = attacked ? 1 : 0;
            game().show(sessionAt(given.state));
            QVERIFY(game().perform(
                QVariantMap{{u"do"_s, u"roll"_s}, {u"red"_s, 3}, {u"yellow"_s, 4}, {u"event"_s, u"ship"_s}}));
            const LastRollFacts roll = game().lastRoll();
            QVERIFY(roll.sevens);
            QCOMPARE(roll.robberStays, !attacked);
        }
    }

    // Rules: ROBBER-9
    void onlyTheFirstAttackFreesTheRobber() {
        for (const bool attacked : {false, true}) {
            Given given(3);
            given.city(Red, "b1").knight(Red, "c2", 2).shipAtTheGates().beforeTheRoll();
            given.state.attacks = attacked ? 1 : 0;
            game().show(sessionAt(given.state));
            QVERIFY(game().perform(
                QVariantMap{{u"do"_s, u"roll"_s}, {u"red"_s, 1}, {u"yellow"_s, 1}, {u"event"_s, u"ship"_s}}));
            QCOMPARE(game().attack().freesRobber, !attacked);
        }
    }

    void anAttackIsShownUntilItIsAcknowledged() {
        Given given(3);
        given.city(Red, "b1")
            .city(Blue, "c8")
            .city(White, "e4")
            .knight(Red, "c2", 2)
            .knight(Blue, "b8", 1)
            .shipAtTheGates()
            .beforeTheRoll();
        game().show(sessionAt(given.state));
        QVERIFY(!game().attack().landed);
        QCOMPARE(game().barbarians().missing, 0);
        QVERIFY(game().perform(
            QVariantMap{{u"do"_s, u"roll"_s}, {u"red"_s, 1}, {u"yellow"_s, 1}, {u"event"_s, u"ship"_s}}));
        const AttackFacts attack = game().attack();
        QCOMPARE(attack.barbarians, 3);
        QCOMPARE(attack.knights, 3);
        QVERIFY(attack.won);
        QVERIFY(attack.done);
        QVERIFY(attack.sides.at(0).defends);
        QCOMPARE(attack.sides.at(0).knights, QList<int>{2});
        game().acknowledgeAttack();
        QVERIFY(!game().attack().landed);
    }

    void aRefusalSaysThePriceAndNotWhichCardIsMissing() {
        Given given(3);
        given.settlement(Red, "b3").hand(Red, {{Card::Ore, 2}, {Card::Grain, 2}});
        game().show(sessionAt(given.state));
        QSignalSpy refused(&game(), &Game::refused);
        QVERIFY(!game().perform(QVariantMap{{u"do"_s, u"build"_s}, {u"piece"_s, u"city"_s}, {u"at"_s, u"b3"_s}}));
        const auto why = refused.at(0).at(0).value<RefusalFacts>();
        QCOMPARE(why.code, u"cannot-afford"_s);
        QCOMPARE(why.text, u"A city costs 2 grain and 3 ore. Anna does not hold these 5 cards."_s);
        QCOMPARE(offer(u"city"_s).lack, 1);
        game().uncover(0, false);
        QVERIFY(game().uncovered().lacks.contains(LackFacts{.what = u"city"_s, .cards = {.ore = 1}}));
        game().cover();
        QVERIFY(!game().uncovered().open);
        QCOMPARE(offer(u"road"_s).cost, (HandFacts{.brick = 1, .lumber = 1}));
        QVERIFY(!game().perform(QVariantMap{{u"do"_s, u"nonsense"_s}}));
        QVERIFY(!game().perform(QVariant()));
        QCOMPARE(refused.size(), 3);
    }

    void everyRefusalHasASentenceInBothLanguages() {
        const GameState state = Given(3).state;
        for (const QString& language : {u"en"_s, u"de"_s}) {
            m_language.show(language);
            for (int code = 0; code < static_cast<int>(kRefusalCodes); ++code) {
                Refusal refusal;
                refusal.code = static_cast<RefusalCode>(code);
                const QString text = refusalText(refusal, command::EndTurn{}, Red, state, threeNames());
                QVERIFY2(!text.isEmpty(), qPrintable(QString::number(code)));
                QVERIFY2(!text.contains(u'%'), qPrintable(text));
            }
        }
    }

    void levelsAreBuiltAndRefusedWithTheirArticle() {
        const GameState state = Given(3).state;
        const auto refused = [&state](Track track) {
            return refusalText({.code = RefusalCode::CannotAfford, .rule = {}, .needs = Hand::of(Card::Coin)},
                               command::Improve{.track = track}, Red, state, threeNames());
        };
        const auto built = [&state](Track track) {
            return eventText(event::ImprovementBuilt{Red, track, 1}, threeNames(), state.board, state.rules);
        };
        QCOMPARE(refused(Track::Politics), u"The Town Hall costs 1 coin. Anna does not hold this card."_s);
        QCOMPARE(built(Track::Politics), u"Anna builds the Town Hall (Politics, level 1)."_s);
        m_language.show(u"de"_s);
        QCOMPARE(refused(Track::Politics), u"Das Rathaus kostet 1 Münze. Anna hat diese Karte nicht."_s);
        QCOMPARE(built(Track::Politics), u"Anna baut das Rathaus (Politik, Stufe 1)."_s);
        QVERIFY(refused(Track::Trade).startsWith(u"Der Markt kostet"_s));
        QVERIFY(built(Track::Trade).startsWith(u"Anna baut den Markt"_s));
    }

    void aNameThatEndsWithADotEndsTheSentence() {
        SeatNames names = threeNames();
        names.set(Blue, u"Ben B."_s);
        const GameState state = Given(3).state;
        const auto stolen = *seenBy(event::CardStolen{Red, Blue, Card::Ore}, Action(), Viewer::table());
        QCOMPARE(eventText(stolen, names, state.board, state.rules), u"Anna steals a card from Ben B."_s);
    }

    void theSpecialBuildingPhaseSaysThatNothingIsTraded() {
        GameState state = Given(3).state;
        state.turn.phase = Phase::Special;
        m_language.show(u"de"_s);
        const Refusal refusal{.code = RefusalCode::WrongPhase, .rule = {}};
        QCOMPARE(refusalText(refusal, command::TradeBank{}, Red, state, threeNames()),
                 u"In der Bauphase wird nicht gehandelt."_s);
        QCOMPARE(refusalText(refusal, command::MoveKnight{}, Red, state, threeNames()),
                 u"In der Bauphase wird nur gebaut und gekauft."_s);
    }

    void theEndOfSpecialBuildingIsNoLineOfTheHistory() {
        const GameState state = Given(3).state;
        const auto passed = *seenBy(event::SpecialBuildingPassed{Blue}, Action(), Viewer::table());
        QVERIFY(eventText(passed, threeNames(), state.board, state.rules).isEmpty());
    }

    void everyWordFollowsTheLanguageAtOnce() {
        Given given(3);
        given.settlement(Red, "b3").beforeTheRoll();
        game().show(sessionAt(given.state));
        QVERIFY(game().perform(
            QVariantMap{{u"do"_s, u"roll"_s}, {u"red"_s, 2}, {u"yellow"_s, 3}, {u"event"_s, u"ship"_s}}));
        QCOMPARE(game().undoText(), u"Anna rolls 5"_s);
        const QString english = game().expected().text;
        const QList<StoryEntryFacts> told = game().story();
        QSignalSpy changed(&game(), &Game::changed);
        m_language.show(u"de"_s);
        game().retranslate();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(game().undoText(), u"Anna würfelt 5"_s);
        QVERIFY(game().expected().text != english);
        const QList<StoryEntryFacts> erzaehlt = game().story();
        QCOMPARE(erzaehlt.size(), told.size());
        for (qsizetype i = 0; i < told.size(); ++i)
            QVERIFY2(erzaehlt[i].text != told[i].text, qPrintable(told[i].text));
        QCOMPARE(game().players().at(0).charts.at(1).levelNames.at(2), u"Festung"_s);
    }

    void whatStaysTheSameIsNotToldAgain() {
        Given given(3);
        given.city(Red, "b3").hand(Red, {{Card::Lumber, 4}});
        game().show(sessionAt(given.state));
        QSignalSpy players(&game(), &Game::playersChanged), ship(&game(), &Game::barbariansChanged),
            all(&game(), &Game::changed);
        QVERIFY(game().perform(QVariantMap{{u"do"_s, u"trade-bank"_s},
                                           {u"give"_s, QVariantMap{{u"lumber"_s, 4}}},
                                           {u"take"_s, QVariantMap{{u"ore"_s, 1}}}}));
        QCOMPARE(all.size(), 1);
        QCOMPARE(players.size(), 1); // the number of cards of Red has changed
        QCOMPARE(ship.size(), 0);
    }

    void aWindowSharesOneObjectOfAValueUntilItBecomesAnother() {
        Given given(3);
        given.city(Red, "b3").beforeTheRoll();
        game().show(sessionAt(given.state));
        QQmlEngine engine;
        game().useEngine(&engine);
        QQmlEngine::setObjectOwnership(&game(), QQmlEngine::CppOwnership);
        engine.globalObject().setProperty(u"game"_s, engine.newQObject(&game()));
        engine.evaluate(u"var before = game.position, charts = game.improvements"_s);
        QVERIFY(engine.evaluate(u"game.position === before && before.turn.phase === 'roll'"_s).toBool());
        QVERIFY(game().perform(
            QVariantMap{{u"do"_s, u"roll"_s}, {u"red"_s, 4}, {u"yellow"_s, 5}, {u"event"_s, u"ship"_s}}));
        QVERIFY(engine.evaluate(u"game.position !== before && game.improvements === charts"_s).toBool());
        QVERIFY(engine.evaluate(u"game.attack.landed === false"_s).toBool());
    }

    void whatHasATypeOfItsOwnIsReadByNameInTheWindow() {
        Given given(3);
        given.city(Red, "b3").hand(Red, {{Card::Lumber, 4}});
        game().show(sessionAt(given.state));
        QQmlEngine engine;
        game().useEngine(&engine);
        QQmlEngine::setObjectOwnership(&game(), QQmlEngine::CppOwnership);
        engine.globalObject().setProperty(u"game"_s, engine.newQObject(&game()));
        QVERIFY(engine.evaluate(u"game.players[0].handCount === 4 && game.awaited.color === game.players[0].color"_s)
                    .toBool());
        QVERIFY(engine.evaluate(u"game.players[3] === undefined && !game.nobody.seated && !game.lastRoll.rolled"_s)
                    .toBool());
    }

    void theSetUpNamesTheShipInPlaceOfTheRoad() {
        reeve::testing::AtSea game;
        const auto placed = [&](bool city, bool ship) {
            return eventText(event::BuildingPlaced{.player = Blue, .city = city, .ship = ship}, threeNames(),
                             game.state.board, game.state.rules);
        };
        QVERIFY(placed(false, true).endsWith(u"places a settlement and a ship."_s));
        QVERIFY(placed(true, true).endsWith(u"places a city and a ship."_s));
        QVERIFY(placed(true, false).endsWith(u"places a city and a road."_s));
        game.state.turn.phase = Phase::Setup;
        QVERIFY(expectedWords(game.state, threeNames()).text.endsWith(u"and a road or a ship"_s));
    }

    void theStoryNamesTheIslandAndItsPoints() {
        reeve::testing::AtSea game;
        const auto text = [&] {
            return eventText(seafarers::Event{seafarers::AreaSettled{Blue, 2}}, threeNames(), game.state.board,
                             game.state.rules);
        };
        QVERIFY2(text().contains(u"Island 2"_s), qPrintable(text()));
        QVERIFY(text().contains(u"2 special point"_s));
        game.state.rules.islandPoints = 1;
        QVERIFY(text().contains(u"1 special point"_s));
        game.state.board.waters.areas[2].rename("strip");
        QVERIFY(text().contains(u"Strip beyond the desert"_s));
    }

    // Sentences that depended on a secret card would reveal it.
    void theStoryIsTheSameWhateverTheSecretCardIs() {
        const GameState state = Given(3).state;
        const SeatNames names = threeNames();
        const auto text = [&](const Event& event) {
            return eventText(*seenBy(event, Action(), Viewer::table()), names, state.board, state.rules);
        };
        std::array<QString, kTracks> drawn, returned;
        for (int c = 0; c < kProgressCards; ++c) {
            const auto card = static_cast<ProgressCard>(c);
            if (supply::isVictoryPoint(card)) continue; // victory point cards are public
            const Track deck = supply::deckOf(card);
            const QString draws = text(event::ProgressDrawn{Red, deck, card});
            const QString puts = text(event::ProgressReturned{Red, card});
            if (drawn[index(deck)].isEmpty()) drawn[index(deck)] = draws, returned[index(deck)] = puts;
            QCOMPARE(draws, drawn[index(deck)]);
            QCOMPARE(puts, returned[index(deck)]);
            QCOMPARE(text(event::ProgressTaken{Red, Blue, card}),
                     text(event::ProgressTaken{Red, Blue, ProgressCard::Alchemist}));
            const SeenEvents none;
            const auto label = [&](const Action& action) { return stepText(action, Red, none, names, state.rules); };
            QCOMPARE(label(command::DiscardProgress{card}), label(command::DiscardProgress{ProgressCard::Alchemist}));
            QCOMPARE(label(command::TakeProgress{card}), label(command::TakeProgress{ProgressCard::Alchemist}));
            QCOMPARE(label(command::DrawProgress{deck, card}), label(command::DrawProgress{deck, kNoProgressCard}));
        }
        for (const Card card : kAllCards) {
            QCOMPARE(text(event::CardStolen{Red, Blue, card}), text(event::CardStolen{Red, Blue, Card::Brick}));
            QCOMPARE(text(event::CardsPaid{Red, Hand::of(card, 4), Cause::Discard}),
                     text(event::CardsPaid{Red, Hand::of(Card::Wool, 4), Cause::Discard}));
            QCOMPARE(text(event::CardsPassed{Red, Blue, Hand::of(card, 2), Cause::ProgressCard}),
                     text(event::CardsPassed{Red, Blue, Hand::of(Card::Wool, 2), Cause::ProgressCard}));
        }
    }

    void theStoryOfALongGameIsTheSameToldAtOnceOrStepByStep() {
        auto session = reeve::testing::madeFrom(GameSession::create(nullptr, reeve::testing::threePlayers()));
        Chance chance(4);
        Story stepByStep;
        for (int i = 0; i < 300; ++i) {
            reeve::testing::playOn(session, 1, chance);
            stepByStep.follow(session, {});
        }
        Story atOnce;
        atOnce.follow(session, {});
        QVERIFY(atOnce.entries().size() > 100);
        QCOMPARE(stepByStep.entries(), atOnce.entries());
        for (const StoryEntryFacts& entry : atOnce.entries())
            QVERIFY2(!entry.text.contains(u'%'), qPrintable(entry.text));
    }

    void settingsAreKeptAndOddOnesAreIgnored() {
        Settings& settings = *m_services->settings;
        QSignalSpy language(&settings, &Settings::languageChanged);
        settings.setLanguage(settings.language() == u"de"_s ? u"en"_s : u"de"_s);
        const QString chosen = settings.language();
        settings.setLanguage(u"tlh"_s);
        QCOMPARE(settings.language(), chosen);
        QCOMPARE(language.size(), 1);
        settings.setThemeMode(u"contrast"_s);
        settings.setPanelScale(99);
        settings.setReducedMotion(true);
        const Settings again(nullptr);
        QCOMPARE(again.language(), chosen);
        QCOMPARE(again.themeMode(), u"contrast"_s);
        QCOMPARE(again.panelScale(), 1.4);
        QVERIFY(again.reducedMotion());
    }

    void aKeyBelowAnotherInTheFileDoesNotCostTheSettings() {
        QFile file(settingsFile());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[another]\na/key=1\n[General]\ntheme=dark\n");
        file.close();
        Settings first(nullptr);
        QCOMPARE(first.themeMode(), u"dark"_s);
        first.setSound(!first.sound()); // Qt writes the key in another form
        const Settings again(nullptr);
        QCOMPARE(again.sound(), first.sound());
        QCOMPARE(again.themeMode(), u"dark"_s);
    }

    void damagedSettingsAreKeptAsideUnderAnotherNameEachTimeAndThatIsTold() {
        for (int time = 0; time < 2; ++time) {
            finishFileThread();
            QFile file(settingsFile());
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("[General]\ntheme=@Variant(\\0\\0)\n");
            file.close();
            Settings settings(nullptr);
            QCOMPARE(settings.themeMode(), u"light"_s);
            const QStringList aside = QFileInfo(settingsFile()).dir().entryList({u"settings.ini.damaged-*"_s});
            QCOMPARE(aside.size(), time + 1);
            QVERIFY2(settings.notice().contains(aside.last()), qPrintable(settings.notice()));
            QSignalSpy told(&settings, &Settings::noticeChanged);
            m_language.show(u"de"_s);
            QVERIFY2(settings.notice().contains(aside.last()) && settings.notice().startsWith(u"Die Einstellungen"_s),
                     qPrintable(settings.notice()));
            m_language.show(u"en"_s);
            settings.setSound(!settings.sound());
            QVERIFY2(settings.notice().contains(aside.last()), "what was told stays until it is put away");
            settings.dismissNotice();
            QCOMPARE(settings.notice(), QString());
            QCOMPARE(told.size(), 1);
        }
    }

    void aChoiceThatCannotBeSavedSaysSoAndHoldsUntilTheEnd() {
        Settings& settings = *m_services->settings;
        QCOMPARE(settings.notice(), QString());
        QFile::remove(settingsFile());
        QVERIFY(QDir().mkpath(settingsFile())); // a folder at this path: the settings cannot be written
        settings.setThemeMode(settings.themeMode() == u"dark"_s ? u"light"_s : u"dark"_s);
        const QString chosen = settings.themeMode();
        QTRY_VERIFY2(settings.notice().contains(u"could not be saved"_s), qPrintable(settings.notice()));
        settings.dismissNotice();
        QCOMPARE(settings.notice(), QString());
        // The choices for the table of a game are in the same file.
        Table& table = *m_services->table;
        table.sit(4711, 3);
        table.setDice(u"digital"_s);
        QTRY_VERIFY2(settings.notice().contains(u"could not be saved"_s), qPrintable(settings.notice()));
        table.sit(4711, 3); // no value changes, but the earlier ones are not on the disk yet
        QTRY_VERIFY2(settings.notice().contains(u"could not be saved"_s), qPrintable(settings.notice()));
        QVERIFY(QDir().rmdir(settingsFile()));
        settings.setSound(!settings.sound());
        QTRY_COMPARE(settings.notice(), QString());
        const Settings again(nullptr);
        QCOMPARE(again.themeMode(), chosen);
        QCOMPARE(Table::choicesOf(4711).value(u"dice"_s).toString(), u"digital"_s);
        Table::forget(4711);
    }

    void theVolumeIsKeptWithinItsBounds() {
        Settings& settings = *m_services->settings;
        QCOMPARE(settings.volume(), 100);
        QSignalSpy changed(&settings, &Settings::volumeChanged);
        settings.setVolume(30);
        settings.setVolume(30);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(Settings(nullptr).volume(), 30);
        settings.setVolume(-5);
        QCOMPARE(settings.volume(), 10);
        settings.setVolume(500);
        QCOMPARE(settings.volume(), 100);
    }

    // Rules: ROBBER-5
    void whoeverGetsTheTurnReadsWhatHappenedSinceTheLastOne() {
        Given given(3); // B1 and C4 are mountains with number 9
        given.city(Red, "b1")
            .settlement(Blue, "c8")
            .hand(Red, {{Card::Ore, 1}})
            .hand(Blue, {{Card::Brick, 1}, {Card::Lumber, 1}})
            .roads(Blue, {"c8-c9"});
        game().show(sessionAt(given.state));
        QVERIFY(!game().since().told()); // nobody had a turn before
        const auto perform = [&](const QVariantMap& command) {
            QVERIFY2(game().perform(command), qPrintable(toText(toJson(command))));
        };
        const auto roll = [](int red, int yellow) {
            return QVariantMap{{u"do"_s, u"roll"_s}, {u"red"_s, red}, {u"yellow"_s, yellow}, {u"event"_s, u"ship"_s}};
        };
        const QVariantMap end{{u"do"_s, u"end-turn"_s}};
        perform(end);
        QVERIFY(!game().since().told()); // Ben had no turn before
        perform(roll(4, 5));
        perform(end);
        perform(roll(3, 4));
        perform({{u"do"_s, u"move-robber"_s}, {u"to"_s, u"B1"_s}, {u"card"_s, u"ore"_s}});
        perform(end);
        const SinceFacts since = game().since();
        QCOMPARE(since.player, 0);
        const QStringList own = since.own;
        QVERIFY2(own.first().startsWith(u"Anna gets "_s), qPrintable(own.join(u' ')));
        QVERIFY2(own.contains(u"Cleo steals a card from Anna."_s), qPrintable(own.join(u' ')));
        QVERIFY(since.robbed);
        QVERIFY(!since.others.isEmpty()); // the robber was moved
        // Only Anna and the thief may know which card was stolen.
        for (const QString& sentence : own.mid(1)) QVERIFY2(!sentence.contains(u"ore"_s), qPrintable(sentence));
        game().uncover(0, false);
        QCOMPARE(game().uncovered().since, (QStringList{u"Cleo stole 1 ore."_s}));
        game().uncover(1, false);
        QVERIFY(game().uncovered().since.isEmpty());
        game().cover();
    }

    void aPhotographBecomesABoard() {
        Scanner& scanner = *m_services->scanner;
        scanner.read(QUrl::fromLocalFile(QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/board.jpg")));
        QCOMPARE(scanner.state(), u"reading"_s);
        QTRY_COMPARE_WITH_TIMEOUT(scanner.state(), u"found"_s, 60000);
        QVERIFY(scanner.pictureWidth() > 0);
        QCOMPARE(scanner.hexOutlines().size(), 19);
        QVERIFY(scanner.correct(u"C3"_s, u"hills"_s, 6));
        QVERIFY(!scanner.correct(u"C3"_s, u"hills"_s, 7));
        QVERIFY(!scanner.correct(u"Z9"_s, u"hills"_s, 6));
        QVERIFY(!scanner.correct(u"C3"_s, u"lava"_s, 6));
        const QVariantMap board = scanner.board().toMap();
        QCOMPARE(board.value(u"hexes"_s).toMap().value(u"C3"_s).toMap(),
                 (QVariantMap{{u"terrain"_s, u"hills"_s}, {u"number"_s, 6}}));
        QCOMPARE(board.value(u"harbors"_s).toList().size(), 9);
        for (const UncertainHexFacts& doubt : scanner.uncertain()) QVERIFY(doubt.hex != u"C3"_s);
        scanner.cancel();
        QCOMPARE(scanner.state(), u"idle"_s);
        QVERIFY(scanner.board().isNull());
    }

    /// Reads the photograph of the demonstration.
    Scanner& readDemo() {
        Scanner& scanner = *m_services->scanner;
        scanner.read(QUrl::fromLocalFile(QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/board.jpg")));
        (void)QTest::qWaitFor([&] { return scanner.state() == u"found"_s; }, 60000);
        return scanner;
    }
    static QVariantMap hexOf(const Scanner& scanner, const QString& name) {
        return scanner.board().toMap().value(u"hexes"_s).toMap().value(name).toMap();
    }
    static QString hexAt(const Scanner& scanner, QPointF center) {
        for (const HexOutlineFacts& outline : scanner.hexOutlines())
            if (QLineF(outline.center, center).length() < 1) return outline.hex;
        return {};
    }

    void aCorrectionThatTheBoxCannotHoldMakesItsHexesSuspectAndOffersTheExchange() {
        Scanner& scanner = readDemo();
        QVERIFY(scanner.suspects().isEmpty());
        QVERIFY(scanner.exchanges().isEmpty());
        QCOMPARE(scanner.corrections(), 0);
        const QVariantMap forest = hexOf(scanner, u"A1"_s);
        const QString other = forest.value(u"terrain"_s) == u"pasture"_s ? u"forest"_s : u"pasture"_s;
        QVERIFY(scanner.correct(u"A1"_s, other, forest.value(u"number"_s).toInt()));
        QCOMPARE(scanner.corrections(), 1);
        QCOMPARE(scanner.suspects().size(), 4); // without the hex that the user has corrected
        QVERIFY(!scanner.suspects().contains(u"A1"_s));
        QCOMPARE(scanner.exchanges().size(), 4);
        const HexExchangeFacts first = scanner.exchanges().first();
        QCOMPARE(first.terrain, forest.value(u"terrain"_s).toString());
        QCOMPARE(first.fromTerrain, other);
        QVERIFY(scanner.correct(first.hex, first.terrain, first.number));
        QVERIFY(scanner.suspects().isEmpty());
        scanner.cancel();
        QCOMPARE(scanner.corrections(), 0);
    }

    void harboursLieInTheWaterOfThePictureAndCanBeCorrected() {
        Scanner& scanner = readDemo();
        QCOMPARE(scanner.harbors().size(), 9);
        const ScannedHarborFacts one = scanner.harbors().first();
        QVERIFY(one.center.x() > 0 && one.center.x() < scanner.pictureWidth());
        const QString gives = one.gives == u"ore"_s ? u"wool"_s : u"ore"_s;
        QVERIFY(!scanner.correctHarbor(u"c5-c6"_s, gives)); // no harbour was read there
        QVERIFY(!scanner.correctHarbor(one.at, u"gold"_s));
        QVERIFY(scanner.correctHarbor(one.at, gives));
        QCOMPARE(scanner.corrections(), 1);
        QCOMPARE(scanner.harbors().first().gives, gives);
        QVERIFY(!scanner.harbors().first().doubtful);
    }

    void theIslandCanBeTurnedAndWhatWasCorrectedStaysWhereItLies() {
        Scanner& scanner = readDemo();
        QVERIFY(scanner.correct(u"A1"_s, u"hills"_s, 12));
        const QPointF there = scanner.hexOutlines().first().center;
        QCOMPARE(hexAt(scanner, there), u"A1"_s);
        const QVariant before = scanner.board();
        const QList<ScannedHarborFacts> marks = scanner.harbors();
        QSet<QString> names;
        for (int turn = 1; turn <= 6; ++turn) {
            scanner.rotate(1);
            QCOMPARE(scanner.rotation(), turn % 6);
            const QString name = hexAt(scanner, there);
            names.insert(name);
            QCOMPARE(hexOf(scanner, name), (QVariantMap{{u"terrain"_s, u"hills"_s}, {u"number"_s, 12}}));
            QCOMPARE(scanner.corrections(), 1);
            QVERIFY(!scanner.suspects().contains(name)); // the hex that the user has corrected
            for (qsizetype i = 0; i < marks.size(); ++i) {
                const ScannedHarborFacts now = scanner.harbors()[i];
                QCOMPARE(now.gives, marks[i].gives);
                QVERIFY(std::abs(now.center.x() - marks[i].center.x()) < 0.01);
            }
        }
        QCOMPARE(names, (QSet<QString>{u"A1"_s, u"A3"_s, u"C1"_s, u"C5"_s, u"E1"_s, u"E3"_s}));
        QCOMPARE(scanner.board(), before);
        scanner.rotate(-1);
        QCOMPARE(scanner.rotation(), 5);
    }

    void aFileThatIsNoPictureSaysSo() {
        Scanner& scanner = *m_services->scanner;
        scanner.read(QUrl::fromLocalFile(QStringLiteral(REEVE_SOURCE_DIR "/LICENSE")));
        QTRY_COMPARE_WITH_TIMEOUT(scanner.state(), u"failed"_s, 60000);
        QCOMPARE(scanner.message(), u"This file is not a picture. Choose a photograph."_s);
        m_language.show(u"de"_s);
        QVERIFY(scanner.message() != u"This file is not a picture. Choose a photograph."_s);
    }

    void aReadingThatWasGivenUpNeverArrives() {
        Scanner& scanner = *m_services->scanner;
        scanner.read(QUrl::fromLocalFile(QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/board.jpg")));
        scanner.cancel();
        QTest::qWait(1500); // a fixed wait: twice the time that this photograph takes to read
        QCOMPARE(scanner.state(), u"idle"_s);
    }
};

QTEST_MAIN(AppModelsTest)
#include "app_models_test.moc"
