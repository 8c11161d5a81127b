// SPDX-License-Identifier: GPL-3.0-or-later
// Several frames of one board read as one: what one frame hides (a glare, a hand, a blur) another shows.
#pragma once

#include "vision/params.h"
#include "vision/reading.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

class JoinedReading {
public:
    explicit JoinedReading(const Params& params = {});

    /// One more frame. `followed` is the homography under which the tracker knows the frame: it says which of the six
    /// names of each place is meant. Requires: frame.found().
    void add(const BoardReading& frame, const cv::Matx33d& followed);

    [[nodiscard]] int frames() const { return frames_; }
    /// Steady: enough frames changed nothing.
    [[nodiscard]] bool steady() const;
    /// How near it is to being steady, 0 to 1.
    [[nodiscard]] double progress() const;

    /// What all frames together say, shown under the homography of the last. Requires: frames() > 0.
    [[nodiscard]] const BoardReading& reading() const { return reading_; }

private:
    Params params_;
    Looks sum_; ///< logarithms, added up
    BoardReading reading_;
    int frames_ = 0;
    int unchanged_ = 0; ///< how many frames in a row changed nothing of what is read; 0 before the second
};

/// Looks with every place named as after a turn of the board by so many sixths clockwise.
Looks turned(const Looks& looks, int sixths);

} // namespace reeve::vision
