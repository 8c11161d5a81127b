// SPDX-License-Identifier: GPL-3.0-or-later
// A measure of likeness for the knights of one box, learned from the knights of a set.
#pragma once

#include "engine/basics/ids.h"
#include "vision/set/learned_set.h"

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

/// Transforms the columns for comparing pieces of one box (kBoxRows) of a knight, so that the Euclidean distance of two
/// rows tells how differently two knights are marked: what is common to the knights of one colour is subtracted, and
/// directions in which knights of equal level and activity differ count less (a covariance within the classes, shrunk
/// towards a multiple of the identity).
class KnightMetric {
public:
    /// An empty metric.
    KnightMetric() = default;
    /// `intersections`: the examples of Subject::Intersection. The metric is empty unless some of them are knights of
    /// known colour, level and activity.
    explicit KnightMetric(const std::vector<Example>& intersections);

    bool empty() const { return factor_.empty(); }
    /// Returns a row of kAllBoxColumns. `box`: the columns of a knight; `color`: its colour, kColors: unknown.
    /// Requires: !empty().
    cv::Mat1f transformed(const cv::Mat1f& box, std::size_t color) const;

private:
    cv::Mat1f means_;  ///< of each colour, shrunk towards that of all knights, which is the last row
    cv::Mat1d factor_; ///< lower triangular factor of the shrunk covariance
};

} // namespace reeve::vision
