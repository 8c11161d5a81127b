// SPDX-License-Identifier: GPL-3.0-or-later
// Segments the sea in several ways, because no single threshold fits every lamp and camera.
#pragma once

#include <opencv2/core.hpp>

namespace reeve::vision {

class SeaOpinions {
public:
    /// `bgr`: the shrunk photograph.
    explicit SeaOpinions(const cv::Mat3b& bgr);

    static int count();
    /// Returns mask number `opinion` (255: sea, else 0), computed on each call; from 0, the most permissive range of
    /// blue, to count() - 1.
    cv::Mat1b mask(int opinion) const;

private:
    cv::Mat3b smooth_;
    cv::Mat3b hsv_;
};

} // namespace reeve::vision
