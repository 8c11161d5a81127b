// SPDX-License-Identifier: GPL-3.0-or-later
// A camera that appears, disappears during a picture, returns or fails, and a video in its place: in the real window,
// with the messages shown.
#include "app/device/language.h"
#include "app/pictures/scanner.h"
#include "app/services.h"
#include "app/window/settings.h"
#include "tests/monkey/real_window.h"
#include "tests/monkey/removable_camera.h"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

#include <cmath>
#include <memory>
#include <utility>

using namespace reeve::app;
using namespace Qt::StringLiterals;
using reeve::testing::RemovableCamera;

namespace {

QStringList g_warnings;

void notice(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type == QtDebugMsg || type == QtInfoMsg) return;
    if (text.contains("qrc:"_L1) || type == QtCriticalMsg) g_warnings.append(text);
}

/// The visible item with this name below `top`, or null.
QQuickItem* shown(QQuickItem* top, const QString& name) {
    if (!top->isVisible()) return nullptr;
    if (top->objectName() == name) return top;
    for (QQuickItem* child : top->childItems())
        if (QQuickItem* found = shown(child, name)) return found;
    return nullptr;
}

/// Writes a video of `picture(i)` with this number of frames. False: OpenCV cannot.
template <typename Picture>
bool writeVideo(const QString& file, int frames, const Picture& picture) {
    cv::VideoWriter video(file.toStdString(), cv::VideoWriter::fourcc('M', 'J', 'P', 'G'), 15, {960, 540});
    for (int i = 0; video.isOpened() && i < frames; ++i) video.write(picture(i));
    return video.isOpened();
}

} // namespace

class CameraTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<Services> m_services;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    Language m_language;
    QQuickWindow* m_window = nullptr;
    RemovableCamera* m_camera = nullptr;

    [[nodiscard]] QQuickItem* item(const QString& name) const { return shown(m_window->contentItem(), name); }
    /// Presses the button with this name until `done()`; a button whose meaning has just changed ignores taps.
    template <typename Done>
    [[nodiscard]] bool press(const QString& name, const Done& done) {
        return QTest::qWaitFor(
            [&] {
                if (done()) return true;
                if (item(name) != nullptr) QMetaObject::invokeMethod(item(name), "activate");
                QTest::qWait(50);
                return done();
            },
            15000);
    }
    [[nodiscard]] bool closeLive() {
        return press(u"liveClose"_s, [&] { return item(u"liveHint"_s) == nullptr; });
    }
    [[nodiscard]] QString said() const {
        return item(u"liveHint"_s) ? item(u"liveHint"_s)->property("text").toString() : QString();
    }

    /// Opens the live picture of the camera and waits for some frames. False: none came.
    [[nodiscard]] bool openLive() {
        m_camera->plugIn();
        const int before = m_camera->framesShown();
        return press(u"scanCamera"_s, [&] { return !said().isEmpty(); }) &&
               QTest::qWaitFor([&] { return m_camera->framesShown() > before + 2; });
    }

    /// Opens a file as the page does after it was chosen.
    void openFile(const QString& file) {
        QMetaObject::invokeMethod(item(u"scanPage"_s), "open", Q_ARG(QUrl, QUrl::fromLocalFile(file)));
    }

