// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a request (app/phones/server/head.h): GET, one Host, one Origin, three targets.
#include "app/phones/server/head.h"
#include "app/phones/server/photo_intake.h"

#include <QRandomGenerator>
#include <QTest>

using namespace reeve::phones;
QByteArray operator""_ba(const char* text, std::size_t size) { return {text, static_cast<qsizetype>(size)}; }

namespace {

const std::string kHost = "192.168.1.5:7338";
const std::string kHostLine = "Host: 192.168.1.5:7338\r\n";

/// The status for a head; 200, 200 and 101 for the three targets. `split`: where the bytes are divided into two parts.
int statusOf(const std::string& bytes, std::size_t split = std::string::npos) {
    HeadReader reader{Limits{}};
    const std::size_t at = std::min(split, bytes.size());
    if (!reader.take(std::string_view(bytes).substr(0, at))) reader.take(std::string_view(bytes).substr(at));
    const auto judged = reader.judge(kHost);
    if (!judged.target) return static_cast<int>(judged.refused);
    return *judged.target == Target::Socket ? 101 : 200;
}
int get(const std::string& target, const std::string& fields = kHostLine) {
    return statusOf("GET " + target + " HTTP/1.1\r\n" + fields + "\r\n");
}
int socket(const std::string& origin, const std::string& host = kHostLine) {
    return get("/ws", host + origin + "Upgrade: websocket\r\nConnection: Upgrade\r\n");
}
const std::string kOrigin = "Origin: http://192.168.1.5:7338\r\n";

} // namespace

class HeadTest : public QObject {
    Q_OBJECT

private slots:
    void thereAreThreeTargets() {
        QCOMPARE(get("/"), 200);
        QCOMPARE(get("/favicon.ico"), 200);
        QCOMPARE(socket(kOrigin), 101);
    }

    void anyOtherTargetDoesNotExist() {
        for (const char* target :
             {"/..", "/../", "/%2e%2e/", "//", "/.", "/index.html", "/ws/", "/WS", "/ws?", "/?", "/#", "*",
              "http://192.168.1.5:7338/", "http://192.168.1.5:7338/ws", "ws", "/etc/passwd", "/%2f", "\\", "/ws%00"})
            QVERIFY2(get(target) == 404, target);
        QRandomGenerator chance(7);
        for (int i = 0; i < 10'000; ++i) {
            std::string target = "/";
            for (int length = chance.bounded(1, 40); length > 0; --length)
                target.push_back(static_cast<char>(chance.bounded(0x21, 0x7f)));
            if (target == "/ws") continue;
            QVERIFY2(get(target) == 404, target.c_str());
        }
    }

    void otherMethodsAreNotAllowed() {
        for (const char* method :
             {"POST", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "get", "GETT"})
            QCOMPARE(statusOf(std::string(method) + " / HTTP/1.1\r\n" + kHostLine + "\r\n"), 405);
    }

