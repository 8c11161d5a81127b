// SPDX-License-Identifier: GPL-3.0-or-later
// The page in a real browser: joining, the covered hand, the menu, and a table that disconnects and returns.
#include "app/phones/page/page.h"
#include "tests/phones/browser_at_table.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>

using namespace reeve;
using namespace reeve::phones;
using namespace Qt::StringLiterals;

namespace {

/// True if the page shows words that only the owner of the hand may read.
bool tellsTheHand(Browser& browser) {
    const QString text = browser.text();
    return text.contains(u"Inventor"_s) || text.contains(u"Wool"_s) || text.contains(u"hidden"_s);
}

} // namespace

class PageSeatTest : public BrowserAtTable {
    Q_OBJECT

private slots:
    void aScannedCodeLeadsToASeatInThreeTaps() {
        start();
        m_browser->open(m_table->url());
        QVERIFY(m_browser->shows(u"Who are you?"_s));
        QVERIFY(m_browser->shows(u"Friday table"_s));
        // The page has removed the code from the address.
        QCOMPARE(m_browser->run(u"return location.href;"_s).toString(), m_table->origin() + u'/');
        QVERIFY(m_browser->tap(u"Ben"_s));
        QVERIFY(m_browser->tap(u"I am Ben"_s));
        const int sign = m_table->awaitSign();
        QVERIFY(m_browser->shows(u"Ben, does the table show %1?"_s.arg(sign)));
        m_table->accept();
        QVERIFY(m_browser->shows(u"Your hand"_s));
        QVERIFY(m_browser->shows(u"Inventor"_s));
        QVERIFY(m_browser->shows(u"Wool: 2"_s));
    }

    void aCodeThatIsScannedWhileThePageIsOpenLetsItIn() {
        start();
        m_browser->open(m_table->origin() + u'/');
        QVERIFY(m_browser->shows(u"The table’s code"_s));
        m_browser->open(m_table->url()); // only the fragment differs
        QVERIFY(m_browser->shows(u"Who are you?"_s));
    }

    void aNoLeadsBackToTheSeats() {
        start();
        m_browser->open(m_table->url());
        QVERIFY(m_browser->tap(u"Ben"_s) && m_browser->tap(u"I am Ben"_s));
        QVERIFY(m_table->awaitSign() != 0);
        m_table->refuse();
        QVERIFY(m_browser->shows(u"The table said No."_s));
        QVERIFY(m_browser->shows(u"Who are you?"_s));
    }

    void whoWantsAnotherSeatTakesTheFirstClaimBack() {
        start();
        m_browser->open(m_table->url());
        QVERIFY(m_browser->tap(u"Anna"_s));
        QVERIFY(m_browser->tap(u"I am Anna"_s));
        QVERIFY(m_table->awaitSign() != 0);
        QVERIFY(m_browser->tap(u"Another seat"_s));
        QVERIFY(m_browser->shows(u"Who are you?"_s));
        QTRY_VERIFY(m_table->door().claims().empty());
        QVERIFY(m_browser->tap(u"Ben"_s));
        QVERIFY(m_browser->tap(u"I am Ben"_s));
        QVERIFY(m_table->awaitSign() != 0);
        QCOMPARE(m_table->door().claims().front().seat, Color::Blue);
    }

    void aTypedCodeDoesAsWellAndAWrongOneIsAskedForAgain() {
        start();
        m_browser->open(m_table->origin() + u'/');
        QVERIFY(m_browser->shows(u"The table’s code"_s));
        m_browser->type(m_table->door().code() == "000000" ? u"000001"_s : u"000000"_s);
        QVERIFY(m_browser->tap(u"Go on"_s));
        QVERIFY(m_browser->shows(u"The table shows another code."_s));
        m_browser->run(u"document.querySelector('input').value = '';"_s);
        m_browser->type(QString::fromStdString(m_table->door().code()).toLower());
        QVERIFY(m_browser->tap(u"Go on"_s));
        QVERIFY(m_browser->shows(u"Who are you?"_s));
    }

    void aKnownPhoneComesBackWithoutAskingAfterAReload() {
        start();
        QVERIFY(sitDown(*m_browser, *m_table));
        m_table->setNewcomers(false);
        m_browser->open(m_table->origin() + u'/');
        QVERIFY(m_browser->shows(u"Inventor"_s));
    }

