// SPDX-License-Identifier: GPL-3.0-or-later
// A simulated live picture: frames of a drawn board.
#include "app/pictures/frame_corners.h"
#include "app/pictures/frame_to_mat.h"
#include "app/pictures/live_board.h"
#include "app/pictures/picture_store.h"
#include "app/pictures/scanner.h"
#include "engine/game.h"
#include "engine/modules/seafarers/layouts.h"
#include "tests/vision/drawn_board.h"
#include "vision/locate/plane.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QVideoFrame>

#include <cmath>
#include <cstring>
#include <optional>
#include <vector>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::vision;
using namespace Qt::StringLiterals;

namespace {

DrawnView view(int frame, cv::Size size = {1280, 720}) {
    const double zoom = size.height / 720.0;
    return {.size = size,
            .rotation = 5 + 0.3 * frame,
            .tilt = 12,
            .side = 62 * zoom,
            .offset = {3.0 * frame * zoom, 0},
            .board = randomBoard(5)};
}

/// The same hand over a board of Seafarers.
DrawnView viewOf(const Board& board, int frame) {
    DrawnView there = view(frame, {1600, 1000});
    there.island = board.islandId;
    there.side = 58;
    there.board = board;
    return there;
}

/// `full`: brightness and colours of YUV from 0 to 255.
QVideoFrame frameOf(const cv::Mat& bgr, QVideoFrameFormat::PixelFormat format, bool full = false) {
    QVideoFrameFormat form(QSize(bgr.cols, bgr.rows), format);
    form.setColorRange(full ? QVideoFrameFormat::ColorRange_Full : QVideoFrameFormat::ColorRange_Video);
    QVideoFrame frame(form);
    if (!frame.map(QVideoFrame::WriteOnly)) return {};
    const auto plane = [&](int number, int rows, int cols, int type) {
        return cv::Mat(rows, cols, type, frame.bits(number), static_cast<std::size_t>(frame.bytesPerLine(number)));
    };
    if (format == QVideoFrameFormat::Format_BGRX8888) {
        cv::Mat bgrx;
        cv::cvtColor(bgr, bgrx, cv::COLOR_BGR2BGRA);
        bgrx.copyTo(plane(0, bgr.rows, bgr.cols, CV_8UC4));
    } else {
        cv::Mat yuv;
        cv::cvtColor(bgr, yuv, cv::COLOR_BGR2YUV_I420);
        if (full) {
            cv::Mat light = yuv.rowRange(0, bgr.rows);
            light.convertTo(light, -1, 255 / 219.0, -16 * 255 / 219.0);
            cv::Mat colors = yuv.rowRange(bgr.rows, yuv.rows);
            colors.convertTo(colors, -1, 255 / 224.0, 128 * (1 - 255 / 224.0));
        }
        const cv::Mat luma = yuv.rowRange(0, bgr.rows);
        const cv::Mat u(bgr.rows / 2, bgr.cols / 2, CV_8UC1, yuv.ptr(bgr.rows));
        const cv::Mat v(bgr.rows / 2, bgr.cols / 2, CV_8UC1, yuv.ptr(bgr.rows) + u.total());
        if (format == QVideoFrameFormat::Format_YUYV) { // two adjacent pixels share their chroma
            cv::Mat to = plane(0, bgr.rows, bgr.cols, CV_8UC2);
            for (int y = 0; y < bgr.rows; ++y)
                for (int x = 0; x < bgr.cols; ++x)
                    to.at<cv::Vec2b>(y, x) = {luma.at<uchar>(y, x), (x % 2 == 0 ? u : v).at<uchar>(y / 2, x / 2)};
            frame.unmap();
            return frame;
        }
        luma.copyTo(plane(0, bgr.rows, bgr.cols, CV_8UC1));
        if (format == QVideoFrameFormat::Format_NV12) {
            cv::Mat uv;
            cv::merge(std::vector<cv::Mat>{u, v}, uv);
            uv.copyTo(plane(1, bgr.rows / 2, bgr.cols / 2, CV_8UC2));
        } else {
            u.copyTo(plane(1, bgr.rows / 2, bgr.cols / 2, CV_8UC1));
            v.copyTo(plane(2, bgr.rows / 2, bgr.cols / 2, CV_8UC1));
        }
    }
    frame.unmap();
    return frame;
}

} // namespace

class LiveBoardTest : public QObject {
    Q_OBJECT

