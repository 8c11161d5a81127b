// SPDX-License-Identifier: GPL-3.0-or-later
// Tracks the board from frame to frame of a live picture, an island or a layout of Seafarers; the whole picture is
// searched only after the board was lost.
#pragma once

#include "engine/board/island.h"
#include "vision/params.h"

#include <opencv2/core.hpp>

#include <optional>
#include <string_view>
#include <vector>

namespace reeve::vision {

/// What the user should change about the camera.
enum class Advice { None, TooDark, Blurred, TooSteep, CutOff, NoIsland };

/// Returns "too-dark" etc.; "" for None.
std::string_view word(Advice advice);

struct Sight {
    Ground ground;
    bool plain = true;                       ///< false: it is asked which board lies there
    std::vector<Ground> others;              ///< other boards that fit, the most likely first
    std::optional<cv::Matx33d> boardToImage; ///< board plane to pixels of the frame; nullopt: no island was found
    Advice advice = Advice::NoIsland;
    double score = 0;      ///< fit of the outline, 0 to 1
    bool searched = false; ///< the whole picture was searched, which takes longer
};

/// Returns a homography set by hand, refined on the rims of the hexes near it; unchanged if none are found.
cv::Matx33d settled(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Ground& ground = {},
                    const Params& params = {});

class IslandTracker {
public:
    /// Searches for the boards of `params.locate`.
    explicit IslandTracker(const Params& params = {});

    /// Tracks the island in the next frame (8-bit BGR, of any size). The rotation stays the same while the island is
    /// tracked.
    Sight look(const cv::Mat& bgr);
    /// Drops the track: the next frame is searched as a whole.
    void forget() { last_.reset(); }

private:
    /// The last frame with an island, in its shrunk copy.
    struct Seen {
        Ground ground;
        bool plain;
        std::vector<Ground> others;
        cv::Matx33d boardToSmall;
        cv::Mat gray;
    };

    /// Searches the whole frame. Fills the board and the score of `sight`; returns its homography for `small`.
    std::optional<cv::Matx33d> search(const cv::Mat& bgr, const cv::Mat& small, Sight& sight) const;
    std::optional<cv::Matx33d> follow(const cv::Mat& small, const cv::Mat& gray, double& score) const;
    Advice adviceFor(const cv::Mat& small, const cv::Matx33d& boardToSmall, const Island& island) const;
    Advice whyLost(const cv::Mat& small);

    Params params_;
    std::optional<Seen> last_;
    Advice lostAdvice_ = Advice::NoIsland;
    int lostFrames_ = 0;
};

} // namespace reeve::vision
