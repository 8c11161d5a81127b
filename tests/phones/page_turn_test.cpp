// SPDX-License-Identifier: GPL-3.0-or-later
// The page in a real browser: every decision, card and build of a turn by taps, and the state after a refusal.
#include "tests/phones/browser_at_table.h"
#include "tests/phones/page_scenes.h"

#include <QTest>

#include <algorithm>

using namespace reeve;
using namespace reeve::phones;
using namespace Qt::StringLiterals;

namespace {

constexpr const char* kRobberOfTheLargeIsland =
    R"({"decide":"move-robber","choices":["A1","D6"],"ways":[{"do":{"do":"move-robber"},"name":"",
        "ask":[{"key":"to","of":"place","text":"Tap a hex for the robber."}],"tree":["A1","D6"]}]})";

} // namespace

class PageTurnTest : public BrowserAtTable {
    Q_OBJECT

private slots:
    void everyDecisionIsMadeByTapping_data() {
        QTest::addColumn<int>("scene");
        const auto scenes = promptScenes();
        for (std::size_t i = 0; i < scenes.size(); ++i) QTest::newRow(scenes[i].name) << static_cast<int>(i);
    }
    void everyDecisionIsMadeByTapping() {
        QFETCH(int, scene);
        const Scene wanted = promptScenes()[static_cast<std::size_t>(scene)];
        seated();
        m_table->show({{"prompts", {promptOf(wanted.shown, "412.0")}}, {"can", nullptr}});
        QVERIFY(m_browser->shows(u"Anna decides something"_s));
        QCOMPARE(tapAll(*m_browser, wanted.taps), QString());
        const auto command = m_table->awaitCommand();
        QCOMPARE(sorted(command), sorted(record::Json::parse(wanted.command)));
        QCOMPARE(std::get<Do>(m_table->asked.back()).key.value_or(""), std::string("412.0"));
    }

    void nothingIsSentBeforeTheLastTap() {
        seated();
        m_table->show({{"prompts", {promptOf(promptScenes()[0].shown, "412.0")}}});
        QVERIFY(m_browser->shows(u"Choose 3 more cards"_s));
        QCOMPARE(tapAll(*m_browser, {u"Wool: 0, tap for one more"_s, u"Wool: 1, tap for one more"_s,
                                     u"Ore: 0, tap for one more"_s}),
                 QString());
        QVERIFY(m_browser->shows(u"2 wool and 1 ore"_s));
        QVERIFY(awaitAnswer());
        QVERIFY(m_table->asked.empty());
    }

    void theSecondDieIsNamedByItsColour() { // COMP-30b
        seated();
        m_table->show({{"game", {{"second_die", "white"}}}});
        QTRY_COMPARE(m_browser->run(u"return document.querySelector('.dice').getAttribute('aria-label');"_s).toString(),
                     u"Red die 2. White die 4. Politics."_s);
    }

    void everyProgressCardCanBePlayed_data() {
        QTest::addColumn<int>("scene");
        const auto scenes = progressScenes();
        for (std::size_t i = 0; i < scenes.size(); ++i)
            QTest::addRow("%s %d", scenes[i].name, static_cast<int>(i)) << static_cast<int>(i);
    }
    void everyProgressCardCanBePlayed() {
        QFETCH(int, scene);
        const Scene wanted = progressScenes()[static_cast<std::size_t>(scene)];
        seated();
        record::Json held{{"card", wanted.name}, {"name", wanted.shown}, {"deck", "trade"}, {"playable", true}};
        if (const record::Json way = wayOfCard(wanted.name); !way.is_null()) held["way"] = way;
        m_table->show({{"you", {{"progress", record::Json::array({held})}}}});
        QVERIFY(m_browser->tap(QString::fromUtf8(wanted.shown)));
        const auto state = m_table->rev;
        QCOMPARE(tapAll(*m_browser, wanted.taps), QString());
        auto command = record::Json::parse(wanted.command);
        command["do"] = "play";
        command["card"] = wanted.name;
        QCOMPARE(sorted(m_table->awaitCommand()), sorted(command));
        QCOMPARE(std::get<Do>(m_table->asked.back()).rev.value_or(0), state);
    }

