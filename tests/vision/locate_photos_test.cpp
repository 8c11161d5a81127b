// SPDX-License-Identifier: GPL-3.0-or-later
// Needs labelled photographs that are not part of the project; skipped without them.
#include "engine/board/standard_island.h"
#include "vision/locate/find_island.h"
#include "vision/locate/plane.h"
#include "vision/picture/load_image.h"
#include "vision/trace.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <fstream>
#include <map>

using namespace reeve;
using namespace reeve::vision;

namespace {

constexpr double kNearEnough = 0.5; // hex sides, for the hex centre with the largest error
constexpr double kLeastShare = 0.9;

QString photoFolder() {
    const QString shared = qEnvironmentVariable("REEVE_SHARED", QStringLiteral(REEVE_SOURCE_DIR "/../shared"));
    return QDir(shared).filePath("photos");
}

double worstCenter(const cv::Matx33d& found, const cv::Matx33d& label) {
    double best = 1e9;
    for (int k = 0; k < 6; ++k) {
        double worst = 0;
        for (int i = 0; i < standard::kHexes; ++i) {
            const cv::Point2d p = toPoint(position(static_cast<HexId>(i)));
            worst = std::max(worst, cv::norm(project(found * turn(k * CV_PI / 3), p) - project(label, p)));
        }
        best = std::min(best, worst);
    }
    return best / sidePixels(label);
}

/// Counts the masks of the sea that the search computes.
class Opinions : public Trace {
public:
    int count = 0;
    void image(std::string_view stage, const cv::Mat&) override { count += stage == "sea"; }
    void figure(std::string_view, double) override {}
};

} // namespace

class LocatePhotosTest : public QObject {
    Q_OBJECT

private slots:
    void nineOfTenRealBoardsAreLocated() {
        const QStringList labels = QDir(photoFolder()).entryList({"*.json"}, QDir::Files, QDir::Name);
        if (labels.isEmpty()) QSKIP("no photographs: set REEVE_SHARED to the folder that holds photos/");
        std::map<QString, std::pair<int, int>> places;
        int located = 0;
        for (const QString& label : labels) {
            const QString path = QDir(photoFolder()).filePath(label);
            std::ifstream stream(path.toStdString());
            const auto json = nlohmann::json::parse(stream);
            cv::Matx33d truth;
            for (int i = 0; i < 9; ++i) truth.val[i] = json["board_to_image"][static_cast<std::size_t>(i)];
            const std::string image = json["image"];
            const LoadedImage photo =
                loadImage(QDir(photoFolder()).filePath(QString::fromStdString(image)).toStdString());
            QVERIFY2(!photo.error, image.c_str());
            const auto island = findIsland(photo.bgr, {});
            const bool near = island && worstCenter(island->boardToImage, truth) < kNearEnough;
            auto& [right, all] = places[label.section('-', 0, 0)];
            right += near;
            located += near;
            ++all;
            if (!near) qInfo("not located: %s", image.c_str());
        }
        for (const auto& [place, counts] : places)
            qInfo("%s: %d of %d", qPrintable(place), counts.first, counts.second);
        QVERIFY(located >= kLeastShare * static_cast<double>(labels.size()));
    }

    void aPlainLatticeEndsTheSearchWhereTheSeaIsHardToTell() {
        const QString file = QDir(photoFolder()).filePath("club-01.jpg");
        if (!QFile::exists(file)) QSKIP("no photographs: set REEVE_SHARED to the folder that holds photos/");
        const LoadedImage photo = loadImage(file.toStdString());
        LocateParams seaAlone;
        seaAlone.fairScore = 2; // never reached
        Opinions before;
        const auto slow = findIsland(photo.bgr, seaAlone, &before);
        Opinions now;
        const auto quick = findIsland(photo.bgr, {}, &now);
        QVERIFY(slow && quick);
        QVERIFY2(now.count < before.count, qPrintable(QString("%1 of %2").arg(now.count).arg(before.count)));
        QVERIFY(worstCenter(quick->boardToImage, slow->boardToImage) < 0.15);
    }
};

QTEST_APPLESS_MAIN(LocatePhotosTest)
#include "locate_photos_test.moc"
