// SPDX-License-Identifier: GPL-3.0-or-later
// The server with well-behaved phones: page, handshake, messages, photographs, stopping.
#include "app/phones/server/interfaces.h"
#include "tests/phones/raw_client.h"
#include "tests/phones/served_table.h"

#include <QFile>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTimer>
#include <QWebSocket>

using namespace reeve;
using namespace reeve::phones;
using namespace std::chrono_literals;

namespace {

/// A phone with the library's own WebSocket.
struct Phone {
    QWebSocket socket;
    QStringList texts;
    int closeCode = 0;

    explicit Phone(quint16 port) : socket(QStringLiteral("http://127.0.0.1:%1").arg(port)) {
        QObject::connect(&socket, &QWebSocket::textMessageReceived,
                         [this](const QString& text) { texts.append(text); });
        QObject::connect(&socket, &QWebSocket::disconnected, [this] { closeCode = socket.closeCode(); });
        socket.open(QUrl(QStringLiteral("ws://127.0.0.1:%1/ws").arg(port)));
    }
    bool opens() {
        return QTest::qWaitFor([this] { return socket.state() == QAbstractSocket::ConnectedState; });
    }
    void say(const QByteArray& text) { socket.sendTextMessage(QString::fromUtf8(text)); }
    bool hears(const QString& start, int milliseconds = 5000) {
        return QTest::qWaitFor(
            [&] {
                for (const QString& text : texts)
                    if (text.startsWith(start)) return true;
                return false;
            },
            milliseconds);
    }
    bool enters() {
        if (!opens()) return false;
        say(kHello);
        return hears(QStringLiteral("{\"t\":\"welcome\""));
    }
};

QByteArray jpeg(qsizetype size) {
    QByteArray bytes(size, 'x');
    bytes.replace(0, 3, "\xFF\xD8\xFF");
    return bytes;
}
QByteArray announce(const char* id, qsizetype size, const char* type = "image/jpeg") {
    return QByteArray(R"({"t":"photo","id":")") + id + R"(","bytes":)" + QByteArray::number(size) + R"(,"type":")" +
           type + "\"}";
}

/// Private memory of this process in kB; 0: unknown.
int ownMemory() {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("RssAnon:")) return line.simplified().split(' ').value(1).toInt();
    return 0;
}

constexpr bool kSanitized =
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
    true;
#else
    false;
#endif
#else
    false;
#endif

} // namespace

class ServerTest : public QObject {
    Q_OBJECT

private slots:
    // Must run first, because the libraries keep memory that was used once.
    void aServerAtRestTakesFourMegabytesAtMost() {
        if (kSanitized) QSKIP("a sanitizer takes memory of its own");
        const int before = ownMemory();
        if (before == 0) QSKIP("this system does not tell how much memory is a program's own");
        const ServedTable table;
        Phone phone(table.port);
        QVERIFY(phone.enters());
        QVERIFY2(ownMemory() - before <= 4 * 1024, qPrintable(QString::number(ownMemory() - before)));
    }

    void thePageIsServedAndTheConnectionClosed() {
        ServedTable table;
        RawClient client(table.port);
        client.get("/");
        const QByteArray response = client.rest();
        QVERIFY(response.startsWith("HTTP/1.1 200 OK\r\n"));
        QVERIFY(response.endsWith("\r\n\r\n" + kPage));
        QVERIFY(response.contains("connect-src ws://127.0.0.1:" + QByteArray::number(table.port) + "\r\n"));
        RawClient icon(table.port);
        icon.get("/favicon.ico");
        const QByteArray picture = icon.rest();
        QVERIFY(picture.startsWith("HTTP/1.1 200 OK\r\n") && picture.contains("\r\nContent-Type: image/png\r\n"));
        QVERIFY(picture.endsWith("\r\n\r\nicon"));
    }

