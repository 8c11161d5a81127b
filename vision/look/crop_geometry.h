// SPDX-License-Identifier: GPL-3.0-or-later
// Geometry of all crops for the networks. vision/training/geometry.py parses this file, so that training and reading
// cut alike: keep each declaration on one line.
#pragma once

namespace reeve::vision {

// The working picture, from which all crops but those of the ship's track are cut.
inline constexpr double kWorkSide = 90; ///< larger photographs are shrunk to this many pixels for each hex side, ...
inline constexpr double kLeastShrinking = 0.8; ///< ... if the factor is below this
inline constexpr double kMeanDisc = 0.75;      ///< radius (hex sides) around hex centres of the mean colour, ...
inline constexpr double kMeanBlue = 75;        ///< ... and the target of each channel (0 to 255)
inline constexpr double kMeanGreen = 135;
inline constexpr double kMeanRed = 150;
inline constexpr double kLeastGain = 0.4; ///< limits of the gain of a channel
inline constexpr double kMostGain = 3.0;

// Hexes and tokens. Pixels: of a side of the crop. Half: from its centre to its edge (hex sides).
inline constexpr int kTerrainPixels = 64;
inline constexpr double kTerrainHalf = 1.1;
inline constexpr int kTerrainViews = 2; ///< views of each hex: plain, and rotated by 180 degrees
inline constexpr int kTokenCells = 16;  ///< cells along a side of the crop, for the token's centre
inline constexpr int kTokenPixels = 48;
inline constexpr double kTokenHalf = 0.36;

// Places of pieces. Height: of the crop's centre above the board (hex sides).
inline constexpr double kFocal = 0.75; ///< assumed focal length (long sides of the picture)
inline constexpr int kPlacePixels = 40;
inline constexpr double kPathHalf = 0.70;
inline constexpr double kPathHeight = 0.05;
inline constexpr double kIntersectionHalf = 0.75;
inline constexpr double kIntersectionHeight = 0.15;
inline constexpr double kHexHalf = 0.95;
inline constexpr double kHexHeight = 0.20;
inline constexpr int kFigurePixels = 80; ///< second crop of a hex
inline constexpr int kClosePixels = 96;  ///< second, nearer crop of an intersection
inline constexpr double kCloseHalf = 0.504;
inline constexpr double kCloseHeight = 0.18;
inline constexpr double kZoomedHalf = 0.336; ///< further crop of a knight with kClosePixels
inline constexpr int kNearPixels = 48; ///< second crop of a path, and close crop of an intersection at half its size
inline constexpr double kNearPathHalf = 0.60;
inline constexpr double kNearPathHeight = 0.05;

// Harbours.
inline constexpr int kHarborPixels = 64;
inline constexpr double kHarborHalf = 0.50;
inline constexpr double kHarborAway = 0.45; ///< from the middle of the path to the centre, towards the sea (hex sides)

// The ship's track: the whole table, then the surroundings of a likely track.
inline constexpr double kShipWorkSide = 36; ///< pixels for each hex side, at most, of the picture they are cut from
inline constexpr int kTablePixels = 320;
inline constexpr double kTableHalf = 9;
inline constexpr int kTableCells = 40; ///< cells along a side
inline constexpr int kTrackPixels = 192;
inline constexpr double kTrackHalf = 3.2;
inline constexpr int kTrackCells = 48;

// Dice, anywhere on the table. The centre of the crop is that of the face on top.
inline constexpr int kDiePixels = 48;
inline constexpr double kDieHalf = 0.42;
inline constexpr int kDieStride = 8; ///< pixels between the crops that the network sees of a larger picture

} // namespace reeve::vision
