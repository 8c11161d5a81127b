// SPDX-License-Identifier: GPL-3.0-or-later
// Earlier positions, undo of several steps, and the rules that apply to a game.
#include "app/window/game_facts.h"
#include "app/window/history.h"
#include "app/window/rule_book.h"
#include "app/window/settings.h"
#include "engine/record/position.h"
#include "tests/app/own_app.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace reeve;
using namespace reeve::app;
using namespace Qt::StringLiterals;

class MomentsTest : public reeve::testing::OwnApp {
    Q_OBJECT
    History& history() { return *m_services->history; }
    RuleBook& rules() { return *m_services->rules; }

private slots:
    void init() { start(); }
    void cleanup() { m_services.reset(); }

    void umlautsAreFoundHoweverTheyAreTyped() {
        m_services->settings->setLanguage(u"de"_s);
        for (const QStringList& same : {QStringList{u"Räuber"_s, u"raeuber"_s, u"RAUBER"_s, u"Räuber"_s},
                                        QStringList{u"Straße"_s, u"strasse"_s}}) {
            const QList<RuleFacts> found = rules().search(same.constFirst(), {});
            QVERIFY(found.size() > 3);
            for (const QString& word : same) QCOMPARE(rules().search(word, {}), found);
        }
        QCOMPARE(rules().search(u"ROBBER-4c"_s, {}).size(), 1);
        QVERIFY(rules().search(u"xyzzy"_s, {}).isEmpty());
    }

    void everyEntryOfTheStoryLeadsToThePositionOfItsTime() {
        auto session = reeve::testing::madeFrom(GameSession::create(nullptr, reeve::testing::threePlayers()));
        Chance chance(11);
        std::vector<QVariant> positions; // after each valid step, as public information
        for (int i = 0; i < 120; ++i) {
            reeve::testing::playOn(session, 1, chance);
            positions.resize(session.steps().size());
            if (!positions.empty()) positions.back() = positionView(TableView(session.state()));
        }
        game().show(std::move(session));
        const QList<StoryEntryFacts> story = game().story();
        QVERIFY(!story.isEmpty());
        int last = -1;
        for (const StoryEntryFacts& entry : story) {
            const int step = entry.step;
            QVERIFY(step >= last);
            last = step;
            QCOMPARE(history().moment(step).position, positions.at(static_cast<std::size_t>(step)));
        }
        const MomentFacts newest = history().moment(static_cast<int>(positions.size()) - 1);
        QCOMPARE(newest.back, 0);
        QCOMPARE(newest.position, game().position());
        QVERIFY(history().moment(static_cast<int>(positions.size())).position.isNull());
        QVERIFY(history().moment(-1).position.isNull());
    }

    void severalStepsAreTakenBackAtOnceAndCanBeRedone() {
        auto session = reeve::testing::madeFrom(GameSession::create(nullptr, reeve::testing::threePlayers()));
        Chance chance(3);
        while (session.steps().size() < 40) reeve::testing::playOn(session, 1, chance);
        game().show(std::move(session));
        const QVariant now = game().position();
        const MomentFacts moment = history().moment(24);
        QCOMPARE(moment.back, 15);
        QCOMPARE(moment.first, game().undoText());
        QSignalSpy changed(&game(), &Game::changed);
        QVERIFY(history().backTo(24));
        QCOMPARE(changed.size(), 1); // the window is notified once
        QCOMPARE(game().position(), moment.position);
        QCOMPARE(game().redoText(), moment.last);
        QVERIFY(!history().backTo(24));
        for (int i = 0; i < 15; ++i) QVERIFY(game().redo());
        QCOMPARE(game().position(), now);
    }

    void aRuleCountsWhenOneWordOfEachKindHolds() {
        const QVariantMap collectors{
            {u"game"_s, u"base"_s}, {u"edition"_s, u"collectors-2005"_s}, {u"options"_s, QVariantList{}}};
        QVERIFY(rules().counts({}, collectors));
        QVERIFY(rules().counts({u"base"_s, u"collectors-2005"_s}, collectors));
        QVERIFY(rules().counts({u"en-2020"_s, u"collectors-2005"_s}, collectors));
        QVERIFY(!rules().counts({u"cities-and-knights"_s, u"collectors-2005"_s}, collectors));
        QVERIFY(!rules().counts({u"base"_s, u"two-player"_s}, collectors));
        QVariantMap two = collectors;
        two[u"options"_s] = QVariantList{u"two-player"_s};
        QVERIFY(rules().counts({u"base"_s, u"two-player"_s}, two));
    }

