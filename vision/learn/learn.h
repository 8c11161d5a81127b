// SPDX-License-Identifier: GPL-3.0-or-later
// Adds a photograph with confirmed contents to a learned set.
#pragma once

#include "vision/params.h"
#include "vision/set/confirmed.h"
#include "vision/set/learned_set.h"

#include <opencv2/core.hpp>

#include <string>
#include <variant>

namespace reeve::vision {

/// Returns the set with one more lesson (numbered LearnedSet::lessons), or an English sentence that says why the
/// photograph was refused: no island was found, `confirmed` contradicts itself, or the board is clearly another one.
/// Without a homography in `confirmed` the island is located, and its places are named as in a reading of this
/// photograph; if the terrains clearly fit another of the six rotations, that one is used. `bgr`: 8-bit BGR.
std::variant<LearnedSet, std::string> learn(LearnedSet set, const cv::Mat& bgr, const Confirmed& confirmed,
                                            const Params& params = {});

} // namespace reeve::vision
