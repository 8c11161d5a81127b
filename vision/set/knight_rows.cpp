// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/set/knight_rows.h"

#include "vision/set/blend.h"
#include "vision/set/intersection_row.h"
#include "vision/set/make_example.h"

#include <algorithm>

namespace reeve::vision {
namespace {

constexpr int kMostMarks = 128;      // greatest number of knights whose marks are compared, the newest ones
constexpr double kFaceShrunk = 0.95; // share of the multiple of the identity in the metric's covariance
constexpr double kWholeShrunk = 0.98;

bool shows(const Example& example, KnightDetail detail) {
    switch (detail) {
    case KnightDetail::Marks: return hasColumns(example, kSeenColumns - kMarkColumns.back(), kMarkColumns.back());
    case KnightDetail::Face: return hasColumns(example, kFaceFrom, kEdgeColumns);
    case KnightDetail::Whole:
        return hasColumns(example, kZoomedFrom, kCloseColumns) && hasColumns(example, kWideFrom, kEdgeColumns);
    }
    return false;
}

int lengthOf(KnightDetail detail) {
    return detail == KnightDetail::Whole ? kKnightColumns : detail == KnightDetail::Face ? kZoomedFrom : kSeenColumns;
}

KnightDetail detailOf(const std::vector<Example>& examples) {
    const auto count = [&](KnightDetail detail) {
        return std::ranges::count_if(examples, [detail](const Example& example) {
            return example.is[kKindTrait] == static_cast<int>(Occupant::Knight) && shows(example, detail);
        });
    };
    KnightDetail best = KnightDetail::Marks;
    for (const KnightDetail finer : {KnightDetail::Face, KnightDetail::Whole}) {
        if (count(finer) < Blend::kFewest || 2 * count(finer) < count(best)) break;
        best = finer;
    }
    return best;
}

cv::Mat1f columns(const cv::Mat1f& row, int from, int count) { return row.colRange(from, from + count); }

cv::Mat1f direction(const cv::Mat1f& row) { return cv::Mat(row / std::max(cv::norm(row), 1e-9)); }

/// The columns from which the metric is learned.
cv::Mat1f metricRow(const cv::Mat1f& row, KnightDetail detail) {
    const cv::Mat1f box = columns(row, kBoxFrom, kAllBoxColumns);
    if (detail != KnightDetail::Whole) return box;
    cv::Mat1f out;
    cv::hconcat(std::vector<cv::Mat>{box, columns(row, kZoomedBoxFrom, kAllBoxColumns),
                                     direction(columns(row, 0, kCloseColumns)),
                                     direction(columns(row, kZoomedFrom, kCloseColumns))},
                out);
    return out;
}

} // namespace

bool showsWhole(const Example& example) { return shows(example, KnightDetail::Whole); }

KnightMarks knightMarks(const std::vector<Example>& intersections) {
    KnightMarks marks;
    for (auto example = intersections.rbegin(); example != intersections.rend() && marks.face.rows < kMostMarks;
         ++example) {
        if (!shows(*example, KnightDetail::Face)) continue;
        const cv::Mat1f row = cv::Mat1f(featureOf(*example), true).reshape(1, 1);
        marks.face.push_back(columns(row, kFaceFrom, kEdgeColumns));
        if (shows(*example, KnightDetail::Whole)) marks.wide.push_back(columns(row, kWideFrom, kEdgeColumns));
    }
    return marks;
}

KnightRows::KnightRows(const std::vector<Example>& intersections)
    : detail_(detailOf(intersections)), length_(lengthOf(detail_)), marks_(knightMarks(intersections)) {
    if (detail_ == KnightDetail::Marks) return;
    cv::Mat1f rows;
    std::vector<std::size_t> colors;
    std::vector<int> classes;
    for (const Example& example : intersections) {
        const auto& is = example.is;
        const bool known = is[kColorTrait] != kUnknown && is[kLevelTrait] != kUnknown && is[kActiveTrait] != kUnknown;
        if (!known || !has(example)) continue;
        rows.push_back(metricRow(cv::Mat1f(featureOf(example), true).reshape(1, 1), detail_));
        colors.push_back(static_cast<std::size_t>(is[kColorTrait]));
        classes.push_back(2 * is[kLevelTrait] + is[kActiveTrait]);
    }
    metric_ = KnightMetric(rows, colors, classes, detail_ == KnightDetail::Whole ? kWholeShrunk : kFaceShrunk);
}

bool KnightRows::has(const Example& example) const { return shows(example, detail_); }

int KnightRows::metricColumns() const {
    return detail_ == KnightDetail::Whole ? 2 * (kAllBoxColumns + kCloseColumns) : kAllBoxColumns;
}

cv::Mat1f KnightRows::compared(const cv::Mat1f& row, std::size_t color) const {
    const cv::Mat1f own = columns(row, 0, length_);
    if (metric_.empty()) return own;
    cv::Mat1f out;
    cv::hconcat(own, metric_.transformed(metricRow(own, detail_), color), out);
    return out;
}

} // namespace reeve::vision
