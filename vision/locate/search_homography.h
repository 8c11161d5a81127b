// SPDX-License-Identifier: GPL-3.0-or-later
// Local search over homographies: the eight ways in which a plane can move in a picture, tried in turn.
#pragma once

#include <opencv2/core.hpp>

#include <functional>

namespace reeve::vision {

/// What is to be as large as possible.
using HomographyScore = std::function<double(const cv::Matx33d&)>;

struct SearchSteps {
    double first = 0.2; ///< hex sides that the rim of the island moves in a first step
    double last = 0.02; ///< the search ends when steps are smaller
    int rounds = 60;    ///< upper bound of rounds over the eight ways
};

struct Found {
    cv::Matx33d homography;
    double score = 0;
};

/// Climbs from `start`; never ends lower than it began.
Found searchHomography(const cv::Matx33d& start, const HomographyScore& score, const SearchSteps& steps);

} // namespace reeve::vision
