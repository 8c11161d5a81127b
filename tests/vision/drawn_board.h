// SPDX-License-Identifier: GPL-3.0-or-later
// Boards drawn by tests: a sea frame, hexes with sandy rims, tokens, a table; from any viewpoint.
#pragma once

#include "engine/state/game_state.h"

#include <opencv2/core.hpp>

#include <optional>
#include <utility>
#include <vector>

namespace reeve::vision {

struct DrawnView {
    IslandId island = IslandId::Standard;
    cv::Size size{1200, 900};
    double rotation = 0;           ///< degrees, clockwise
    double tilt = 0;               ///< degrees from straight above
    double tiltTo = 0;             ///< direction of the tilt, degrees
    double side = 80;              ///< pixels of a hex side at the island's centre
    cv::Point2d offset{0, 0};      ///< of the island's centre from the picture's, pixels
    cv::Scalar sea{190, 120, 20};  ///< BGR
    cv::Scalar table{60, 85, 120}; ///< BGR
    unsigned seed = 1;             ///< of the noise and of the order of the hexes
    double light = 1;              ///< factor on all brightness
    std::optional<Board> board{};  ///< terrains and numbers; nullopt: five kinds of art in random order, empty tokens
    std::vector<std::pair<PathId, cv::Scalar>> roads{};          ///< wooden bars in a colour (BGR)
    std::vector<std::pair<IntersectionId, cv::Scalar>> houses{}; ///< wooden houses in a colour (BGR)
};

/// Board plane to pixels for a view, from a pinhole camera (focal length: 0.9 times the long side).
cv::Matx33d homographyOf(const DrawnView& view);
/// The largest error of a hex corner, in hex sides at the island's centre, under the best renaming of places (both map
/// the board plane to pixels).
double worstError(const cv::Matx33d& found, const cv::Matx33d& truth, IslandId island = IslandId::Standard);
/// The photograph of the view.
cv::Mat drawBoard(const DrawnView& view);

struct DrawnDie {
    cv::Point2d at;                    ///< on the board plane (hex sides)
    cv::Scalar body, ink;              ///< BGR
    int pips = 0;                      ///< 1 to 6; 0: the event die
    EventFace event = EventFace::None; ///< of the event die
};
/// Puts dice onto the table of a photograph of the view.
cv::Mat withDice(cv::Mat photo, const DrawnView& view, const std::vector<DrawnDie>& dice);

} // namespace reeve::vision
