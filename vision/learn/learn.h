// SPDX-License-Identifier: GPL-3.0-or-later
// Teaches a set with a photograph and what a person has confirmed to lie on it.
#pragma once

#include "vision/params.h"
#include "vision/set/confirmed.h"
#include "vision/set/learned_set.h"

#include <opencv2/core.hpp>

#include <string>
#include <variant>

namespace reeve::vision {

/// The set with one lesson more (its number is LearnedSet::lessons), or in English why this photograph teaches nothing:
/// no island is found, what is confirmed contradicts itself, or it is another board's beyond doubt.
/// Where no homography is given the island is located, and the names of places are those of a reading of this
/// photograph; where terrains plainly fit under another of the six namings, that one is meant. `bgr`: 8-bit BGR.
std::variant<LearnedSet, std::string> learn(LearnedSet set, const cv::Mat& bgr, const Confirmed& confirmed,
                                            const Params& params = {});

} // namespace reeve::vision
