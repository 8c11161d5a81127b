// SPDX-License-Identifier: GPL-3.0-or-later
// The phones' protocol, version 1: every message with each key missing, repeated, of a wrong type, at its limit and
// above it, and with an unknown key.
#include "app/phones/protocol/message.h"
#include "engine/record/parsed.h"

#include <QTest>

#include <set>

using namespace reeve;
using namespace reeve::phones;
using record::Json;

namespace {

/// Every message of a phone with all its keys.
const std::vector<std::string> kWhole{
    R"({"t":"hello","v":1,"code":"K7M4QP","token":"ABCDEFGHIJKLMNOPQRSTUV","lang":"de","page":"0123abcd"})",
    R"({"t":"claim","seat":"blue"})",
    R"({"t":"watch"})",
    R"({"t":"leave"})",
    R"({"t":"do","id":"a-1","do":{"do":"build","piece":"road","at":"a1-a2"},"rev":412})",
    R"({"t":"do","id":"a-2","do":{"do":"discard","cards":{"ore":2}},"key":"412.0"})",
    R"({"t":"offer","id":"a-3","rev":412,"to":["red","white"],"give":{"wool":2},"take":{"brick":1}})",
    R"({"t":"reply","id":"a-4","offer":"17","say":"settle","with":"red"})",
    R"({"t":"lang","lang":"en"})",
    R"({"t":"ping","n":5})",
    R"({"t":"photo","id":"a-5","bytes":81234,"type":"image/jpeg"})",
    R"({"t":"photo-stop","id":"a-5"})",
};
/// Keys that may be left out, by message.
const std::set<std::pair<std::string, std::string>> kOptional{{"hello", "code"}, {"hello", "token"}, {"reply", "with"}};

std::string whereOf(std::string_view text, std::size_t most = kLargestMessage) {
    const auto read = readRequest(text, most);
    const auto* fault = std::get_if<Malformed>(&read);
    return fault ? fault->where : std::string("(read)");
}
bool isRead(std::string_view text) { return whereOf(text) == "(read)"; }

template <typename Message>
Message readAs(std::string_view text) {
    const auto read = readRequest(text);
    const auto* request = std::get_if<Request>(&read);
    if (!request || !std::holds_alternative<Message>(*request)) qFatal("not read: %s", std::string(text).c_str());
    return std::get<Message>(*request);
}

/// The text with one member set to another value.
std::string with(const std::string& text, const char* key, const Json& value) {
    Json json = Json::parse(text);
    json[key] = value;
    return json.dump();
}

std::string nested(int levels) {
    return std::string(static_cast<std::size_t>(levels), '[') + std::string(static_cast<std::size_t>(levels), ']');
}

} // namespace

class MessageTest : public QObject {
    Q_OBJECT

    static void eachMessage() {
        QTest::addColumn<QByteArray>("text");
        for (const auto& text : kWhole)
            QTest::addRow("%s", text.substr(6, 8).c_str()) << QByteArray::fromStdString(text);
    }

private slots:
    void aWholeMessageIsReadAndWrittenAgain_data() { eachMessage(); }
    void aWholeMessageIsReadAndWrittenAgain() {
        QFETCH(QByteArray, text);
        const auto read = readRequest(text.toStdString());
        QVERIFY(std::holds_alternative<Request>(read));
        QCOMPARE(QByteArray::fromStdString(write(std::get<Request>(read))), text);
    }

    void aKeyMayNotBeMissing_data() { eachMessage(); }
    void aKeyMayNotBeMissing() {
        QFETCH(QByteArray, text);
        const Json whole = Json::parse(text.toStdString());
        for (const auto& [key, value] : whole.items()) {
            Json less = whole;
            less.erase(key);
            const bool optional = kOptional.contains({whole["t"].get<std::string>(), key});
            const std::string told = key == "key" ? "rev" : key; // exactly one of rev and key is required
            QCOMPARE(QString::fromStdString(whereOf(less.dump())), QString::fromStdString(optional ? "(read)" : told));
        }
    }

    void aKeyMayNotStandTwice_data() { eachMessage(); }
    void aKeyMayNotStandTwice() {
        QFETCH(QByteArray, text);
        const Json whole = Json::parse(text.toStdString());
        for (const auto& [key, value] : whole.items()) {
            std::string twice = text.toStdString();
            twice.pop_back();
            twice += ",\"" + key + "\":" + value.dump() + "}";
            QVERIFY2(!isRead(twice), twice.c_str());
        }
    }

    void aKeyMayNotHaveAnotherType_data() { eachMessage(); }
    void aKeyMayNotHaveAnotherType() {
        QFETCH(QByteArray, text);
        const Json whole = Json::parse(text.toStdString());
        for (const auto& [key, value] : whole.items())
            for (const char* wrong :
                 {"null", "true", "1.5", "-1", "2147483648", "1e2", "\"\"", "[]", "{}", "[1]", "{\"a\":1}"}) {
                Json changed = whole;
                changed[key] = Json::parse(wrong);
                QVERIFY2(!isRead(changed.dump()), changed.dump().c_str());
            }
    }

