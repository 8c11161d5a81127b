// SPDX-License-Identifier: GPL-3.0-or-later
// The page in a real browser: a phone photographs the board.
#include "tests/phones/browser_at_table.h"
#include "tests/phones/page_photo.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace reeve;
using namespace reeve::phones;
using namespace Qt::StringLiterals;

class PagePhotoTest : public BrowserAtTable {
    Q_OBJECT
    QTemporaryDir m_folder;

private slots:
    void aPhotographIsMadeSmallerAndArrivesWhole() {
        seated();
        const QString file = m_folder.filePath(u"board.png"_s);
        QFile picture(file);
        QVERIFY(picture.open(QIODevice::WriteOnly));
        QVERIFY(picture.write(noisePng({4000, 1000})) > 0);
        picture.close();
        QCOMPARE(tapAll(*m_browser, {u"Menu"_s, u"Take a photograph"_s}), QString());
        // Records the number of unanswered parts and the size of the largest part.
        m_browser->run(
            u"var send = WebSocket.prototype.send; window.parts = {away: 0, most: 0, largest: 0};"
            " WebSocket.prototype.send = function (what) {"
            "  if (typeof what !== 'string') { var p = window.parts; p.most = Math.max(p.most, ++p.away); p.largest = Math.max(p.largest, what.byteLength);"
            "   if (!this.watched) { this.watched = true; var heard = this.onmessage;"
            "    this.onmessage = function (event) { if (/\"stage\":\"(at|whole)\"/.test(event.data)) --window.parts.away; heard.call(this, event); }; } }"
            "  return send.call(this, what); };"_s);
        QVERIFY(m_browser->choose(file));
        QVERIFY(QTest::qWaitFor([&] { return !m_table->photo.isEmpty(); }, 30'000));
        QCOMPARE(m_table->photo.size(), qsizetype(m_table->photoRequest.bytes));
        QCOMPARE(m_browser->run(u"return window.parts.most;"_s).toInt(), 2);
        QCOMPARE(m_browser->run(u"return window.parts.largest;"_s).toInt(), 65536);
        QVERIFY(m_table->photo.size() > 3 * 65536); // several parts
        QCOMPARE(jpegSize(m_table->photo), QSize(3000, 750));
        QVERIFY(m_browser->shows(u"It is at the table."_s));
        m_table->tellPhoto(PhotoStage::Shown);
        QVERIFY(m_browser->shows(u"The table shows it."_s));
    }

    void aPhotographOfAPhoneThatWasHeldUprightArrivesTheRightWayUp() {
        seated();
        const QString url =
            m_browser
                ->run(u"var canvas = document.createElement('canvas'); canvas.width = 80; canvas.height = 40;"
                      " return canvas.toDataURL('image/jpeg');"_s)
                .toString();
        const QByteArray lying = QByteArray::fromBase64(url.section(u',', 1).toLatin1());
        QCOMPARE(jpegSize(lying), QSize(80, 40));
        const QString file = m_folder.filePath(u"upright.jpg"_s);
        QFile picture(file);
        QVERIFY(picture.open(QIODevice::WriteOnly));
        QVERIFY(picture.write(takenUpright(lying)) > 0);
        picture.close();
        QCOMPARE(tapAll(*m_browser, {u"Menu"_s, u"Take a photograph"_s}), QString());
        QVERIFY(m_browser->choose(file));
        QVERIFY(QTest::qWaitFor([&] { return !m_table->photo.isEmpty(); }, 30'000));
        QCOMPARE(jpegSize(m_table->photo), QSize(40, 80));
    }

    void aPhoneIsTheTablesCameraBeforeThereIsAGame() {
        start();
        m_table->beforeGame = true;
        const QString file = m_folder.filePath(u"new.png"_s);
        QFile picture(file);
        QVERIFY(picture.open(QIODevice::WriteOnly));
        QVERIFY(picture.write(noisePng({800, 600})) > 0);
        picture.close();
        m_browser->open(m_table->url());
        QVERIFY(m_browser->shows(u"The table’s camera"_s));
        QVERIFY(!m_browser->text().contains(u"No game is open"_s));
        QVERIFY2(!m_browser->text().contains(u"Just watch"_s), "there is nothing to watch");
        QVERIFY(m_browser->tap(u"Take a photograph"_s));
        QVERIFY(m_browser->choose(file));
        QVERIFY(QTest::qWaitFor([&] { return !m_table->photo.isEmpty(); }, 30'000));
        QVERIFY(m_browser->shows(u"It is at the table."_s));
        m_table->tellPhoto(PhotoStage::Declined);
        QVERIFY(m_browser->shows(u"The table said No."_s));
        QVERIFY(m_browser->tap(u"Another photograph"_s));
    }

    void duringAGameThePhotographThatTheTableWaitsForStandsAboveEverything() {
        start();
        m_table->camera = true;
        m_browser->open(m_table->url());
        QVERIFY(m_browser->shows(u"Photograph the board"_s)); // without a seat
        QVERIFY(sitDown(*m_browser, *m_table));
        QVERIFY(m_browser->shows(u"Photograph the board"_s));
        QVERIFY(m_browser->tap(u"Take a photograph"_s));
    }

    void aPhotographCanBeStopped() {
        seated();
        const QString file = m_folder.filePath(u"stopped.png"_s);
        QFile picture(file);
        QVERIFY(picture.open(QIODevice::WriteOnly));
        QVERIFY(picture.write(noisePng({1000, 1000})) > 0);
        picture.close();
        // Holds back the parts, so that there is something to cancel.
        m_browser->run(u"var send = WebSocket.prototype.send; WebSocket.prototype.send = function (data) {"
                       " if (typeof data === 'string') send.call(this, data); };"_s);
        QCOMPARE(tapAll(*m_browser, {u"Menu"_s, u"Take a photograph"_s}), QString());
        QVERIFY(m_browser->choose(file));
        QVERIFY(m_browser->shows(u"Sending:"_s));
        QVERIFY(m_browser->tap(u"Stop"_s));
        QVERIFY(m_browser->shows(u"Take a photograph"_s));
        QVERIFY(m_table->photo.isEmpty());
    }
};

QTEST_GUILESS_MAIN(PagePhotoTest)
#include "page_photo_test.moc"
