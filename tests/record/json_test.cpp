// SPDX-License-Identifier: GPL-3.0-or-later
// The parser at every input: what it accepts, what it refuses, and how it quotes refused input.
#include "engine/record/parsed.h"
#include "engine/record/script.h"
#include "engine/record/text_file.h"

#include <QTemporaryDir>
#include <QTest>

#include <sstream>

#include <sys/stat.h>

using namespace reeve::record;

namespace {

std::string times(int count, const std::string& text) {
    std::string all;
    for (int i = 0; i < count; ++i) all += text;
    return all;
}

QString faultOf(std::string_view text, const Limits& limits = {}) {
    const auto parsed = parseJson(text, limits);
    return parsed.fault ? QString::fromStdString(parsed.fault->message) : QString();
}

std::string manyKeys(int count) {
    std::string text = "{";
    for (int i = 0; i < count; ++i) text += (i == 0 ? "\"k" : ",\"k") + std::to_string(i) + "\":0";
    return text + "}";
}

} // namespace

class JsonTest : public QObject {
    Q_OBJECT

private slots:
    void aTextIsReadAsItStands() {
        const std::string text = R"({"b":[1,-2,3.5,true,false,null,"ä\u0001"],"a":{"c":{}},"":18446744073709551615})";
        const auto parsed = parseJson(text);
        QVERIFY(!parsed.fault);
        QVERIFY(parsed.value == Json::parse(text));
        QCOMPARE(parsed.value.dump(), text);
        for (const char* plain : {"7", "\"x\"", "null", "[]", "{}", " [ ] "}) QVERIFY2(faultOf(plain).isEmpty(), plain);
    }

