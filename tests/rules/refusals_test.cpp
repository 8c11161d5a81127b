// SPDX-License-Identifier: GPL-3.0-or-later
// Every refusal names a rule that is in resources/rules and applies to the game.
#include "tests/support/conceivable.h"
#include "tests/support/random_game.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <map>

using namespace reeve;
using namespace Qt::StringLiterals;
using reeve::testing::forEachConceivableCommand;
using reeve::testing::randomCommand;
using reeve::testing::randomStart;

namespace {

/// By rule ID: the conditions of the rule, the words of its "for".
std::map<QString, QStringList> readList() {
    std::map<QString, QStringList> list;
    const QDir folder(QStringLiteral(REEVE_SOURCE_DIR "/resources/rules"));
    for (const auto& name : folder.entryList({u"*.json"_s})) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly)) continue;
        for (const auto& value : QJsonDocument::fromJson(file.readAll()).object()[u"rules"].toArray()) {
            const auto rule = value.toObject();
            QStringList words;
            if (rule[u"for"].isString()) words << rule[u"for"].toString();
            for (const auto& word : rule[u"for"].toArray()) words << word.toString();
            list.emplace(rule[u"id"].toString(), words);
        }
    }
    return list;
}

const QStringList kGames{u"base"_s, u"cities-and-knights"_s};
const QStringList kEditionWords{u"en-2020"_s, u"de-2010"_s, u"collectors-2005"_s, u"compact"_s};
const QStringList kOptionWords{u"nasty"_s,      u"knight-errant"_s,  u"easy-start"_s,
                               u"two-player"_s, u"combined-phase"_s, u"single-claimant"_s};

/// True if a rule with these conditions applies: of each kind of word that occurs (games, editions, options), one must
/// be true.
bool counts(const QStringList& words, const Rules& rules) {
    QSet<QString> holds{kGames[rules.knights() ? 1 : 0], kEditionWords[qsizetype(index(rules.edition))]};
    for (int o = 0; o < kOptions; ++o)
        if (rules.has(static_cast<Option>(o))) holds << kOptionWords[o];
    return std::ranges::all_of(QList{kGames, kEditionWords, kOptionWords}, [&](const QStringList& kind) {
        bool named = false;
        for (const auto& word : words) {
            if (!kind.contains(word)) continue;
            if (holds.contains(word)) return true;
            named = true;
        }
        return !named;
    });
}

Rules variant(int number) {
    Rules rules;
    rules.edition = static_cast<Edition>(number % 3);
    for (int o = 0; o < 3; ++o)
        if (number % (o + 4) == 1) rules.set(static_cast<Option>(o));
    if (number >= 9) {
        rules = Rules{.game = GameKind::Base, .edition = static_cast<Edition>(number % 4), .options = 0, .target = 10};
        if (number % 3 == 1) rules.set(Option::TwoPlayer);
        if (number % 3 == 2) rules.set(Option::CombinedPhase);
    }
    return rules;
}

} // namespace

class RefusalsTest : public QObject {
    Q_OBJECT

private slots:
    void theWordsOfARuleSayInWhichGamesItCounts();
    void everyRefusalPointsToARuleThatCountsInThisGame_data();
    void everyRefusalPointsToARuleThatCountsInThisGame();
};

void RefusalsTest::theWordsOfARuleSayInWhichGamesItCounts() {
    const Rules collectors{.game = GameKind::Base, .edition = Edition::Collectors2005, .options = 0, .target = 10};
    QVERIFY(counts({u"all"_s}, collectors));
    QVERIFY(counts({u"base"_s, u"collectors-2005"_s}, collectors));
    QVERIFY(counts({u"en-2020"_s, u"collectors-2005"_s}, collectors));
    QVERIFY(!counts({u"cities-and-knights"_s, u"collectors-2005"_s}, collectors));
    QVERIFY(!counts({u"base"_s, u"two-player"_s}, collectors));
    QVERIFY(readList().size() > 400);
}

void RefusalsTest::everyRefusalPointsToARuleThatCountsInThisGame_data() {
    QTest::addColumn<int>("number");
    for (int number = 0; number < 54; ++number) {
        const auto rules = variant(number % 18);
        QTest::addRow("%d: %s, %s", number, qPrintable(kGames[rules.knights() ? 1 : 0]),
                      qPrintable(kEditionWords[qsizetype(index(rules.edition))]))
            << number;
    }
}

void RefusalsTest::everyRefusalPointsToARuleThatCountsInThisGame() {
    QFETCH(int, number);
    static const auto list = readList();
    const Rules rules = variant(number % 18);
    GameState state = randomStart(static_cast<std::uint64_t>(number) + 1, rules);
    Chance chance(static_cast<std::uint64_t>(number) * 7);
    std::map<std::string_view, RefusalCode> said;
    for (int step = 0; step < 1200 && state.turn.phase != Phase::Over; ++step) {
        const bool hugeHand =
            std::ranges::any_of(state.players, [](const PlayerState& p) { return p.hand.total() > 14; });
        if (!hugeHand && (step % 61 == 0 || (!state.pending.empty() && step % 7 == 0)))
            forEachConceivableCommand(state, [&](const Command& command) {
                const auto answer = decide(state, command);
                if (!answer.ok() && !answer.refusal().rule.empty() &&
                    answer.refusal().code != RefusalCode::NotInThisGame)
                    said.emplace(answer.refusal().rule, answer.refusal().code);
            });
        state = applied(state, decide(state, *randomCommand(state, chance)).value());
    }
    QVERIFY(said.size() > 15);
    QStringList wrong;
    for (const auto& [rule, code] : said) {
        const auto name = QString::fromUtf8(rule.data(), qsizetype(rule.size()));
        const auto found = list.find(name);
        if (found != list.end() && counts(found->second, rules)) continue;
        wrong << name + u" ("_s + QString::fromUtf8(word(code).data(), qsizetype(word(code).size())) + u") "_s +
                     (found == list.end() ? u"is not in the list"_s : u"is for "_s + found->second.join(u" and "_s));
    }
    QVERIFY2(wrong.empty(), qPrintable(wrong.join(u"; "_s)));
}

QTEST_APPLESS_MAIN(RefusalsTest)
#include "refusals_test.moc"
