// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/phones/browser_at_table.h"

#include "tests/phones/page_scenes.h"

#include <QTest>

#include <algorithm>

namespace reeve::phones {

using namespace Qt::StringLiterals;

namespace {

/// Runs in each page before its own script: counts sockets, messages that the page has handled and timeouts that it has
/// set and that are still to come. The script is older than the page's names, and the page cannot tell the difference.
constexpr const char* kWatch =
    "(function () {"
    " var later = window.setTimeout, never = window.clearTimeout, open = {};"
    " var seen = window.watched = {sockets: 0, rev: -1, answers: 0, open: function () { return Object.keys(open).length; }};"
    " window.setTimeout = function (run, wait) {"
    "  var id = later(function () { delete open[id]; run(); }, wait); open[id] = true; return id; };"
    " window.clearTimeout = function (id) { delete open[id]; never(id); };"
    " window.WebSocket = class extends window.WebSocket { constructor(url) { super(url); ++seen.sockets;"
    "  this.addEventListener('message', function (event) { later(function () { var told = JSON.parse(event.data);"
    "   if (told.t === 'state') seen.rev = told.rev;"
    "   if (told.t === 'pong' || told.t === 'welcome') ++seen.answers; }, 0); }); } };"
    "})();";

} // namespace

bool sitDown(Browser& browser, FakeTable& table, bool german) {
    browser.open(table.url());
    if (!browser.tap(u"Anna"_s) || !browser.tap(german ? u"Ich bin Anna"_s : u"I am Anna"_s)) return false;
    if (table.awaitSign() == 0) return false;
    table.accept();
    return browser.shows(german ? u"Fortschrittskarten"_s : u"Progress cards"_s);
}

QString tapAll(Browser& browser, const QStringList& taps) {
    for (const QString& tap : taps) {
        if (!tap.startsWith(u"map "_s)) {
            if (!browser.tap(tap)) return tap;
            continue;
        }
        const QPointF at = mapPoint(tap.mid(4));
        const QString click =
            u"var m = document.querySelector('.map'); if (!m) return false; var r = m.getBoundingClientRect();"
            " m.dispatchEvent(new MouseEvent('click', {bubbles: true, clientX: r.left + r.width * %1, clientY: r.top + r.height * %2}));"
            " return true;"_s.arg(at.x())
                .arg(at.y());
        if (!QTest::qWaitFor([&] { return browser.run(click).toBool(); }, 20'000)) return tap;
    }
    return {};
}

record::Json promptOf(const char* prompt, const std::string& key) {
    record::Json json = record::Json::parse(prompt);
    json["key"] = key;
    json["text"] = "Anna decides something";
    return json;
}

QString sorted(const record::Json& command) {
    return QString::fromStdString(nlohmann::json::parse(command.dump()).dump());
}

void BrowserAtTable::start(const QString& language) {
    m_table = std::make_unique<FakeTable>(m_address);
    m_browser->setSize(kPhone);
    m_browser->setScheme(u"light"_s);
    m_browser->setLanguage(language);
}

void BrowserAtTable::seated() {
    start();
    if (!sitDown(*m_browser, *m_table)) QFAIL("Anna does not sit down");
}

bool BrowserAtTable::awaitRev() {
    return QTest::qWaitFor([&] { return m_browser->run(u"return watched.rev;"_s).toInt() == m_table->rev; }, 20'000);
}

bool BrowserAtTable::awaitAnswer() {
    m_browser->run(u"watched.answers = 0; window.dispatchEvent(new Event('online'));"_s);
    return QTest::qWaitFor([&] { return m_browser->run(u"return watched.answers;"_s).toInt() > 0; }, 20'000);
}

bool BrowserAtTable::awaitRest() {
    return QTest::qWaitFor([&] { return m_browser->run(u"return watched.open();"_s).toInt(-1) == 0; }, 20'000);
}

int BrowserAtTable::sockets() { return m_browser->run(u"return watched.sockets;"_s).toInt(); }

void BrowserAtTable::standing(const char* offer) {
    m_table->asked.clear();
    m_table->shown["offers"] = offer ? record::Json::array({record::Json::parse(offer)}) : record::Json::array();
    m_table->update();
}

Reply BrowserAtTable::awaitReply() {
    const auto isReply = [](const Request& request) { return std::holds_alternative<Reply>(request); };
    if (!QTest::qWaitFor([&] { return std::ranges::any_of(m_table->asked, isReply); }, 10'000)) return {};
    return std::get<Reply>(*std::ranges::find_if(m_table->asked, isReply));
}

void BrowserAtTable::hide(bool hidden) {
    m_browser->run(
        u"Object.defineProperty(document, 'hidden', {get: function () { return window.gone; }, configurable: true});"
        "window.gone = %1; document.dispatchEvent(new Event('visibilitychange'));"_s.arg(hidden ? u"true"_s
                                                                                                : u"false"_s));
}

void BrowserAtTable::stopTheClock() {
    m_browser->run(u"window.clock = Date.now(); Date.now = function () { return window.clock; };"_s);
}

void BrowserAtTable::pass(int milliseconds) { m_browser->run(u"window.clock += %1;"_s.arg(milliseconds)); }

void BrowserAtTable::finger(const QString& selector) {
    m_browser->run(
        u"document.querySelector('%1').dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}));"_s.arg(
            selector));
}

void BrowserAtTable::initTestCase() {
    if (!Browser::isInstalled()) QSKIP("chromium and chromedriver are not installed");
    m_address = ownAddress();
    if (m_address.isEmpty())
        QSKIP("this machine has no address of its own; on 127.0.0.1 a page may do what a phone's may not");
    m_browser = std::make_unique<Browser>(m_address);
    m_browser->devtools(u"Page.addScriptToEvaluateOnNewDocument"_s, {{u"source"_s, QString::fromLatin1(kWatch)}});
}

void BrowserAtTable::cleanup() {
    if (m_browser) m_browser->open(u"about:blank"_s);
    m_table.reset(); // the next table has another port, so its pages have another origin and separate storage
}

void BrowserAtTable::cleanupTestCase() { m_browser.reset(); }

} // namespace reeve::phones