    void everyRuleThatThePagesNameIsInTheList() {
        static const QRegularExpression id(u"\"([A-Z]+-[0-9A-Z]+[a-z]?)\""_s);
        int named = 0;
        QDirIterator files(QStringLiteral(REEVE_SOURCE_DIR "/qml/Reeve"), {u"*.qml"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (auto found = id.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext(); ++named) {
                const QString rule = found.next().captured(1);
                QVERIFY2(!rules().text(rule).isEmpty(), qPrintable(rule + u" in "_s + file.fileName()));
            }
        }
        QVERIFY(named > 40);
    }

    void thePricesAndLevelsNameRulesOfTheList() {
        const QList<PriceFacts> prices = rules().prices({});
        QCOMPARE(prices.size(), 13);
        for (const PriceFacts& price : prices) {
            QVERIFY2(!rules().text(price.rule).isEmpty(), qPrintable(price.rule));
            QVERIFY(price.cost != HandFacts());
        }
        QCOMPARE(prices.at(3).cost, (HandFacts{.grain = 2, .ore = 3}));
        // Prices of a fan module apply only if the module is on.
        QCOMPARE(prices.at(9).name, u"Mounted knight"_s);
        QCOMPARE(prices.at(9).cost, (HandFacts{.wool = 1, .grain = 1, .ore = 1}));
        QVariantMap game{{u"game"_s, u"cities-and-knights"_s}, {u"options"_s, QVariantList{}}};
        QVERIFY(!rules().prices(game).at(9).counts);
        game[u"options"_s] = QVariantList{u"fan-mounted"_s};
        QVERIFY(rules().prices(game).at(9).counts);
        const QList<LevelFacts> levels = rules().levels({{u"edition"_s, u"en-2020"_s}});
        QCOMPARE(levels.size(), 15);
        for (const LevelFacts& level : levels) QVERIFY2(!rules().text(level.rule).isEmpty(), qPrintable(level.rule));
        const LevelFacts fortress = levels.at(7);
        QCOMPARE(fortress.track, u"politics"_s);
        QCOMPARE(fortress.level, 3);
        QCOMPARE(fortress.cost, HandFacts{.coin = 3});
        QCOMPARE(fortress.red, 4);
        QCOMPARE(fortress.rule, u"IMPR-11"_s);
        // The levels have the names printed in each edition.
        const QList<LevelFacts> collectors = rules().levels({{u"edition"_s, u"collectors-2005"_s}});
        QCOMPARE(levels.at(2).name, u"Trading House"_s);
        QCOMPARE(collectors.at(2).name, u"Merchant Guild"_s);
        QCOMPARE(levels.at(13).name, u"Theater"_s);
        QCOMPARE(collectors.at(13).name, u"Theatre"_s);
    }

    // Rules: FAN-KC-2
    void developmentCardsCountWithTheirRulesWhereTheyAreInPlay() {
        const auto under = [](const QString& kind, const QStringList& options) {
            return QVariantMap{{u"game"_s, kind}, {u"options"_s, options}};
        };
        const auto count = [&](const QVariantMap& game) {
            const bool rule = rules().rules(u"DEV"_s, game).first().counts;
            const bool price = rules().prices(game).at(4).counts;
            const QList<CardRuleFacts> cards = rules().developmentCards(game);
            for (const CardRuleFacts& card : cards)
                if (card.counts != rule || rules().text(card.rule).isEmpty()) return -1;
            return rule == price && cards.size() == 5 ? int(rule) : -1;
        };
        QCOMPARE(count(under(u"base"_s, {})), 1);
        QCOMPARE(count(under(u"cities-and-knights"_s, {})), 0);
        QCOMPARE(count(under(u"cities-and-knights"_s, {u"fan-knight-cards"_s})), 1);
        QCOMPARE(count({}), 1);
    }
};

QTEST_GUILESS_MAIN(MomentsTest)

#include "moments_test.moc"
