// SPDX-License-Identifier: GPL-3.0-or-later
// The page in a real browser, beside a table that speaks the protocol: joining, the hand, covering, losing the table
// and coming back. REEVE_PICTURES=FOLDER keeps a picture of every view in both languages, themes and some widths.
#include "app/phones/page/page.h"
#include "tests/phones/browser.h"
#include "tests/phones/fake_table.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <memory>

using namespace reeve;
using namespace reeve::phones;
using namespace Qt::StringLiterals;

namespace {

const QSize kPhone(390, 844);

/// Sits down as Anna: code from the fragment, claim, number, Yes.
bool sitDown(Browser& browser, FakeTable& table, bool german = false) {
    browser.open(table.url());
    if (!browser.tap(u"Anna"_s) || !browser.tap(german ? u"Ich bin Anna"_s : u"I am Anna"_s)) return false;
    if (table.awaitSign() == 0) return false;
    table.accept();
    return browser.shows(german ? u"Fortschrittskarten"_s : u"Progress cards"_s);
}

/// Words that only the owner of the hand may read.
bool tellsTheHand(Browser& browser) {
    const QString text = browser.text();
    return text.contains(u"Inventor"_s) || text.contains(u"Wool"_s) || text.contains(u"hidden"_s);
}

} // namespace

class PageTest : public QObject {
    Q_OBJECT
    QString m_address;
    std::unique_ptr<FakeTable> m_table;
    std::unique_ptr<Browser> m_browser;

    void start(const QString& language = u"en-US"_s) {
        m_table = std::make_unique<FakeTable>(m_address);
        m_browser->setSize(kPhone);
        m_browser->setScheme(u"light"_s);
        m_browser->setLanguage(language);
    }

private slots:
    void initTestCase() {
        if (!Browser::isInstalled()) QSKIP("chromium and chromedriver are not installed");
        m_address = ownAddress();
        if (m_address.isEmpty())
            QSKIP("this machine has no address of its own; on 127.0.0.1 a page may do what a phone's may not");
        m_browser = std::make_unique<Browser>(m_address);
    }
    void cleanup() {
        if (m_browser) m_browser->open(u"about:blank"_s);
        m_table.reset(); // the next one has another port: another origin, which knows nothing of this one
    }
    void cleanupTestCase() { m_browser.reset(); }

    void aScannedCodeLeadsToASeatInThreeTaps() {
        start();
        m_browser->open(m_table->url());
        QVERIFY(m_browser->shows(u"Who are you?"_s));
        QVERIFY(m_browser->shows(u"Friday table"_s));
        // The code is out of the address bar.
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
        m_browser->open(m_table->url()); // only the fragment changes
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
        QVERIFY(!tellsTheHand(*m_browser));
        QVERIFY(m_browser->tap(u"I play too"_s));
        QVERIFY(m_browser->tap(u"Anna"_s) && m_browser->tap(u"I am Anna"_s));
        QVERIFY(m_table->awaitSign() != 0);
        m_table->accept();
        QVERIFY(m_browser->shows(u"Inventor"_s));
    }

