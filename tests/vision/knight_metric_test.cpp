// SPDX-License-Identifier: GPL-3.0-or-later
// The measure of likeness that a set learns for the knights of its box.
#include "vision/networks/networks.h"
#include "vision/set/knight_metric.h"
#include "vision/set/make_example.h"
#include "vision/set/trait_blends.h"

#include <QTest>

#include <random>
#include <vector>

using namespace reeve;
using namespace reeve::vision;

namespace {

/// Columns of a knight: 0 tells its level, 1 its colour; 2 differs from knight to knight of one level.
cv::Mat1f boxOf(int level, std::size_t color, float other) {
    cv::Mat1f box(1, kAllBoxColumns, 0.5F);
    box(0) += 0.1F * static_cast<float>(level);
    box(1) += 0.4F * static_cast<float>(color);
    box(2) += other;
    return box;
}

Example knight(int level, std::size_t color, float other) {
    std::vector<float> row(static_cast<std::size_t>(kPlainColumns), 0.0F);
    const cv::Mat1f box = boxOf(level, color, other);
    row.insert(row.end(), box.begin(), box.end());
    Example out;
    out.lesson = 1;
    out.is.fill(kUnknown);
    out.is[kKindTrait] = static_cast<std::int8_t>(Occupant::Knight);
    out.is[kColorTrait] = static_cast<std::int8_t>(color);
    out.is[kLevelTrait] = static_cast<std::int8_t>(level);
    out.is[kActiveTrait] = 0;
    setFeature(out, row.data(), static_cast<int>(row.size()));
    return out;
}

std::vector<Example> knights() {
    std::mt19937 chance(7);
    std::uniform_real_distribution<float> other(-0.3F, 0.3F);
    std::vector<Example> out;
    for (int i = 0; i < 4; ++i)
        for (int level = 0; level < 3; ++level)
            for (const std::size_t color : {0U, 1U}) out.push_back(knight(level, color, other(chance)));
    return out;
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
        QVERIFY(KnightMetric(std::vector<Example>{}).empty());
        Example city = knight(0, 0, 0);
        city.is[kLevelTrait] = kUnknown;
        QVERIFY(KnightMetric(std::vector<Example>{city}).empty());
        QVERIFY(!KnightMetric(knights()).empty());
    }

    void whatDiffersAmongKnightsOfOneLevelCountsLessThanWhatTellsTheLevel() {
        const KnightMetric metric(knights());
        const cv::Mat1f one = boxOf(0, 0, 0);
        const double byLevel = apart(metric, one, 0, boxOf(1, 0, 0), 0);
        const double byOther = apart(metric, one, 0, boxOf(0, 0, 0.1F), 0); // as far apart in the columns
        QVERIFY2(byLevel > 1.2 * byOther, qPrintable(QString("%1 %2").arg(byLevel).arg(byOther)));
    }

    void knightsOfTwoColorsWithTheSameMarksAreAlike() {
        const KnightMetric metric(knights());
        const double sameMarks = apart(metric, boxOf(1, 0, 0), 0, boxOf(1, 1, 0), 1);
        const double sameColor = apart(metric, boxOf(1, 0, 0), 0, boxOf(2, 0, 0), 0);
        QVERIFY2(sameMarks < sameColor, qPrintable(QString("%1 %2").arg(sameMarks).arg(sameColor)));
    }

    void aColorThatTheSetHasNotSeenHasTheMeanOfAllKnights() {
        const KnightMetric metric(knights());
        const cv::Mat1f box = boxOf(1, 1, 0);
        QCOMPARE(apart(metric, box, 4, box, kColors), 0.0);
    }
};

QTEST_APPLESS_MAIN(KnightMetricTest)
#include "knight_metric_test.moc"
