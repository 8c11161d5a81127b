// SPDX-License-Identifier: GPL-3.0-or-later
// The page in a real browser: everything fits at every width and text size. REEVE_PICTURES=FOLDER saves a picture of
// every view in both languages, themes and some widths.
#include "tests/phones/browser_at_table.h"
#include "tests/phones/page_scenes.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace reeve;
using namespace reeve::phones;
using namespace Qt::StringLiterals;

class PageLayoutTest : public BrowserAtTable {
    Q_OBJECT

private slots:
    void everythingFitsAndEveryTargetIsLargeEnough_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        for (const QSize size :
             {QSize(320, 568), kPhone, QSize(420, 640), QSize(480, 900), QSize(768, 1024), QSize(844, 390)})
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
            // With less than 480 px of height the whole page scrolls, otherwise only the part between the bars.
            const QString tall =
                m_browser
                    ->run(
                        u"var root = document.scrollingElement, main = document.querySelector('main');"
                        " return innerHeight >= 480 && root.scrollHeight > innerHeight && getComputedStyle(main).overflowY !== 'visible'"
                        " ? root.scrollHeight + ' > ' + innerHeight : '';"_s)
                    .toString();
            QVERIFY2(tall.isEmpty(), qPrintable(QString::fromLatin1(view) + u" scrolls twice: "_s + tall));
            const QString small =
                m_browser
                    ->run(
                        u"return Array.from(document.querySelectorAll('button, input')).filter(function (b) {"
                        " var r = b.getBoundingClientRect(), felt = b.classList.contains('pill') ? 18 : 0;"
                        " return r.width < 48 || r.height + felt < 48; }).map(function (b) { return b.textContent; }).join('; ');"_s)
                    .toString();
            QVERIFY2(small.isEmpty(), qPrintable(QString::fromLatin1(view) + u": "_s + small));
            // For screen readers: one heading, names of all controls and groups, the language.
            const QString unread =
                m_browser
                    ->run(
                        u"var headings = document.querySelectorAll('#page h1').length;"
                        " var nameless = Array.from(document.querySelectorAll('button, input, progress, [role=group], [role=img]')).filter(function (e) {"
                        " return !(e.getAttribute('aria-label') || e.labels && e.labels.length || e.textContent).toString().trim(); });"
                        " return (headings === 1 ? '' : headings + ' headings ') + nameless.map(function (e) { return e.outerHTML.slice(0, 80); }).join('; ')"
                        " + (document.documentElement.lang === navigator.language.slice(0, 2) ? '' : document.documentElement.lang);"_s)
                    .toString();
            QVERIFY2(unread.isEmpty(), qPrintable(QString::fromLatin1(view) + u" is not read aloud: "_s + unread));
        };
        m_browser->open(m_table->url());
        QVERIFY(m_browser->shows(u"Ben"_s));
        check("join");
        QVERIFY(sitDown(*m_browser, *m_table, german));
        check("hand");
        const auto tap = [&](const char* english, const char* inGerman) {
            return m_browser->tap(QString::fromUtf8(german ? inGerman : english));
        };
        QVERIFY(tap("Trade", "Handeln") && tap("Wool", "Wolle") && tap("Brick, tap", "Lehm, tippen"));
        check("trade");
        QVERIFY(tap("Back", "Zurück") && tap("Build", "Bauen"));
        check("build");
        QVERIFY(tap("Build a road", "Straße bauen"));
        check("road");
        QVERIFY(tap("Places as a list", "Stellen als Liste"));
        check("road as a list");
        QVERIFY(tap("Cancel", "Abbrechen") && tap("Back", "Zurück") && tap("Knights", "Ritter"));
        check("knights");
        QVERIFY(tap("Back", "Zurück") && tap("Improve", "Ausbauen"));
        check("improve");
        QVERIFY(tap("Back", "Zurück") && tap("Inventor", "Erfinder"));
        check("card");
        QVERIFY(tap("Cancel", "Abbrechen"));
        for (const Scene& scene : promptScenes()) {
            m_table->show({{"prompts", {promptOf(scene.shown, std::to_string(m_table->rev))}}});
            QVERIFY(m_browser->shows(u"Anna decides something"_s));
            check(scene.name);
        }
        m_table->shown = record::Json::object();
        standing(
            R"({"id":"3","from":"white","to":["red","blue"],"give":{"brick":3,"grain":1},"take":{"wool":1},"agreed":[],"declined":["blue"]})");
        QVERIFY(m_browser->shows(german ? u"Cleo bietet dir"_s : u"Cleo offers you"_s));
        check("offer");
        standing(nullptr);
        QVERIFY(m_browser->shows(german ? u"Deine Hand"_s : u"Your hand"_s));
        QVERIFY(m_browser->tap(german ? u"Menü"_s : u"Menu"_s));
        check("menu");
        QVERIFY(m_browser->tap(german ? u"Schließen"_s : u"Close"_s));
        QCOMPARE(tapAll(*m_browser, {german ? u"Die Insel"_s : u"The island"_s}), QString());
        check("island");
        QVERIFY(tap("Back", "Zurück") && tap("Prices and rules", "Preise und Regeln"));
        check("rules");
        QVERIFY(tap("Back", "Zurück") && m_browser->tap(u"Ben"_s));
        check("player");
        QVERIFY(tap("Back", "Zurück"));
        m_table->die();
        QVERIFY(m_browser->shows(german ? u"Reeve wurde am Tisch geschlossen"_s : u"Reeve was closed at the table"_s));
        check("lost");
    }

    void aTelevisionShowsTheWholeTableAtOnce_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1280, 720), QSize(1920, 1080), QSize(820, 1180)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void aTelevisionShowsTheWholeTableAtOnce() {
        QFETCH(QSize, size);
        start();
        m_browser->setSize(size);
        m_browser->open(m_table->url());
        QVERIFY(m_browser->tap(u"Just watch"_s) && m_browser->tap(u"Show on a television"_s));
        const auto seen = [&](const char* selector) {
            return m_browser
                ->run(
                    u"var all = Array.from(document.querySelectorAll('%1')); return all.length && all.every(function (e) {"
                    " var r = e.getBoundingClientRect(); return r.width && r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight; });"_s
                        .arg(QString::fromLatin1(selector)))
                .toBool();
        };
        for (const char* part : {"h1", ".map", ".roll", ".ship", ".player", ".player .fig"}) QVERIFY2(seen(part), part);
        // A letter as high as 1/55 of the picture is read from three metres.
        QCOMPARE(
            m_browser
                ->run(
                    u"return Array.from(document.querySelectorAll('main span, main small, main h1')).filter(function (e) {"
                    " return e.textContent && !e.closest('.unseen') && parseFloat(getComputedStyle(e).fontSize) < Math.min(innerHeight, innerWidth) / 55; })"
                    ".map(function (e) { return e.textContent; }).join('; ');"_s)
                .toString(),
            QString());
        m_table->show(record::Json::parse(
            R"({"news":[{"player":"blue","text":"Ben builds a road."},{"player":"white","text":"Cleo takes 2 ore."},{"text":"Ben rolls 9.","dice":true},{"text":"An older line."}]})"));
        QVERIFY(m_browser->shows(u"Cleo takes 2 ore."_s));
        QVERIFY(!m_browser->text().contains(u"An older line."_s));
        m_browser->open(m_table->url());
        QVERIFY(m_browser->shows(u"Cleo takes 2 ore."_s));
        QVERIFY(seen(".player"));
        QVERIFY(m_browser->tap(u"Close"_s) && m_browser->shows(u"You are watching"_s));
    }

    void sixFacesStandInOneRow() {
        start();
        QVERIFY(sitDown(*m_browser, *m_table));
        m_browser->setSize({320, 568});
        m_table->show(record::Json::parse(
            R"({"can":{"roll":true,"dice":["red"]},"game":{"phase":"roll","dice":null,"components":{"dice":"real"}}})"));
        QVERIFY(m_browser->tap(u"Enter the dice"_s));
        QCOMPARE(m_browser
                     ->run(u"return new Set(Array.from(document.querySelectorAll('.face-key')).map(function (key) {"
                           " return key.getBoundingClientRect().top; })).size;"_s)
                     .toInt(),
                 1);
    }

    void inLandscapeTheOwnCardsAreSeenAtOnce() {
        start();
        QVERIFY(sitDown(*m_browser, *m_table));
        m_browser->setSize({844, 390});
        QCOMPARE(m_browser
                     ->run(u"return Array.from(document.querySelectorAll('.card, .prog')).filter(function (card) {"
                           " return card.getBoundingClientRect().bottom > innerHeight; }).length;"_s)
                     .toInt(),
                 0);
    }

    void textOfTwiceTheSizeStillFits() {
        start(u"de-DE"_s);
        QVERIFY(sitDown(*m_browser, *m_table, true));
        QStringList unhyphenated;
        const auto check = [&](const char* view) {
            m_browser->run(
                u"document.documentElement.style.fontSize = '200%'; window.dispatchEvent(new Event('resize'));"_s);
            QTest::qWait(50);
            const bool fits =
                m_browser
                    ->run(
                        u"var m = document.querySelector('main');"
                        " return m.scrollWidth <= m.clientWidth + 1 && document.documentElement.scrollWidth <= innerWidth + 1;"_s)
                    .toBool();
            QVERIFY2(fits, view);
            // A word in two lines without a hyphen was broken at a wrong place.
            const QString broken =
                m_browser
                    ->run(
                        u"var found = [], walk = document.createTreeWalker(document.getElementById('page'), NodeFilter.SHOW_TEXT), node;"
                        " while ((node = walk.nextNode())) { if (node.parentElement.closest('.unseen, svg')) continue;"
                        "  var part = /[A-Za-zÄÖÜäöüß]+/g, word; while ((word = part.exec(node.data))) {"
                        "   var range = document.createRange(); range.setStart(node, word.index); range.setEnd(node, word.index + word[0].length);"
                        "   var rects = Array.from(range.getClientRects()).filter(function (r) { return r.width > 1; });"
                        // The hyphen itself, at the end of the first line.
                        "   if (rects.length > 1 && node.data[word.index - 1] === '\\u00ad') rects.shift();"
                        "   var tops = rects.map(function (r) { return Math.round(r.top); });"
                        "   if (tops.some(function (top) { return top !== tops[0]; })) found.push(word[0]); } }"
                        " return found.join(' ');"_s)
                    .toString();
            if (!broken.isEmpty()) unhyphenated << QString::fromLatin1(view) + u": "_s + broken;
        };
        m_browser->setSize({320, 568});
        check("hand");
        QVERIFY(m_browser->tap(u"Handeln"_s));
        check("trade");
        QVERIFY(m_browser->tap(u"Zurück"_s) && m_browser->tap(u"Ausbauen"_s));
        check("improve");
        QVERIFY(m_browser->tap(u"Zurück"_s));
        for (const Scene& scene : promptScenes()) {
            record::Json prompt = promptOf(scene.shown, std::to_string(m_table->rev));
            prompt["text"] = "Anna, was nun?";
            m_table->show({{"prompts", {prompt}}});
            QVERIFY(m_browser->shows(u"Anna, was nun?"_s));
            check(scene.name);
        }
        m_table->show(record::Json::object());
        QVERIFY(m_browser->tap(u"Ritter"_s));
        check("knights");
        QVERIFY(m_browser->tap(u"Zurück"_s) && m_browser->tap(u"Bauen"_s));
        check("build");
        QVERIFY(m_browser->tap(u"Zurück"_s));
        // Names of cards as in the German editions.
        record::Json cards = record::Json::array();
        for (const char* name : {"Handelshafen", "Rohstoffmonopol", "Handelsmonopol", "Bewässerung"})
            cards.push_back({{"card", "commercial-harbor"}, {"name", name}, {"deck", "trade"}, {"playable", false}});
        m_table->shown["you"]["progress"] = cards;
        m_table->update();
        QVERIFY(m_browser->shows(u"Handelshafen"_s));
        check("cards");
        QVERIFY2(unhyphenated.isEmpty(), qPrintable(unhyphenated.join(u"; "_s)));
    }

    void picturesAreKept_data() {
        QTest::addColumn<bool>("german");
        QTest::newRow("en") << false;
        QTest::newRow("de") << true;
    }
    void picturesAreKept() {
        QFETCH(bool, german);
        const QString folder = qEnvironmentVariable("REEVE_PICTURES");
        if (folder.isEmpty()) QSKIP("REEVE_PICTURES names no folder");
        QVERIFY(QDir().mkpath(folder));
        start(german ? u"de-DE"_s : u"en-US"_s);
        const auto keep = [&](const QString& view, bool all = true) {
            for (const int width : {320, 390, 768})
                for (const QString& scheme : {u"light"_s, u"dark"_s, u"contrast"_s}) {
                    if (scheme == u"contrast"_s && width != 390) continue;
                    if (!all && (width == 768 || scheme != (width == 320 ? u"dark"_s : u"light"_s))) continue;
                    m_browser->setSize({width, width == 320 ? 568 : width == 390 ? 844 : 1024});
                    m_browser->setScheme(scheme == u"contrast"_s ? u"dark"_s : scheme, scheme == u"contrast"_s);
                    QTest::qWait(150);
                    QFile file(
                        u"%1/phone-%2-%3-%4-%5.png"_s.arg(folder, view, german ? u"de"_s : u"en"_s, scheme).arg(width));
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
        const auto tap = [&](const char* english, const char* inGerman) {
            return m_browser->tap(QString::fromUtf8(german ? inGerman : english));
        };
        QVERIFY(tap("Trade", "Handeln") && tap("Wool", "Wolle") && tap("Brick, tap", "Lehm, tippen"));
        keep(u"trade"_s);
        QVERIFY(tap("Back", "Zurück") && tap("Build", "Bauen"));
        keep(u"build"_s);
        QVERIFY(tap("Build a road", "Straße bauen"));
        keep(u"road"_s);
        QVERIFY(tap("Places as a list", "Stellen als Liste"));
        keep(u"road-list"_s);
        QVERIFY(tap("Cancel", "Abbrechen") && tap("Back", "Zurück") && tap("Knights", "Ritter"));
        keep(u"knights"_s);
        QVERIFY(tap("Back", "Zurück") && tap("Improve", "Ausbauen"));
        keep(u"improve"_s);
        QVERIFY(tap("Back", "Zurück") && tap("Inventor", "Erfinder"));
        QCOMPARE(tapAll(*m_browser, {u"map B2"_s, u"map C4"_s}), QString());
        keep(u"card"_s);
        QVERIFY(tap("Cancel", "Abbrechen"));
        for (const Scene& scene : promptScenes()) {
            m_table->show({{"prompts", {promptOf(scene.shown, std::to_string(m_table->rev))}}});
            QVERIFY(m_browser->shows(u"Anna decides something"_s));
            QTest::qWait(200);
            keep(u"prompt-"_s + QString::fromLatin1(scene.name).replace(u' ', u'-'), false);
        }
        m_table->shown = record::Json::object();
        standing(
            R"({"id":"3","from":"white","to":["red","blue"],"give":{"brick":3},"take":{"wool":1},"agreed":[],"declined":["blue"]})");
        QVERIFY(m_browser->shows(german ? u"Cleo bietet dir"_s : u"Cleo offers you"_s));
        keep(u"offer"_s);
        standing(
            R"({"id":"4","from":"red","to":["white","blue"],"give":{"wool":2},"take":{"brick":1},"agreed":["blue"],"declined":["white"]})");
        QVERIFY(tap("Your offer", "Dein Angebot"));
        keep(u"offer-made"_s);
        standing(nullptr);
        QVERIFY(tap("Back", "Zurück"));
        m_table->baseGame = true;
        m_table->ownTurn = false;
        m_table->update();
        QTest::qWait(300);
        keep(u"hand-base"_s);
        m_table->baseGame = false;
        m_table->update();
        QVERIFY(m_browser->tap(german ? u"Verdecken"_s : u"Cover"_s));
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
        QVERIFY(m_browser->tap(german ? u"Auf einem Fernseher zeigen"_s : u"Show on a television"_s));
        QTest::qWait(400);
        keep(u"television"_s);
    }
};

QTEST_GUILESS_MAIN(PageLayoutTest)
#include "page_layout_test.moc"