    void anUnknownKeyIsNamed_data() { eachMessage(); }
    void anUnknownKeyIsNamed() {
        QFETCH(QByteArray, text);
        QCOMPARE(whereOf(with(text.toStdString(), "player", "red")), std::string("player"));
    }

    void whatIsNoObjectOrNoMessageIsRefused() {
        for (const char* text : {"", " ", "null", "[]", "\"hello\"", "5", "{", "{}", R"({"t":5})", R"({"t":"Hello"})",
                                 R"({"t":"welcome"})",
                                 R"({"t":"watch"} )"
                                 "x",
                                 "\xEF\xBB\xBF{\"t\":\"watch\"}"})
            QVERIFY2(!isRead(text), text);
        QVERIFY(!isRead(std::string("{\"t\":\"watch\"}\0", 14)));
        QVERIFY(!isRead("{\"t\":\"watch\xff\"}"));
        QVERIFY(isRead(" {\"t\" : \"watch\"}\n"));
    }

    void aTextMayHaveAsManyBytesAsItsLimit() {
        const auto padded = [](std::size_t bytes) {
            const std::string text = R"({"t":"watch"})";
            return text + std::string(bytes - text.size(), ' ');
        };
        QVERIFY(isRead(padded(kLargestMessage)));
        QVERIFY(!isRead(padded(kLargestMessage + 1)));
        QCOMPARE(kLargestMessage, std::size_t{4096});
        QCOMPARE(kLargestHello, std::size_t{1024});
        QCOMPARE(whereOf(padded(kLargestHello), kLargestHello), std::string("(read)"));
        QCOMPARE(whereOf(padded(kLargestHello + 1), kLargestHello), std::string());
    }

    void depthAndNumberOfValuesAreLimited() {
        const auto command = [](const std::string& value) {
            return R"({"t":"do","id":"a","rev":1,"do":{"do":"roll","x":)" + value + "}}";
        };
        QVERIFY(isRead(command(nested(4)))); // the message and the command are two levels
        QVERIFY(!isRead(command(nested(5))));
        std::string list = "[1";
        for (int i = 0; i < 248; ++i)
            list += ",1"; // 249 values in the list and 7 others: message, command, list, and four strings and numbers
        QVERIFY(isRead(command(list + "]")));
        QVERIFY(!isRead(command(list + ",1]")));
    }

    void aCodeIsReadWhateverItsCaseAndBlanks() {
        const auto code = [](const char* typed) {
            return readAs<Hello>(with(kWhole[0], "code", typed)).code.value_or("none");
        };
        QCOMPARE(code("K7M4QP"), std::string("K7M4QP"));
        QCOMPARE(code(" k7m 4qp "), std::string("K7M4QP"));
        QCOMPARE(code("oil0zz"), std::string("0110ZZ")); // Crockford's base 32: O is 0, I and L are 1
        for (const char* wrong : {"K7M4Q", "K7M4QPX", "K7M4QU", "K7M-4QP", "K7M4QÄ", "", "      "})
            QCOMPARE(whereOf(with(kWhole[0], "code", wrong)), std::string("code"));
    }

    void aTokenHasTwentyTwoCharactersOfBase64Url() {
        const auto token = [](const std::string& text) { return whereOf(with(kWhole[0], "token", text)); };
        QCOMPARE(token("abcdefghijklmnopqrst-_"), std::string("(read)"));
        QCOMPARE(token("abcdefghijklmnopqrstu"), std::string("token"));
        QCOMPARE(token("abcdefghijklmnopqrstuvw"), std::string("token"));
        QCOMPARE(token("abcdefghijklmnopqrstu="), std::string("token"));
        QCOMPARE(token("abcdefghijklmnopqrstu+"), std::string("token"));
    }

    void aHelloOfAnotherVersionIsReadWithNothingElse() {
        const auto hello = readAs<Hello>(R"({"t":"hello","v":2,"door":[1,2,3]})");
        QCOMPARE(hello.version, 2);
        QVERIFY(!hello.code && !hello.token);
        QCOMPARE(whereOf(with(kWhole[0], "page", "0123ABCD")), std::string("page"));
        QCOMPARE(whereOf(with(kWhole[0], "page", "0123abc")), std::string("page"));
        QCOMPARE(whereOf(with(kWhole[0], "lang", "fr")), std::string("lang"));
    }