    void whoTakesGzipGetsThePageAsGzip() {
        ServedTable table;
        RawClient client(table.port);
        client.get("/", "Accept-Encoding: gzip, deflate\r\n");
        const QByteArray response = client.rest();
        QVERIFY(response.contains("\r\nContent-Encoding: gzip\r\n"));
        QVERIFY(response.contains("\r\nContent-Length: " + QByteArray::number(kPackedPage.size()) + "\r\n"));
        QVERIFY(response.endsWith("\r\n\r\n" + kPackedPage));
        RawClient plain(table.port);
        plain.get("/", "Accept-Encoding: gzip;q=0, br\r\n");
        const QByteArray unpacked = plain.rest();
        QVERIFY(!unpacked.contains("Content-Encoding"));
        QVERIFY(unpacked.endsWith("\r\n\r\n" + kPage));
    }

    void aHeadInSingleBytesIsServed() {
        ServedTable table;
        RawClient client(table.port);
        for (const char c : QByteArray("GET / HTTP/1.1\r\nHost: " + client.host() + "\r\n\r\n"))
            client.send(QByteArray(1, c));
        QVERIFY(client.rest().startsWith("HTTP/1.1 200 OK\r\n"));
    }

    void aHandshakeInSingleBytesOpensTheSocket() {
        ServedTable table;
        RawClient client(table.port);
        for (const char c :
             QByteArray("GET /ws HTTP/1.1\r\nHost: " + client.host() + "\r\n" + client.upgrade() + "\r\n"))
            client.send(QByteArray(1, c));
        QVERIFY(client.receives("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo="));
        client.text(kHello);
        QVERIFY(QTest::qWaitFor([&] { return client.receives("welcome", 10); }));
    }

    void aPhoneSaysHelloAndIsWelcome() {
        ServedTable table;
        Phone phone(table.port);
        QVERIFY(phone.enters());
        QCOMPARE(table.count<Hello>(), 1);
        QVERIFY(std::get<Hello>(table.heard[0]).code == "K7M4QP");
        phone.say(R"({"t":"watch"})");
        QVERIFY(QTest::qWaitFor([&] { return table.count<Watch>() == 1; }));
        phone.socket.close();
        QVERIFY(QTest::qWaitFor([&] { return table.gone == table.phones; }));
    }

    void aPingIsAnsweredAlthoughTheTableIsBusy() {
        ServedTable table;
        table.answers = false;
        Phone phone(table.port);
        QVERIFY(phone.enters());
        phone.say(R"({"t":"ping","n":7})");
        QVERIFY(phone.hears(QStringLiteral("{\"t\":\"pong\",\"n\":7}")));
    }

    void theFirstMessageIsTheHelloAndComesOnce() {
        ServedTable table;
        Phone phone(table.port);
        QVERIFY(phone.opens());
        phone.say(R"({"t":"watch"})");
        QVERIFY(phone.hears(QStringLiteral("{\"t\":\"refused\",\"code\":\"malformed\"")));
        QVERIFY(phone.enters());
        phone.texts.clear();
        phone.say(kHello);
        QVERIFY(phone.hears(QStringLiteral("{\"t\":\"refused\",\"code\":\"malformed\"")));
        QCOMPARE(table.heard.size(), std::size_t{1});
    }

    void theThirdMessageThatIsNoneClosesTheSocket() {
        ServedTable table;
        Phone phone(table.port);
        QVERIFY(phone.enters());
        phone.say("{");
        phone.say(R"({"t":"claim","seat":"pink"})");
        QVERIFY(phone.hears(QStringLiteral(
            "{\"t\":\"refused\",\"code\":\"malformed\",\"text\":\"The table did not understand this phone.\",\"where\":\"seat\"}")));
        QCOMPARE(phone.closeCode, 0);
        phone.say(R"({"t":"claim"})");
        QVERIFY(QTest::qWaitFor([&] { return phone.closeCode == 4000; }));
        QVERIFY(phone.hears(QStringLiteral("{\"t\":\"bye\",\"code\":4000")));
    }

    void aPageOfAnotherVersionIsToldToReload_data() {
        QTest::addColumn<QByteArray>("hello");
        QTest::newRow("version") << QByteArray(R"({"t":"hello","v":2})");
        QTest::newRow("page") << QByteArray(kHello).replace("0123abcd", "0123abce");
    }
    void aPageOfAnotherVersionIsToldToReload() {
        QFETCH(QByteArray, hello);
        ServedTable table;
        Phone phone(table.port);
        QVERIFY(phone.opens());
        phone.say(hello);
        QVERIFY(QTest::qWaitFor([&] { return phone.closeCode == 4004; }));
        QVERIFY(table.heard.empty());
    }

