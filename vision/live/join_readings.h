// SPDX-License-Identifier: GPL-3.0-or-later
// Joins the readings of several frames of one board, since glare, a hand or blur hides different places in each.
#pragma once

#include "vision/params.h"
#include "vision/reading.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

class JoinedReading {
public:
    explicit JoinedReading(const Params& params = {});

    /// Adds a frame. `followed` is the tracker's homography of the frame: it selects which of the six rotations names
    /// the places. Requires: frame.found().
    void add(const BoardReading& frame, const cv::Matx33d& followed);

    [[nodiscard]] int frames() const { return frames_; }
    /// How close to enough are the frames in a row that changed nothing, 0 to 1.
    [[nodiscard]] double progress() const;

    /// The reading of all frames together, with the homography of the last. Requires: frames() > 0.
    [[nodiscard]] const BoardReading& reading() const { return reading_; }

private:
    Params params_;
    Looks sum_; ///< sums of log-probabilities
    BoardReading reading_;
    int frames_ = 0;
    int unchanged_ = 0; ///< frames in a row that left the reading unchanged; 0 before the second
};

/// Returns the looks with their places renamed for a board rotated clockwise by `sixths` x 60 degrees.
Looks turned(const Looks& looks, int sixths);

} // namespace reeve::vision
