// SPDX-License-Identifier: GPL-3.0-or-later
// Thresholds of locating that callers cannot set (the others are in vision/params.h), grouped by source file.
#pragma once

#include <cstddef>

namespace reeve::vision::thresholds {

namespace quality {
inline constexpr int kGlance = 400;         ///< pixels of the longer side at which a whole picture is judged
inline constexpr int kPixelsPerSide = 40;   ///< pixels for each hex side at which the board is judged
inline constexpr double kLeastContrast = 6; ///< standard deviation of brightness below which sharpness is undefined
} // namespace quality

namespace fit_score {
inline constexpr double kMostLog = 2.0; ///< limit of a pixel's log-likelihood ratio, against outliers
} // namespace fit_score

namespace search_homography {
inline constexpr double kMostGain = 1.5; ///< score that can still be gained, for each hex side of the step
} // namespace search_homography

namespace find_island {
// A candidate is refined further if it has these final and sand scores after its first climb. Those that became a board
// in a labelled photograph had 0.42 and 0.14 and more.
inline constexpr double kLeastFirstScore = 0.38; ///< 0 to 1
inline constexpr double kLeastFirstSand = 0.1;   ///< unit of LocateParams::leastSand
} // namespace find_island

namespace island_candidates {
inline constexpr int kTurns = 12;           ///< rotations tried in each 60 degrees
inline constexpr int kSteepWays = 8;        ///< directions of tilt that are tried
inline constexpr double kRoughError = 0.05; ///< of a coastScore() at the rough landmarks, and of the climb by it
inline constexpr double kSteep = 0.06;      ///< perspective: 1 / distance of the vanishing line (hex sides)
} // namespace island_candidates

namespace cut_island {
inline constexpr int kSide = 400;              ///< pixels of the longer side, enough for a yes or no
inline constexpr double kLeastRough = 0.35;    ///< least score of the coast in the picture (as coastScore())
inline constexpr double kLeastVisible = 0.35;  ///< least share of the land inside the picture
inline constexpr std::size_t kBestGuesses = 2; ///< for each outline and island, of which the rims are compared
inline constexpr double kWaist = 0.92; ///< least width of the land, as a share of its diameter from corner to corner
} // namespace cut_island

} // namespace reeve::vision::thresholds