    void fourMessagesOfAPhoneAreUnansweredAtMost() {
        ServedTable table;
        Phone phone(table.port);
        QVERIFY(phone.enters());
        table.answers = false;
        for (int i = 0; i < 6; ++i) phone.say(R"({"t":"watch"})");
        phone.say(R"({"t":"ping","n":1})");
        QVERIFY(phone.hears(QStringLiteral("{\"t\":\"pong\"")));
        QTest::qWait(50);
        QCOMPARE(table.count<Watch>(), 4);
        table.server.answered(table.phones[0]);
        QVERIFY(QTest::qWaitFor([&] { return table.count<Watch>() == 5; }));
        table.server.answered(table.phones[0]);
        QVERIFY(QTest::qWaitFor([&] { return table.count<Watch>() == 6; }));
    }

    void nothingIsHandedOverBeforeThePhoneIsAdmitted() {
        ServedTable table;
        table.admits = false;
        Phone phone(table.port);
        QVERIFY(phone.opens());
        phone.say(kHello);
        phone.say(R"({"t":"watch"})");
        phone.say(R"({"t":"ping","n":1})");
        QVERIFY(phone.hears(QStringLiteral("{\"t\":\"pong\"")));
        QTest::qWait(50);
        QCOMPARE(table.heard.size(), std::size_t{1});
        table.server.admit(table.phones[0], Role::None, {});
        table.server.answered(table.phones[0]);
        QVERIFY(QTest::qWaitFor([&] { return table.count<Watch>() == 1; }));
    }

    void whoIsSentAwayHearsWhy() {
        ServedTable table;
        Phone phone(table.port);
        QVERIFY(phone.enters());
        table.server.close(table.phones[0], Close::SentAway);
        QVERIFY(QTest::qWaitFor([&] { return phone.closeCode == 4002; }));
        QVERIFY(phone.hears(
            QStringLiteral("{\"t\":\"bye\",\"code\":4002,\"text\":\"The table has released this phone.\"}")));
        QVERIFY(QTest::qWaitFor([&] { return table.gone.size() == 1; }));
    }

    void theLanguageOfAPhoneIsThatOfItsRefusals() {
        ServedTable table;
        Phone phone(table.port);
        QVERIFY(phone.enters());
        phone.say(R"({"t":"lang","lang":"de"})");
        phone.say("{}");
        QVERIFY(phone.hears(QStringLiteral("{\"t\":\"refused\",\"code\":\"malformed\",\"text\":\"Der Tisch")));
        QVERIFY(QTest::qWaitFor([&] { return table.count<Lang>() == 1; }));
    }