    /// Shows frames as a camera does until `done()` is true. False: it was not after `most` frames.
    template <typename Done>
    static bool film(QVideoSink& sink, const Done& done, const std::optional<Board>& atSea = {}) {
        for (int i = 0; i < 80; ++i) {
            const DrawnView drawn = atSea ? viewOf(*atSea, i % 20) : view(i % 20);
            sink.setVideoFrame(frameOf(drawBoard(drawn), QVideoFrameFormat::Format_BGRX8888));
            QTest::qWait(60);
            if (done()) return true;
        }
        return false;
    }

private slots:
    void framesOfEveryFormatBecomeTheSamePicture_data() {
        QTest::addColumn<int>("format");
        QTest::addColumn<bool>("full");
        QTest::newRow("BGRX") << static_cast<int>(QVideoFrameFormat::Format_BGRX8888) << false;
        QTest::newRow("NV12") << static_cast<int>(QVideoFrameFormat::Format_NV12) << false;
        QTest::newRow("NV12, full range") << static_cast<int>(QVideoFrameFormat::Format_NV12) << true;
        QTest::newRow("YUV420P") << static_cast<int>(QVideoFrameFormat::Format_YUV420P) << false;
        QTest::newRow("YUV420P, full range") << static_cast<int>(QVideoFrameFormat::Format_YUV420P) << true;
        QTest::newRow("YUYV") << static_cast<int>(QVideoFrameFormat::Format_YUYV) << false;
    }
    void framesOfEveryFormatBecomeTheSamePicture() {
        QFETCH(int, format);
        QFETCH(bool, full);
        cv::Mat picture(240, 320, CV_8UC3, cv::Scalar(40, 90, 200));
        cv::rectangle(picture, {0, 0, 160, 120}, {200, 120, 30}, cv::FILLED);
        const auto pixels = static_cast<QVideoFrameFormat::PixelFormat>(format);
        const cv::Mat bgr = bgrOf(FramePixels(frameOf(picture, pixels, full)));
        QCOMPARE(bgr.size(), picture.size());
        QVERIFY(cv::norm(bgr, picture, cv::NORM_L1) / static_cast<double>(picture.total()) < 8);
        QVERIFY(bgrOf(FramePixels(QVideoFrame())).empty());
    }

    void aPictureInMemoryIsShownAndForgotten() {
        const QUrl url = PictureStore::show(imageOf(cv::Mat(10, 20, CV_8UC3, cv::Scalar(1, 2, 3))));
        QCOMPARE(PictureStore::picture(url).size(), QSize(20, 10));
        QCOMPARE(bgrOf(PictureStore::picture(url)).at<cv::Vec3b>(0, 0), cv::Vec3b(1, 2, 3));
        PictureStore::forget(url);
        QVERIFY(PictureStore::picture(url).isNull());
        QVERIFY(PictureStore::picture(QUrl(u"file:///etc/hostname"_s)).isNull());
    }

    // The memory of a frame belongs to the camera and becomes invalid when the camera is removed or changed.
    void aFrameIsNotLookedIntoAfterItWasShown() {
        QVideoSink sink;
        LiveBoard live;
        live.setVideoSink(&sink);
        for (int i = 0; i < 80 && !live.steady(); ++i) {
            QVideoFrame frame = frameOf(drawBoard(view(0)), QVideoFrameFormat::Format_BGRX8888);
            sink.setVideoFrame(frame);
            QVERIFY(frame.map(QVideoFrame::WriteOnly));
            std::memset(frame.bits(0), 0, static_cast<std::size_t>(frame.mappedBytes(0)));
            frame.unmap();
            QTest::qWait(60);
        }
        QVERIFY(live.steady());
    }

    // A reading is steady after three frames that changed nothing, so after the fourth at the earliest.
    void aPictureAloneIsTakenAfterThreeFramesWhateverIsReadInThem() {
        QVideoSink sink;
        LiveBoard live;
        live.setVideoSink(&sink);
        QVERIFY(live.setProperty("pictureOnly", true));
        QSignalSpy steady(&live, &LiveBoard::becameSteady);
        QVERIFY(film(sink, [&] { return live.steady(); }));
        QCOMPARE(steady.size(), 1);
        QCOMPARE(live.framesRead(), 3);
        QVERIFY(live.taken().has_value() && !live.taken()->picture.empty());
    }

