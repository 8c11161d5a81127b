// SPDX-License-Identifier: GPL-3.0-or-later
// A camera over the table of an open game, simulated by frames of a drawn board.
#include "app/device/language.h"
#include "app/pictures/table_watch.h"
#include "app/services.h"
#include "app/window/game.h"
#include "app/window/table.h"
#include "engine/record/position.h"
#include "tests/app/evening.h"
#include "tests/app/frames.h"
#include "tests/app/settle.h"
#include "tests/support/given.h"
#include "tests/vision/drawn_board.h"

#include <opencv2/imgproc.hpp>

#include <QDirIterator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QVideoFrame>
#include <QVideoSink>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::vision;
using namespace Qt::StringLiterals;
using reeve::testing::Blue;
using reeve::testing::frameOf;
using reeve::testing::Given;
using reeve::testing::path;
using reeve::testing::Red;

namespace {

const cv::Scalar kRed{40, 60, 200};
const cv::Scalar kBlue{170, 80, 30};
using Roads = std::vector<std::pair<PathId, cv::Scalar>>;

Given evening() {
    Given game(3);
    game.state.turn.red = 2;
    game.state.turn.yellow = 4;
    return game.roads(Red, {"c5-c6"}).roads(Blue, {"d9-d10"}).hand(Red, {{Card::Brick, 2}, {Card::Lumber, 2}});
}

Roads roads(std::initializer_list<const char*> more = {}) {
    Roads all{{path("c5-c6"), kRed}, {path("d9-d10"), kBlue}};
    for (const char* at : more) all.emplace_back(path(at), kRed);
    return all;
}

DrawnView viewOf(const Roads& roads) {
    return {.size = {1600, 1200}, .tilt = 10, .side = 115, .board = reeve::testing::testBoard(), .roads = roads};
}

cv::Mat table(const Roads& roads) { return drawBoard(viewOf(roads)); }

/// The table with a roll of six and two, and the ship.
cv::Mat withDice(const Roads& roads) {
    return withDice(table(roads), viewOf(roads),
                    {{{5.6, 1.5}, {40, 40, 190}, {240, 240, 240}, 6},
                     {{5.8, 0.6}, {50, 210, 240}, {20, 20, 20}, 2},
                     {{5.5, 2.5}, {225, 235, 240}, {25, 25, 25}, 0, EventFace::Ship}});
}

cv::Mat withHand(cv::Mat picture) {
    cv::line(picture, {900, 1199}, {850, 700}, {60, 90, 150}, 190, cv::LINE_AA);
    cv::ellipse(picture, {845, 620}, {110, 140}, 0, 0, 360, {120, 150, 205}, cv::FILLED, cv::LINE_AA);
    return picture;
}

const QVariantMap kBuild{{u"do"_s, u"build"_s}, {u"piece"_s, u"road"_s}, {u"at"_s, u"c6-c7"_s}};

} // namespace

class TableWatchTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Services> m_services;
    cv::Mat m_picture;
    QTimer m_camera;
    Language m_language;

    Game& game() {
        reeve::testing::settle(*m_services->journal);
        return *m_services->game;
    }
    TableWatch& watch() { return *m_services->watch; }
    /// The camera shows this from now on.
    void film(const cv::Mat& picture) { m_picture = picture; }
    /// Watches this game, whose table lies so.
    void begin(const GameState& state, const Roads& lying) {
        auto players = reeve::testing::threePlayers().players;
        game().show(reeve::testing::madeFrom(
            GameSession::createAt(nullptr, u"Test"_s, players, {{"position", record::toJson(state)}})));
        watch().begin({});
        QCOMPARE(watch().sign(), u"waiting"_s);
        film(table(lying));
        QTRY_COMPARE_WITH_TIMEOUT(watch().sign(), u"looking"_s, 60000);
        QVERIFY(!watch().outline().isEmpty());
    }
    /// The table lies so, and something was seen there.
    void sees(const Roads& lying, qsizetype count = 1) {
        film(table(lying));
        QTRY_COMPARE_WITH_TIMEOUT(watch().seen().size(), count, 60000);
    }
    /// Waits until the present picture has lain still for longer than is needed to judge it, and was judged.
    void rest() {
        QTest::qWait(2500);
        QTRY_VERIFY_WITH_TIMEOUT(watch().sign() != u"hand"_s, 60000);
    }
    bool stands(const char* at) { return game().session()->state().player(Red).roads.contains(path(at)); }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("REEVE_DATA_DIR", m_folder->path().toLocal8Bit());
        m_services = std::make_unique<Services>();
        m_language.show(u"en"_s);
        m_picture = cv::Mat();
        m_camera.callOnTimeout([this] {
            if (!m_picture.empty()) watch().sink()->setVideoFrame(frameOf(m_picture));
        });
        m_camera.start(60);
    }
    void cleanup() {
        m_camera.stop();
        m_camera.disconnect();
        m_services.reset();
    }

    void aRoadThatWasPutIsProposedInWordsWithItsPicturesAndEnteredByOneTap() {
        begin(evening().state, roads());
        sees(roads({"c6-c7"}));
        const SeenFacts road = watch().seen().first();
        QVERIFY2(road.ways.first().contains(u"builds a road"_s), qPrintable(road.ways.first()));
        QCOMPARE(road.color, u"red"_s);
        QCOMPARE(road.hindrance, QString());
        QCOMPARE(road.at, u"c6-c7"_s);
        QVERIFY(road.before.isValid() && road.now.isValid());
        QVERIFY(!stands("c6-c7"));
        QVERIFY(watch().enter(road.id));
        QVERIFY(stands("c6-c7"));
        QTRY_VERIFY_WITH_TIMEOUT(watch().seen().isEmpty(), 60000);
        rest();
        QCOMPARE(watch().sign(), u"looking"_s);
        sees(roads({"c6-c7", "c7-c8"}));
        QVERIFY(watch().enter({}));
        QVERIFY(stands("c7-c8"));
        QCOMPARE(game().players().at(0).handCount, 0);
    }

    void aHandOverTheBoardIsWaitedFor() {
        begin(evening().state, roads());
        film(withHand(table(roads({"c6-c7"}))));
        QTRY_COMPARE_WITH_TIMEOUT(watch().sign(), u"hand"_s, 60000);
        QTest::qWait(2500);
        QCOMPARE(watch().sign(), u"hand"_s);
        QVERIFY(watch().seen().isEmpty());
        sees(roads({"c6-c7"}));
    }

    void aLampAloneProposesNothing() {
        begin(evening().state, roads());
        film(table(roads()) * 0.8);
        rest();
        QVERIFY(watch().seen().isEmpty());
        QCOMPARE(watch().sign(), u"looking"_s);
    }

    void whatIsTappedFirstAndPutLaterIsNotProposed() {
        begin(evening().state, roads());
        QVERIFY(game().perform(kBuild));
        rest();
        film(table(roads({"c6-c7"})));
        rest();
        QVERIFY(watch().seen().isEmpty());
        sees(roads({"c6-c7", "c7-c8"}));
        QVERIFY2(watch().seen().first().ways.first().contains(u"builds a road"_s), "the table is known as it lies");
    }

    void whatIsPutFirstAndTappedLaterIsProposedNoLonger() {
        begin(evening().state, roads());
        sees(roads({"c6-c7"}));
        QVERIFY(game().perform(kBuild));
        QTRY_VERIFY_WITH_TIMEOUT(watch().seen().isEmpty(), 30000);
    }

    void whatIsDismissedIsNotProposedAgain() {
        begin(evening().state, roads());
        sees(roads({"c6-c7"}));
        watch().dismiss(watch().seen().first().id);
        QVERIFY(watch().seen().isEmpty());
        rest();
        sees(roads({"c6-c7", "c4-c5"}));
        QVERIFY(watch().enter({}));
        QVERIFY(stands("c4-c5") && !stands("c6-c7"));
    }

    void whatIsTakenBackAtTheTableIsProposedAsTakenBack() {
        begin(evening().state, roads());
        QVERIFY(game().perform(kBuild));
        film(table(roads({"c6-c7"})));
        rest();
        sees(roads());
        QVERIFY2(watch().seen().first().ways.first().startsWith(u"Undone"_s),
                 qPrintable(watch().seen().first().ways.first()));
        QVERIFY(watch().enter({}));
        QVERIFY(!stands("c6-c7"));
        QCOMPARE(game().players().at(0).handCount, 4);
    }

    void whatCannotBePaidIsToldWithItsRule() { // BUILD-1
        Given poor = evening();
        poor.state.player(Red).hand = {};
        begin(poor.state, roads());
        sees(roads({"c6-c7"}));
        const SeenFacts road = watch().seen().first();
        QVERIFY(!road.hindrance.isEmpty() && !road.rule.isEmpty());
        QVERIFY(!watch().enter({}));
        QSignalSpy refused(&game(), &Game::refused);
        QVERIFY(!watch().enter(road.id));
        QCOMPARE(refused.size(), 1);
        QVERIFY(!stands("c6-c7"));
    }

    void whatThePlayerHasToRollForFirstWaitsForTheRoll() {
        Given before = evening();
        begin(before.beforeTheRoll().state, roads());
        sees(roads({"c6-c7"}));
        QVERIFY2(watch().seen().first().hindrance.contains(u"roll"_s), qPrintable(watch().seen().first().hindrance));
        QVERIFY(game().perform(QVariantMap{{u"do"_s, u"roll"_s}, {u"red"_s, 1}, {u"yellow"_s, 1}}));
        QTRY_COMPARE_WITH_TIMEOUT(watch().seen().value(0).hindrance, QString(), 30000);
        QVERIFY(watch().enter({}));
        QVERIFY(stands("c6-c7"));
    }

    void aRollIsProposedInWordsAndEnteredByOneTap() {
        Given before = evening();
        begin(before.beforeTheRoll().state, roads());
        film(withDice(roads()));
        QTRY_COMPARE_WITH_TIMEOUT(watch().seen().size(), 1, 60000);
        const SeenFacts roll = watch().seen().first();
        QVERIFY2(roll.ways.first().contains(u"rolls 8: red 6, yellow 2, ship"_s), qPrintable(roll.ways.first()));
        QCOMPARE(roll.hindrance, QString());
        QCOMPARE(roll.color, u"red"_s);
        QVERIFY(roll.now.isValid());
        QVERIFY(watch().enter(roll.id));
        const Turn& turn = game().session()->state().turn;
        QVERIFY(turn.red == 6 && turn.yellow == 2 && turn.event == EventFace::Ship);
        QTRY_VERIFY_WITH_TIMEOUT(watch().seen().isEmpty(), 60000);
        rest();
        QVERIFY2(watch().seen().isEmpty(), "dice that lie still are no new roll");
    }

    void aRollAfterTheTurnEndsItAndIsTheNextPlayers() {
        begin(evening().state, roads());
        film(withDice(roads()));
        QTRY_COMPARE_WITH_TIMEOUT(watch().seen().size(), 1, 60000);
        QCOMPARE(watch().seen().first().color, u"blue"_s);
        QVERIFY(watch().enter({}));
        QCOMPARE(game().session()->state().turn.player, Blue);
        QCOMPARE(int(game().session()->state().turn.red), 6);
    }

    void aRollThatIsTypedIsNotProposedAgain() {
        const QVariantMap typed{{u"do"_s, u"roll"_s}, {u"red"_s, 6}, {u"yellow"_s, 2}, {u"event"_s, u"ship"_s}};
        for (const bool seenFirst : {true, false}) {
            Given before = evening();
            begin(before.beforeTheRoll().state, roads());
            if (seenFirst) {
                film(withDice(roads()));
                QTRY_COMPARE_WITH_TIMEOUT(watch().seen().size(), 1, 60000);
            }
            QVERIFY(game().perform(typed));
            film(withDice(roads()));
            rest();
            QTRY_VERIFY_WITH_TIMEOUT(watch().seen().isEmpty(), 60000);
        }
    }

    void aTableThatTrustsTheCameraHasAClearRollEntered() {
        Given before = evening();
        begin(before.beforeTheRoll().state, roads());
        m_services->table->setWatching(u"enter"_s);
        film(withDice(roads()));
        QTRY_COMPARE_WITH_TIMEOUT(int(game().session()->state().turn.red), 6, 60000);
    }

    void aTableThatTrustsTheCameraHasWhatIsCertainEnteredAndTold() {
        begin(evening().state, roads());
        m_services->table->setWatching(u"enter"_s);
        QSignalSpy entered(&watch(), &TableWatch::entered);
        film(table(roads({"c6-c7"})));
        QTRY_VERIFY_WITH_TIMEOUT(stands("c6-c7"), 60000);
        QCOMPARE(entered.size(), 1);
        QVERIFY(entered.first().first().toString().contains(u"builds a road"_s));
        QTRY_VERIFY_WITH_TIMEOUT(watch().seen().isEmpty(), 60000);
        QVERIFY(game().undo());
        rest();
        QVERIFY2(!stands("c6-c7"), "what a person took back is not entered again");
    }

    void whatNoRuleExplainsIsToldWhenItHasLainForAWhile() {
        begin(evening().state, roads());
        cv::Mat card = table(roads());
        cv::circle(card, {1000, 420}, 26, {250, 250, 250}, cv::FILLED, cv::LINE_AA);
        film(card);
        QTRY_COMPARE_WITH_TIMEOUT(watch().seen().size(), 1, 60000);
        QVERIFY(watch().seen().first().ways.isEmpty() && !watch().seen().first().hindrance.isEmpty());
        watch().dismiss(watch().seen().first().id);
        QVERIFY(watch().seen().isEmpty());
    }

    void withoutABoardItSaysWhatToDo() {
        begin(evening().state, roads());
        film(cv::Mat(1200, 1600, CV_8UC3, cv::Scalar(3, 3, 3)));
        QTRY_COMPARE_WITH_TIMEOUT(watch().sign(), u"searching"_s, 60000);
        QVERIFY(watch().advice().contains(u"dark"_s));
        film(table(roads()));
        QTRY_COMPARE_WITH_TIMEOUT(watch().sign(), u"looking"_s, 60000);
    }

    void noPictureIsWritten() {
        begin(evening().state, roads());
        sees(roads({"c6-c7"}));
        QVERIFY(watch().enter({}));
        reeve::testing::settle(*m_services->journal);
        qint64 bytes = 0;
        for (QDirIterator files(m_folder->path(), QDir::Files, QDirIterator::Subdirectories); files.hasNext();)
            bytes += QFileInfo(files.next()).size();
        QVERIFY2(bytes < 200'000, qPrintable(QString::number(bytes)));
    }

    void aCameraThatIsTooFarAwayIsToldSo() {
        begin(evening().state, roads());
        QCOMPARE(watch().advice(), QString());
        watch().begin({});
        cv::Mat small = cv::Mat(1200, 1600, CV_8UC3, cv::Scalar(120, 150, 170));
        cv::resize(table(roads()), small(cv::Rect(600, 450, 400, 300)), {400, 300}, 0, 0, cv::INTER_AREA);
        film(small);
        QTRY_VERIFY_WITH_TIMEOUT(watch().advice().contains(u"nearer"_s), 30000);
    }

    void itEndsWithTheGame() {
        begin(evening().state, roads());
        sees(roads({"c6-c7"}));
        game().close();
        QVERIFY(!watch().on());
        QVERIFY(watch().seen().isEmpty());
    }
};

QTEST_MAIN(TableWatchTest)
#include "table_watch_test.moc"
