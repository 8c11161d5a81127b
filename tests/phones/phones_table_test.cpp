// SPDX-License-Identifier: GPL-3.0-or-later
// The table without a window, driven by lines: killed and restarted. PHONES_TABLE is its path.
#include "tests/phones/driven.h"
#include "tests/phones/phone_client.h"

#include <QTemporaryDir>

#include <csignal>

using namespace reeve::phones;
using namespace Qt::StringLiterals;
using reeve::record::Json;

namespace {

const QString kGame = QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/evening.jsonl");

/// The beginning of the demonstration, up to Red's first roll. Returns the path of a new file in `folder`.
QString afterTheSetUp(const QTemporaryDir& folder) {
    QFile evening(kGame), part(folder.filePath(u"part.jsonl"_s));
    if (!evening.open(QIODevice::ReadOnly) || !part.open(QIODevice::WriteOnly)) qFatal("no game");
    for (const QByteArray& line : evening.readAll().split('\n')) {
        if (line.contains("\"roll\"")) break;
        part.write(line + "\n");
    }
    return part.fileName();
}

} // namespace

class PhonesTableTest : public QObject {
    Q_OBJECT

private slots:
    void itIsDrivenByLines() {
        QTemporaryDir folder;
        Driven table(folder.path(), afterTheSetUp(folder), {u"--hold-claims"_s});
        QCOMPARE(table.listening["address"].get<std::string>(), std::string("127.0.0.1"));
        QCOMPARE(table.listening["url"].get<std::string>(),
                 "http://127.0.0.1:" + std::to_string(table.port()) + "/#" + table.code());
        const Json position = table.ask({{"table", "position"}}, "position")["position"];
        QCOMPARE(position["turn"]["phase"].get<std::string>(), std::string("roll"));
        QVERIFY(table.ask({{"table", "memory"}}, "memory")["memory"]["kb"].get<int>() > 1000);
        QCOMPARE(table.ask({{"do", "end-turn"}})["error"]["code"].is_string(), true);
        QCOMPARE(table.ask({{"table", "dance"}})["ok"].get<bool>(), false);

        PhoneClient phone(u"127.0.0.1"_s, table.port());
        QCOMPARE(phone.hello(table.code())["role"].get<std::string>(), std::string("none"));
        phone.say({{"t", "claim"}, {"seat", "red"}});
        const Json claim = table.await("claim")["claim"];
        QCOMPARE(claim["seat"].get<std::string>(), std::string("red"));
        QCOMPARE(claim["sign"].get<std::string>(), std::to_string(phone.await("waiting")["sign"].get<int>()));
        QVERIFY(table.ask({{"table", "accept"}, {"claim", claim["id"]}}).value("ok", false));
        QVERIFY(!phone.await("state").is_null());

        const Json rolled = table.ask({{"do", "roll"}, {"red", 1}, {"yellow", 2}, {"event", "trade"}});
        QVERIFY(rolled["ok"].get<bool>());
        QVERIFY(rolled["events"].size() > 0);
        QVERIFY(phone.sees([](const Json& state) { return state["game"]["phase"] == "main"; }));

        QVERIFY(table.ask({{"table", "move"}, {"from", "red"}, {"to", "blue"}}).value("ok", false));
        QVERIFY(phone.sees([](const Json& state) { return state["you"]["seat"] == "blue"; }));
        QVERIFY(table.ask({{"table", "new-code"}}).value("code", "") != table.code());
        QVERIFY(table.ask({{"table", "guests"}, {"allowed", false}}).value("ok", false));
        QVERIFY(table.ask({{"table", "door"}, {"open", false}}).value("ok", false));
        QVERIFY(table.ask({{"table", "send-away"}, {"seat", "blue"}}).value("ok", false));
        QTRY_COMPARE(phone.closedWith, 4002);
        table.process.write("{\"table\":\"quit\"}\n");
        QVERIFY(table.process.waitForFinished());
        QCOMPARE(table.process.exitCode(), 0);
    }

    void killedAndStartedAgainNothingIsLostAndNothingIsDoneTwice() {
        QTemporaryDir folder;
        const QString game = afterTheSetUp(folder);
        std::string token, position;
        const Json roll{
            {"t", "do"}, {"id", "roll"}, {"do", {{"do", "roll"}, {"red", 1}, {"yellow", 2}, {"event", "trade"}}}};
        int port = 0, rev = 0;
        Json asked = roll;
        std::string life;
        {
            Driven table(folder.path(), game);
            port = table.port();
            PhoneClient phone(u"127.0.0.1"_s, port);
            life = phone.hello(table.code())["life"].get<std::string>();
            QVERIFY(!phone.sit("red").is_null());
            token = phone.token;
            asked["rev"] = phone.state()["rev"];
            const Json done = phone.ask(asked);
            QCOMPARE(done["t"].get<std::string>(), std::string("done"));
            rev = done["rev"].get<int>();
            position = table.ask({{"table", "position"}}, "position")["position"].dump();
            ::kill(static_cast<pid_t>(table.process.processId()), SIGKILL);
            QVERIFY(table.process.waitForFinished());
        }
        Driven table(folder.path(), game, {u"--port"_s, QString::number(port)});
        QCOMPARE(table.port(), port);
        QCOMPARE(table.ask({{"table", "position"}}, "position")["position"].dump(), position);
        PhoneClient phone(u"127.0.0.1"_s, port);
        const Json welcome = phone.hello({}, token);
        QCOMPARE(welcome["role"].get<std::string>(), std::string("seat"));
        QVERIFY(welcome["life"].get<std::string>() != life);
        QVERIFY(phone.sees([rev](const Json& state) { return state["rev"] == rev; }));
        // A request from before the kill is not carried out.
        QCOMPARE(phone.ask(asked)["code"].get<std::string>(), std::string("stale"));
        QCOMPARE(phone.act({{"do", "end-turn"}})["t"].get<std::string>(), std::string("done"));
    }
};

QTEST_GUILESS_MAIN(PhonesTableTest)
#include "phones_table_test.moc"