    void whatIsTooMuchIsRefused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("complaint");
        const auto row = [](const char* name, const std::string& text, const char* complaint) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << complaint;
        };
        row("33 lists in each other", times(33, "[") + times(33, "]"), "at most 32 levels");
        row("30,000 objects in each other", times(30000, "{\"a\":"), "at most 32 levels");
        row("513 keys", manyKeys(513), "more than 512 keys");
        row("100,001 values", "[0" + times(100000, ",0") + "]", "more than 100000 values");
        row("a long text", "\"" + std::string((64 << 10) + 1, 'x') + "\"", "more than 65536 bytes");
        row("a long key", "{\"" + std::string((64 << 10) + 1, 'x') + "\":1}", "more than 65536 bytes");
        row("a long whole", std::string((1 << 20) + 1, ' '), "longer than 1048576 bytes");
        row("a number beyond all numbers", "[1e999]", "a number is too large");
        row("a key twice", R"({"a":1,"b":{"c":1,"d":2,"c":3}})", "\"c\" stands twice");
    }
    void whatIsTooMuchIsRefused() {
        QFETCH(QByteArray, text);
        QFETCH(QString, complaint);
        const QString fault = faultOf(text.toStdString());
        QVERIFY2(fault.contains(complaint), qPrintable(fault));
    }

    void whatIsJustEnoughIsRead() {
        QCOMPARE(faultOf(times(32, "[") + times(32, "]")), QString());
        QCOMPARE(faultOf(manyKeys(512)), QString());
        QCOMPARE(faultOf("\"" + std::string(64 << 10, 'x') + "\""), QString());
    }

    void aFaultIsNamedByItsCharacter_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("complaint");
        const auto row = [](const char* name, const std::string& text, const char* complaint) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << complaint;
        };
        using namespace std::string_literals;
        row("a NUL after the value", "{\"do\":\"roll\"}\0{\"do\":\"end-turn\"}"s,
            "NUL character stands at character 14");
        row("a NUL within a text", "\"ä\0\""s, "NUL character stands at character 3");
        row("a mark at the start", "\xEF\xBB\xBF{}", "byte-order mark");
        row("a mark in the middle", "{\xEF\xBB\xBF}", "wrong at character 2");
        row("a mark at the end", "{}\xEF\xBB\xBF", "wrong at character 3");
        row("a control character", "{}\x1b", "wrong at character 3");
        row("a control character within a text", "\"ab\x1b\"", "wrong at character 4");
        row("a form feed", "\f{}", "wrong at character 1");
        row("bytes that are no UTF-8", "\"a\xff\"", "wrong at character 3");
        row("UTF-16", "\xff\xfe{\0}\0"s, "UTF-16");
        row("nothing", "", "wrong at character 1");
        row("an end too early", "{\"ä\":[1,", "wrong at character 9");
        row("an end too late", "{}}", "wrong at character 3");
    }
    void aFaultIsNamedByItsCharacter() {
        QFETCH(QByteArray, text);
        QFETCH(QString, complaint);
        const QString fault = faultOf(text.toStdString());
        QVERIFY2(fault.contains(complaint), qPrintable(fault));
    }

    void manyKeysTakeNoLongerThanTheirLength() {
        // If each key were compared with all keys before it, these would be 45 thousand million comparisons, and the
        // test would exceed its time limit.
        const Limits wide{
            .bytes = std::size_t{8} << 20, .depth = 32, .keys = 1000000, .values = 1000000, .string = 100};
        const auto parsed = parseJson(manyKeys(300000), wide);
        QVERIFY(!parsed.fault);
        QCOMPARE(parsed.value.size(), std::size_t{300000});
    }

    void onlyTheFirstLineOfAScriptMayBeginWithAMark() {
        Script script;
        const std::string mark = "\xEF\xBB\xBF";
        QCOMPARE(script.read(mark + R"({"setup":{"players":["red","blue"],"seed":1}})"), Script::Line::Started);
        QCOMPARE(script.read(mark + R"({"do":"undo"})"), Script::Line::Malformed);
        QVERIFY(script.complaint().find("byte-order mark") != std::string::npos);
        Script empty;
        QCOMPARE(empty.read(mark + "# a comment"), Script::Line::Skipped);
        QCOMPARE(empty.read(mark + "# a comment"), Script::Line::Malformed);
    }

    void aNulIsRefusedInACommentToo() {
        using namespace std::string_literals;
        Script script;
        QCOMPARE(script.read("# a\0b"s), Script::Line::Malformed);
        QVERIFY(script.complaint().find("character 4") != std::string::npos);
    }

    void messagesEscapeAndShortenWhatTheyRepeat() {
        using namespace std::string_literals;
        QCOMPARE(shown("Köln \u2192"), "Köln \u2192"s);
        QCOMPARE(shown("a\x1b[2Jb\n\x7f"), "a\\u001b[2Jb\\u000a\\u007f"s);
        QCOMPARE(shown("\xff\xc3(\xed\xa0\x80"), "\\xff\\xc3(\\xed\\xa0\\x80"s);
        QCOMPARE(shown("a\u202eb\u200b\ufeff"), "a\\u202eb\\u200b\\ufeff"s);
        QCOMPARE(shown("äöü", 2), "äö…"s);
        QCOMPARE(shown("äöü", 3), "äöü"s);
        QVERIFY(shown(std::string(5000000, 'x')).size() < 100);
        Script script;
        script.read(R"({"setup":{"players":["red","blue"],"seed":1}})");
        QCOMPARE(script.read("{\"do\":\"\\u001b[31m" + std::string(60000, 'y') + "\"}"), Script::Line::Malformed);
        QVERIFY(script.complaint().size() < 200);
        QVERIFY(script.complaint().find("\\u001b[31m") != std::string::npos);
        Script other;
        QCOMPARE(other.read("{\"\\u0007" + std::string(60000, 'k') + "\":1}"), Script::Line::Malformed);
        QVERIFY2(other.complaint().size() < 300 && other.complaint().find('\a') == std::string::npos,
                 other.complaint().c_str());
    }

    void aLongLineIsNotReadToItsEnd() {
        std::istringstream in(std::string(100, 'x') + "\nnext");
        std::string line;
        QVERIFY(nextLine(in, line, 10));
        QCOMPARE(line.size(), std::size_t{11});
        std::istringstream two("a\r\n\nb");
        QVERIFY(nextLine(two, line));
        QCOMPARE(line, std::string("a\r"));
        QVERIFY(nextLine(two, line));
        QVERIFY(line.empty());
        QVERIFY(nextLine(two, line));
        QCOMPARE(line, std::string("b"));
        QVERIFY(!nextLine(two, line));
    }

    void whatIsNoFileIsRefusedWithoutBeingOpened() {
        QTemporaryDir folder;
        const std::string pipe = folder.filePath("pipe").toStdString();
        QCOMPARE(mkfifo(pipe.c_str(), 0600), 0);
        QVERIFY(problemOfFile(pipe).find("pipe") != std::string::npos);
        QVERIFY(std::holds_alternative<std::string>(
            openTextFile(pipe))); // a pipe without a writer: opening it would wait for ever
        QVERIFY(problemOfFile(folder.path().toStdString()).find("folder") != std::string::npos);
        QVERIFY(problemOfFile("/dev/zero").find("device") != std::string::npos);
        QVERIFY(problemOfFile(folder.filePath("none").toStdString()).find("no such file") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(JsonTest)
#include "json_test.moc"