    void theNewestSnapshotReplacesThoseThatWait() {
        ServedTable table;
        RawClient client(table.port); // it reads nothing
        QVERIFY(client.open());
        client.text(kHello);
        QVERIFY(QTest::qWaitFor([&] { return client.receives("welcome", 10); }));
        const std::string large(20'000, 's');
        for (int i = 0; i < 400; ++i) table.server.sendState(table.phones[0], std::to_string(i) + large);
        QVERIFY(client.receives("399" + QByteArray(100, 's')));
        // Some snapshots were already being sent; the waiting ones were replaced, and the phone was not disconnected.
        QVERIFY(client.read().size() < 400 * 20'000 / 2);
        QVERIFY(table.gone.empty());
    }

    void aPhoneThatAnswersPingsStaysAndASilentOneDoesNot() {
        Limits limits;
        limits.pingEvery = 100ms;
        limits.silentFor = 600ms;
        ServedTable table(limits);
        Phone awake(table.port);
        QVERIFY(awake.enters());
        RawClient frozen(table.port);
        QVERIFY(frozen.open());
        frozen.text(kHello);
        QVERIFY(QTest::qWaitFor([&] { return frozen.receives("welcome", 10); }));
        // The awake one answers in this loop of events while the frozen one is waited for.
        QVERIFY(QTest::qWaitFor([&] { return frozen.closedWithin(10); }));
        QCOMPARE(frozen.closeCode(), 4007);
        awake.say(R"({"t":"ping","n":2})");
        QVERIFY(awake.hears(QStringLiteral("{\"t\":\"pong\",\"n\":2}")));
        QCOMPARE(awake.closeCode, 0);
    }

    // --- Photographs ------------------------------------------------------------------------------------------------

    void aPhotographComesInParts() {
        ServedTable table;
        Phone phone(table.port);
        QVERIFY(phone.enters());
        const QByteArray photo = jpeg(600'000); // more than the rate limit for other bytes
        phone.say(announce("p", photo.size()));
        QVERIFY(phone.hears(QStringLiteral("{\"t\":\"photo\",\"id\":\"p\",\"stage\":\"go\"}")));
        for (qsizetype at = 0; at < photo.size(); at += 65'536) {
            const QByteArray part = photo.mid(at, 65'536);
            phone.socket.sendBinaryMessage(part);
            const QString said = at + part.size() < photo.size() ? QStringLiteral("at") : QStringLiteral("whole");
            QVERIFY(phone.hears(QStringLiteral("{\"t\":\"photo\",\"id\":\"p\",\"stage\":\"%1\",\"bytes\":%2}")
                                    .arg(said)
                                    .arg(at + part.size())));
        }
        QVERIFY(QTest::qWaitFor([&] { return table.photos == std::vector{photo}; }));
        phone.say(announce("q", 100));
        // one photograph in 10 s
        QVERIFY(phone.hears(QStringLiteral("{\"t\":\"refused\",\"id\":\"q\",\"code\":\"too-fast\"")));
    }

    void onlyASeatSendsPhotographs() {
        ServedTable table;
        table.role = Role::Guest;
        Phone phone(table.port);
        QVERIFY(phone.enters());
        phone.say(announce("p", 100));
        QVERIFY(phone.hears(QStringLiteral("{\"t\":\"refused\",\"id\":\"p\",\"code\":\"not-seated\"")));
    }

    void onePhotographIsUnderWayAtATime() {
        ServedTable table;
        Phone ben(table.port);
        QVERIFY(ben.enters());
        table.seat = Color::Red;
        Phone anna(table.port);
        QVERIFY(anna.enters());
        ben.say(announce("p", 100));
        QVERIFY(ben.hears(QStringLiteral("{\"t\":\"photo\",\"id\":\"p\",\"stage\":\"go\"}")));
        anna.say(announce("a", 100));
        QVERIFY(anna.hears(QStringLiteral("{\"t\":\"refused\",\"id\":\"a\",\"code\":\"busy\"")));
        ben.say(R"({"t":"photo-stop","id":"p"})");
        QVERIFY(ben.hears(QStringLiteral("{\"t\":\"photo\",\"id\":\"p\",\"stage\":\"failed\"}")));
        anna.say(announce("b", 100));
        QVERIFY(anna.hears(QStringLiteral("{\"t\":\"photo\",\"id\":\"b\",\"stage\":\"go\"}")));
    }

    void whatIsNoPhotographIsRefusedWithItsFirstBytes() {
        ServedTable table;
        Phone phone(table.port);
        QVERIFY(phone.enters());
        phone.say(announce("p", 200'000, "image/png"));
        QVERIFY(phone.hears(QStringLiteral("{\"t\":\"photo\",\"id\":\"p\",\"stage\":\"go\"}")));
        phone.socket.sendBinaryMessage(jpeg(65'536));
        phone.socket.sendBinaryMessage(jpeg(65'536)); // it was sent before the refusal arrived
        QVERIFY(phone.hears(QStringLiteral("{\"t\":\"refused\",\"id\":\"p\",\"code\":\"photo-wrong-type\"")));
        QVERIFY(phone.hears(QStringLiteral("{\"t\":\"photo\",\"id\":\"p\",\"stage\":\"failed\"}")));
        phone.say(R"({"t":"ping","n":3})");
        QVERIFY(phone.hears(QStringLiteral("{\"t\":\"pong\",\"n\":3}")));
        QVERIFY(table.photos.empty());
    }

    void aPhotographThatTakesTooLongFails() {
        Limits limits;
        limits.photoWithin = 300ms;
        ServedTable table(limits);
        Phone phone(table.port);
        QVERIFY(phone.enters());
        phone.say(announce("p", 100));
        QVERIFY(phone.hears(QStringLiteral("{\"t\":\"photo\",\"id\":\"p\",\"stage\":\"failed\"}")));
    }

    // --- Listening and stopping -------------------------------------------------------------------------------------

    void onlyTheChosenAddressListens() {
        ServedTable table;
        QTcpSocket other;
        other.connectToHost(QHostAddress(QStringLiteral("127.0.0.2")), table.port);
        QVERIFY(!other.waitForConnected(1000));
        QTcpSocket six;
        six.connectToHost(QHostAddress(QHostAddress::LocalHostIPv6), table.port);
        QVERIFY(!six.waitForConnected(1000));
    }

    void theAddressesOfThisMachineAreKnown() {
        const auto addresses = machineAddresses();
        const auto loopback = std::ranges::find(addresses, 0x7F000001U, &LanAddress::ipv4);
        QVERIFY(loopback != addresses.end());
        QVERIFY(loopback->up && loopback->loopback && !loopback->interface.empty());
        for (const LanAddress& one : reachable(addresses)) {
            ServedTable table({}, 0, QString::fromStdString(text(one.ipv4)));
            QVERIFY(table.port != 0);
        }
    }

    void aTakenPortIsLeftForTheNext() {
        Limits limits;
        limits.firstPortWithin = 200ms;
        ServedTable first(limits, 47'338);
        QCOMPARE(first.port, quint16{47'338});
        ServedTable second(limits, 47'338);
        QCOMPARE(second.port, quint16{47'339});
    }

    // Known phones come back to the same address only. A Reeve that was ended keeps its port until the system has
    // taken the whole process apart.
    void aPortThatIsFreedSoonIsWaitedFor() {
        QTcpServer ends;
        QVERIFY(ends.listen(QHostAddress::LocalHost, 47'358));
        QTimer::singleShot(300, &ends, &QTcpServer::close);
        ServedTable table({}, 47'358);
        QCOMPARE(table.port, quint16{47'358});
    }

    void whoIsStoppedWhileItWaitsForItsPortListensNoMore() {
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost, 47'368));
        Server server;
        QSignalSpy listening(&server, &Server::listening);
        server.listen(
            {.address = QStringLiteral("127.0.0.1"), .firstPort = 47'368, .page = kPage, .policy = {}, .pageId = {}});
        server.stop();
        other.close();
        QTcpServer next;
        QVERIFY(next.listen(QHostAddress::LocalHost, 47'368));
        QCOMPARE(listening.size(), 0);
    }

    void whenReeveEndsThePhonesHearSoAndNothingListens() {
        ServedTable table;
        Phone phone(table.port);
        QVERIFY(phone.enters());
        table.server.stop();
        QVERIFY(QTest::qWaitFor([&] { return phone.closeCode == 1001; }));
        QVERIFY(phone.hears(QStringLiteral("{\"t\":\"bye\",\"code\":1001")));
        QTcpServer again;
        QVERIFY(again.listen(QHostAddress::LocalHost, table.port));
        // The server can listen again.
        again.close();
        table.port = 0;
        table.server.listen({.address = QStringLiteral("127.0.0.1"),
                             .firstPort = 0,
                             .page = kPage,
                             .policy = {},
                             .pageId = "0123abcd"});
        QVERIFY(QTest::qWaitFor([&] { return table.port != 0; }));
        Phone back(table.port);
        QVERIFY(back.enters());
    }

    void anAddressThatIsNotOursIsTold() {
        Server server;
        QString why;
        connect(&server, &Server::failed, this, [&](const QString& reason) { why = reason; });
        server.listen({.address = QStringLiteral("192.0.2.1"), .page = kPage, .policy = {}, .pageId = {}});
        QVERIFY(QTest::qWaitFor([&] { return !why.isEmpty(); }));
    }

    void aServerThatWasNeverOpenedHasNoThread() {
        Server server;
        server.send(1, Pong{1});
        server.stop();
        QVERIFY(server.findChildren<QThread*>().isEmpty());
    }
};

QTEST_GUILESS_MAIN(ServerTest)
#include "server_test.moc"
