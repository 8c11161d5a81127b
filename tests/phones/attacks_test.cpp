// SPDX-License-Identifier: GPL-3.0-or-later
// The server against attacks over real sockets: each limit of app/phones/server/limits.h, at the limit and above it.
#include "tests/phones/raw_client.h"
#include "tests/phones/served_table.h"

#include <QDir>

#include <memory>

using namespace reeve;
using namespace reeve::phones;
using namespace std::chrono_literals;

namespace {

int statusOf(const QByteArray& response) { return response.startsWith("HTTP/1.1 ") ? response.mid(9, 3).toInt() : 0; }

/// A ping of the protocol, padded with blanks to this number of bytes.
QByteArray padded(qsizetype bytes) {
    const QByteArray text = R"({"t":"ping","n":1})";
    return text + QByteArray(bytes - text.size(), ' ');
}

/// Waits until the client has received these bytes; the server runs meanwhile.
bool hears(RawClient& client, const QByteArray& wanted) {
    return QTest::qWaitFor([&] { return client.receives(wanted, 10); });
}

/// A client that has sent its hello. `address`: see RawClient.
std::unique_ptr<RawClient> entered(const ServedTable& table, int address = 0) {
    auto client = std::make_unique<RawClient>(table.port, address);
    if (!client->open()) qFatal("no handshake");
    client->text(kHello);
    (void)QTest::qWaitFor([&] { return client->receives("welcome", 10); });
    return client;
}

int openDescriptors() {
    return static_cast<int>(
        QDir(QStringLiteral("/proc/self/fd")).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size());
}

} // namespace

class AttacksTest : public QObject {
    Q_OBJECT

private slots:
    // --- Requests ---------------------------------------------------------------------------------------------------

    void aForeignHostIsMisdirected_data() {
        QTest::addColumn<QByteArray>("host");
        for (const char* host : {"rebind.example:80", "localhost", "127.0.0.1", "127.0.0.1.:1", "[::1]:1"})
            QTest::newRow(host) << QByteArray(host);
    }
    void aForeignHostIsMisdirected() {
        QFETCH(QByteArray, host);
        ServedTable table;
        for (const char* target : {"/", "/ws", "/nothing"}) {
            RawClient client(table.port);
            client.send(QByteArray("GET ") + target + " HTTP/1.1\r\nHost: " + host + "\r\n" + client.upgrade() +
                        "\r\n");
            QCOMPARE(statusOf(client.rest()), 421);
        }
    }

