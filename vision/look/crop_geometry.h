// SPDX-License-Identifier: GPL-3.0-or-later
// Which squares of the board plane the networks look at: the only place of these numbers. vision/training/geometry.py
// reads them out of this file (keep one declaration a line), so that training and reading cut alike.
#pragma once

namespace reeve::vision {

// The photograph as all squares but those of the ship's track are cut from it.
inline constexpr double kWorkSide = 90;        ///< larger photographs are shrunk to this many pixels a hex side, ...
inline constexpr double kLeastShrinking = 0.8; ///< ... if that takes away at least a fifth
inline constexpr double kMeanDisc = 0.75; ///< the board's colour is measured this far around each hex's centre, ...
inline constexpr double kMeanBlue = 75;   ///< ... and brought to this (0 to 255)
inline constexpr double kMeanGreen = 135;
inline constexpr double kMeanRed = 150;
inline constexpr double kLeastGain = 0.4; ///< of a colour
inline constexpr double kMostGain = 3.0;

// Hexes and tokens. Half: from the centre of a square to its rim (hex sides).
inline constexpr int kTerrainPixels = 64;
inline constexpr double kTerrainHalf = 1.1;
inline constexpr int kTerrainViews = 2; ///< looks at each: as it is, and turned by half
inline constexpr int kTokenCells = 16;  ///< along a side of the square: where a token may lie
inline constexpr int kTokenPixels = 48;
inline constexpr double kTokenHalf = 0.36;

// Places of pieces. Height: what the centre looks at, above the board (hex sides).
inline constexpr double kFocal = 0.75; ///< assumed focal length (long sides of the picture)
inline constexpr int kPlacePixels = 40;
inline constexpr double kPathHalf = 0.70;
inline constexpr double kPathHeight = 0.05;
inline constexpr double kIntersectionHalf = 0.75;
inline constexpr double kIntersectionHeight = 0.15;
inline constexpr double kHexHalf = 0.95;
inline constexpr double kHexHeight = 0.20;
inline constexpr int kFigurePixels = 80; ///< a hex once more
inline constexpr int kClosePixels = 96;  ///< an intersection once more, nearer
inline constexpr double kCloseHalf = 0.504;
inline constexpr double kCloseHeight = 0.18;
inline constexpr int kNearPixels = 48; ///< a path once more, nearer; the same of an intersection in half the pixels
inline constexpr double kNearPathHalf = 0.60;
inline constexpr double kNearPathHeight = 0.05;

// Harbours.
inline constexpr int kHarborPixels = 64;
inline constexpr double kHarborHalf = 0.50;
inline constexpr double kHarborAway = 0.45; ///< from the middle of the path out to sea (hex sides)

// The ship's track: first the whole table, then what may be a track.
inline constexpr double kShipWorkSide = 36; ///< both are cut from a picture of at most so many pixels a hex side
inline constexpr int kTablePixels = 320;
inline constexpr double kTableHalf = 9;
inline constexpr int kTableCells = 40; ///< along a side
inline constexpr int kTrackPixels = 192;
inline constexpr double kTrackHalf = 3.2;
inline constexpr int kTrackCells = 48;

} // namespace reeve::vision
