// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/set/knight_metric.h"

#include "vision/networks/networks.h"
#include "vision/set/make_example.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace reeve::vision {
namespace {

constexpr float kCommon = 3;     // weight of the mean of all knights in that of a colour, in examples
constexpr double kShrunk = 0.95; // share of the multiple of the identity in the covariance
constexpr double kLeast = 1e-6;  // least variance of a column
constexpr int kClasses = 3 * 2;  // levels x activities

/// The knights of known colour, level and activity.
struct Knights {
    cv::Mat1f rows;
    std::vector<std::size_t> colors;
    std::vector<int> classes;
};

Knights knightsOf(const std::vector<Example>& examples) {
    Knights out;
    for (const Example& example : examples) {
        const auto& is = example.is;
        const bool known = is[kColorTrait] != kUnknown && is[kLevelTrait] != kUnknown && is[kActiveTrait] != kUnknown;
        if (!known || example.feature.size() < static_cast<std::size_t>(kPlainColumns + kAllBoxColumns)) continue;
        const cv::Mat1f feature = cv::Mat1f(featureOf(example), true).reshape(1, 1);
        const cv::Mat1f row = feature.colRange(kPlainColumns, kPlainColumns + kAllBoxColumns);
        if (cv::countNonZero(row) == 0) continue; // an example of an earlier version
        out.rows.push_back(row);
        out.colors.push_back(static_cast<std::size_t>(is[kColorTrait]));
        out.classes.push_back(2 * is[kLevelTrait] + is[kActiveTrait]);
    }
    return out;
}

cv::Mat1f meanOf(const cv::Mat1f& rows) {
    cv::Mat1f mean;
    cv::reduce(rows, mean, 0, cv::REDUCE_AVG);
    return mean;
}

/// The covariance of rows within their classes, shrunk by kShrunk.
cv::Mat1d shrunkCovariance(const cv::Mat1f& rows, const std::vector<int>& classes) {
    cv::Mat1d sum(rows.cols, rows.cols, 0.0);
    int seen = 0;
    for (int c = 0; c < kClasses; ++c) {
        cv::Mat1f own;
        for (int i = 0; i < rows.rows; ++i)
            if (classes[static_cast<std::size_t>(i)] == c) own.push_back(rows.row(i));
        if (own.empty()) continue;
        ++seen;
        const cv::Mat1f centred = cv::Mat(own - cv::repeat(meanOf(own), own.rows, 1));
        cv::Mat1d product;
        cv::mulTransposed(centred, product, true, cv::noArray(), 1, CV_64F);
        sum += product;
    }
    sum /= std::max(1, rows.rows - seen);
    const double spread = std::max(cv::trace(sum)[0] / rows.cols, kLeast);
    return cv::Mat((1 - kShrunk) * sum + kShrunk * spread * cv::Mat1d::eye(sum.size()));
}

/// The lower triangular L with L L^T = `matrix`, which is positive definite (Cholesky).
cv::Mat1d lowerFactor(const cv::Mat1d& matrix) {
    cv::Mat1d lower(matrix.size(), 0.0);
    for (int i = 0; i < matrix.rows; ++i)
        for (int j = 0; j <= i; ++j) {
            const double rest = matrix(i, j) - std::inner_product(lower[i], lower[i] + j, lower[j], 0.0);
            lower(i, j) = i == j ? std::sqrt(rest) : rest / lower(j, j);
        }
    return lower;
}

} // namespace

KnightMetric::KnightMetric(const std::vector<Example>& intersections) {
    Knights knights = knightsOf(intersections);
    if (knights.rows.empty()) return;
    const cv::Mat1f all = meanOf(knights.rows);
    for (std::size_t color = 0; color <= kColors; ++color) {
        cv::Mat1f sum = cv::Mat(kCommon * all);
        float count = kCommon;
        for (int i = 0; i < knights.rows.rows; ++i)
            if (knights.colors[static_cast<std::size_t>(i)] == color) {
                sum += knights.rows.row(i);
                ++count;
            }
        means_.push_back(cv::Mat(sum / count));
    }
    for (int i = 0; i < knights.rows.rows; ++i)
        knights.rows.row(i) -= means_.row(static_cast<int>(knights.colors[static_cast<std::size_t>(i)]));
    factor_ = lowerFactor(shrunkCovariance(knights.rows, knights.classes));
}

cv::Mat1f KnightMetric::transformed(const cv::Mat1f& box, std::size_t color) const {
    cv::Mat1d row;
    cv::Mat(box - means_.row(static_cast<int>(color))).convertTo(row, CV_64F);
    for (int i = 0; i < row.cols; ++i) // forward substitution
        row(i) = (row(i) - std::inner_product(factor_[i], factor_[i] + i, row[0], 0.0)) / factor_(i, i);
    cv::Mat1f out;
    row.convertTo(out, CV_32F);
    return out;
}

} // namespace reeve::vision
