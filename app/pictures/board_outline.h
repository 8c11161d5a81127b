// SPDX-License-Identifier: GPL-3.0-or-later
// Where the board lies in a picture.
#pragma once

#include "engine/board/island.h"

#include <opencv2/core.hpp>

#include <QList>

namespace reeve::app {

/// The rim of the board as [x,y, ...] in pixels of the picture. `boardToImage`: the board's homography.
QList<double> boardOutline(const cv::Matx33d& boardToImage, const Island& island);

} // namespace reeve::app
