// SPDX-License-Identifier: GPL-3.0-or-later
// What beginners meet is explained once, where it happens.
#include "app/device/language.h"
#include "app/store/file_thread.h"
#include "app/store/journal.h"
#include "app/window/first_evening.h"
#include "app/window/game.h"
#include "app/window/rule_book.h"
#include "app/window/settings.h"
#include "engine/record/commands.h"
#include "engine/record/position.h"
#include "engine/record/words.h"
#include "tests/app/evening.h"
#include "tests/support/given.h"
#include "tests/support/kinds_of_games.h"

#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::testing;
using namespace Qt::StringLiterals;

class FirstEveningTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_folder;
    Language m_language;

    /// A table whose game is not kept, so that each step is shown at once.
    struct AtTable {
        Journal journal;
        Settings settings{nullptr};
        Game game{journal};
        FirstEvening first{game, settings};
        explicit AtTable(const QString& folder) : journal(folder + u"/games.sqlite"_s) {}

        void play(const GameState& start) {
            static const QStringList kNames{u"Anna"_s, u"Ben"_s, u"Cleo"_s, u"Dan"_s, u"Eve"_s, u"Finn"_s};
            std::vector<Player> players;
            for (std::size_t p = 0; p < start.playerCount; ++p)
                players.push_back({kNames[static_cast<qsizetype>(p)],
                                   QString::fromStdString(std::string(record::wordOf(start.colors[p])))});
            game.show(
                madeFrom(GameSession::createAt(nullptr, u"Friday"_s, players, {{"position", record::toJson(start)}})));
        }
        /// Carries out a command, and returns the sentences that follow it.
        QStringList told(const record::Json& command) {
            game.carryOut(command, [&](const std::optional<Refused>& why) {
                if (why) qFatal("refused: %s", qPrintable(why->code));
            });
            QStringList sentences;
            for (; !first.text().isEmpty(); first.understood()) sentences.append(first.text());
            return sentences;
        }
        /// Carries out random commands.
        QStringList toldAtRandom(const GameState& start, int steps, Chance& chance) {
            play(start);
            QStringList sentences;
            for (; steps > 0 && game.state()->turn.phase != Phase::Over; --steps)
                sentences += told(record::commandJson(*drawLegalCommand(*game.state(), chance), *game.state()));
            return sentences;
        }
    };
    static GameState readyToRoll() {
        Given given(3);
        given.city(Red, "c4").settlement(Blue, "d9").settlement(White, "e4").state.turn.phase = Phase::Roll;
        return given.state;
    }
    const record::Json m_shipRoll{{"do", "roll"}, {"red", 1}, {"yellow", 1}, {"event", "ship"}};

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("REEVE_DATA_DIR", m_folder->path().toLocal8Bit());
        m_language.show(u"en"_s);
    }
    void cleanup() { finishFileThread(); }

    void theShipIsExplainedWhenItMovesForTheFirstTime() {
        AtTable table(m_folder->path());
        table.play(readyToRoll());
        const QStringList told = table.told(m_shipRoll);
        QVERIFY2(told.join(u' ').contains(u"barbarian ship"_s), qPrintable(told.join(u' ')));
        QVERIFY(table.game.undo());
        QVERIFY(!table.told(m_shipRoll).join(u' ').contains(u"barbarian ship"_s));
    }

    void nothingIsExplainedTwiceNotEvenAfterARestart() {
        QStringList all;
        Chance chance(5);
        for (const KindOfGame& kind : kindsOfGames()) {
            AtTable table(m_folder->path());
            all += table.toldAtRandom(kind.start(1), 250, chance);
            finishFileThread();
        }
        QVERIFY2(all.size() >= 25, qPrintable(all.join(u'\n')));
        QCOMPARE(std::set<QString>(all.begin(), all.end()).size(), static_cast<std::size_t>(all.size()));
    }

    void everySentenceHasARuleAndIsInGermanToo() {
        Chance chance(5);
        AtTable table(m_folder->path());
        const RuleBook rules(table.settings);
        for (const KindOfGame& kind : kindsOfGames()) {
            table.play(kind.start(1));
            for (int step = 0; step < 250 && table.game.state()->turn.phase != Phase::Over; ++step) {
                table.game.carryOut(
                    record::commandJson(*drawLegalCommand(*table.game.state(), chance), *table.game.state()),
                    [](const auto&) {});
                for (; !table.first.text().isEmpty(); table.first.understood()) {
                    m_language.show(u"en"_s);
                    const QString english = table.first.text();
                    m_language.show(u"de"_s);
                    QVERIFY2(table.first.text() != english, qPrintable(english));
                    QVERIFY2(!rules.chapterOf(table.first.rule()).isEmpty(), qPrintable(table.first.rule()));
                }
            }
        }
    }

    void withoutHintsNothingIsExplainedAndOnAgainItBeginsAnew() {
        AtTable table(m_folder->path());
        table.play(readyToRoll());
        table.settings.setHints(false);
        QVERIFY(table.told(m_shipRoll).isEmpty());
        QVERIFY(table.game.undo());
        table.settings.setHints(true);
        const QStringList told = table.told(m_shipRoll);
        QVERIFY(!told.isEmpty());
        QVERIFY(table.game.undo());
        table.settings.setHints(false);
        table.settings.setHints(true);
        QCOMPARE(table.told(m_shipRoll), told);
    }

    void aSentenceThatNobodyCouldReadComesAgain() {
        AtTable table(m_folder->path());
        table.play(readyToRoll());
        bool done = false;
        table.game.carryOut(m_shipRoll, [&](const auto& why) { done = !why; });
        QVERIFY(done);
        const QString shown = table.first.text();
        QVERIFY(!shown.isEmpty());
        table.game.carryOut({{"do", "end-turn"}}, [](const auto&) {}); // at once
        QVERIFY(table.first.text() != shown);
        QVERIFY(!table.settings.explained().contains(u"ship"_s));
    }
};

QTEST_GUILESS_MAIN(FirstEveningTest)
#include "first_evening_test.moc"