    void theIslandIsFollowedAndReadUntilTheReadingIsSteady() {
        QVideoSink sink;
        LiveBoard live;
        live.setVideoSink(&sink);
        QVERIFY(!live.alive());
        QSignalSpy steady(&live, &LiveBoard::becameSteady);
        QVERIFY(film(sink, [&] { return live.steady(); }));
        QCOMPARE(steady.size(), 1);
        QCOMPARE(live.outline().size(), 60); // x and y of thirty corners of the coast
        QCOMPARE(live.advice(), QString());
        QVERIFY(live.framesRead() > 3);
        QCOMPARE(live.progress(), 1.0);
        QCOMPARE(live.frameWidth(), 1280);
        Scanner scanner(nullptr);
        QVERIFY(scanner.take(&live));
        QCOMPARE(scanner.state(), u"found"_s);
        QVERIFY(scanner.unkept());
        QCOMPARE(PictureStore::picture(scanner.picture()).size(), QSize(1280, 720));
        live.restart();
        QVERIFY(!live.steady());
        QVERIFY(!scanner.take(&live)); // nothing was read; the previous picture stays
        QCOMPARE(scanner.state(), u"found"_s);
        const QUrl picture = scanner.picture();
        scanner.cancel();
        QVERIFY(PictureStore::picture(picture).isNull());
    }

    void aBoardAtSeaIsReadLiveWhetherItsScenarioIsChosenOrSeen_data() { // SCEN-5
        QTest::addColumn<bool>("chosen");
        QTest::newRow("the scenario is chosen") << true;
        QTest::newRow("the picture tells the scenario") << false;
    }
    void aBoardAtSeaIsReadLiveWhetherItsScenarioIsChosenOrSeen() {
        QFETCH(bool, chosen);
        const Board board = seafarers::scenarioBoard(Scenario::NewShores, 4, 7);
        Scanner scanner(nullptr);
        if (chosen) scanner.expect(u"new-shores"_s, 4);
        QVideoSink sink;
        LiveBoard live;
        live.setVideoSink(&sink);
        scanner.aim(&live);
        QVERIFY(film(
            sink, [&] { return live.steady(); }, board));
        QCOMPARE(live.advice(), QString());
        QVERIFY(live.framesRead() > 3);
        QVERIFY(scanner.take(&live));
        QCOMPARE(scanner.state(), u"found"_s);
        QCOMPARE(scanner.scenario(), u"new-shores"_s);
        QCOMPARE(scanner.scenarioPlayers(), QList<int>{4});
        QVERIFY(scanner.layouts().isEmpty()); // nothing is asked
        // The outline goes once around all hexes, those of the sea included, without crossing itself.
        const QList<double> outline = live.outline();
        const qsizetype corners = outline.size() / 2;
        QCOMPARE(corners, qsizetype{board.island().coast.size()});
        const auto corner = [&](qsizetype i) {
            i = (i + corners) % corners;
            return cv::Point2f(static_cast<float>(outline[2 * i]), static_cast<float>(outline[2 * i + 1]));
        };
        std::vector<cv::Point2f> around;
        for (qsizetype i = 0; i < corners; ++i) {
            around.push_back(corner(i));
            const double side = cv::norm(corner(i + 1) - corner(i));
            QVERIFY2(side > 0.7 * 58 && side < 1.3 * 58, qPrintable(QString::number(side)));
        }
        const double hexes = cv::contourArea(around) / (1.5 * std::sqrt(3.0) * 58 * 58);
        QVERIFY2(std::abs(hexes / board.island().hexCount - 1) < 0.15, qPrintable(QString::number(hexes)));
    }

    // A layout that is not the one on the table is given up, not read for ever.
    void anotherBoardThanTheExpectedOneIsNotRead() {
        Scanner scanner(nullptr);
        scanner.expect(u"through-the-desert"_s, 4);
        QVideoSink sink;
        LiveBoard live;
        live.setVideoSink(&sink);
        scanner.aim(&live);
        int shown = 0;
        film(
            sink, [&] { return ++shown == 15; }, seafarers::scenarioBoard(Scenario::NewShores, 4, 7));
        QCOMPARE(live.framesRead(), 0);
        // The scenario is changed while the picture goes on.
        scanner.expect(u"new-shores"_s, 4);
        scanner.aim(&live);
        QVERIFY(film(
            sink, [&] { return live.steady(); }, seafarers::scenarioBoard(Scenario::NewShores, 4, 7)));
    }

