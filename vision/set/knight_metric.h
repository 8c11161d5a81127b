// SPDX-License-Identifier: GPL-3.0-or-later
// A measure of likeness for the knights of one box, learned from the knights of a set.
#pragma once

#include <opencv2/core.hpp>

#include <cstddef>
#include <vector>

namespace reeve::vision {

/// Transforms features of a knight so that the Euclidean distance of two rows tells how differently two knights are
/// marked: what is common to the knights of one colour is subtracted, and directions in which knights of equal level
/// and activity differ count less (a covariance within the classes, shrunk towards a multiple of the identity).
class KnightMetric {
public:
    /// An empty metric.
    KnightMetric() = default;
    /// `rows`: features, one row for each knight; `colors`: below kColors; `classes`: its level and activity, from 0.
    /// `shrunk`: share of the multiple of the identity in the covariance, between 0 and 1. Empty without rows.
    KnightMetric(const cv::Mat1f& rows, const std::vector<std::size_t>& colors, const std::vector<int>& classes,
                 double shrunk);

    bool empty() const { return means_.empty(); }
    /// Returns a row of as many columns. `row`: features of a knight; `color`: its colour, kColors: unknown. Requires:
    /// !empty().
    cv::Mat1f transformed(const cv::Mat1f& row, std::size_t color) const;

private:
    cv::Mat1f means_;      ///< of each colour, shrunk towards that of all knights, which is the last row
    cv::Mat1f directions_; ///< in which the classes vary: orthonormal, a row for each
    cv::Mat1f less_;       ///< for each direction the share (0 to 1) that is taken away, a row
};

} // namespace reeve::vision
