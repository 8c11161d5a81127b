// SPDX-License-Identifier: GPL-3.0-or-later
// The island followed from frame to frame of a live picture: searched for in the whole picture only when it was lost.
#pragma once

#include "engine/board/island.h"
#include "vision/params.h"

#include <opencv2/core.hpp>

#include <optional>
#include <string_view>
#include <vector>

namespace reeve::vision {

/// What the person who holds the camera should change.
enum class Advice { None, TooDark, Blurred, TooSteep, CutOff, NoIsland };

/// "too-dark" …, the empty word for None.
std::string_view word(Advice advice);

struct Sight {
    Ground ground;
    std::optional<cv::Matx33d> boardToImage; ///< in pixels of the frame; nothing: no island is in sight
    Advice advice = Advice::NoIsland;
    double score = 0;      ///< how well the outline fits, 0 to 1
    bool searched = false; ///< the whole picture was searched, which takes longer
};

/// A homography that a person has set by hand, moved onto the rims of the hexes near it; as given where none are found.
cv::Matx33d settled(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Ground& ground = {},
                    const Params& params = {});

class IslandTracker {
public:
    explicit IslandTracker(const Params& params = {});

    /// The next frame, 8-bit BGR. North stays what it was while the island is followed. Frames may change their size.
    Sight look(const cv::Mat& bgr);
    /// The next frame is searched anew.
    void forget() { last_.reset(); }

private:
    /// What is remembered of a frame, all in its small copy.
    struct Seen {
        Ground ground;
        cv::Matx33d boardToSmall;
        cv::Mat gray;
    };

    std::optional<cv::Matx33d> follow(const cv::Mat& small, const cv::Mat& gray, double& score) const;
    Advice adviceFor(const cv::Mat& small, const cv::Matx33d& boardToSmall, const Island& island) const;
    Advice whyLost(const cv::Mat& small);

    Params params_;
    std::optional<Seen> last_;
    Advice lostAdvice_ = Advice::NoIsland;
    int lostFrames_ = 0;
};

} // namespace reeve::vision
