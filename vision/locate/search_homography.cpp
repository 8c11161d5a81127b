// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/locate/search_homography.h"

#include "vision/locate/thresholds.h"

#include <array>

namespace reeve::vision {
namespace {

using namespace thresholds::search_homography;
constexpr double kRim = 4.0; ///< radius of the island in hex sides; scales the steps of all parameters alike

/// A small change of one of the eight parameters: translation, scale, rotation, stretch, tilt.
cv::Matx33d moved(int way, double step) {
    const double r = step / kRim;
    switch (way) {
    case 0: return {1, 0, step, 0, 1, 0, 0, 0, 1};
    case 1: return {1, 0, 0, 0, 1, step, 0, 0, 1};
    case 2: return {1 + r, 0, 0, 0, 1 + r, 0, 0, 0, 1};
    case 3: return {1, -r, 0, r, 1, 0, 0, 0, 1};
    case 4: return {1 + r, 0, 0, 0, 1 - r, 0, 0, 0, 1};
    case 5: return {1, r, 0, r, 1, 0, 0, 0, 1};
    case 6: return {1, 0, 0, 0, 1, 0, r / kRim, 0, 1};
    default: return {1, 0, 0, 0, 1, 0, 0, r / kRim, 1};
    }
}

} // namespace

Found searchHomography(const cv::Matx33d& start, const HomographyScore& score, const SearchSteps& steps) {
    Found best{start, score(start)};
    double step = steps.first;
    std::array<double, 8> momentum{1, 1, 1, 1, 1, 1, 1, 1}; // sign of the last improvement, tried first
    int since = 0; // number of parameters that were tried since the last improvement or at this step
    for (int round = 0; round < steps.rounds && step >= steps.last; ++round) {
        if (best.score < steps.least - kMostGain * step) break;
        bool better = false;
        for (int way = 0; way < 8; ++way) {
            if (since == 8) break; // the rest of this round was tried at the end of the last one
            ++since;
            double& sign = momentum[static_cast<std::size_t>(way)];
            for (int attempt = 0; attempt < 2; ++attempt, sign = -sign) {
                const cv::Matx33d h = best.homography * moved(way, sign * step);
                const double value = score(h);
                if (value > best.score + 1e-6) {
                    best = {h, value};
                    better = true;
                    since = 0;
                    break;
                }
            }
        }
        if (better) continue;
        step /= 2;
        since = 0;
    }
    return best;
}

} // namespace reeve::vision