    void coveredCardsAreNotInTheDocument() {
        start();
        QVERIFY(sitDown(*m_browser, *m_table));
        QVERIFY(tellsTheHand(*m_browser));
        QVERIFY(m_browser->tap(u"Cover"_s));
        QVERIFY(m_browser->shows(u"Your cards are covered"_s));
        QVERIFY(!tellsTheHand(*m_browser));
        m_table->update(); // a new snapshot does not turn them over
        QTest::qWait(200);
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

    void whenTheTableIsGoneTheCardsAreCoveredAndComeBackWithIt() {
        start();
        QVERIFY(sitDown(*m_browser, *m_table));
        m_table->die();
        QVERIFY(m_browser->shows(u"Looking for the table"_s));
        QVERIFY(m_browser->shows(u"6 cards, safe at the table"_s));
        QVERIFY(!tellsTheHand(*m_browser));
        QTest::qWait(1200);
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
        QTest::qWait(1500);
        QVERIFY(m_browser->shows(u"The table has released this phone."_s)); // it does not come back by itself
        QVERIFY(m_browser->tap(u"Ask for a seat again"_s));
        QVERIFY(m_browser->shows(u"Who are you?"_s));
    }

    void aPhoneThatIsMovedShowsItsNewSeat() {
        start();
        QVERIFY(sitDown(*m_browser, *m_table));
        m_table->move(1, Color::White);
        QVERIFY(m_browser->shows(u"Cleo"_s));
        QVERIFY(QTest::qWaitFor([&] {
            return m_browser->run(u"return document.querySelector('.top .name').textContent;"_s).toString() ==
                   u"Cleo"_s;
        }));
    }

    void theOlderOfTwoTabsSaysThatItIsOpenElsewhere() {
        start();
        QVERIFY(sitDown(*m_browser, *m_table));
        m_browser->run(u"window.second = window.open(location.href);"_s);
        QVERIFY(m_browser->shows(u"This page is open somewhere else."_s));
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
        QTest::qWait(400);
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

    void whatIsNewInTheHandIsMarked() {
        start();
        QVERIFY(sitDown(*m_browser, *m_table));
        m_table->hand.add(Card::Ore, 1);
        m_table->hand.add(Card::Wool, -1);
        m_table->update();
        QVERIFY(m_browser->shows(u"Ore: 3, 1 new"_s));
        QVERIFY(m_browser->shows(u"Wool: 1, 1 gone"_s));
    }

    void nothingIsLoadedFromElsewhereAndNothingIsBlocked() {
        start();
        m_browser->open(m_table->origin() + u"/"_s);
        m_browser->run(
            u"window.blocked = []; document.addEventListener('securitypolicyviolation', function (e) { window.blocked.push(e.violatedDirective); });"_s);
        QVERIFY(sitDown(*m_browser, *m_table));
        QCOMPARE(
            m_browser
                ->run(
                    u"return performance.getEntriesByType('resource').filter(function (r) { return r.name.indexOf(location.origin) !== 0; }).length;"_s)
                .toInt(),
            0);
        QCOMPARE(m_browser->run(u"return (window.blocked || []).join();"_s).toString(), QString());
        QVERIFY(page().size() <= 150 * 1024);
        QCOMPARE(m_browser->run(u"return window.isSecureContext;"_s).toBool(), false); // as on a phone
    }

    void everythingFitsAndEveryTargetIsLargeEnough_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        for (const QSize size : {QSize(320, 568), kPhone, QSize(480, 900), QSize(768, 1024), QSize(844, 390)})
            for (const char* language : {"en-US", "de-DE"})
                QTest::addRow("%dx%d %s", size.width(), size.height(), language)
                    << size << QString::fromLatin1(language);
    }
    void everythingFitsAndEveryTargetIsLargeEnough() {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        start(language);
        m_browser->setSize(size);
        const bool german = language == u"de-DE"_s;
        const auto check = [&](const char* view) {
            const QString wide =
                m_browser
                    ->run(
                        u"return Array.from(document.querySelectorAll('#page *')).filter(function (e) {"
                        " if (e.closest('.backs') || e.querySelector('.backs') || e.closest('.unseen') || e.closest('svg')) return false; var r = e.getBoundingClientRect();"
                        " return r.right > innerWidth + 1 || r.left < -1 || e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline'; })"
                        ".map(function (e) { return e.tagName + '.' + e.className + ' ' + e.textContent.slice(0, 30); }).join('; ');"_s)
                    .toString();
            QVERIFY2(wide.isEmpty(), qPrintable(QString::fromLatin1(view) + u": "_s + wide));
            const QString small =
                m_browser
                    ->run(
                        u"return Array.from(document.querySelectorAll('button, input')).filter(function (b) {"
                        " var r = b.getBoundingClientRect(), felt = b.classList.contains('pill') ? 18 : 0;"
                        " return r.width < 48 || r.height + felt < 48; }).map(function (b) { return b.textContent; }).join('; ');"_s)
                    .toString();
            QVERIFY2(small.isEmpty(), qPrintable(QString::fromLatin1(view) + u": "_s + small));
        };
        m_browser->open(m_table->url());
        QVERIFY(m_browser->shows(u"Ben"_s));
        check("join");
        QVERIFY(sitDown(*m_browser, *m_table, german));
        check("hand");
        QVERIFY(m_browser->tap(german ? u"Menü"_s : u"Menu"_s));
        check("menu");
        QVERIFY(m_browser->tap(german ? u"Schließen"_s : u"Close"_s));
        m_table->die();
        QVERIFY(m_browser->shows(german ? u"Der Tisch wird gesucht"_s : u"Looking for the table"_s));
        check("lost");
    }

    void textOfTwiceTheSizeStillFits() {
        start(u"de-DE"_s);
        QVERIFY(sitDown(*m_browser, *m_table, true));
        m_browser->run(u"document.documentElement.style.fontSize = '200%';"_s);
        QTest::qWait(100);
        QVERIFY(
            m_browser
                ->run(
                    u"return document.querySelector('main').scrollWidth <= document.querySelector('main').clientWidth + 1;"_s)
                .toBool());
        QVERIFY(m_browser->run(u"return document.documentElement.scrollWidth <= innerWidth + 1;"_s).toBool());
    }

    void picturesAreKept() {
        const QString folder = qEnvironmentVariable("REEVE_PICTURES");
        if (folder.isEmpty()) QSKIP("REEVE_PICTURES names no folder");
        QVERIFY(QDir().mkpath(folder));
        for (const bool german : {false, true}) {
            start(german ? u"de-DE"_s : u"en-US"_s);
            const auto keep = [&](const QString& view) {
                for (const int width : {320, 390, 768})
                    for (const QString& scheme : {u"light"_s, u"dark"_s, u"contrast"_s}) {
                        if (scheme == u"contrast"_s && width != 390) continue;
                        m_browser->setSize({width, width == 320 ? 568 : width == 390 ? 844 : 1024});
                        m_browser->setScheme(scheme == u"contrast"_s ? u"dark"_s : scheme, scheme == u"contrast"_s);
                        QTest::qWait(150);
                        QFile file(u"%1/phone-%2-%3-%4-%5.png"_s.arg(folder, view, german ? u"de"_s : u"en"_s, scheme)
                                       .arg(width));
                        QVERIFY(file.open(QIODevice::WriteOnly));
                        QVERIFY(file.write(m_browser->picture()) > 0);
                    }
                m_browser->setSize(kPhone);
            };
            m_browser->open(m_table->origin() + u'/');
            QVERIFY(m_browser->shows(german ? u"Code des Tisches"_s : u"The table’s code"_s));
            keep(u"code"_s);
            m_browser->open(m_table->url());
            QVERIFY(m_browser->tap(u"Ben"_s));
            keep(u"join"_s);
            QVERIFY(m_browser->tap(german ? u"Ich bin Ben"_s : u"I am Ben"_s));
            QVERIFY(m_table->awaitSign() != 0);
            QTest::qWait(300);
            keep(u"sign"_s);
            QVERIFY(m_browser->tap(german ? u"Anderer Platz"_s : u"Another seat"_s));
            QVERIFY(sitDown(*m_browser, *m_table, german));
            m_table->hand.add(Card::Coin, 1);
            m_table->update();
            QTest::qWait(300);
            keep(u"hand"_s);
            m_table->baseGame = true;
            m_table->ownTurn = false;
            m_table->update();
            QTest::qWait(300);
            keep(u"hand-base"_s);
            m_table->baseGame = false;
            m_table->update();
            QVERIFY(m_browser->tap(german ? u"Zudecken"_s : u"Cover"_s));
            keep(u"covered"_s);
            QVERIFY(m_browser->tap(german ? u"Menü"_s : u"Menu"_s));
            keep(u"menu"_s);
            QVERIFY(m_browser->tap(german ? u"Schließen"_s : u"Close"_s));
            m_table->die();
            QTest::qWait(800);
            keep(u"lost"_s);
            m_table->restart();
            QVERIFY(m_browser->shows(german ? u"Deine Hand"_s : u"Your hand"_s));
            m_table->sendAway(m_table->door().phones({})[0].number);
            QTest::qWait(400);
            keep(u"ended"_s);
            m_browser->open(m_table->url());
            QVERIFY(m_browser->tap(german ? u"Nur zuschauen"_s : u"Just watch"_s));
            QTest::qWait(400);
            keep(u"guest"_s);
            cleanup();
        }
    }
};

QTEST_GUILESS_MAIN(PageTest)
#include "page_test.moc"
