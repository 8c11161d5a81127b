// SPDX-License-Identifier: GPL-3.0-or-later
// Guided questions reach every legal command and no other.
#include "app/guide/guide.h"
#include "app/values/json_values.h"
#include "engine/record/commands.h"
#include "tests/support/random_game.h"

#include <QTest>

#include <algorithm>

using namespace reeve;
using namespace reeve::app;
using namespace Qt::StringLiterals;

namespace {

Rules rulesOf(bool base) {
    Rules rules;
    if (base) {
        rules.game = GameKind::Base;
        rules.target = 10; // WIN-1
    }
    return rules;
}

void advance(GameState& state, const Command& command) {
    const auto decided = decide(state, command);
    for (const Event& event : decided.value()) apply(state, event);
}

/// The command that is reached if pick(n), 0 to n - 1, chooses the answer to each question; null if the questions do
/// not end.
template <typename Pick>
QVariant walk(const std::vector<record::Json>& commands, Pick pick) {
    QVariantMap answers;
    for (int steps = 0; steps < 20; ++steps) {
        const GuideFacts question = nextQuestion(commands, answers);
        const QVariantList choices = question.choices;
        const bool complete = !question.command.isNull();
        if (choices.isEmpty() || (complete && pick(2) == 1)) return question.command;
        const QString key = question.key;
        QVariantList given = answers.value(key).toList();
        given.append(choices[pick(static_cast<int>(choices.size()))]);
        answers[key] = given;
    }
    return {};
}

/// The command as text with sorted lists, because the order of places has no meaning.
QString sortedText(record::Json command) {
    for (auto& value : command)
        if (value.is_array()) std::sort(value.begin(), value.end());
    return toText(command);
}

QString verbOf(const record::Json& command) { return QString::fromStdString(command["do"].get<std::string>()); }

bool guided(const record::Json& command) {
    static const QStringList verbs{u"play"_s,          u"play-development"_s, u"give"_s,          u"take-cards"_s,
                                   u"take-progress"_s, u"commit-knights"_s,   u"build-neutral"_s, u"harbor-trade"_s};
    return verbs.contains(verbOf(command));
}

} // namespace

