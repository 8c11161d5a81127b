// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between two aligned views, pixel by pixel of the rectified board, apart from the light.
#pragma once

#include "vision/watch/view.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

struct ChangeMap {
    // In pixels of View::plane.
    cv::Mat1f deviation;  ///< by how many scales of the noise a pixel changed otherwise than by the light
    cv::Mat3f first;      ///< the logarithm of the view before, with the white balance of the view after
    cv::Mat3f second;     ///< of the view after, under the light of the view before
    cv::Mat1f noise;      ///< scale of what the camera and the alignment change in them
    bool covered = false; ///< a hand or another thing that is larger than pieces lies over the board

    ChangeMap(const View& before, const View& after);
};

} // namespace reeve::vision
