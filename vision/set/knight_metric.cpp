// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/set/knight_metric.h"

#include "engine/basics/ids.h"

#include <algorithm>
#include <cmath>

namespace reeve::vision {
namespace {

constexpr float kCommon = 3;    // weight of the mean of all knights in that of a colour, in examples
constexpr double kLeast = 1e-6; // least mean variance of a column
constexpr double kFlat = 1e-9;  // variance of a direction, against their sum, below which it is none

cv::Mat1f meanOf(const cv::Mat1f& rows) {
    cv::Mat1f mean;
    cv::reduce(rows, mean, 0, cv::REDUCE_AVG);
    return mean;
}

/// The rows minus the means of their classes, divided by the root of the degrees of freedom: the product of its
/// transpose with it is the covariance within the classes.
cv::Mat1f withinClasses(const cv::Mat1f& rows, const std::vector<int>& classes) {
    cv::Mat1f out = rows.clone();
    int seen = 0;
    for (int c = 0; c <= *std::ranges::max_element(classes); ++c) {
        cv::Mat1f own;
        for (int i = 0; i < rows.rows; ++i)
            if (classes[static_cast<std::size_t>(i)] == c) own.push_back(rows.row(i));
        if (own.empty()) continue;
        ++seen;
        const cv::Mat1f mean = meanOf(own);
        for (int i = 0; i < rows.rows; ++i)
            if (classes[static_cast<std::size_t>(i)] == c) out.row(i) -= mean;
    }
    out *= 1 / std::sqrt(static_cast<double>(std::max(1, rows.rows - seen)));
    return out;
}

} // namespace

KnightMetric::KnightMetric(const cv::Mat1f& rows, const std::vector<std::size_t>& colors,
                           const std::vector<int>& classes, double shrunk) {
    if (rows.empty()) return;
    const cv::Mat1f all = meanOf(rows);
    for (std::size_t color = 0; color <= kColors; ++color) {
        cv::Mat1f sum = cv::Mat(kCommon * all);
        float count = kCommon;
        for (int i = 0; i < rows.rows; ++i)
            if (colors[static_cast<std::size_t>(i)] == color) {
                sum += rows.row(i);
                ++count;
            }
        means_.push_back(cv::Mat(sum / count));
    }
    cv::Mat1f centred = rows.clone();
    for (int i = 0; i < rows.rows; ++i)
        centred.row(i) -= means_.row(static_cast<int>(colors[static_cast<std::size_t>(i)]));
    // There are far more columns than knights, so the eigenvectors of the covariance are found by those of the Gram
    // matrix, which are as many as the knights.
    const cv::Mat1f within = withinClasses(centred, classes);
    cv::Mat1d gram;
    cv::mulTransposed(within, gram, false, cv::noArray(), 1, CV_64F);
    cv::Mat1d variances;
    cv::Mat1d vectors;
    cv::eigen(gram, variances, vectors);
    const double sum = cv::trace(gram)[0];
    const double floor = shrunk * std::max(sum / rows.cols, kLeast);
    for (int i = 0; i < variances.rows; ++i) {
        const double variance = variances(i);
        if (variance <= kFlat * std::max(sum, kLeast)) continue;
        cv::Mat1f vector;
        cv::Mat(vectors.row(i) / std::sqrt(variance)).convertTo(vector, CV_32F);
        directions_.push_back(cv::Mat(vector * within));
        less_.push_back(static_cast<float>(1 - std::sqrt(floor / (floor + (1 - shrunk) * variance))));
    }
    if (!less_.empty()) less_ = less_.reshape(1, 1);
}

cv::Mat1f KnightMetric::transformed(const cv::Mat1f& row, std::size_t color) const {
    const cv::Mat1f centred = cv::Mat(row - means_.row(static_cast<int>(color)));
    if (directions_.empty()) return centred;
    const cv::Mat1f along(cv::Mat(centred * directions_.t()).mul(less_));
    return cv::Mat(centred - along * directions_);
}

} // namespace reeve::vision
