// SPDX-License-Identifier: GPL-3.0-or-later
// A further, enlarged look at knights, for learned sets: the marks of levels and states are small.
#pragma once

#include "engine/board/island.h"
#include "vision/look/normal_view.h"

#include <opencv2/core.hpp>

#include <cstddef>
#include <optional>
#include <vector>

namespace reeve::vision {

/// The crops are cut when they are asked for, since few places have a knight.
class ZoomedPieces {
public:
    /// `photo`: in full size, not copied; `island`: stays; `gain`: NormalView::gain; `seen`: by IntersectionId, where a
    /// network sees a knight in the crop of Closeups (pixels).
    ZoomedPieces(WorkingPicture photo, const Island& island, const cv::Scalar& gain, const cv::Point3d& camera,
                 std::vector<std::optional<cv::Point2f>> seen);

    /// Returns a row for each of the intersections: Closeups' features, then its kBoxRows (as PieceSeen). They are the
    /// means of a crop around what was seen, and of the mirror image of one around the middle. Requires: at least one
    /// intersection.
    cv::Mat1f rows(const std::vector<std::size_t>& intersections) const;

private:
    WorkingPicture photo_;
    const Island* island_;
    cv::Scalar gain_;
    cv::Point3d camera_;
    std::vector<std::optional<cv::Point2f>> seen_;
};

} // namespace reeve::vision