    void aGuestSeesTheTableAndMayAskForASeat() {
        start();
        m_browser->open(m_table->url());
        QVERIFY(m_browser->tap(u"Just watch"_s));
        QVERIFY(m_browser->shows(u"You are watching"_s));
        QVERIFY(m_browser->shows(u"Cleo draws a progress card"_s));
        QCOMPARE(tapAll(*m_browser, {u"The island"_s, u"map C3"_s}), QString());
        QVERIFY(m_browser->shows(u"Mountains, 5"_s));
        QVERIFY(m_browser->tap(u"Back"_s) && m_browser->tap(u"Prices and rules"_s));
        QVERIFY(m_browser->shows(u"Build a city2 grain and 3 ore"_s));
        QVERIFY(m_browser->tap(u"Back"_s));
        QVERIFY(!tellsTheHand(*m_browser));
        standing(
            R"({"id":"1","from":"red","to":["blue","white"],"give":{"wool":2},"take":{"brick":1},"agreed":["blue"],"declined":[]})");
        QVERIFY(m_browser->shows(u"Anna offers Ben and Cleo 2 wool for 1 brick"_s));
        QVERIFY(m_browser->shows(u"Ben agrees"_s));
        QVERIFY(m_browser->tap(u"I play too"_s));
        QVERIFY(m_browser->tap(u"Anna"_s) && m_browser->tap(u"I am Anna"_s));
        QVERIFY(m_table->awaitSign() != 0);
        m_table->accept();
        QVERIFY(m_browser->shows(u"Inventor"_s));
    }

    void aTokenOfAnotherGameIsKeptForThatGame() {
        seated();
        const QString other(22, u'x');
        m_browser->run(
            u"sessionStorage.clear(); localStorage.setItem('reeve-token', '%1'); location.reload();"_s.arg(other));
        QVERIFY(m_browser->shows(u"The table’s code"_s));
        QCOMPARE(m_browser->run(u"return localStorage.getItem('reeve-token');"_s).toString(), other);
    }