private slots:
    void initTestCase() {
        qInstallMessageHandler(notice);
        qputenv("QT_MEDIA_BACKEND", "ffmpeg"); // as main() does
        reeve::testing::liveIn(m_home.path());
    }
    void init() {
        m_engine.reset();
        m_services.reset();
        g_warnings.clear();
        m_services = std::make_unique<Services>();
        const QImage board(QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/board.jpg"));
        QVERIFY(!board.isNull());
        auto camera = std::make_unique<RemovableCamera>(board.scaledToWidth(960, Qt::SmoothTransformation));
        m_camera = camera.get();
        m_services->useCamera(std::move(camera));
        m_services->settings->setLanguage(u"en"_s);
        m_services->settings->setReducedMotion(true);
        m_engine = std::make_unique<QQmlApplicationEngine>();
        const auto follow = [this] { m_language.show(m_services->settings->language(), m_engine.get()); };
        follow();
        connect(m_services->settings.get(), &Settings::languageChanged, m_engine.get(), follow);
        m_window = reeve::testing::openWindow(*m_engine);
        QVERIFY(m_window != nullptr);
        m_window->setProperty("page", u"scan"_s);
        QTRY_VERIFY(item(u"scanOpen"_s) != nullptr);
    }
    void cleanup() {
        m_engine.reset();
        m_services.reset();
        m_camera = nullptr;
        QCOMPARE(g_warnings, QStringList());
    }

    void aCameraIsOfferedFromTheMomentItIsPluggedIn() {
        QVERIFY(item(u"scanCamera"_s) == nullptr);
        m_camera->plugIn();
        QTRY_VERIFY(item(u"scanCamera"_s) != nullptr);
        m_camera->pullOut();
        QTRY_VERIFY(item(u"scanCamera"_s) == nullptr);
    }

    void whoeverPullsTheCameraOutIsToldInTheirLanguage() {
        QVERIFY(openLive());
        m_camera->pullOut();
        QCOMPARE(said(), u"The camera is disconnected. Plug it in again, or open a picture."_s);
        m_services->settings->setLanguage(u"de"_s);
        QTRY_COMPARE(said(), u"Die Kamera ist nicht mehr verbunden. Steckt sie wieder ein oder öffnet ein Bild."_s);
        // The page can be left, and its state is as before.
        QVERIFY(closeLive());
        QCOMPARE(m_services->scanner->state(), u"idle"_s);
        QVERIFY(item(u"scanOpen"_s) != nullptr);
    }

    void aCameraThatIsPluggedInAgainGoesOn() {
        QVERIFY(openLive());
        m_camera->pullOut();
        const int before = m_camera->framesShown();
        QVERIFY(!m_camera->running());
        m_camera->plugIn();
        QTRY_VERIFY(m_camera->framesShown() > before + 2);
        QVERIFY(!said().startsWith("The camera"_L1));
    }

    void whatTheCameraSaysIsPassedOn() {
        QVERIFY(openLive());
        m_camera->jam(u"The device is busy"_s);
        QCOMPARE(said(), u"The camera reports: The device is busy"_s);
        m_camera->pullOut();
        m_camera->plugIn();
        QTRY_VERIFY(m_camera->running() && !said().startsWith("The camera"_L1));
    }

    void theTorchIsOfferedWhereTheCameraHasOneAndIsOffAtEveryStart() {
        QVERIFY(openLive());
        QVERIFY(item(u"liveTorch"_s) == nullptr);
        QVERIFY(closeLive());
        m_camera->giveTorch();
        QVERIFY(openLive());
        QVERIFY(press(u"liveTorch"_s, [&] { return m_camera->lit(); }));
        QVERIFY(item(u"liveTorch"_s)->property("checked").toBool());
        m_camera->pullOut();
        m_camera->plugIn();
        QTRY_VERIFY(m_camera->running() && item(u"liveTorch"_s) != nullptr);
        QVERIFY(!m_camera->lit() && !item(u"liveTorch"_s)->property("checked").toBool());
    }

    void whereThereAreTwoCamerasATapLooksThroughTheOther() {
        QVERIFY(openLive());
        QVERIFY(item(u"liveOther"_s) == nullptr);
        m_camera->giveOther();
        QTRY_VERIFY(item(u"liveOther"_s) != nullptr);
        QVERIFY(press(u"liveOther"_s, [&] { return m_camera->usesOther(); }));
        QTRY_VERIFY(m_camera->running());
        const int before = m_camera->framesShown();
        QTRY_VERIFY(m_camera->framesShown() > before + 2);
    }

    void afterABoardWasReadTheCameraCanBeUsedAgain() {
        QVERIFY(openLive());
        QTRY_COMPARE_WITH_TIMEOUT(m_services->scanner->state(), u"found"_s, 60000);
        QTRY_VERIFY(item(u"openCamera"_s) != nullptr);
        QVERIFY(press(u"openCamera"_s, [&] { return !said().isEmpty(); }));
        QTRY_VERIFY(m_camera->running());
    }

    void aCameraThatGoesBeforeThePictureOpensIsToldOf() {
        m_camera->plugIn();
        QTRY_VERIFY(item(u"scanCamera"_s) != nullptr);
        m_camera->blockSignals(true); // the camera disappears without a signal
        m_camera->pullOut();
        m_camera->blockSignals(false);
        QVERIFY(press(u"scanCamera"_s, [&] { return !said().isEmpty(); }));
        QTRY_COMPARE(said(), u"The camera is disconnected. Plug it in again, or open a picture."_s);
    }

    void aVideoIsFollowedUntilItsBoardIsRead() {
        const QString file = m_home.filePath(u"board.avi"_s);
        const cv::Mat board = cv::imread(REEVE_SOURCE_DIR "/resources/demo/board.jpg");
        // A camera that is held in the hand.
        const auto frame = [&](int i) {
            cv::Mat seen;
            const double zoom = 500.0 / board.rows;
            cv::warpAffine(board, seen,
                           cv::Matx23d{zoom, 0, (960 - zoom * board.cols) / 2 + 4 * std::sin(0.3 * i), 0, zoom,
                                       20 + 3 * std::cos(0.2 * i)},
                           {960, 540}, cv::INTER_AREA, cv::BORDER_REPLICATE);
            return seen;
        };
        if (!writeVideo(file, 150, frame)) QSKIP("no video can be written here");
        openFile(file);
        QTRY_COMPARE_WITH_TIMEOUT(m_services->scanner->state(), u"found"_s, 30000);
        QTRY_VERIFY2(item(u"liveHint"_s) == nullptr, "the live picture closes by itself");
    }

    void aVideoThatEndsWithoutABoardSaysSo() {
        const QString file = m_home.filePath(u"table.avi"_s);
        if (!writeVideo(file, 20, [](int) { return cv::Mat(540, 960, CV_8UC3, cv::Scalar(60, 90, 140)); }))
            QSKIP("no video can be written here");
        openFile(file);
        QTRY_COMPARE_WITH_TIMEOUT(said(), u"The video ended before the board could be read. Try another one."_s, 20000);
        QVERIFY(closeLive());
    }

    void aFileThatIsNoVideoSaysSo() {
        const QString path = m_home.filePath(u"letter.mp4"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Dear friends, this is no video.");
        file.close();
        openFile(path);
        QTRY_COMPARE_WITH_TIMEOUT(said(), u"This video cannot be played. Choose another one."_s, 20000);
        QVERIFY(closeLive());
        QVERIFY(item(u"scanOpen"_s) != nullptr);
    }

    void nobodyLooksThroughACameraWhoseViewIsClosed() {
        QVERIFY(openLive());
        QVERIFY(closeLive());
        QTRY_VERIFY(!m_camera->running());
        QVERIFY(openLive());
        m_window->setProperty("page", u"home"_s);
        QTRY_VERIFY(!m_camera->running());
    }

    void pullingTheCameraOutWhileAFrameIsReadBreaksNothing() {
        for (int round = 0; round < 12; ++round) {
            QVERIFY(openLive());
            QTest::qWait(20 * round); // at moments from the search of the island to the reading of pieces
            m_camera->pullOut();
            if (item(u"liveHint"_s) != nullptr) {
                QVERIFY(said().startsWith("The camera is disconnected"_L1));
                QVERIFY(closeLive());
            }
            QTRY_VERIFY(item(u"liveHint"_s) == nullptr);
            m_services->scanner->cancel();
        }
        m_services->scanner->read(QUrl::fromLocalFile(QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/board.jpg")));
        QTRY_COMPARE_WITH_TIMEOUT(m_services->scanner->state(), u"found"_s, 60000);
    }
};

QTEST_MAIN(CameraTest)
#include "camera_test.moc"
