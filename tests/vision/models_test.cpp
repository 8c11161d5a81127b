// SPDX-License-Identifier: GPL-3.0-or-later
// Networks can be run with any number of crops and from any thread.
#include "vision/networks/networks.h"
#include "vision/read_board.h"

#include <opencv2/core.hpp>

#include <QTest>

#include <cmath>
#include <thread>
#include <vector>

using namespace reeve::vision;

namespace {

constexpr int kRoadPixels = 48;

std::vector<cv::Mat> noise(int crops, int pixels, unsigned seed = 4) {
    cv::RNG random(seed);
    std::vector<cv::Mat> all;
    for (int i = 0; i < crops; ++i) {
        all.emplace_back(pixels, pixels, CV_8UC3);
        random.fill(all.back(), cv::RNG::UNIFORM, 0, 256);
    }
    return all;
}

} // namespace

class ModelsTest : public QObject {
    Q_OBJECT

private slots:
    void manyCropsAreSeenAsEachByItself() {
        for (const int crops : {1, 2, 10, 11, 23}) {
            const std::vector<cv::Mat> all = noise(crops, kRoadPixels);
            const cv::Mat together = lookAt(kRoadHead, all);
            QCOMPARE(together.rows, crops);
            for (int i = 0; i < crops; ++i) {
                const std::vector<cv::Mat> one{all[static_cast<std::size_t>(i)]};
                const cv::Mat alone = lookAt(kRoadHead, one);
                QVERIFY(cv::norm(together.row(i), alone, cv::NORM_INF) < 1e-3);
            }
        }
    }

    void eachOutputHasARowForEachCrop() {
        const std::vector<cv::Mat> seen = lookForAll(Model::Tiles, noise(19, 64), {"terrain", "where"});
        QCOMPARE(seen.size(), std::size_t{2});
        QCOMPARE(seen[0].size(), cv::Size(6, 19));
        QCOMPARE(seen[1].size(), cv::Size(257, 19));
    }

    void theLastWeightsMakeTheAnswerOfTheMeansAndGreatestValuesOfTheCells() {
        const std::vector<cv::Mat> seen =
            lookForAll(Model::Closeups, noise(2, 96), {kPieceHead.output, kPieceHead.features, kCloseCells});
        const cv::Mat weights = lastWeights(Model::Closeups);
        const cv::Mat apart = seen[0].row(0) - seen[0].row(1);
        const cv::Mat told = (seen[1].row(0) - seen[1].row(1)) * weights.t();
        QVERIFY(cv::norm(apart, told, cv::NORM_INF) < 1e-3);
        const int maps = weights.cols / 2;
        for (int crop = 0; crop < 2; ++crop) {
            const cv::Mat cells = seen[2].row(crop).reshape(1, maps);
            for (int map = 0; map < maps; ++map) {
                double most = 0;
                cv::minMaxLoc(cells.row(map), nullptr, &most);
                QVERIFY(std::abs(cv::mean(cells.row(map))[0] - static_cast<double>(seen[1].at<float>(crop, map))) <
                        1e-3);
                QVERIFY(std::abs(most - static_cast<double>(seen[1].at<float>(crop, maps + map))) < 1e-3);
            }
        }
    }

    void whatWasSeenHoldsWhenTheNetworkLooksAgain() {
        const cv::Mat first = lookAt(kRoadHead, noise(3, kRoadPixels));
        const cv::Mat kept = first.clone();
        lookAt(kRoadHead, noise(3, kRoadPixels, 5));
        QCOMPARE(cv::norm(first, kept, cv::NORM_INF), 0.0);
    }

    void threadsThatReadAtOnceSeeTheSame() {
        const std::vector<cv::Mat> crops = noise(5, kRoadPixels);
        const cv::Mat here = lookAt(kRoadHead, crops);
        std::vector<cv::Mat> there(3);
        std::vector<std::thread> threads;
        for (cv::Mat& seen : there)
            threads.emplace_back([&seen, &crops] {
                prepareToRead();
                prepareToRead();
                seen = lookAt(kRoadHead, crops);
            });
        for (std::thread& thread : threads) thread.join();
        for (const cv::Mat& seen : there) QVERIFY(cv::norm(seen, here, cv::NORM_INF) < 1e-3);
    }
};

QTEST_APPLESS_MAIN(ModelsTest)
#include "models_test.moc"
