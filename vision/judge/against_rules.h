// SPDX-License-Identifier: GPL-3.0-or-later
// Asks about what contradicts the box or the rules of the game, however certain it looks. Nothing that was read is
// changed.
#pragma once

#include "vision/params.h"
#include "vision/reading.h"

#include <opencv2/core.hpp>

#include <optional>

namespace reeve::vision {

/// Adds to `uncertain`, unless they are there:
/// - of each terrain and number that the board has more often than its box the least sure hexes;
/// - the likeliest hex of the robber, if none has it and a piece surely stands on the board (ROBBER-1);
/// - the pieces of a group of a colour that has no building or no road, where most pieces of the board are in other
///   groups; the least sure small groups of a colour beyond the two of its start (SETUP-3), where few groups are; a
///   road in the image of a city of its colour, whose tower it may be, if the position of the camera is known
///   (cameraPosition()).
/// For a reading without a record: with one, compare() lists what differs.
void askAgainstRules(BoardReading& reading, const PieceParams& params, const std::optional<cv::Point3d>& camera);

} // namespace reeve::vision