class GuideTest : public QObject {
    Q_OBJECT

private slots:
    void everyWayThroughTheQuestionsEndsInALegalCommand_data() {
        QTest::addColumn<bool>("base");
        QTest::addColumn<bool>("sea");
        QTest::newRow("Cities & Knights") << false << false;
        QTest::newRow("base game") << true << false;
        QTest::newRow("Cities & Knights at sea") << false << true;
        QTest::newRow("base game at sea") << true << true;
    }
    void everyWayThroughTheQuestionsEndsInALegalCommand() {
        QFETCH(const bool, base);
        QFETCH(const bool, sea);
        Chance chance(5);
        const auto pick = [&](int of) { return chance.draw(of); };
        int walked = 0;
        for (std::uint64_t seed = 1; seed <= (sea ? 4 : 12); ++seed) {
            GameState state = sea ? reeve::testing::randomVoyage(seed, rulesOf(base), Scenario::NewShores, 3)
                                  : reeve::testing::randomStart(seed, rulesOf(base));
            // Random games may take very long to end. 3000 turns show the cards often enough.
            for (int turn = 0; turn < 3000; ++turn) {
                const auto command = reeve::testing::randomCommand(state, chance);
                if (!command) break;
                const record::Json json = record::commandJson(*command, state);
                if (guided(json) && pick(base ? 12 : 3) == 0) {
                    const QString card = QString::fromStdString(json["do"] == "play" || json["do"] == "play-development"
                                                                    ? json["card"].get<std::string>()
                                                                    : std::string());
                    const auto commands = commandsNamed(state, command->player, verbOf(json), card);
                    for (int times = 0; times < 3; ++times) {
                        const QVariant reached = walk(commands, pick);
                        const QByteArray words = toText(json).toUtf8();
                        QVERIFY2(!reached.isNull() || json["do"] == "pass", words.constData());
                        if (reached.isNull()) continue;
                        const auto parsed = record::parseCommand(toJson(reached), state);
                        QVERIFY2(std::holds_alternative<Command>(parsed), words.constData());
                        QVERIFY2(decide(state, std::get<Command>(parsed)).ok(), words.constData());
                        ++walked;
                    }
                }
                advance(state, *command);
            }
        }
        QVERIFY2(walked > (base ? 20 : 100), qPrintable(QString::number(walked)));
    }
    void everyLegalCommandIsReachedByItsOwnAnswers() {
        Chance chance(9);
        int reachedAll = 0;
        GameState state = reeve::testing::randomStart(3, rulesOf(false));
        while (const auto command = reeve::testing::randomCommand(state, chance)) {
            for (const QString& card : playableCards(state, command->player)) {
                const auto commands = commandsNamed(state, command->player, u"play"_s, card);
                QVERIFY(!commands.empty());
                for (const record::Json& wanted : commands) {
                    QVariantMap answers;
                    for (const auto& [key, value] : wanted.items())
                        if (key != "do" && key != "card" && key != "player")
                            answers[QString::fromStdString(key)] =
                                value.is_array() ? toVariant(value) : QVariant(QVariantList{toVariant(value)});
                    const QVariant reached = nextQuestion(commands, answers).command;
                    QCOMPARE(sortedText(toJson(reached)), sortedText(toJson(toVariant(wanted))));
                    ++reachedAll;
                }
            }
            advance(state, *command);
        }
        QVERIFY(reachedAll > 100);
    }
    void ofAPathThatTakesBothItIsAskedWhetherARoadOrAShipIsLaid() {
        const auto laid = [](const record::Json& at) {
            return record::Json{{"do", "play"}, {"card", "road-building"}, {"at", at}};
        };
        using List = record::Json::array_t;
        record::Json ship, seaOnly;
        ship["ship"] = "c1-c2";
        seaOnly["ship"] = "a1-a2";
        const std::vector<record::Json> commands{laid(List{"c1-c2"}), laid(List{ship}), laid(List{seaOnly}),
                                                 laid(List{ship, seaOnly})};
        const auto ask = [&](const QVariantList& at) { return nextQuestion(commands, {{u"at"_s, at}}); };
        QCOMPARE(nextQuestion(commands, {}).choices, (QVariantList{u"a1-a2"_s, u"c1-c2"_s}));
        QCOMPARE(ask({u"c1-c2"_s}).kind, u"piece"_s);
        QCOMPARE(ask({u"c1-c2"_s}).choices, (QVariantList{u"road"_s, u"ship"_s}));
        QVERIFY(ask({u"c1-c2"_s}).command.isNull());
        QCOMPARE(sortedText(toJson(ask({u"c1-c2"_s, u"road"_s}).command)), sortedText(toJson(toVariant(commands[0]))));
        QCOMPARE(sortedText(toJson(ask({u"c1-c2"_s, u"ship"_s}).command)), sortedText(toJson(toVariant(commands[1]))));
        QCOMPARE(sortedText(toJson(ask({u"a1-a2"_s}).command)), sortedText(toJson(toVariant(commands[2]))));
        QCOMPARE(sortedText(toJson(ask({u"c1-c2"_s, u"ship"_s, u"a1-a2"_s}).command)),
                 sortedText(toJson(toVariant(commands[3]))));
        QCOMPARE(ask({u"a1-a2"_s}).choices, QVariantList{u"c1-c2"_s});
        // Next to a ship at sea only a ship is possible, so the guide does not ask for the kind of piece.
        QCOMPARE(sortedText(toJson(ask({u"a1-a2"_s, u"c1-c2"_s}).command)), sortedText(toJson(toVariant(commands[3]))));
    }
    void answersThatFitNoCommandAskNothing() {
        const std::vector<record::Json> commands{{{"do", "play"}, {"card", "smith"}, {"at", {"a1", "a2"}}}};
        const GuideFacts question = nextQuestion(commands, {{u"at"_s, QVariantList{u"f1"_s}}});
        QCOMPARE(question.total, 0);
        QCOMPARE(question.kind, QString());
        QVERIFY(question.command.isNull());
    }
    void onePossiblePlayerIsNotAskedFor() {
        const std::vector<record::Json> commands{{{"do", "play"}, {"card", "spy"}, {"victim", "blue"}}};
        const GuideFacts question = nextQuestion(commands, {});
        QCOMPARE(question.kind, QString());
        QCOMPARE(question.command.toMap()[u"victim"_s].toString(), u"blue"_s);
    }
};

QTEST_GUILESS_MAIN(GuideTest)
#include "guide_test.moc"
