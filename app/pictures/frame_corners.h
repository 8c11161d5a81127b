// SPDX-License-Identifier: GPL-3.0-or-later
// The six corners of the sea frame, for dragging if no island was found.
#pragma once

#include "engine/board/shape.h"

#include <opencv2/core.hpp>

#include <QList>

#include <optional>

namespace reeve::app {

/// The six corners, [x,y, ...] in pixels of the picture: those of the located board, or without one a default frame in
/// the middle of the picture.
QList<double> frameCorners(const std::optional<cv::Matx33d>& boardToImage, cv::Size picture,
                           IslandId island = IslandId::Standard);
/// Homography from the board plane to pixels, from six corners in order around the board, in either direction. nullopt:
/// there are not six, or they cannot be the image of the frame of `island`.
std::optional<cv::Matx33d> homographyFromCorners(const QList<double>& corners, IslandId island = IslandId::Standard);

} // namespace reeve::app