    void theHostIsExactlyTheAddressAndThePort_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("status");
        QTest::newRow("right") << "Host: 192.168.1.5:7338\r\n"_ba << 200;
        QTest::newRow("without a blank") << "hOST:192.168.1.5:7338\r\n"_ba << 200;
        QTest::newRow("missing") << ""_ba << 421;
        QTest::newRow("empty") << "Host:\r\n"_ba << 421;
        QTest::newRow("twice") << "Host: 192.168.1.5:7338\r\nHost: 192.168.1.5:7338\r\n"_ba << 421;
        QTest::newRow("no port") << "Host: 192.168.1.5\r\n"_ba << 421;
        QTest::newRow("other port") << "Host: 192.168.1.5:7339\r\n"_ba << 421;
        QTest::newRow("a name") << "Host: localhost:7338\r\n"_ba << 421;
        QTest::newRow("a foreign name") << "Host: rebind.example:7338\r\n"_ba << 421;
        QTest::newRow("trailing dot") << "Host: 192.168.1.5.:7338\r\n"_ba << 421;
        QTest::newRow("IPv6 form") << "Host: [::ffff:192.168.1.5]:7338\r\n"_ba << 421;
        QTest::newRow("another form of the number") << "Host: 0xC0A80105:7338\r\n"_ba << 421;
        QTest::newRow("with a user") << "Host: a@192.168.1.5:7338\r\n"_ba << 421;
    }
    void theHostIsExactlyTheAddressAndThePort() {
        QFETCH(QByteArray, line);
        QFETCH(int, status);
        QCOMPARE(get("/", line.toStdString()), status);
        // The request line is checked before the target.
        if (status != 200) QCOMPARE(get("/nothing", line.toStdString()), status);
        if (status != 200) QCOMPARE(socket(kOrigin, line.toStdString()), status);
    }

    void theOriginIsExactlyTheOwn_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("missing") << ""_ba;
        QTest::newRow("null") << "Origin: null\r\n"_ba;
        QTest::newRow("twice") << "Origin: http://192.168.1.5:7338\r\nOrigin: http://192.168.1.5:7338\r\n"_ba;
        QTest::newRow("other port") << "Origin: http://192.168.1.5:7339\r\n"_ba;
        QTest::newRow("no port") << "Origin: http://192.168.1.5\r\n"_ba;
        QTest::newRow("https") << "Origin: https://192.168.1.5:7338\r\n"_ba;
        QTest::newRow("upper case") << "Origin: HTTP://192.168.1.5:7338\r\n"_ba;
        QTest::newRow("a foreign page") << "Origin: http://example.com\r\n"_ba;
        QTest::newRow("begins like it") << "Origin: http://192.168.1.5:73380\r\n"_ba;
        QTest::newRow("with a path") << "Origin: http://192.168.1.5:7338/\r\n"_ba;
        QTest::newRow("trailing dot") << "Origin: http://192.168.1.5.:7338\r\n"_ba;
    }
    void theOriginIsExactlyTheOwn() {
        QFETCH(QByteArray, line);
        QCOMPARE(socket(line.toStdString()), 403);
    }

    void aSocketIsAskedForAsOne() { QCOMPARE(get("/ws", kHostLine + kOrigin), 426); }

    void aRequestHasNoBody() {
        QCOMPARE(get("/", kHostLine + "Content-Length: 0\r\n"), 200);
        QCOMPARE(get("/", kHostLine + "Content-Length: 1\r\n"), 400);
        QCOMPARE(get("/", kHostLine + "Content-Length: -0\r\n"), 400);
        QCOMPARE(get("/", kHostLine + "Transfer-Encoding: chunked\r\n"), 400);
        QCOMPARE(get("/", kHostLine + "Transfer-Encoding:\r\n"), 400);
    }

    void linesEndWithCrLfAndAreNotFolded() {
        QCOMPARE(statusOf("GET / HTTP/1.1\n" + kHostLine + "\r\n"), 400);
        QCOMPARE(statusOf("GET / HTTP/1.1\r\n" + kHostLine + "\n"), 400);
        QCOMPARE(get("/", kHostLine + "X: a\r\n b\r\n"), 400);
        QCOMPARE(get("/", kHostLine + "X : a\r\n"), 400);
        QCOMPARE(get("/", kHostLine + "no colon\r\n"), 400);
        QCOMPARE(get("/", kHostLine + ": a\r\n"), 400);
        QCOMPARE(get("/", kHostLine + "X: a\rb\r\n"), 400);
        QCOMPARE(get("/", kHostLine + std::string("X: a\0b\r\n", 8)), 400);
    }

    void aRequestLineHasThreeParts() {
        for (const char* line :
             {"", "GET", "GET /", "GET  HTTP/1.1", "GET / HTTP/1.0", "GET / HTTP/2.0", "GET / http/1.1",
              "GET / HTTP/1.1 ", " GET / HTTP/1.1", "GET / x HTTP/1.1", "GET /\tHTTP/1.1", "G\x01T / HTTP/1.1"})
            QVERIFY2(statusOf(std::string(line) + "\r\n" + kHostLine + "\r\n") == 400, line);
    }

    void theRequestLineHas512BytesAtMost() {
        const auto sized = [](std::size_t bytes) {
            return "/" + std::string(bytes - std::string("GET / HTTP/1.1").size(), 'x');
        };
        QCOMPARE(get(sized(512)), 404);
        QCOMPARE(get(sized(513)), 414);
        QCOMPARE(statusOf("GET /" + std::string(5000, 'x')), 414); // without a line end
    }

    void theHeadHas8KilobytesAtMost() {
        const std::string before = "GET / HTTP/1.1\r\n" + kHostLine + "X: ", after = "\r\n\r\n";
        const auto sized = [&](std::size_t bytes) {
            return statusOf(before + std::string(bytes - before.size() - after.size(), 'x') + after);
        };
        QCOMPARE(sized(8192), 200);
        QCOMPARE(sized(8193), 431);
    }

    void theHeadHas64LinesAtMost() {
        const auto lines = [](int count) {
            std::string fields = kHostLine;
            for (int i = 2; i < count; ++i) fields += "X: y\r\n"; // the request line and Host are two lines
            return get("/", fields);
        };
        QCOMPARE(lines(64), 200);
        QCOMPARE(lines(65), 431);
    }

    void aTlsHelloIsClosedAtOnce() {
        HeadReader reader{Limits{}};
        QVERIFY(reader.take("\x16"));
        QVERIFY(reader.judge(kHost).refused == Status::Unread);
    }

    void aHeadThatHasNotEndedIsNotJudged() {
        HeadReader reader{Limits{}};
        QVERIFY(!reader.take("GET / HTTP/1.1\r\n" + kHostLine));
        QVERIFY(reader.judge(kHost).refused == Status::Timeout);
        QVERIFY(reader.take("\r\nGET / HTTP/1.1\r\n"));
        // only one request per connection; further bytes are ignored
        QVERIFY(reader.judge(kHost).target == Target::Page);
    }

    void theResultIsTheSameHoweverTheBytesAreSplit() {
        for (const std::string& head :
             {"GET / HTTP/1.1\r\n" + kHostLine + "\r\n",
              "GET /ws HTTP/1.1\r\n" + kHostLine + kOrigin + "Upgrade: WebSocket\r\n\r\n",
              std::string("GET / HTTP/1.1\r\nX : y\r\n\r\n"), "GET / HTTP/1.1\r\n" + kHostLine})
            for (std::size_t split = 0; split <= head.size(); ++split) QCOMPARE(statusOf(head, split), statusOf(head));
    }

    void gzipIsTakenWhereTheHeadNamesIt() {
        const auto takes = [](const std::string& encodings) {
            HeadReader reader{Limits{}};
            reader.take("GET / HTTP/1.1\r\n" + kHostLine + "Accept-Encoding: " + encodings + "\r\n\r\n");
            return reader.judge(kHost).takesGzip;
        };
        for (const char* yes : {"gzip", "gzip, deflate", "deflate, GZIP", "br;q=1.0,gzip;q=0.8", "gzip ; q=0.001"})
            QVERIFY2(takes(yes), yes);
        for (const char* no : {"", "br", "xgzip", "gzip2", "gzip;q=0", "gzip; q=0.000", "*", "deflate, identity"})
            QVERIFY2(!takes(no), no);
    }

    // --- Responses --------------------------------------------------------------------------------------------------

    void everyResponseForbidsWhatIsNotNeeded() {
        const std::string page = pageResponse("<p>", "default-src 'none'", kHost);
        for (const std::string& response : {page, refusal(Status::NotFound), iconResponse("icon")})
            for (const char* header :
                 {"Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
                  "X-Frame-Options: DENY", "Cross-Origin-Resource-Policy: same-origin", "Connection: close"})
                QVERIFY2(response.find(std::string("\r\n") + header + "\r\n") != std::string::npos, header);
        QVERIFY(page.find("\r\nContent-Security-Policy: default-src 'none'; connect-src ws://192.168.1.5:7338\r\n") !=
                std::string::npos);
        QVERIFY(page.ends_with("Content-Length: 3\r\n\r\n<p>"));
        for (const std::string& response : {page, refusal(Status::NotFound), iconResponse("icon")}) {
            QVERIFY(response.find("Access-Control") == std::string::npos);
            QVERIFY(response.find("Cookie") == std::string::npos);
            QVERIFY(response.find("\r\nServer:") == std::string::npos);
        }
        QVERIFY(refusal(Status::MethodNotAllowed).find("\r\nAllow: GET\r\n") != std::string::npos);
        QVERIFY(refusal(Status::Misdirected).starts_with("HTTP/1.1 421 Misdirected Request\r\n"));
    }

    // --- Photographs ------------------------------------------------------------------------------------------------

    void aPhotographBeginsLikeItsTypeAndIsAsLongAsAnnounced() {
        using namespace std::string_view_literals;
        using Taken = PhotoIntake::Taken;
        PhotoIntake jpeg({"p", 6, PhotoType::Jpeg});
        QVERIFY(jpeg.take("\xFF\xD8\xFF\xE0"sv) == Taken::More);
        QVERIFY(jpeg.take("ab") == Taken::Whole);
        QCOMPARE(jpeg.bytes(), std::string("\xFF\xD8\xFF\xE0"
                                           "ab"));
        PhotoIntake more({"p", 6, PhotoType::Jpeg});
        QVERIFY(more.take("\xFF\xD8\xFF\xE0"sv) == Taken::More);
        QVERIFY(more.take("abc") == Taken::TooMuch);
        QVERIFY(more.take("") == Taken::TooMuch); // an empty part is refused
        QVERIFY(PhotoIntake({"p", 100, PhotoType::Png}).take("\xFF\xD8\xFF\xE0"sv) == Taken::WrongType);
        QVERIFY(PhotoIntake({"p", 100, PhotoType::Png}).take("\x89PNG\r\n\x1A\n"sv) == Taken::More);
        QVERIFY(PhotoIntake({"p", 100, PhotoType::Jpeg}).take("GIF89a") == Taken::WrongType);
    }
};

QTEST_GUILESS_MAIN(HeadTest)
#include "head_test.moc"