    void aTokenOfAnotherGameWaitsForThatGame() {
        start();
        QVERIFY(sitDown(*m_browser, *m_table));
        const KnownPhone known = m_table->door().known().at(0);
        m_table->die();
        m_table->openGame({}, {known.token});
        m_table->restart();
        QVERIFY(m_browser->shows(u"Another game is open at the table"_s));
        QVERIFY(!tellsTheHand(*m_browser));
        const int before = sockets();
        QVERIFY(QTest::qWaitFor([&] { return sockets() >= before + 2; }, 20'000)); // it asks, and not only once
        m_table->die();
        m_table->openGame({known}, {});
        m_table->restart();
        QVERIFY(m_browser->shows(u"Inventor"_s));
    }

    void coveredCardsAreNotInTheDocument() {
        start();
        QVERIFY(sitDown(*m_browser, *m_table));
        QVERIFY(tellsTheHand(*m_browser));
        QVERIFY(m_browser->tap(u"Cover"_s));
        QVERIFY(m_browser->shows(u"Your cards are covered"_s));
        QVERIFY(!tellsTheHand(*m_browser));
        m_table->update(); // a new snapshot does not uncover the cards
        QVERIFY(awaitRev());
        QVERIFY(!tellsTheHand(*m_browser));
        QVERIFY(m_browser->tap(u"Show my cards"_s));
        QVERIFY(m_browser->shows(u"Inventor"_s));
    }

    void aHiddenPageIsCoveredAndShowsItsCardsWhenItIsSeenAgain() {
        start();
        QVERIFY(sitDown(*m_browser, *m_table));
        m_browser->run(
            u"Object.defineProperty(document, 'hidden', {get: function () { return window.gone; }, configurable: true});"
            "window.gone = true; document.dispatchEvent(new Event('visibilitychange'));"_s);
        QVERIFY(!tellsTheHand(*m_browser));
        m_browser->run(u"window.gone = false; document.dispatchEvent(new Event('visibilitychange'));"_s);
        QVERIFY(tellsTheHand(*m_browser));
    }

    // News for the owner names cards that others do not know: drawn, stolen or returned ones.
    void newsOfTheOwnCardsIsNotInACoveredDocument() {
        seated();
        m_table->shown["news"] = record::Json::parse(R"([{"player":"red","text":"Anna draws the Smith."}])");
        m_table->update();
        QVERIFY(m_browser->shows(u"the Smith"_s));
        QCOMPARE(m_browser->run(u"return document.getElementById('news').textContent;"_s).toString(),
                 u"Anna draws the Smith."_s);
        hide(true);
        QVERIFY(!m_browser->text().contains(u"Smith"_s));
        hide(false);
        QVERIFY(m_browser->shows(u"the Smith"_s));
        QVERIFY(m_browser->tap(u"Cover"_s));
        QVERIFY(m_browser->shows(u"Your cards are covered"_s));
        QVERIFY(!m_browser->text().contains(u"Smith"_s));
        m_table->shown["news"] = record::Json::parse(R"([{"player":"red","text":"Anna draws the Crane."}])");
        m_table->update();
        QVERIFY(awaitRev()); // no text may appear
        QVERIFY(!m_browser->text().contains(u"Crane"_s));
        QVERIFY(m_browser->tap(u"Show my cards"_s));
        QVERIFY(m_browser->shows(u"the Crane"_s));
    }

    void aRefusalThatNamesCardsIsNotInACoveredDocument() {
        seated();
        m_table->refusal =
            RefusedByRule{.id = {}, .code = "cannot-afford", .text = "You lack 1 brick.", .rule = {}, .needs = {}};
        QVERIFY(m_browser->tap(u"End turn"_s));
        QVERIFY(m_browser->shows(u"You lack 1 brick."_s));
        hide(true);
        QVERIFY(!m_browser->text().contains(u"brick"_s));
        hide(false);
        QVERIFY(m_browser->shows(u"You lack 1 brick."_s));
    }

    void whenTheTableIsGoneTheCardsAreCoveredAndComeBackWithIt() {
        start();
        QVERIFY(sitDown(*m_browser, *m_table));
        m_table->die();
        QVERIFY(m_browser->shows(u"Reeve was closed at the table"_s));
        QVERIFY(m_browser->shows(u"Local Network"_s));
        QVERIFY(m_browser->shows(u"6 cards, safe at the table"_s));
        QVERIFY(!tellsTheHand(*m_browser));
        const int before = sockets();
        QVERIFY(QTest::qWaitFor([&] { return sockets() >= before + 2; }, 20'000)); // tried, and not only once
        m_table->restart();
        QVERIFY(m_browser->shows(u"Inventor"_s));
    }

    void aPhoneThatIsSentAwayForgetsItsCardsAndItsToken() {
        start();
        QVERIFY(sitDown(*m_browser, *m_table));
        m_table->sendAway(1);
        QVERIFY(m_browser->shows(u"The table has released this phone."_s));
        QVERIFY(!tellsTheHand(*m_browser));
        QVERIFY(m_browser->run(u"return localStorage.getItem('reeve-token');"_s).isNull());
        const int before = sockets();
        QVERIFY(awaitRest());
        QCOMPARE(sockets(), before); // it does not reconnect by itself
        QVERIFY(m_browser->text().contains(u"The table has released this phone."_s));
        QVERIFY(m_browser->tap(u"Ask for a seat again"_s));
        QVERIFY(m_browser->shows(u"Who are you?"_s));
    }

    void aPhoneThatIsMovedShowsItsNewSeatAndNothingOfTheOldOne() {
        seated();
        m_table->shown["news"] = record::Json::parse(R"([{"player":"red","text":"Anna draws the Smith."}])");
        m_table->update();
        QVERIFY(m_browser->shows(u"the Smith"_s));
        m_table->refusal =
            RefusedByRule{.id = {}, .code = "cannot-afford", .text = "You lack 1 brick.", .rule = {}, .needs = {}};
        QVERIFY(m_browser->tap(u"End turn"_s));
        QVERIFY(m_browser->shows(u"You lack 1 brick."_s));
        m_table->shown.clear();
        m_table->move(1, Color::White);
        QVERIFY(m_browser->shows(u"Cleo"_s));
        QVERIFY(QTest::qWaitFor([&] {
            return m_browser->run(u"return document.querySelector('.top .name').textContent;"_s).toString() ==
                   u"Cleo"_s;
        }));
        QVERIFY(!m_browser->text().contains(u"Smith"_s));
        QVERIFY(!m_browser->text().contains(u"brick."_s));
    }

    void theOlderOfTwoTabsSaysThatItIsOpenElsewhere() {
        start();
        QVERIFY(sitDown(*m_browser, *m_table));
        m_browser->run(u"window.second = window.open(location.href);"_s);
        QVERIFY(m_browser->shows(u"This page is open somewhere else."_s));
        const int before = sockets();
        QVERIFY(awaitRest());
        QCOMPARE(sockets(), before); // it must not reconnect by itself
        QVERIFY(m_browser->text().contains(u"This page is open somewhere else."_s));
        m_browser->run(u"window.second.close();"_s);
    }

    void theLanguageIsThePhonesUntilItIsSwitched() {
        start(u"de-DE"_s);
        QVERIFY(sitDown(*m_browser, *m_table, true));
        QVERIFY(m_browser->shows(u"Erfinder"_s));
        QVERIFY(m_browser->tap(u"Menü"_s));
        QVERIFY(m_browser->tap(u"English"_s));
        QVERIFY(m_browser->tap(u"Close"_s));
        QVERIFY(m_browser->shows(u"Inventor"_s));
        QCOMPARE(m_browser->run(u"return document.documentElement.lang;"_s).toString(), u"en"_s);
    }

    void leavingTheSeatIsAskedTwice() {
        start();
        QVERIFY(sitDown(*m_browser, *m_table));
        QVERIFY(m_browser->tap(u"Menu"_s));
        QVERIFY(m_browser->tap(u"Give up this seat"_s));
        QVERIFY(m_browser->shows(u"Your cards leave this phone."_s));
        QVERIFY(m_browser->tap(u"Give up this seat"_s));
        QVERIFY(m_browser->shows(u"Who are you?"_s));
        QVERIFY(m_table->door().known().empty());
    }

    void backClosesTheMenu() {
        start();
        QVERIFY(sitDown(*m_browser, *m_table));
        QVERIFY(m_browser->tap(u"Menu"_s));
        QVERIFY(m_browser->shows(u"Colours"_s));
        m_browser->run(u"history.back();"_s);
        QVERIFY(m_browser->shows(u"Your hand"_s));
        QVERIFY(m_browser->tap(u"Menu"_s));
        m_browser->run(u"document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));"_s);
        QVERIFY(m_browser->shows(u"Your hand"_s));
    }

    void aClosedDoorIsSaidAndOpensByItself() {
        start();
        m_browser->open(m_table->url());
        QVERIFY(m_browser->shows(u"Ben"_s));
        m_table->setNewcomers(false);
        QVERIFY(m_browser->shows(u"The table admits nobody new at the moment."_s));
        m_table->setNewcomers(true);
        QVERIFY(m_browser->shows(u"Choose your seat"_s));
    }

    void whoComesToAClosedDoorIsToldSoAndDoesNotKnockAgain() {
        start();
        m_table->setNewcomers(false);
        m_browser->open(m_table->url());
        QVERIFY(m_browser->shows(u"The table admits nobody new at the moment."_s));
        m_table->setNewcomers(true);
        const int before = sockets();
        QVERIFY(awaitRest());
        QCOMPARE(sockets(), before); // it does not reconnect by itself
        QVERIFY(!m_browser->text().contains(u"Who are you?"_s));
        QVERIFY(m_browser->tap(u"Ask for a seat again"_s));
        QVERIFY(m_browser->shows(u"Who are you?"_s));
    }

    void aPageThatIsTooOldIsLoadedOnceAndThenByItsPersonAlone() {
        seated();
        const auto loads = [&] {
            return m_browser->run(u"return performance.getEntriesByType('navigation')[0].type;"_s).toString();
        };
        QVERIFY(loads() != u"reload"_s);
        m_table->die();
        m_table->wantedPage = "00000000";
        m_table->restart();
        QVERIFY(m_browser->shows(u"Load the page again"_s));
        QCOMPARE(loads(), u"reload"_s);
        m_table->die();
        m_table->wantedPage.clear();
        m_table->restart();
        QVERIFY(m_browser->tap(u"Load the page again"_s));
        QVERIFY(m_browser->shows(u"End turn"_s));
    }

    // After sleep, a socket may be dead although its state is open.
    void everySignThatThePageIsSeenAgainAsksTheTable() {
        seated();
        m_browser->run(
            u"var send = WebSocket.prototype.send; window.said = [];"
            " WebSocket.prototype.send = function (text) { window.said.push(text); return send.call(this, text); };"_s);
        for (const QString& sign : {u"pageshow"_s, u"resume"_s, u"online"_s}) {
            // with a recent message from the table, the page checks the old socket before it opens a new one
            m_table->update();
            QVERIFY(awaitRev());
            m_browser->run(u"window.said = []; window.dispatchEvent(new Event('%1'));"_s.arg(sign));
            QVERIFY2(m_browser->run(u"return window.said.join();"_s).toString().contains(u"\"ping\""_s),
                     qPrintable(sign));
        }
        m_browser->run(u"window.said = [];"_s);
        hide(true);
        hide(false);
        QVERIFY(m_browser->run(u"return window.said.join();"_s).toString().contains(u"\"ping\""_s));
    }

    void whatIsNewInTheHandIsMarked() {
        start();
        QVERIFY(sitDown(*m_browser, *m_table));
        m_table->hand.add(Card::Ore, 1);
        m_table->hand.add(Card::Wool, -1);
        m_table->update();
        QVERIFY(m_browser->shows(u"Ore: 3, 1 new"_s));
        QVERIFY(m_browser->shows(u"Wool: 1, 1 gone"_s));
    }

    void aBrowserThatKeepsNothingSaysSo() {
        start();
        m_browser->open(m_table->origin() + u'/');
        m_browser->run(
            u"Object.defineProperty(Storage.prototype, 'setItem', {value: function () { throw new Error('refused'); }});"_s);
        m_browser->run(u"location.hash = '%1';"_s.arg(QString::fromStdString(m_table->door().code())));
        QVERIFY(m_browser->tap(u"Anna"_s) && m_browser->tap(u"I am Anna"_s));
        QVERIFY(m_table->awaitSign() != 0);
        m_table->accept();
        QVERIFY(m_browser->shows(u"Inventor"_s));
        QVERIFY(m_browser->tap(u"Menu"_s));
        QVERIFY(m_browser->shows(u"This browser keeps nothing"_s));
    }

    void theThirdPaletteIsChosenInTheMenu() {
        seated();
        QCOMPARE(tapAll(*m_browser, {u"Menu"_s, u"High contrast"_s}), QString());
        QCOMPARE(m_browser->run(u"return getComputedStyle(document.body).backgroundColor;"_s).toString(),
                 u"rgb(0, 0, 0)"_s);
    }

    void theHandIsShownSoonOnASlowPhone() {
        seated();
        // Prints times for docs/measurements.md without limits, on a CPU that is slowed down by the factor 6.
        m_browser->devtools(
            u"Page.addScriptToEvaluateOnNewDocument"_s,
            {{u"source"_s,
              u"new MutationObserver(function () { if (!window.handAt && document.querySelector('.cards')) window.handAt = performance.now(); })"
              ".observe(document, {childList: true, subtree: true});"_s}});
        m_browser->devtools(u"Emulation.setCPUThrottlingRate"_s, {{u"rate"_s, 6}});
        m_browser->open(m_table->origin() + u'/');
        QVERIFY(m_browser->shows(u"Inventor"_s));
        const auto number = [&](const QString& script) { return m_browser->run(script).toDouble(); };
        qInfo("page %lld bytes; slowed six times: first paint %.0f ms, hand shown %.0f ms",
              static_cast<long long>(page().size()),
              number(u"return performance.getEntriesByName('first-paint')[0].startTime;"_s),
              number(u"return window.handAt;"_s));
        m_browser->devtools(u"Emulation.setCPUThrottlingRate"_s, {{u"rate"_s, 1}});
    }

    /// The socket was closed during sleep and the hand has changed. Prints the time on the page's own clock from
    /// becoming visible to the new hand in the document, for docs/measurements.md; without a limit.
    void aPhoneThatSleptShowsItsNewHandSoon() {
        start();
        QVERIFY(sitDown(*m_browser, *m_table));
        m_browser->run(
            u"Object.defineProperty(document, 'hidden', {get: function () { return window.gone; }, configurable: true});"
            "window.seen = function (yes) { window.gone = !yes; if (yes) window.wokenAt = performance.now();"
            " document.dispatchEvent(new Event('visibilitychange')); };"
            "new MutationObserver(function () { if (!window.backAt && document.body.textContent.indexOf(window.awaited) >= 0)"
            " window.backAt = performance.now(); }).observe(document.getElementById('page'), {childList: true, subtree: true, characterData: true});"_s);
        QList<double> times;
        for (int wool = 3; wool < 10; ++wool) {
            m_browser->run(u"window.backAt = 0; window.awaited = 'Wool: %1'; window.seen(false);"_s.arg(wool));
            m_table->die();
            m_table->hand.set(Card::Wool, wool);
            ++m_table->rev;
            m_table->restart();
            m_browser->run(u"window.seen(true);"_s);
            QVERIFY(QTest::qWaitFor([&] { return m_browser->run(u"return window.backAt;"_s).toDouble() > 0; }, 20'000));
            times.append(m_browser->run(u"return window.backAt - window.wokenAt;"_s).toDouble());
            QVERIFY(tellsTheHand(*m_browser));
        }
        std::ranges::sort(times);
        qInfo("back after sleep: half below %.0f ms, longest %.0f ms", times[times.size() / 2], times.last());
    }

    // iPhones do not vibrate.
    void onRequestAToneSoundsWhenSomethingIsAsked() {
        seated();
        m_browser->run(
            u"window.tones = 0; var start = OscillatorNode.prototype.start;"
            " OscillatorNode.prototype.start = function (at) { ++window.tones; return start.call(this, at); };"_s);
        const auto ask = [&](const char* key) {
            m_table->shown["prompts"] =
                record::Json::array({promptOf(R"({"decide":"draw-progress","choices":["trade"]})", key)});
            m_table->update();
            return awaitRev() && m_browser->shows(u"Anna decides something"_s);
        };
        QVERIFY(ask("412.0"));
        QCOMPARE(m_browser->run(u"return window.tones;"_s).toInt(), 0);
        QCOMPARE(tapAll(*m_browser, {u"Menu"_s, u"Sound when you are asked: Off"_s, u"Close"_s}), QString());
        m_browser->run(u"window.tones = 0;"_s);
        QVERIFY(ask("412.1"));
        QCOMPARE(m_browser->run(u"return window.tones;"_s).toInt(), 2);
    }

    void theHomeScreenGetsANameAndAnIconAndTheBrowserTheColourOfThePage() {
        seated();
        QCOMPARE(m_browser->devtools(u"Page.getAppManifest"_s)[u"errors"_s].toArray(), QJsonArray());
        QVERIFY(m_browser->devtools(u"Page.getAppManifest"_s)[u"data"_s].toString().contains(u"\"name\":\"Reeve\""_s));
        QCOMPARE(m_browser
                     ->run(u"var link = document.querySelector('link[rel=apple-touch-icon]');"
                           " return link.href;"_s)
                     .toString(),
                 m_table->origin() + u"/favicon.ico"_s);
        QVERIFY(!pageIcon().isEmpty());
        const auto theme = [&] {
            return m_browser->run(u"return document.querySelector('meta[name=theme-color]').content;"_s).toString();
        };
        const QString light = theme();
        QVERIFY(light.startsWith(u'#'));
        QVERIFY(m_browser->tap(u"Menu"_s) && m_browser->tap(u"Dark"_s));
        QVERIFY(theme() != light);
    }

    void nothingIsLoadedFromElsewhereAndNothingIsBlocked() {
        start();
        m_browser->open(m_table->origin() + u"/"_s);
        m_browser->run(
            u"window.blocked = []; document.addEventListener('securitypolicyviolation', function (e) { window.blocked.push(e.violatedDirective); });"_s);
        QVERIFY(sitDown(*m_browser, *m_table));
        QCOMPARE(
            m_browser
                ->run(u"return performance.getEntriesByType('resource').map(function (r) { return r.name; }).filter("
                      "function (name) { return name !== location.origin + '/favicon.ico'; }).join();"_s)
                .toString(),
            QString()); // the page itself and its icon
        QCOMPARE(m_browser->run(u"return (window.blocked || []).join();"_s).toString(), QString());
        QVERIFY(page().size() <= 150 * 1024);
        // as on a phone, because the page comes over plain HTTP
        QCOMPARE(m_browser->run(u"return window.isSecureContext;"_s).toBool(), false);
    }
};

QTEST_GUILESS_MAIN(PageSeatTest)
#include "page_seat_test.moc"