    void aForeignPageOpensNoSocket_data() {
        QTest::addColumn<QByteArray>("origin");
        QTest::newRow("missing") << QByteArray();
        QTest::newRow("null") << QByteArray("Origin: null\r\n");
        QTest::newRow("foreign") << QByteArray("Origin: http://example.com\r\n");
        QTest::newRow("no port") << QByteArray("Origin: http://127.0.0.1\r\n");
    }
    void aForeignPageOpensNoSocket() {
        QFETCH(QByteArray, origin);
        ServedTable table;
        RawClient client(table.port);
        client.get(
            "/ws",
            origin +
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n");
        QCOMPARE(statusOf(client.rest()), 403);
        QVERIFY(table.heard.empty());
    }

    void aHandshakeWithoutAKeyOpensNoSocket() {
        Limits limits;
        limits.handshakeWithin = 500ms;
        ServedTable table(limits);
        RawClient client(table.port);
        client.get("/ws", "Origin: http://" + client.host() + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n");
        const QByteArray response = client.rest();
        QVERIFY(!response.contains("101 Switching"));
        QVERIFY(client.socket().state() == QAbstractSocket::UnconnectedState);
    }

    void aHalfHeadIsClosedWithATimeout() {
        ServedTable table;
        RawClient client(table.port);
        client.send("GET / HTTP/1.1\r\nHost: 127");
        QVERIFY(!client.closedWithin(4500));
        QVERIFY(client.closedWithin(1500));
        QCOMPARE(statusOf(client.read()), 408);
    }

    void aHeadThatDripsIsClosedAllTheSame() {
        Limits limits;
        limits.headWithin = 500ms;
        ServedTable table(limits);
        RawClient client(table.port);
        client.send("GET / HTTP/1.1\r\n");
        QElapsedTimer timer;
        timer.start();
        while (client.socket().state() == QAbstractSocket::ConnectedState && timer.elapsed() < 3000) {
            client.send("X");
            client.closedWithin(20);
        }
        QVERIFY(timer.elapsed() < 2000);
    }

    void aTlsHelloIsClosedAtOnceWithoutAByte() {
        ServedTable table;
        RawClient client(table.port);
        client.send("\x16\x03\x01\x02\x00\x01");
        QVERIFY(client.closedWithin(1000));
        QVERIFY(client.read().isEmpty());
    }

    void aLongHeadIsRefusedWithoutReadingItsEnd() {
        ServedTable table;
        RawClient client(table.port);
        client.send("GET / HTTP/1.1\r\nHost: " + client.host() + "\r\nX: " + QByteArray(200'000, 'x'));
        QVERIFY(client.closedWithin(3000));
        // closing with unread bytes may reset the connection
        QVERIFY(client.read().isEmpty() || statusOf(client.read()) == 431);
    }

    void otherMethodsBodiesAndASecondRequestGetNothing() {
        ServedTable table;
        RawClient post(table.port);
        post.send("POST / HTTP/1.1\r\nHost: " + post.host() + "\r\n\r\n");
        QCOMPARE(statusOf(post.rest()), 405);
        RawClient body(table.port);
        body.get("/", "Content-Length: 5\r\n");
        QCOMPARE(statusOf(body.rest()), 400);
        RawClient twice(table.port);
        const QByteArray request = "GET / HTTP/1.1\r\nHost: " + twice.host() + "\r\n\r\n";
        twice.send(request + request);
        QCOMPARE(twice.rest().count("HTTP/1.1 "), 1);
    }

    // --- Silence ----------------------------------------------------------------------------------------------------

    void whoOpensASocketAndSaysNothingIsClosed() {
        Limits limits;
        limits.helloWithin = 500ms;
        ServedTable table(limits);
        RawClient client(table.port);
        QVERIFY(client.open());
        QCOMPARE(client.closeCode(3000), 4007);
    }

    void headHandshakeAndHelloHaveOneTimeForAllThree() {
        Limits limits;
        limits.helloAfterAccept = 500ms; // each of the three would have five seconds
        ServedTable table(limits);
        RawClient client(table.port);
        QVERIFY(client.open());
        QCOMPARE(client.closeCode(3000), 4007);
        // After the hello there is no limit.
        auto in = entered(table, 1);
        QVERIFY(!in->closedWithin(1000));
    }

    // --- Messages ---------------------------------------------------------------------------------------------------

    void twentyMessagesAtOnceAreHeardAndOneMoreCloses() {
        ServedTable table;
        auto client = entered(table);
        for (int i = 1; i < 20; ++i) client->text(R"({"t":"ping","n":)" + QByteArray::number(i) + "}");
        QVERIFY(hears(*client, R"("n":19})"));
        // Ten messages a second are refilled meanwhile, but fifty at once are too many anyway.
        // In one write: one after the close would reset the connection, and with it the code that is still unread.
        client->send(RawClient::frame(0x81, R"({"t":"ping","n":99})").repeated(50));
        QCOMPARE(client->closeCode(), 4003);
    }

    void aTextHasFourKilobytesAtMost() {
        ServedTable table;
        auto client = entered(table);
        client->text(padded(4096));
        QVERIFY(hears(*client, "pong"));
        client->text(padded(4097));
        QCOMPARE(client->closeCode(), 1009);
    }

    void beforeTheHelloATextHasOneKilobyteAtMost() {
        ServedTable table;
        RawClient small(table.port);
        QVERIFY(small.open());
        small.text(kHello + QByteArray(1024 - kHello.size(), ' '));
        QVERIFY(hears(small, "welcome"));
        RawClient large(table.port);
        QVERIFY(large.open());
        large.text(kHello + QByteArray(1025 - kHello.size(), ' '));
        QCOMPARE(large.closeCode(), 1009);
        QCOMPARE(table.count<Hello>(), 1);
    }

    void aFrameThatPromisesAGigabyteIsClosedFromItsHead() {
        ServedTable table;
        auto client = entered(table);
        client->send(QByteArray("\x81\xFF\x00\x00\x00\x00\x40\x00\x00\x00\x11\x22\x33\x44", 14));
        QCOMPARE(client->closeCode(), 1009);
    }

    void bytesWithoutAPhotographAreNoMessage() {
        ServedTable table;
        auto client = entered(table);
        for (int i = 0; i < 3; ++i) client->send(RawClient::frame(0x82, "abc"));
        QCOMPARE(client->closeCode(), 4000);
        auto large = entered(table);
        large->send(RawClient::frame(0x82, QByteArray(65'536, 'x')));
        QCOMPARE(large->closeCode(), 1009);
    }

    void aPartOfAPhotographHasSixtyFourKilobytesAtMost() {
        ServedTable table;
        auto client = entered(table);
        client->text(R"({"t":"photo","id":"p","bytes":1000000,"type":"image/jpeg"})");
        QVERIFY(hears(*client, R"("stage":"go")"));
        client->send(RawClient::frame(0x82, "\xFF\xD8\xFF" + QByteArray(65'533, 'x')));
        QVERIFY(hears(*client, R"("stage":"at","bytes":65536)"));
        client->send(RawClient::frame(0x82, QByteArray(65'537, 'x')));
        QCOMPARE(client->closeCode(), 1009);
    }

    void aMessageHasSixtyFourFramesAtMost() {
        const auto inFrames = [](int frames) {
            const QByteArray text = R"({"t":"ping","n":64})";
            QByteArray bytes = RawClient::frame(0x01, text);
            for (int i = 2; i < frames; ++i) bytes += RawClient::frame(0x00, " ");
            return bytes + RawClient::frame(0x80, " ");
        };
        ServedTable table;
        auto client = entered(table);
        client->send(inFrames(64));
        QVERIFY(hears(*client, R"({"t":"pong","n":64})"));
        client->send(inFrames(65));
        QCOMPARE(client->closeCode(), 4003);
    }

    void emptyFragmentsWithoutEndAreCutOff() {
        ServedTable table;
        auto client = entered(table);
        QByteArray bytes = RawClient::frame(0x01, "");
        for (int i = 0; i < 60'000; ++i) bytes += RawClient::frame(0x00, "");
        client->send(bytes);
        QVERIFY(client->closedWithin(5000));
    }

    void pingsWithoutEndAreCutOff() {
        ServedTable table;
        auto client = entered(table);
        QByteArray bytes;
        for (int i = 0; i < 4'000; ++i) bytes += RawClient::frame(0x89, QByteArray(120, 'p'));
        client->send(bytes);
        QVERIFY(client->closedWithin(5000));
    }

    void pingsWithoutEndAreCutOffWhileAPhotographIsUnderWayToo() {
        ServedTable table;
        auto client = entered(table);
        client->text(R"({"t":"photo","id":"p","bytes":1000000,"type":"image/jpeg"})");
        QVERIFY(hears(*client, R"("stage":"go")"));
        QByteArray bytes;
        for (int i = 0; i < 4'000; ++i) bytes += RawClient::frame(0x89, QByteArray(120, 'p'));
        client->send(bytes);
        QVERIFY(client->closedWithin(5000));
    }

    void aBurstOfPingsWithinTheBytesIsAnswered() {
        ServedTable table;
        auto client = entered(table);
        QByteArray bytes;
        for (int i = 0; i < 1'000; ++i) bytes += RawClient::frame(0x89, QByteArray(100, 'p')); // 106 KB
        client->send(bytes);
        client->text(R"({"t":"ping","n":5})");
        QVERIFY(hears(*client, R"({"t":"pong","n":5})"));
    }

    void compressionIsNotOffered() {
        ServedTable table;
        RawClient client(table.port);
        client.get("/ws",
                   client.upgrade() + "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n");
        QVERIFY(client.receives("\r\n\r\n"));
        QCOMPARE(statusOf(client.read()), 101);
        QVERIFY(!client.read().toLower().contains("sec-websocket-extensions"));
    }

    void tricksOfTheProtocolAreClosed_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("code");
        QTest::newRow("reserved bit") << RawClient::frame(0xC1, "{}") << 1002;
        QTest::newRow("opcode 3") << RawClient::frame(0x83, "{}") << 1002;
        QTest::newRow("opcode 7") << RawClient::frame(0x87, "{}") << 1002;
        QTest::newRow("continuation without start") << RawClient::frame(0x80, "{}") << 1002;
        QTest::newRow("a new start within a message")
            << RawClient::frame(0x01, "{") + RawClient::frame(0x81, "}") << 1002;
        QTest::newRow("a long ping") << RawClient::frame(0x89, QByteArray(126, 'p')) << 1002;
        QTest::newRow("a ping in parts") << RawClient::frame(0x09, "p") << 1002;
        QTest::newRow("no UTF-8") << RawClient::frame(0x81, "{\"t\":\"\xff\"}") << 1007;
        QTest::newRow("half a character") << RawClient::frame(0x81, "{\"t\":\"\xc3") << 1007;
    }
    void tricksOfTheProtocolAreClosed() {
        QFETCH(QByteArray, bytes);
        QFETCH(int, code);
        ServedTable table;
        auto client = entered(table);
        client->send(bytes);
        QCOMPARE(client->closeCode(), code);
        QCOMPARE(table.heard.size(), std::size_t{1});
    }

    // --- Readers ----------------------------------------------------------------------------------------------------

    void whoDoesNotReadIsCutOff() {
        ServedTable table;
        auto client = entered(table);
        client->socket().setReadBufferSize(1);
        for (int i = 0; i < 20'000 && table.gone.empty(); ++i) {
            table.server.send(table.phones[0], RefusedByRule{"x", "c", std::string(10'000, 't'), "", {}});
            if (i % 50 == 0) QTest::qWait(1);
        }
        QVERIFY(QTest::qWaitFor([&] { return !table.gone.empty(); }));
    }

    void whoDoesNotReadForTooLongIsCutOffWithFewBytesToo() {
        Limits limits;
        limits.unsentFor = 700ms;
        limits.unsent = 1 << 30;
        ServedTable table(limits);
        auto client = entered(table);
        client->socket().setReadBufferSize(1);
        const std::string large(1'000'000, 's');
        for (int i = 0; i < 12; ++i) table.server.send(table.phones[0], RefusedByRule{"x", "c", large, "", {}});
        QVERIFY(QTest::qWaitFor([&] { return !table.gone.empty(); }, 5000));
    }

    // --- Crowds -----------------------------------------------------------------------------------------------------

    void anAddressHasTwelveConnectionsAndTheSilentOneLeavesForANewOne() {
        ServedTable table;
        table.role = Role::None;
        RawClient silent(table.port, 77);
        std::vector<std::unique_ptr<RawClient>> phones;
        for (int i = 0; i < 11; ++i) phones.push_back(entered(table, 77));
        RawClient next(table.port, 77);
        QVERIFY(silent.closedWithin(2000));
        QVERIFY(next.open());
        next.text(kHello);
        QVERIFY(hears(next, "welcome"));
        RawClient tooMany(table.port, 77);
        QVERIFY(tooMany.closedWithin(2000));
        QVERIFY(tooMany.read().isEmpty());
        RawClient other(table.port, 78);
        QVERIFY(other.open());
        for (const auto& phone : phones) QVERIFY(phone->socket().state() == QAbstractSocket::ConnectedState);
    }

    void twentyNewConnectionsInTenSecondsAreServedToAnAddress() {
        ServedTable table;
        for (int i = 0; i < 20; ++i) {
            RawClient client(table.port, 99);
            client.get("/");
            QCOMPARE(statusOf(client.rest()), 200);
        }
        RawClient client(table.port, 99);
        client.get("/");
        QVERIFY(client.rest().isEmpty());
    }

    void aFloodOfStrangersTakesNoPhoneItsSocketAndLeavesNothingBehind() {
        ServedTable table;
        const int before = openDescriptors();
        {
            auto phone = entered(table, 5);
            std::vector<std::unique_ptr<QTcpSocket>> strangers;
            for (int i = 0; i < 600; ++i) {
                auto stranger = std::make_unique<QTcpSocket>();
                stranger->bind(QHostAddress(0x7F010000U + static_cast<quint32>(i)));
                stranger->connectToHost(QHostAddress::LocalHost, table.port);
                connect(stranger.get(), &QTcpSocket::connected, stranger.get(), [i, socket = stranger.get()] {
                    if (i % 3 == 1) socket->write("GET / HTTP/1.1\r\n");
                    if (i % 3 == 2) socket->write(QByteArray(9000, 'x'));
                });
                strangers.push_back(std::move(stranger));
                if (i % 20 == 0) QTest::qWait(5);
            }
            phone->text(R"({"t":"ping","n":11})");
            QVERIFY(hears(*phone, R"({"t":"pong","n":11})"));
            QVERIFY(table.gone.size() < strangers.size()); // only strangers were closed
            QVERIFY(std::ranges::find(table.gone, table.phones[0]) == table.gone.end());
        }
        QVERIFY(QTest::qWaitFor([&] { return openDescriptors() <= before; }, 10'000));
    }

    void hundredsOfSocketsThatGuessCodesDoNotStopAPhone() {
        ServedTable table;
        auto phone = entered(table, 5);
        table.admits = false;
        std::vector<std::unique_ptr<RawClient>> strangers;
        for (int i = 0; i < 100; ++i) {
            strangers.push_back(std::make_unique<RawClient>(table.port, 1000 + i));
            if (strangers.back()->open()) strangers.back()->text(kHello);
        }
        // At most 64 may wait, so the first of them was closed.
        QVERIFY(QTest::qWaitFor([&] { return !table.gone.empty(); }));
        phone->text(R"({"t":"ping","n":12})");
        QVERIFY(hears(*phone, R"({"t":"pong","n":12})"));
    }
};

QTEST_GUILESS_MAIN(AttacksTest)
#include "attacks_test.moc"