    void everyDevelopmentCardCanBePlayed_data() {
        QTest::addColumn<int>("scene");
        QTest::addColumn<bool>("base");
        const auto scenes = developmentScenes();
        for (std::size_t i = 0; i < scenes.size(); ++i) {
            QTest::addRow("%s, base game", scenes[i].name) << static_cast<int>(i) << true;
            QTest::addRow("%s, besides progress cards", scenes[i].name) << static_cast<int>(i) << false;
        }
    }

    // Rules: FAN-KC-2
    void everyDevelopmentCardCanBePlayed() {
        QFETCH(int, scene);
        QFETCH(bool, base);
        const Scene wanted = developmentScenes()[static_cast<std::size_t>(scene)];
        seated();
        m_table->baseGame = base;
        m_table->knightCards = !base;
        record::Json held{{"card", wanted.name}, {"name", wanted.shown}, {"playable", true}};
        if (const record::Json way = wayOfCard(wanted.name); !way.is_null()) held["way"] = way;
        m_table->show({{"you", {{"development", record::Json::array({held})}}}});
        QVERIFY(m_browser->shows(u"Development cards"_s));
        QCOMPARE(m_browser->shows(u"Progress cards"_s), !base);
        QVERIFY(m_browser->tap(QString::fromUtf8(wanted.shown)));
        QCOMPARE(tapAll(*m_browser, wanted.taps), QString());
        auto command = record::Json::parse(wanted.command);
        command["do"] = "play-development";
        command["card"] = wanted.name;
        QCOMPARE(sorted(m_table->awaitCommand()), sorted(command));
    }

    void everythingThatTheTurnOffersCanBeDone_data() {
        QTest::addColumn<int>("scene");
        const auto scenes = turnScenes();
        for (std::size_t i = 0; i < scenes.size(); ++i) QTest::newRow(scenes[i].name) << static_cast<int>(i);
    }
    void everythingThatTheTurnOffersCanBeDone() {
        QFETCH(int, scene);
        const Scene wanted = turnScenes()[static_cast<std::size_t>(scene)];
        seated();
        m_table->show(record::Json::parse(wanted.shown));
        QVERIFY(awaitRev());
        QCOMPARE(tapAll(*m_browser, wanted.taps), QString());
        QCOMPARE(sorted(m_table->awaitCommand()), sorted(record::Json::parse(wanted.command)));
    }