    void whatIsWrongWithThePictureIsSaid() {
        QVideoSink sink;
        LiveBoard live;
        live.setVideoSink(&sink);
        sink.setVideoFrame(
            frameOf(cv::Mat(720, 1280, CV_8UC3, cv::Scalar::all(3)), QVideoFrameFormat::Format_BGRX8888));
        QTRY_COMPARE(live.advice(), u"too-dark"_s);
        QVERIFY(live.alive());
        QVERIFY(live.outline().isEmpty());
        QVERIFY(!live.steady());
        QVERIFY(!live.taken());
    }

    // scan_benchmark measures the time per frame. This test checks that the window does not wait for it.
    void framesAreLookedAtBesideTheWindow() {
        QVideoSink sink;
        LiveBoard live;
        live.setVideoSink(&sink);
        const QVideoFrame frame = frameOf(drawBoard(view(0, {1920, 1080})), QVideoFrameFormat::Format_BGRX8888);
        sink.setVideoFrame(frame);
        QVERIFY(live.outline().isEmpty()); // the frame was passed to the thread, which has only begun the search
        int rounds = 0;
        while (live.outline().isEmpty() && rounds < 2000) {
            sink.setVideoFrame(frame);
            QTest::qWait(10); // the event loop of the window runs meanwhile
            ++rounds;
        }
        QVERIFY(!live.outline().isEmpty());
    }

    void aBoardThatGoesAwayWhileItIsReadDoesNotCrash() {
        QVideoSink sink;
        auto live = std::make_unique<LiveBoard>();
        live->setVideoSink(&sink);
        sink.setVideoFrame(frameOf(drawBoard(view(0)), QVideoFrameFormat::Format_BGRX8888));
        QTest::qWait(20); // a fixed wait: the thread is then processing the frame
        live.reset();
        sink.setVideoFrame(frameOf(drawBoard(view(1)), QVideoFrameFormat::Format_BGRX8888));
        QTest::qWait(50); // a fixed wait: a result for the deleted object would arrive during it
    }

    void sixCornersSetByHandAreEnoughToReadABoard() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"table.png"_s);
        const DrawnView drawn{.size = {1600, 1200}, .rotation = 20, .tilt = 25, .side = 110, .board = randomBoard(5)};
        cv::imwrite(file.toStdString(), drawBoard(drawn));
        const QList<double> exact = frameCorners(homographyOf(drawn), drawn.size);
        QCOMPARE(exact.size(), 12);
        QList<double> rough;
        for (int i = 0; i < 12; ++i) rough.append(exact[i] + (i % 3 - 1) * 14); // corners set with a finger are inexact
        for (const bool backwards : {false, true}) {
            QList<double> corners = rough;
            if (backwards)
                for (int i = 0; i < 6; ++i) {
                    corners[2 * i] = rough[2 * (5 - i)];
                    corners[2 * i + 1] = rough[2 * (5 - i) + 1];
                }
            Scanner scanner(nullptr);
            scanner.read(QUrl::fromLocalFile(file));
            QTRY_COMPARE_WITH_TIMEOUT(scanner.state(), u"found"_s, 30000);
            scanner.readWithCorners(corners);
            QCOMPARE(scanner.state(), u"reading"_s);
            QTRY_COMPARE_WITH_TIMEOUT(scanner.state(), u"found"_s, 30000);
            const QList<double> now = scanner.corners();
            double nearest = 1e9; // the rotation may differ by multiples of 60°
            for (int i = 0; i < 6; ++i)
                nearest = std::min(nearest, std::hypot(now[0] - exact[2 * i], now[1] - exact[2 * i + 1]));
            QVERIFY2(nearest < 12, qPrintable(QString::number(nearest)));
        }
    }

    void cornersThatAreNoHexagonAreNotRead() {
        QVERIFY(!homographyFromCorners({}));
        QVERIFY(!homographyFromCorners({0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
        QList<double> crossed = frameCorners(std::nullopt, {1000, 800});
        QVERIFY(homographyFromCorners(crossed));
        crossed.swapItemsAt(0, 6);
        crossed.swapItemsAt(1, 7);
        QVERIFY(!homographyFromCorners(crossed));
    }
};

QTEST_MAIN(LiveBoardTest)
#include "live_board_test.moc"
