// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/look/zoomed_pieces.h"

#include "vision/look/piece_seen.h"
#include "vision/look/place_views.h"
#include "vision/look/thresholds.h"

#include <algorithm>
#include <utility>

namespace reeve::vision {
namespace {

using namespace thresholds::zoomed_pieces;
const cv::Point2f kMiddle(47.5F, 47.5F); // of a crop, pixels

cv::Point2f near(const cv::Point2f& seen) {
    return {std::clamp(seen.x, kMiddle.x - kFarthest, kMiddle.x + kFarthest),
            std::clamp(seen.y, kMiddle.y - kFarthest, kMiddle.y + kFarthest)};
}

} // namespace

ZoomedPieces::ZoomedPieces(WorkingPicture photo, const Island& island, const cv::Scalar& gain,
                           const cv::Point3d& camera, std::vector<std::optional<cv::Point2f>> seen)
    : photo_(std::move(photo)), island_(&island), gain_(gain), camera_(camera), seen_(std::move(seen)) {}

cv::Mat1f ZoomedPieces::rows(const std::vector<std::size_t>& intersections) const {
    std::vector<cv::Mat> around(intersections.size());
    std::vector<cv::Mat> plain(intersections.size());
    cv::parallel_for_({0, static_cast<int>(intersections.size())}, [&](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i) {
            const auto at = static_cast<std::size_t>(i);
            const auto place = static_cast<IntersectionId>(intersections[at]);
            around[at] = cutZoomed(photo_, *island_, place, camera_, near(seen_[intersections[at]].value_or(kMiddle)));
            plain[at] = cutZoomed(photo_, *island_, place, camera_, kMiddle);
        }
    });
    applyGain(around, gain_);
    applyGain(plain, gain_);
    const PieceSeen seen = seenBothWays(around, flipped(plain));
    cv::Mat1f rows;
    cv::hconcat(seen.features, seen.box, rows);
    return rows;
}

} // namespace reeve::vision
