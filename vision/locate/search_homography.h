// SPDX-License-Identifier: GPL-3.0-or-later
// Coordinate ascent over the eight parameters of a homography.
#pragma once

#include <opencv2/core.hpp>

#include <functional>

namespace reeve::vision {

/// The objective, to be maximized.
using HomographyScore = std::function<double(const cv::Matx33d&)>;

struct SearchSteps {
    double first = 0.2; ///< initial step: hex sides by which the island's rim moves
    double last = 0.02; ///< the search ends below this step (hex sides)
    int rounds = 60;    ///< greatest number of rounds over the eight parameters
    double least = -10; ///< the search is given up where this score is out of reach
};

struct Found {
    cv::Matx33d homography;
    double score = 0;
};

/// Returns a local maximum near `start`, or where the search was given up; its score is never below that of `start`.
Found searchHomography(const cv::Matx33d& start, const HomographyScore& score, const SearchSteps& steps);

} // namespace reeve::vision
