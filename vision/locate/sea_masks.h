// SPDX-License-Identifier: GPL-3.0-or-later
// Where the picture might be sea: several opinions, because no single threshold holds for every lamp and camera.
#pragma once

#include <opencv2/core.hpp>

namespace reeve::vision {

class SeaOpinions {
public:
    /// `bgr` is the scaled-down photograph.
    explicit SeaOpinions(const cv::Mat3b& bgr);

    static int count();
    /// A mask (0 or 255) for each of the opinions, the most usual first. Worked out when asked.
    cv::Mat1b mask(int opinion) const;

private:
    cv::Mat3b smooth_;
    cv::Mat3b hsv_;
};

} // namespace reeve::vision
