// SPDX-License-Identifier: GPL-3.0-or-later
// Where in a crop a network sees a thing.
#include "vision/look/where_seen.h"

#include <QTest>

using namespace reeve::vision;

class WhereSeenTest : public QObject {
    Q_OBJECT

private slots:
    void aThingIsSeenWhereTheMapThatSpeaksForItIsBright() {
        cv::Mat1f cells = cv::Mat1f::zeros(1, 2 * 36); // two feature maps of 6 x 6 cells
        cells(4 * 6 + 2) = 3; // a cell of the first map, which has positive weights for the thing
        cells(36 + 1) = 9;    // a cell of the second map, which has negative weights
        cv::Mat1f weights = cv::Mat1f::zeros(2, 4);
        weights(1, 0) = weights(1, 2) = 1;
        weights(1, 1) = weights(1, 3) = -1;
        const auto seen = whereSeen(cells, weights, 1, 0);
        QVERIFY(seen[0].has_value());
        QCOMPARE(seen[0]->x, 32.0F);
        QCOMPARE(seen[0]->y, 64.0F);
    }

    void whereNothingSpeaksForItItIsNowhere() {
        const cv::Mat1f nothing = cv::Mat1f::zeros(1, 2 * 36);
        const cv::Mat1f weights = cv::Mat1f::ones(2, 4);
        QVERIFY(!whereSeen(nothing, weights, 1, 0)[0].has_value());
    }
};

QTEST_APPLESS_MAIN(WhereSeenTest)
#include "where_seen_test.moc"
