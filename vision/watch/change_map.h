// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between two aligned views, pixel by pixel of the rectified board, apart from the light.
#pragma once

#include "vision/watch/view.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

struct ChangeMap {
    cv::Mat1f changed;    ///< how surely a pixel changed otherwise than by the light, 0 to 1; pixels of View::plane
    bool covered = false; ///< a hand or another thing that is larger than pieces lies over the board

    ChangeMap(const View& before, const View& after);
};

} // namespace reeve::vision
