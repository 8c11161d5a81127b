// SPDX-License-Identifier: GPL-3.0-or-later
// The six corners of the sea frame, which a person can drag where no island was found.
#pragma once

#include "engine/board/shape.h"

#include <opencv2/core.hpp>

#include <QList>

#include <optional>

namespace reeve::app {

/// [x,y, ...] in pixels of the picture: of the board that was found, else the frame in the middle of the picture.
QList<double> frameCorners(const std::optional<cv::Matx33d>& boardToImage, cv::Size picture,
                           IslandId island = IslandId::Standard);
/// The board plane to pixels from six corners, given one after the other around the board in either direction; nothing
/// where these are no six corners of a hexagon that a camera could have seen.
std::optional<cv::Matx33d> homographyFromCorners(const QList<double>& corners, IslandId island = IslandId::Standard);

} // namespace reeve::app
