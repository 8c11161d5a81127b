// SPDX-License-Identifier: GPL-3.0-or-later
// The workbench opened on a folder of drawn boards.
#include "app/tools/workbench/bench_window.h"
#include "engine/game.h"
#include "tests/vision/drawn_board.h"
#include "vision/locate/plane.h"

#include <opencv2/imgcodecs.hpp>

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace reeve;
using namespace reeve::workbench;
using namespace Qt::StringLiterals;
using vision::PieceKind;

namespace {

/// The action at this path of texts through the submenus; nullptr if there is none.
QAction* actionNamed(const QMenu& menu, const QStringList& path) {
    for (QAction* action : menu.actions())
        if (action->text() == path.first())
            return path.size() == 1 ? action : actionNamed(*action->menu(), path.mid(1));
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
        for (const QString& stage :
             {u"sea"_s, u"coast"_s, u"score"_s, u"from above"_s, u"hexes"_s, u"paths"_s, u"intersections"_s})
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

    void aWallAndAMetropolisStandWithACityAndAHarbourOnTheCoast() {
        BenchWindow window;
        QVERIFY(window.openFolder(m_folder.path()));
        const IntersectionId intersection = *intersectionNamed("c5");
        QVERIFY2(!actionNamed(*window.menuFor(intersection), {u"wall under the city"_s}), "there is no city yet");
        actionNamed(*window.menuFor(intersection), {u"red"_s, u"city"_s})->trigger();
        actionNamed(*window.menuFor(intersection), {u"wall under the city"_s})->trigger();
        actionNamed(*window.menuFor(intersection), {u"metropolis over the city"_s})->trigger();
        QVERIFY(window.label().has(intersection, PieceKind::Wall) &&
                window.label().has(intersection, PieceKind::Metropolis));
        QVERIFY(actionNamed(*window.menuFor(intersection), {u"wall under the city"_s})->isChecked());
        actionNamed(*window.menuFor(intersection), {u"wall under the city"_s})->trigger();
        QVERIFY(!window.label().has(intersection, PieceKind::Wall));
        actionNamed(*window.menuFor(intersection), {u"red"_s, u"settlement"_s})->trigger();
        QVERIFY2(!window.label().has(intersection, PieceKind::Metropolis), "it went with its city");

        const PathId coast = *pathNamed("a1-a2");
        actionNamed(*window.menuFor(coast), {u"harbour"_s, u"wool"_s})->trigger();
        QCOMPARE(window.label().harborAt(coast), std::optional(HarborKind::Wool));
        actionNamed(*window.menuFor(coast), {u"harbour"_s, u"none"_s})->trigger();
        QVERIFY(!window.label().harborAt(coast));
        QVERIFY2(!actionNamed(*window.menuFor(*pathNamed("c5-c6")), {u"harbour"_s}),
                 "a path between two hexes is no coast");
        actionNamed(*window.menuFor(*hexNamed("B2")), {u"merchant"_s})->trigger();
        QCOMPARE(window.label().merchant, hexNamed("B2"));
    }

    void offTheIslandItIsSaidWhereTheShipStands() {
        BenchWindow window;
        QVERIFY(window.openFolder(m_folder.path()));
        QVERIFY(actionNamed(*window.menuFor(std::monostate{}), {u"none"_s})->isChecked());
        actionNamed(*window.menuFor(std::monostate{}), {u"3"_s})->trigger();
        QVERIFY(window.label().ship && *window.label().ship == 3);
        QVERIFY(actionNamed(*window.menuFor(std::monostate{}), {u"3"_s})->isChecked());
    }

    void whereNoBoardIsFoundSixCornersAreDraggedAndThenItIsRead() {
        BenchWindow window;
        window.show();
        QVERIFY(window.openFolder(m_folder.path()));
        const cv::Matx33d found = window.label().boardToImage.value();
        window.setCorners();
        QCOMPARE(window.photo().corners().size(), 12);
        // A corner is dragged so far inside that no camera position gives this hexagon.
        const QList<double> before = window.photo().corners();
        const auto pixel = [&](double x, double y) { return window.photo().mapFromScene(QPointF(x, y)); };
        const QPoint from = pixel(before[0], before[1]), to = pixel(600, 450);
        const auto drag = [&](QPoint a, QPoint b) {
            QTest::mousePress(window.photo().viewport(), Qt::LeftButton, {}, a);
            QTest::mouseMove(window.photo().viewport(), (a + b) / 2);
            QTest::mouseMove(window.photo().viewport(), b);
            QTest::mouseRelease(window.photo().viewport(), Qt::LeftButton, {}, b);
        };
        drag(from, to);
        QVERIFY(window.photo().corners() != before);
        window.setCorners();
        QVERIFY2(!window.photo().corners().isEmpty() && !window.changed(), "they still lie there");
        drag(to, from);
        window.setCorners();
        QVERIFY(window.photo().corners().isEmpty());
        QVERIFY(window.changed());
        const cv::Matx33d now = window.label().boardToImage.value();
        for (const cv::Point2d& p : {cv::Point2d{0, 0}, cv::Point2d{4, 0}, cv::Point2d{-2, 3}})
            QVERIFY(cv::norm(vision::project(now, p) - vision::project(found, p)) < 12);
        QVERIFY(window.label().hexes[0].terrain);
    }

    void theFolderIsCounted() {
        BenchWindow window;
        QVERIFY(window.openFolder(m_folder.path()));
        QVERIFY(window.save());
        const Confusions all = window.confusions();
        QCOMPARE(all.photographs, 1); // the other photograph has no label
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
        QVERIFY(window.label().boardToImage); // the result of reading the photograph is shown instead
        const QTemporaryDir empty;
        QVERIFY(!window.openFolder(empty.path()));
        file.remove();
    }

    void theWindowSpeaksGerman() {
        QTranslator german;
        QVERIFY(german.load(u":/i18n/reeve_de.qm"_s));
        QCoreApplication::installTranslator(&german);
        BenchWindow window;
        QVERIFY(window.openFolder(m_folder.path()));
        QVERIFY(window.windowTitle().endsWith(u"Reeve-Werkbank"_s));
        QVERIFY(window.stageNames().contains(u"von oben"_s));
        const Place hex = *hexNamed("A1");
        QVERIFY(actionNamed(*window.menuFor(hex), {u"Gebirge"_s}));
        QVERIFY(actionNamed(*window.menuFor(hex), {u"Räuber"_s}));
        QVERIFY(actionNamed(*window.menuFor(*pathNamed("a1-a2")), {u"Straße, blau"_s}));
        QVERIFY(actionNamed(*window.menuFor(*intersectionNamed("a1")), {u"weiß"_s, u"Ritter 2, aktiv"_s}));
        QVERIFY(window.save());
        QFile label(m_folder.filePath(u"a.json"_s));
        QVERIFY(label.open(QIODevice::ReadOnly));
        QVERIFY2(!label.readAll().contains("Gebirge"),
                 "labels are in the words of the record whatever the screen says");
        const QString tables = window.confusions().text();
        QVERIFY2(tables.contains(u"Landschaften: "_s) && tables.contains(u" richtig ("_s), qPrintable(tables));
        QCoreApplication::removeTranslator(&german);
        QVERIFY(Confusions().text().contains(u"Terrain: nothing labelled"_s));
        label.remove();
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
