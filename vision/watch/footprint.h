// SPDX-License-Identifier: GPL-3.0-or-later
// Which pixels of the rectified board a piece of usual size covers.
#pragma once

#include "vision/judge/compare.h"
#include "vision/watch/view.h"

#include <vector>

namespace reeve::vision {

/// Returns points of a thing that stands exactly on its place, as seen by the camera of a view (pixels of View::plane).
/// Empty for a thing without a body, and for the ship of the barbarians. `aside`: its distance from the place on the
/// board (hex sides).
std::vector<cv::Point2f> footprint(const Thing& thing, const Place& at, const View& view, cv::Point2d aside = {});

/// Whether a thing may stand anywhere on a hex.
bool isFigure(const Thing& thing);

} // namespace reeve::vision