    void anIdHasOneToTwentyFourPlainCharacters() {
        for (std::size_t i : {4U, 6U, 7U, 10U, 11U}) {
            const auto id = [&](const std::string& text) { return whereOf(with(kWhole[i], "id", text)); };
            QCOMPARE(id("x"), std::string("(read)"));
            QCOMPARE(id(std::string(24, 'Z')), std::string("(read)"));
            QCOMPARE(id(std::string(25, 'Z')), std::string("id"));
            for (const char* wrong : {"", "a b", "a.b", "ä", "a\n"}) QCOMPARE(id(wrong), std::string("id"));
        }
    }

    void aCommandIsAnObjectWithAVerbOfAtMostOneKilobyte() {
        QCOMPARE(whereOf(with(kWhole[4], "do", Json{{"piece", "road"}})), std::string("do.do"));
        QCOMPARE(whereOf(with(kWhole[4], "do", Json{{"do", 5}})), std::string("do.do"));
        const auto sized = [](std::size_t bytes) {
            const std::size_t around = Json{{"do", "roll"}, {"x", ""}}.dump().size();
            return with(kWhole[4], "do", Json{{"do", "roll"}, {"x", std::string(bytes - around, 'x')}});
        };
        QCOMPARE(kLargestCommand, std::size_t{1024});
        QVERIFY(isRead(sized(1024)));
        QCOMPARE(whereOf(sized(1025)), std::string("do"));
    }

    void aCommandNamesEitherWhatItSawOrWhatItAnswers() {
        QCOMPARE(whereOf(with(kWhole[4], "key", "1.0")), std::string("key"));
        QCOMPARE(whereOf(with(kWhole[5], "key", "1234567890.12345")), std::string("(read)"));
        QCOMPARE(whereOf(with(kWhole[5], "key", "1234567890.123456")), std::string("key"));
        QCOMPARE(whereOf(with(kWhole[4], "rev", 2147483647)), std::string("(read)"));
    }

    void anOfferNamesOneToFivePlayersAndOneToNineCardsOnEachSide() {
        const std::string& offer = kWhole[6];
        const auto to = [&](const Json& colors) { return whereOf(with(offer, "to", colors)); };
        QCOMPARE(to({"red", "blue", "white", "orange", "green"}), std::string("(read)"));
        QCOMPARE(to({"red", "blue", "white", "orange", "green", "brown"}), std::string("to"));
        QCOMPARE(to({"red", "red"}), std::string("to[1]"));
        QCOMPARE(to({"red", "pink"}), std::string("to[1]"));
        QCOMPARE(whereOf(with(offer, "give", Json{{"wool", 9}})), std::string("(read)"));
        QCOMPARE(whereOf(with(offer, "give", Json{{"wool", 10}})), std::string("give.wool"));
        QCOMPARE(whereOf(with(offer, "give", Json{{"wool", 5}, {"ore", 5}})), std::string("give"));
        QCOMPARE(whereOf(with(offer, "give", Json{{"wool", 0}})), std::string("give"));
        QCOMPARE(whereOf(with(offer, "give", Json{{"gold", 1}})), std::string("give.gold"));
        QCOMPARE(whereOf(with(offer, "give", Json{{"wool", -1}})), std::string("give.wool"));
        QCOMPARE(whereOf(with(offer, "take", Json{{"wool", 1}})), std::string("take")); // wool is on both sides
        QCOMPARE(whereOf(with(offer, "take", Json{{"brick", 1}, {"wool", 0}})), std::string("(read)"));
    }

    void onlyASettlementNamesWithWhom() {
        for (const char* say : {"agree", "decline", "withdraw"})
            QCOMPARE(whereOf(with(kWhole[7], "say", say)), std::string("with"));
        QCOMPARE(whereOf(with(kWhole[7], "say", "accept")), std::string("say"));
    }

    void aPhotographHasUpToTwelveMegabytes() {
        QCOMPARE(kLargestPhoto, 12'582'912);
        QCOMPARE(whereOf(with(kWhole[10], "bytes", 1)), std::string("(read)"));
        QCOMPARE(whereOf(with(kWhole[10], "bytes", 12'582'912)), std::string("(read)"));
        QCOMPARE(whereOf(with(kWhole[10], "bytes", 0)), std::string("bytes"));
        QCOMPARE(whereOf(with(kWhole[10], "bytes", 12'582'913)), std::string("bytes"));
        QCOMPARE(whereOf(with(kWhole[10], "type", "image/gif")), std::string("type"));
    }

    void whatIsRepeatedToAPhoneIsShortAndHarmless() {
        Json json = Json::parse(kWhole[2]);
        json["\u202e" + std::string(200, 'x')] = 1;
        const auto where = whereOf(json.dump());
        QVERIFY(where.size() < 60);
        QVERIFY(where.find("\u202e") == std::string::npos);
    }

    // --- Of the table -----------------------------------------------------------------------------------------------

