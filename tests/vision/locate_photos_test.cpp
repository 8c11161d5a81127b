// SPDX-License-Identifier: GPL-3.0-or-later
// Needs labelled photographs that are not part of the project; skipped without them.
#include "engine/board/standard_island.h"
#include "tests/vision/board_label.h"
#include "vision/locate/find_island.h"
#include "vision/locate/plane.h"
#include "vision/picture/load_image.h"
#include "vision/trace.h"

#include <QTest>

#include <algorithm>

using namespace reeve;
using namespace reeve::vision;

namespace {

constexpr double kNearEnough = 0.5; // hex sides, for the hex centre with the largest error

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
    void everyBoardOfAPlaceIsLocated_data() {
        QTest::addColumn<Place>("place");
        for (const Place& place : photographedPlaces()) QTest::newRow(place.name) << place;
    }

    void everyBoardOfAPlaceIsLocated() {
        if (photographedPlaces().empty()) QSKIP("no photographs: REEVE_SHARED does not name a folder with photos/");
        QFETCH(const Place, place);
        for (const auto& file : place.labels()) {
            const BoardLabel label = boardLabel(file);
            const LoadedImage photo = loadImage(label.image);
            QVERIFY2(!photo.error, label.image.c_str());
            const auto island = findIsland(photo.bgr, {});
            const double shrunk = 1 / photo.scale;
            const cv::Matx33d truth = cv::Matx33d{shrunk, 0, 0, 0, shrunk, 0, 0, 0, 1} * label.boardToImage;
            QVERIFY2(island && worstCenter(island->boardToImage, truth) < kNearEnough, label.image.c_str());
        }
    }

    void aPlainLatticeEndsTheSearchWhereTheSeaIsHardToTell() {
        if (photographedPlaces().empty()) QSKIP("no photographs: REEVE_SHARED does not name a folder with photos/");
        const LoadedImage photo = loadImage(boardLabel(Place{"photos", "club", {1}}.labels().front()).image);
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
