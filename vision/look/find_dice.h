// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the dice on the table. The network was trained by vision/training/train_dice.py.
#pragma once

#include "engine/basics/ids.h"
#include "vision/ground.h"

#include <opencv2/core.hpp>

#include <cstdint>
#include <vector>

namespace reeve::vision {

/// A die that lies on the table.
struct Die {
    enum class Kind : std::uint8_t { Red, Pale, Other }; ///< Pale: yellow, white or of wood
    cv::Point2d at;                                      ///< its upper face, on the board plane (hex sides)
    std::uint8_t pips = 0;                               ///< 1 to 6; 0: the event die
    EventFace event = EventFace::None;                   ///< of the event die
    float chance = 0;                                    ///< of the face
    Kind kind = Kind::Other;                             ///< of a die with pips
    float sure = 0;                                      ///< chance of its kind; 1 for the event die
    cv::Mat3b picture{};                                 ///< as seen from above
};

/// Returns the dice on the board and beside it, the surest first. `bgr`: 8-bit BGR. Thread-safe.
std::vector<Die> findDice(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Ground& ground);

} // namespace reeve::vision