    // Rules: SEA-2
    void aFreePieceOnTheCoastIsARoadOrAShip() {
        seated();
        m_table->show(record::Json::parse(
            R"({"you":{"progress":[{"card":"road-building","name":"Road Building","deck":"science","playable":true,
                "way":{"pieces":{"base":["c6-c7","ship c6-c7","ship b5-c6"],"adds":{},"cuts":{"ship c6-c7":["c6-c7"]}}}}]}})"));
        QCOMPARE(tapAll(*m_browser, {u"Road Building"_s, u"map B3 -0.5 0.75"_s, u"Ship"_s, u"Play"_s}), QString());
        QCOMPARE(sorted(m_table->awaitCommand()),
                 sorted(record::Json::parse(R"({"do":"play","card":"road-building","at":[{"ship":"c6-c7"}]})")));
    }

    void aDevelopmentCardIsBought_data() {
        QTest::addColumn<bool>("base");
        QTest::newRow("base game") << true;
        QTest::newRow("besides progress cards") << false;
    }

    // Rules: FAN-KC-2
    void aDevelopmentCardIsBought() {
        QFETCH(bool, base);
        seated();
        m_table->baseGame = base;
        m_table->knightCards = !base;
        m_table->update();
        QVERIFY(m_browser->shows(u"Development cards"_s));
        QCOMPARE(tapAll(*m_browser, {u"Build"_s, u"Buy a development card"_s}), QString());
        QCOMPARE(m_table->awaitCommand().dump(), std::string(R"({"do":"buy-development"})"));
    }

    void aCardThatCannotBePlayedSaysSo() {
        seated();
        QVERIFY(m_browser->tap(u"Spy, not now"_s));
        QVERIFY(m_browser->shows(u"Not playable now"_s));
        QVERIFY(m_browser->shows(u"You look at somebody"_s));
        QVERIFY(m_browser->shows(u"Only after the dice are rolled."_s));
    }

    void aCardThatFitsNothingIsNotCalledPlayable() {
        seated();
        m_table->show(record::Json::parse(R"({"you":{"progress":[
            {"card":"smith","name":"Smith","deck":"science","playable":true},
            {"card":"printer","name":"Printer","deck":"science","playable":false}]}})"));
        QVERIFY(m_browser->tap(u"Smith, not now"_s));
        QVERIFY(m_browser->shows(u"No place fits this card"_s));
        QVERIFY(m_browser->tap(u"Cancel"_s));
        QVERIFY(m_browser->tap(u"Printer, counts"_s));
        QVERIFY(m_browser->shows(u"It counts by itself"_s));
    }

    void everyCardThatCannotBePlayedShowsItsPage() {
        seated();
        record::Json held = record::Json::array();
        for (const Scene& scene : progressScenes())
            held.push_back({{"card", scene.name}, {"name", scene.shown}, {"deck", "trade"}, {"playable", false}});
        m_table->show({{"you", {{"progress", held}}}});
        for (const Scene& scene : progressScenes()) {
            QVERIFY(m_browser->tap(QString::fromUtf8(scene.shown) + u", not now"_s));
            QVERIFY2(m_browser->shows(u"Not playable now"_s), scene.name);
            QVERIFY(m_browser->tap(u"Cancel"_s));
        }
    }

    void aRefusalIsSaidAndWhatWasChosenStays() {
        seated();
        m_table->refusal = RefusedByRule{.id = {},
                                         .code = "cannot-afford",
                                         .text = "A road costs 1 brick and 1 lumber.",
                                         .rule = "BUILD-2",
                                         .needs = {}};
        QCOMPARE(tapAll(*m_browser, {u"Build"_s, u"Build a road"_s, u"map B3 -0.5 0.75"_s, u"Build a road"_s}),
                 QString());
        QVERIFY(m_browser->shows(u"A road costs 1 brick and 1 lumber."_s));
        QCOMPARE(m_browser->run(u"return document.querySelectorAll('.pick').length;"_s).toInt(), 1);
        m_table->asked.clear();
        QVERIFY(m_browser->tap(u"Build a road"_s));
        QVERIFY(!m_table->awaitCommand().is_null());
        QVERIFY(m_browser->shows(u"End turn"_s));
    }

    void anUnansweredCommandIsSentAgainWithItsIdInTheSameLife() {
        seated();
        m_table->answers = false;
        QVERIFY(m_browser->tap(u"End turn"_s));
        QVERIFY(!m_table->awaitCommand().is_null());
        const std::string id(idOf(m_table->asked.back()));
        m_table->asked.clear();
        m_table->die();
        QVERIFY(m_browser->shows(u"Reeve was closed at the table"_s));
        m_table->restart();
        QVERIFY(!m_table->awaitCommand().is_null());
        QCOMPARE(std::string(idOf(m_table->asked.back())), id);
        m_table->answerAll();
        QVERIFY(m_browser->shows(u"End turn"_s));
        QCOMPARE(m_table->asked.size(), std::size_t(1));
    }

    void aCommandThatIsNotAnsweredOnALivingSocketIsSentAgainWithItsId() {
        seated();
        m_table->answers = false;
        QVERIFY(m_browser->tap(u"End turn"_s));
        QVERIFY(QTest::qWaitFor([&] { return m_table->asked.size() >= 2; }, 15'000));
        QCOMPARE(m_table->asked[1], m_table->asked[0]);
        m_table->answerAll();
        QVERIFY(m_browser->shows(u"End turn"_s));
    }

    void afterAnotherStartOfTheTableThePersonDecides() {
        seated();
        m_table->answers = false;
        QVERIFY(m_browser->tap(u"End turn"_s));
        QVERIFY(!m_table->awaitCommand().is_null());
        m_table->asked.clear();
        m_table->die();
        m_table->life = "00000002";
        m_table->restart();
        QVERIFY(m_browser->shows(u"The table was restarted."_s));
        QVERIFY(m_browser->shows(u"End turn"_s));
        QVERIFY(awaitAnswer());
        QVERIFY(m_table->asked.empty());
    }

    void aReloadOnAnyPageKeepsTheSeatAndSendsNothing_data() {
        QTest::addColumn<QStringList>("taps");
        QTest::newRow("hand") << QStringList{};
        QTest::newRow("covered") << QStringList{u"Cover"_s};
        QTest::newRow("menu") << QStringList{u"Menu"_s};
        QTest::newRow("trade") << QStringList{u"Trade"_s, u"Wool"_s};
        QTest::newRow("build") << QStringList{u"Build"_s};
        QTest::newRow("a road") << QStringList{u"Build"_s, u"Build a road"_s, u"map B3 -0.5 0.75"_s};
        QTest::newRow("knights") << QStringList{u"Knights"_s};
        QTest::newRow("improve") << QStringList{u"Improve"_s};
        QTest::newRow("a card") << QStringList{u"Inventor"_s, u"map B2"_s};
        QTest::newRow("a decision") << QStringList{u"Wool: 0, tap for one more"_s};
    }
    void aReloadOnAnyPageKeepsTheSeatAndSendsNothing() {
        QFETCH(QStringList, taps);
        seated();
        const bool decides = QTest::currentDataTag() == QByteArray("a decision");
        if (decides) m_table->show({{"prompts", {promptOf(promptScenes()[0].shown, "412.0")}}});
        QCOMPARE(tapAll(*m_browser, taps), QString());
        m_browser->run(u"window.before = true; location.reload();"_s);
        QVERIFY(QTest::qWaitFor([&] { return !m_browser->run(u"return window.before === true;"_s).toBool(); }, 20'000));
        QVERIFY(m_browser->shows(decides ? u"Anna decides something"_s : u"Your hand"_s));
        QVERIFY(awaitRev());
        QVERIFY(awaitAnswer());
        QVERIFY(m_table->asked.empty());
        QCOMPARE(m_table->door().known().size(), std::size_t{1});
    }

    void aDecisionThatIsMadeElsewhereClosesItsPage() {
        seated();
        m_table->show(
            {{"prompts", {promptOf(promptScenes()[0].shown, "412.0"), promptOf(promptScenes()[3].shown, "412.1")}}});
        QVERIFY(m_browser->shows(u"1 more after this"_s));
        m_table->show(record::Json::object());
        QVERIFY(m_browser->shows(u"Your hand"_s));
        QVERIFY(!m_browser->text().contains(u"Anna decides something"_s));
    }

    void aDecisionThatOthersMakeFirstWaits() {
        seated();
        m_table->ownTurn = false;
        m_table->show(
            {{"prompts",
              {promptOf(R"({"decide":"draw-progress","choices":["trade","science"],"after":"orange"})", "412.1")}}});
        QVERIFY(m_browser->shows(u"Dan decides first."_s));
        QVERIFY(!m_browser->text().contains(u"Choose a deck"_s));
        m_table->shown["prompts"][0].erase("after");
        m_table->update();
        QVERIFY(m_browser->shows(u"Choose a deck"_s));
    }

    void whatWasChosenOutlivesANewSnapshotAndHiding() {
        seated();
        m_table->show({{"prompts", {promptOf(promptScenes()[0].shown, "412.0")}}});
        QVERIFY(m_browser->tap(u"Wool: 0, tap"_s));
        m_table->update();
        QVERIFY(awaitRev());
        QVERIFY(m_browser->shows(u"Choose 2 more cards"_s));
        hide(true);
        QVERIFY(!m_browser->text().contains(u"Wool"_s));
        QVERIFY(m_browser->text().contains(u"Anna decides something"_s)); // it is public who decides
        hide(false);
        QVERIFY(m_browser->shows(u"Choose 2 more cards"_s));
    }

    void aDecisionCallsForAttention() {
        seated();
        m_browser->run(
            u"window.calls = []; navigator.vibrate = function (n) { window.calls.push(n); return true; };"_s);
        m_table->show({{"prompts", {promptOf(promptScenes()[0].shown, "412.0")}}});
        QVERIFY(m_browser->shows(u"Choose 3 more cards"_s));
        m_table->update();
        QVERIFY(awaitRev());
        QCOMPARE(m_browser->run(u"return window.calls.length;"_s).toInt(), 1);
        QVERIFY(m_browser->run(u"return document.title;"_s).toString().startsWith(u"● Anna: Anna decides"_s));
        QCOMPARE(m_browser->run(u"return document.getElementById('alert').textContent;"_s).toString(),
                 u"Anna decides something"_s);
        QCOMPARE(m_browser->run(u"return document.activeElement.tagName;"_s).toString(), u"H1"_s);
    }

    void othersDecisionsAreLines() {
        seated();
        QVERIFY(m_browser->shows(u"Dan discards too."_s));
    }

    void whoSharesATurnOrOnlyBuildsInItIsNotSaidToHaveRolled() {
        seated();
        m_table->show({{"game", {{"phase", "paired"}, {"on", "red"}, {"roller", "orange"}}}});
        QVERIFY(m_browser->shows(u"You play as the partner"_s));
        QVERIFY(m_browser->shows(u"Dan rolls"_s));
        m_table->show({{"game", {{"phase", "special"}, {"on", "orange"}}}});
        QVERIFY(m_browser->shows(u"Special building phase"_s));
        QVERIFY(m_browser->shows(u"Dan rolls"_s));
    }

    void inTheSetUpItIsSaidWhoPlacesAndThatItIsDoneAtTheTable() {
        seated();
        m_table->show(record::Json::parse(
            R"({"game":{"phase":"setup","turn":1,"dice":null},"can":{"end-turn":null,"trade":null}})"));
        QVERIFY(m_browser->shows(u"Set-up: your turn"_s));
        QVERIFY(m_browser->shows(u"Your turn to place: do it at the table."_s));
        // Before the first turn neither the barbarians nor the dice are shown.
        QVERIFY(!m_browser->text().contains(u"missing"_s));
        QVERIFY(!m_browser->text().contains(u"The dice have not been rolled"_s));
        m_table->ownTurn = false;
        m_table->update();
        QVERIFY(m_browser->shows(u"Set-up: Cleo’s turn"_s));
        QVERIFY(!m_browser->text().contains(u"do it at the table"_s));
    }

    void aCityThatIsLostIsNamedWithItsWall() {
        seated();
        m_table->shown["prompts"] =
            record::Json::array({promptOf(R"({"decide":"lose-city","choices":["b5","c4"]})", "412.0")});
        m_table->update();
        QVERIFY(m_browser->shows(u"You lose a city"_s));
        QVERIFY(m_browser->shows(u"The barbarians have won."_s));
        QVERIFY(m_browser->tap(u"Places as a list"_s));
        const auto rows = m_browser->run(
            u"return Array.from(document.querySelectorAll('.choice-row')).map(function (row) { return row.textContent; }).join('|');"_s);
        QCOMPARE(rows.toString().count(u"with a city wall"_s), 1);
    }

    void backAndEscapeCloseAPageWithoutSending() {
        seated();
        QCOMPARE(tapAll(*m_browser, {u"Build"_s, u"Build a road"_s, u"map B3 -0.5 0.75"_s}), QString());
        m_browser->run(u"history.back();"_s);
        QVERIFY(m_browser->shows(u"Build a settlement"_s));
        m_browser->run(u"document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));"_s);
        QVERIFY(m_browser->shows(u"End turn"_s));
        QVERIFY(m_table->asked.empty());
    }

    void aFingerThatTapsTwiceNeverAnswersTheNextQuestion() {
        seated();
        stopTheClock();
        const auto draws = [&](const char* prompt, const char* key) {
            m_table->shown["prompts"] = record::Json::array({promptOf(prompt, key)});
        };
        draws(R"({"decide":"draw-progress","choices":["trade"]})", "412.0");
        m_table->update();
        QVERIFY(m_browser->shows(u"Choose a deck"_s));
        QVERIFY(m_browser->tap(u"Trade"_s));
        QVERIFY(m_browser->shows(u"Draw from this deck"_s));
        pass(600);
        m_table->asked.clear();
        // The answer brings the same question once more, with the same button at the same place.
        draws(R"({"decide":"draw-progress","choices":["science"]})", "412.1");
        finger(u".primary"_s);
        QVERIFY(m_browser->tap(u"Science"_s));
        QVERIFY(m_browser->shows(u"Draw from this deck"_s));
        pass(499);
        finger(u".primary"_s);
        QVERIFY(awaitAnswer());
        QCOMPARE(m_table->asked.size(), std::size_t(1));
        pass(1);
        finger(u".primary"_s);
        QVERIFY(QTest::qWaitFor([&] { return m_table->asked.size() == 2; }, 10'000));
    }

    void aButtonThatMovesUnderTheFingerIgnoresItAtFirst() {
        seated();
        m_table->shown["offers"] = record::Json::parse(
            R"([{"id":"3","from":"red","to":["blue"],"give":{"wool":1},"take":{"brick":1},"agreed":[],"declined":[]}])");
        m_table->update();
        QVERIFY(m_browser->shows(u"Your offer"_s));
        stopTheClock();
        pass(600);
        // A line above pushes the button down.
        m_table->shown["prompts"] = record::Json::array(
            {promptOf(R"({"decide":"draw-progress","choices":["trade"],"after":"orange"})", "412.0")});
        m_table->update();
        QVERIFY(m_browser->shows(u"Dan decides first."_s));
        finger(u"main .choice-row"_s);
        QVERIFY(!m_browser->text().contains(u"Withdraw"_s));
        pass(500);
        finger(u"main .choice-row"_s);
        QVERIFY(m_browser->shows(u"Withdraw"_s));
    }

    void plusIsTappedAsFastAsAFingerCan() {
        seated();
        m_table->show({{"prompts", {promptOf(promptScenes()[0].shown, "412.0")}}});
        QVERIFY(m_browser->shows(u"Choose 3 more cards"_s));
        stopTheClock();
        pass(600);
        for (int i = 0; i < 2; ++i) finger(u".stepper .key:last-child"_s);
        QVERIFY(m_browser->shows(u"Choose 1 more card"_s));
    }

    void aSnapshotInTheMiddleOfASwipeChangesOnlyWhatIsNew() {
        seated();
        m_browser->setSize({390, 500});
        const auto marked = [&] {
            return m_browser
                ->run(u"var main = document.querySelector('main');"
                      " return [main.scrollTop, main.mark, document.querySelector('.card').mark, "
                      "document.querySelector('.news li').mark, document.activeElement.className].join();"_s)
                .toString();
        };
        m_browser->run(
            u"var main = document.querySelector('main'); main.scrollTop = 334; main.mark = 'main';"
            " document.querySelector('.card').mark = 'card'; document.querySelector('.news li').mark = 'news';"
            " document.querySelector('.pill').focus({preventScroll: true});"_s);
        QCOMPARE(marked(), u"334,main,card,news,pill"_s);
        m_table->hand.add(Card::Brick, 1);
        m_table->shown["news"] = record::Json::parse(
            R"([{"player":"red","text":"Anna takes 1 brick."},{"player":"white","text":"Cleo builds a road."}])");
        m_table->update();
        QVERIFY(m_browser->shows(u"Brick: 1, 1 new"_s));
        QVERIFY(m_browser->shows(u"Anna takes 1 brick."_s));
        QCOMPARE(marked(), u"334,main,card,news,pill"_s);
    }

    void aListShowsWhatWasChosenFirst() {
        seated();
        QCOMPARE(tapAll(*m_browser, {u"Inventor"_s, u"Places as a list"_s, u"Fields, 4"_s}), QString());
        QVERIFY(m_browser->shows(u"Choose the second hex"_s));
        QVERIFY(m_browser->shows(u"First hexFields, 4"_s));
        QVERIFY(m_browser->tap(u"Remove: Fields, 4"_s));
        QVERIFY(m_browser->shows(u"Choose the first hex"_s));
    }

    // Rules: PROG-WEDD, PROG-CHAR, TWO-14
    void whoGivesReadsWhyAndWhoSeesTheCards_data() {
        QTest::addColumn<QString>("more");
        QTest::addColumn<bool>("onTurn");
        QTest::addColumn<QString>("why");
        QTest::newRow("wedding") << u""_s << false << u"Cleo has played the Wedding"_s;
        QTest::newRow("commercial harbour") << uR"(,"commodity":true)"_s << false << u"by the Commercial Harbor"_s;
        QTest::newRow("forced trade") << u""_s << true << u"by the forced trade"_s;
    }
    void whoGivesReadsWhyAndWhoSeesTheCards() {
        QFETCH(QString, more);
        QFETCH(bool, onTurn);
        QFETCH(QString, why);
        seated();
        m_table->ownTurn = onTurn;
        const QString prompt =
            u"{\"decide\":\"give\",\"count\":1,\"to\":\"white\",\"choices\":{\"coin\":1,\"wool\":2}%1}"_s.arg(more);
        m_table->shown["prompts"] = record::Json::array({promptOf(prompt.toUtf8().constData(), "412.0")});
        m_table->update();
        QVERIFY(m_browser->shows(why));
        QVERIFY(m_browser->shows(u"Besides you only Cleo sees the cards"_s));
        QVERIFY(!m_browser->text().contains(u"The others see only how many"_s));
    }

    void theIslandIsSeenAtAnyTimeAndADecisionThatComesIsALine() {
        seated();
        m_table->ownTurn = false;
        m_table->update();
        QCOMPARE(tapAll(*m_browser, {u"Cover"_s, u"The island"_s, u"map C3"_s}), QString());
        QVERIFY(m_browser->shows(u"Mountains, 5"_s));
        QCOMPARE(m_browser->run(u"return document.querySelectorAll('.harbour').length;"_s).toInt(), 1); // 3:1
        QVERIFY(m_browser->tap(u"Places as a list"_s));
        QVERIFY(m_browser->shows(u"harbour 2:1, Grain"_s));
        QVERIFY(m_browser->tap(u"Back"_s) && m_browser->tap(u"Show my cards"_s) && m_browser->tap(u"The island"_s));
        m_table->show({{"prompts", {promptOf(promptScenes()[0].shown, "412.0")}}});
        QVERIFY(m_browser->tap(u"Anna decides something"_s));
        QVERIFY(m_browser->shows(u"Choose 3 more cards"_s));
        // also in the middle of a decision
        QCOMPARE(tapAll(*m_browser, {u"Wool: 0, tap"_s, u"Menu"_s, u"The island"_s, u"Anna decides something"_s}),
                 QString());
        QVERIFY(m_browser->shows(u"Choose 2 more cards"_s));
    }

    void aPlayerIsShownWithPointsLevelsAndRoads() {
        seated();
        QVERIFY(m_browser->shows(u"City improvements: 1, 3, 2"_s));
        QVERIFY(m_browser->tap(u"Ben"_s));
        for (const char* line : {"Cities × 24", "Longest Road2", "PoliticsLevel 3 of 5", "BenLongest Road7"})
            QVERIFY2(m_browser->shows(QString::fromUtf8(line)), line);
        QVERIFY(!m_browser->text().contains(u"Hidden"_s));
        QVERIFY(m_browser->tap(u"Back"_s) && m_browser->tap(u"RAnna6/9"_s));
        QVERIFY(m_browser->shows(u"Hidden1"_s));
        hide(true);
        QVERIFY(!m_browser->text().contains(u"Hidden"_s));
    }

    void pricesAndRulesAreToldOutsideTheOwnTurnToo() {
        seated();
        m_table->ownTurn = false;
        m_table->shown["game"]["rules"]["options"] = {"knight-errant"};
        m_table->update();
        QVERIFY(awaitRev());
        QVERIFY(m_browser->tap(u"Prices and rules"_s));
        for (const char* line : {"Build a city2 grain and 3 ore", "Politicsnext level4 coins", "English 2020", "13",
                                 "Knight-errantbefore the roll"})
            QVERIFY2(m_browser->shows(QString::fromUtf8(line)), line);
        // The areas stand in the order of their commodities: cloth, coins, paper.
        const QString text = m_browser->text();
        QVERIFY(text.indexOf(u"2 cloth"_s) < text.indexOf(u"4 coins"_s) &&
                text.indexOf(u"4 coins"_s) < text.indexOf(u"3 paper"_s));
        QVERIFY(text.indexOf(u"Build a road"_s) < text.indexOf(u"Build a city"_s));
    }

    void aFurtherQuestionIsBroughtIntoView() {
        seated();
        m_browser->setSize({360, 740});
        const auto scenes = promptScenes();
        const auto scene = std::ranges::find_if(
            scenes, [](const Scene& one) { return std::string_view(one.name) == "robber and a choice of victims"; });
        m_table->show({{"prompts", {promptOf(scene->shown, "412.0")}}});
        QCOMPARE(tapAll(*m_browser, {u"map C5"_s}), QString());
        QVERIFY(m_browser->shows(u"Choose a player to steal from."_s));
        QVERIFY(QTest::qWaitFor(
            [&] {
                return m_browser
                    ->run(u"var row = Array.from(document.querySelectorAll('.choice-row')).pop();"
                          " return row && row.getBoundingClientRect().bottom <= "
                          "document.querySelector('footer').getBoundingClientRect().top + 1;"_s)
                    .toBool();
            },
            5000));
    }

    void reeveRollsWhereTheDiceAreReal() {
        seated();
        m_table->show({{"game", {{"components", {{"dice", "real"}}}}},
                       {"can", {{"roll", true}, {"dice", {"red", "yellow", "event"}}, {"end-turn", nullptr}}}});
        QCOMPARE(tapAll(*m_browser, {u"Enter the dice"_s, u"Let Reeve roll"_s}), QString());
        QCOMPARE(sorted(m_table->awaitCommand()), u"{\"do\":\"roll\"}"_s);
    }

    void theLargeIslandIsDrawnFromItsRows() {
        seated();
        record::Json hexes;
        const std::array rows{3, 4, 5, 6, 5, 4, 3};
        for (std::size_t row = 0; row < rows.size(); ++row)
            for (int i = 1; i <= rows[row]; ++i)
                hexes[std::string(1, static_cast<char>('A' + row)) + std::to_string(i)] = {{"terrain", "fields"},
                                                                                           {"number", 4}};
        m_table->show({{"board", {{"rows", rows}, {"hexes", hexes}, {"robber", "G3"}}},
                       {"prompts", {promptOf(kRobberOfTheLargeIsland, "412.0")}}});
        QVERIFY(m_browser->shows(u"Tap a hex for the robber."_s));
        QCOMPARE(m_browser->run(u"return document.querySelectorAll('.map text.token').length;"_s).toInt(), 30);
        QCOMPARE(tapAll(*m_browser, {u"Places as a list"_s, u"Fields, 4"_s}), QString());
        QVERIFY(m_browser->tap(u"Move the robber"_s));
        QCOMPARE(m_table->awaitCommand()["to"].get<std::string>(), std::string("A1"));
    }

    void aWideIslandIsMovedUnderTheFinger() {
        seated();
        record::Json hexes;
        const std::array rows{8, 9, 10, 11, 10, 9, 8};
        for (std::size_t row = 0; row < rows.size(); ++row)
            for (int i = 1; i <= rows[row]; ++i)
                hexes[std::string(1, static_cast<char>('A' + row)) + std::to_string(i)] = {{"terrain", "sea"}};
        m_table->show({{"board", {{"rows", rows}, {"hexes", hexes}, {"robber", "G3"}}},
                       {"prompts", {promptOf(kRobberOfTheLargeIsland, "412.0")}}});
        QVERIFY(m_browser->shows(u"Tap a hex for the robber."_s));
        // A hex is as wide as a finger, the page does not scroll sideways, and the picture is scrolled to the possible
        // places.
        QVERIFY(m_browser->run(u"return document.querySelector('.map').getBoundingClientRect().width / 12.18;"_s)
                    .toDouble() > 48);
        QCOMPARE(m_browser->run(u"return document.scrollingElement.scrollWidth - innerWidth;"_s).toInt(), 0);
        QVERIFY(m_browser->run(u"return document.querySelector('.map-box').scrollLeft;"_s).toDouble() > 20);
    }

    void withRealHandsThePageSaysWhatTheTableDoes() {
        seated();
        m_table->show({{"you", {{"hand", nullptr}, {"rates", nullptr}}},
                       {"game", {{"components", {{"hands", "real"}}}}},
                       {"offers", nullptr}});
        QVERIFY(m_browser->shows(u"Your cards are in your real hand."_s));
        QVERIFY(m_browser->tap(u"Trade"_s));
        QVERIFY(m_browser->shows(u"trade at the table"_s));
    }
};

QTEST_GUILESS_MAIN(PageTurnTest)
#include "page_turn_test.moc"
