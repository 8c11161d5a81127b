// SPDX-License-Identifier: GPL-3.0-or-later
// The workbench opened on a folder of drawn boards.
#include "app/workbench/bench_window.h"
#include "engine/game.h"
#include "tests/vision/drawn_board.h"
#include "vision/stages/plane.h"

#include <opencv2/imgcodecs.hpp>

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace reeve;
using namespace reeve::workbench;
using namespace Qt::StringLiterals;
using vision::PieceKind;

namespace {

/// The action with these words, also in a menu below.
QAction* actionNamed(const QMenu& menu, const QStringList& path) {
    for (QAction* action : menu.actions())
        if (action->text() == path.first()) return path.size() == 1 ? action : actionNamed(*action->menu(), path.mid(1));
    return nullptr;
}

} // namespace

class WindowTest : public QObject {
Q_OBJECT
    QTemporaryDir m_folder;

private slots:
    void initTestCase() {
        const vision::DrawnView view{.size = {1200, 900}, .tilt = 10, .side = 85, .board = randomBoard(5)};
        cv::imwrite(m_folder.filePath(u"a.png"_s).toStdString(), vision::drawBoard(view));
        cv::imwrite(m_folder.filePath(u"b.png"_s).toStdString(), cv::Mat(300, 400, CV_8UC3, cv::Scalar(60, 90, 140)));
    }

    void aFolderIsOpenedAndEveryStageIsShown() {
        BenchWindow window;
        window.show();
        QVERIFY(window.openFolder(m_folder.path()));
        const QStringList stages = window.stageNames();
        for (const QString& stage : {u"sea"_s, u"coast"_s, u"score"_s, u"from above"_s, u"hexes"_s, u"paths"_s, u"intersections"_s})
            QVERIFY2(stages.contains(stage), qPrintable(stage));
        QVERIFY(window.label().boardToImage);
        QVERIFY(!window.changed());
        window.showPhotograph(u"b.png"_s);
        QVERIFY(window.stageNames().contains(u"why not"_s));
        QVERIFY(!window.label().boardToImage);
    }

    void aClickMeansThePlaceUnderIt() {
        const cv::Matx33d h{100, 0, 600, 0, 100, 450, 0, 0, 1};
        const auto pixel = [&](BoardPoint p) { return QPointF(600 + 100 * p.x, 450 + 100 * p.y); };
        QVERIFY(PhotoView::placeAt(h, pixel(position(*hexNamed("C3")))) == Place(*hexNamed("C3")));
        QVERIFY(PhotoView::placeAt(h, pixel(position(*intersectionNamed("c5")))) == Place(*intersectionNamed("c5")));
        QVERIFY(PhotoView::placeAt(h, pixel(position(*pathNamed("c5-c6")))) == Place(*pathNamed("c5-c6")));
        QVERIFY(PhotoView::placeAt(h, QPointF(5, 5)) == Place(std::monostate{}));
    }

    void whatIsSetRightIsSavedBesideThePhotographAndReadAgain() {
        {
            BenchWindow window;
            QVERIFY(window.openFolder(m_folder.path()));
            const Place hex = *hexNamed("A1");
            actionNamed(*window.menuFor(hex), {u"mountains"_s})->trigger();
            actionNamed(*window.menuFor(hex), {u"number"_s, u"11"_s})->trigger();
            actionNamed(*window.menuFor(hex), {u"robber"_s})->trigger();
            actionNamed(*window.menuFor(*pathNamed("a1-a2")), {u"blue road"_s})->trigger();
            actionNamed(*window.menuFor(*intersectionNamed("a1")), {u"white"_s, u"knight 2, active"_s})->trigger();
            QVERIFY(window.changed());
            QVERIFY(window.save());
            QVERIFY(!window.changed());
        }
        BenchWindow window;
        QVERIFY(window.openFolder(m_folder.path()));
        QVERIFY((window.label().hexes[0] == LabelledHex{Terrain::Mountains, 11}));
        QCOMPARE(window.label().robber, hexNamed("A1"));
        QVERIFY(window.label().at(*pathNamed("a1-a2"))->color == Color::Blue);
        QVERIFY(window.label().at(*intersectionNamed("a1"))->level == 2);
        actionNamed(*window.menuFor(*pathNamed("a1-a2")), {u"nothing"_s})->trigger();
        QVERIFY(!window.label().at(*pathNamed("a1-a2")));
    }

    void theFolderIsCounted() {
        BenchWindow window;
        QVERIFY(window.openFolder(m_folder.path()));
        QVERIFY(window.save());
        const Confusions all = window.confusions();
        QCOMPARE(all.photographs, 1); // the other has no label
        QCOMPARE(all.found, 1);
        QCOMPARE(all.terrain.total(), 19);
        QVERIFY(all.terrain.right() >= 18);
    }

    void aDamagedLabelIsSaidAndAnEmptyFolderIsNone() {
        QFile file(m_folder.filePath(u"a.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"hexes\":");
        file.close();
        BenchWindow window;
        QVERIFY(window.openFolder(m_folder.path()));
        QVERIFY(window.label().boardToImage); // what was read is shown instead
        const QTemporaryDir empty;
        QVERIFY(!window.openFolder(empty.path()));
        file.remove();
    }

    void theProgramSaysHowItIsUsed() {
        const auto run = [](const QStringList& words) {
            QProcess bench;
            bench.start(qEnvironmentVariable("REEVE_WORKBENCH"), words);
            bench.waitForFinished(60000);
            return std::pair{bench.exitCode(), bench.readAllStandardOutput() + bench.readAllStandardError()};
        };
        QCOMPARE(run({u"--help"_s}).first, 0);
        QVERIFY(run({u"--help"_s}).second.contains("reeve-workbench [FOLDER]"));
        QCOMPARE(run({u"--wrong"_s}).first, 2);
        const QTemporaryDir empty;
        QCOMPARE(run({empty.path()}).first, 2);
        QVERIFY(run({u"--confusions"_s, empty.path()}).second.contains("no photograph with a label"));
    }
};

QTEST_MAIN(WindowTest)
#include "window_test.moc"
