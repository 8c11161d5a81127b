// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of the table in which the places have the names of the position.
#pragma once

#include "engine/state/game_state.h"
#include "vision/params.h"
#include "vision/reading.h"
#include "vision/watch/dice_roll.h"

#include <opencv2/core.hpp>

#include <optional>
#include <variant>

namespace reeve::vision {

struct View {
    Ground ground;
    cv::Size size;                  ///< of the picture (pixels)
    cv::Matx33d boardToImage;       ///< places of the position to pixels
    cv::Point3d camera;             ///< cameraPosition()
    cv::Mat3b plane;                ///< the rectified board: planeOf() maps the board to it
    Looks looks;                    ///< by places of the position, without what the game lacks
    cv::Mat1b small;                ///< gray, even contrast, for tracking
    double sharpness = 0;           ///< boardSharpness()
    std::optional<DiceRoll> roll{}; ///< what the dice on the table show

    /// Maps the board plane to pixels of `plane`.
    cv::Matx33d toPlane() const;
};

/// Returns the view of a picture (8-bit BGR) of this position, under the rotation that fits best, or why the board
/// cannot be read. `params.locate` is replaced.
std::variant<View, Failure> firstView(const cv::Mat& bgr, const GameState& tracked, const Params& params);

/// Returns the view of a further picture, aligned with an earlier view to a fraction of a pixel of the rectified board.
/// The board is tracked from that view, else located anew.
std::variant<View, Failure> nextView(const cv::Mat& bgr, const View& last, const GameState& tracked,
                                     const Params& params);

} // namespace reeve::vision
