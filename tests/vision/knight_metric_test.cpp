// SPDX-License-Identifier: GPL-3.0-or-later
// The measure of likeness that a set learns for the knights of its box.
#include "engine/basics/ids.h"
#include "vision/set/knight_metric.h"

#include <QTest>

#include <cmath>
#include <random>
#include <vector>

using namespace reeve;
using namespace reeve::vision;

namespace {

constexpr int kColumns = 40;

/// Features of a knight: 0 tells its level, 1 its colour; 2 differs from knight to knight of one level.
cv::Mat1f rowOf(int level, std::size_t color, float other) {
    cv::Mat1f row(1, kColumns, 0.5F);
    row(0) += 0.1F * static_cast<float>(level);
    row(1) += 0.4F * static_cast<float>(color);
    row(2) += other;
    return row;
}

/// Learned from four knights of each level and each of two colours.
KnightMetric learned() {
    std::mt19937 chance(7);
    std::uniform_real_distribution<float> other(-0.3F, 0.3F);
    cv::Mat1f rows;
    std::vector<std::size_t> colors;
    std::vector<int> classes;
    for (int i = 0; i < 4; ++i)
        for (int level = 0; level < 3; ++level)
            for (const std::size_t color : {0U, 1U}) {
                rows.push_back(rowOf(level, color, other(chance)));
                colors.push_back(color);
                classes.push_back(level);
            }
    return {rows, colors, classes, 0.95};
}

double apart(const KnightMetric& metric, const cv::Mat1f& a, std::size_t colorOfA, const cv::Mat1f& b,
             std::size_t colorOfB) {
    return cv::norm(metric.transformed(a, colorOfA), metric.transformed(b, colorOfB));
}

} // namespace

class KnightMetricTest : public QObject {
    Q_OBJECT

private slots:
    void aSetWithoutKnightsHasNoMetric() {
        QVERIFY(KnightMetric().empty());
        QVERIFY(KnightMetric({}, {}, {}, 0.95).empty());
        QVERIFY(!learned().empty());
    }

    void aSingleKnightIsNotTransformedButForItsColor() {
        const cv::Mat1f row = rowOf(1, 0, 0.1F);
        const KnightMetric metric(row, {0}, {1}, 0.95);
        QCOMPARE(cv::norm(metric.transformed(row, 0)), 0.0);
        QVERIFY(std::abs(apart(metric, row, 0, rowOf(2, 0, 0.1F), 0) - 0.1) < 1e-5);
    }

    void whatDiffersAmongKnightsOfOneLevelCountsLessThanWhatTellsTheLevel() {
        const KnightMetric metric = learned();
        const cv::Mat1f one = rowOf(0, 0, 0);
        const double byLevel = apart(metric, one, 0, rowOf(1, 0, 0), 0);
        const double byOther = apart(metric, one, 0, rowOf(0, 0, 0.1F), 0); // as far apart in the columns
        QVERIFY2(byLevel > 1.2 * byOther, qPrintable(QString("%1 %2").arg(byLevel).arg(byOther)));
    }

    void knightsOfTwoColorsWithTheSameMarksAreAlike() {
        const KnightMetric metric = learned();
        const double sameMarks = apart(metric, rowOf(1, 0, 0), 0, rowOf(1, 1, 0), 1);
        const double sameColor = apart(metric, rowOf(1, 0, 0), 0, rowOf(2, 0, 0), 0);
        QVERIFY2(sameMarks < sameColor, qPrintable(QString("%1 %2").arg(sameMarks).arg(sameColor)));
    }

    void aColorThatTheSetHasNotSeenHasTheMeanOfAllKnights() {
        const KnightMetric metric = learned();
        const cv::Mat1f box = rowOf(1, 1, 0);
        QCOMPARE(apart(metric, box, 4, box, kColors), 0.0);
    }
};

QTEST_APPLESS_MAIN(KnightMetricTest)
#include "knight_metric_test.moc"