    void theTableSaysWhatTheProtocolNames() {
        const Welcome welcome{.life = "00c0ffee",
                              .role = Role::Seat,
                              .seat = Color::Blue,
                              .token = std::string(22, 'A'),
                              .name = "Friday",
                              .seats = {{Color::Red, "Anna", Presence::Here}, {Color::Blue, "Ben", Presence::Asleep}},
                              .open = true,
                              .guests = false};
        QCOMPARE(write(Answer(welcome)),
                 std::string(R"({"t":"welcome","v":1,"life":"00c0ffee","role":"seat","seat":"blue",)"
                             R"("token":"AAAAAAAAAAAAAAAAAAAAAA","name":"Friday","seats":[)"
                             R"({"seat":"red","name":"Anna","phone":"here"},)"
                             R"({"seat":"blue","name":"Ben","phone":"asleep"}],"door":"open","guests":false})"));
        QCOMPARE(write(Answer(Waiting{Color::White, 47})), std::string(R"({"t":"waiting","seat":"white","sign":47})"));
        QCOMPARE(write(Answer(State{412, R"({"game":{}})"})), std::string(R"({"t":"state","rev":412,"game":{}})"));
        QCOMPARE(write(Answer(State{1, "{}"})), std::string(R"({"t":"state","rev":1})"));
        QCOMPARE(write(Answer(Done{"a-1", 413})), std::string(R"({"t":"done","id":"a-1","rev":413})"));
        QCOMPARE(write(Answer(Pong{7})), std::string(R"({"t":"pong","n":7})"));
        QCOMPARE(write(Answer(PhotoAt{"p", PhotoStage::At, 65536})),
                 std::string(R"({"t":"photo","id":"p","stage":"at","bytes":65536})"));
        QCOMPARE(write(Answer(Bye{Close::SentAway, Language::English})),
                 std::string(R"({"t":"bye","code":4002,"text":"The table has released this phone."})"));
    }

    void aRefusalHasOnlyTheKeysThatItNeeds() {
        QCOMPARE(write(Answer(Refused{.code = Code::Malformed, .where = "to[1]"})),
                 std::string(R"({"t":"refused","code":"malformed","text":"The table did not understand this phone.",)"
                             R"("where":"to[1]"})"));
        QCOMPARE(write(Answer(Refused{
                     .id = "x", .code = Code::CardsMissing, .language = Language::German, .needs = {{Card::Ore, 2}}})),
                 std::string(R"({"t":"refused","id":"x","code":"cards-missing","text":"Du hast diese Karten nicht.",)"
                             R"("needs":{"ore":2}})"));
        QCOMPARE(write(Answer(RefusedByRule{"x", "cannot-afford", "No.", "BUILD-2", {}})),
                 std::string(R"({"t":"refused","id":"x","code":"cannot-afford","text":"No.","rule":"BUILD-2"})"));
    }

    void everyRefusalHasASentenceInBothLanguages() {
        std::set<std::string_view> words;
        for (int i = 0; i < kCodes; ++i) {
            const auto code = static_cast<Code>(i);
            QVERIFY(words.insert(wordOf(code)).second);
            QVERIFY(!sentence(code, Language::English).empty());
            QVERIFY(!sentence(code, Language::German).empty());
            QVERIFY(sentence(code, Language::English) != sentence(code, Language::German));
        }
        for (const auto close : {Close::Ends, Close::Malformed, Close::OpenedElsewhere, Close::SentAway, Close::TooMuch,
                                 Close::TooOld, Close::DoorClosed, Close::Full, Close::Silent})
            QVERIFY(!sentence(close, Language::English).empty() &&
                    sentence(close, Language::English) != sentence(close, Language::German));
    }

    void aNameIsShortAndHasNoHiddenCharacters() {
        QCOMPARE(cleanName("Ben"), std::string("Ben"));
        QCOMPARE(cleanName("J\u00fcrgen \U0001F3B2"), std::string("J\u00fcrgen \U0001F3B2"));
        QCOMPARE(cleanName("a\nb\x7f"
                           "c\u202e"
                           "d\u200b"
                           "e\u2066"
                           "f"),
                 std::string("abcdef"));
        QCOMPARE(cleanName(std::string(40, 'x')), std::string(24, 'x'));
        QCOMPARE(cleanName("a\xff"
                           "b"),
                 std::string("ab"));
        std::string wide;
        for (int i = 0; i < 30; ++i) wide += "\u00e4";
        QCOMPARE(cleanName(wide).size(), std::size_t{48});
        // A family of three: five code points, one character.
        const std::string family = "\U0001F468\u200D\U0001F469\u200D\U0001F467", most(20, 'x');
        QCOMPARE(cleanName(family), family);
        QCOMPARE(cleanName(most + family), most);
        QCOMPARE(cleanName("B\u200Den"), std::string("Ben"));
    }
};

QTEST_GUILESS_MAIN(MessageTest)
#include "message_test.moc"
