// SPDX-License-Identifier: GPL-3.0-or-later
// Thresholds of watching, grouped by source file. Lengths in hex sides unless stated otherwise.
#pragma once

namespace reeve::vision::thresholds {

namespace view {
inline constexpr int kPlaneScale = 48;      ///< pixels of the rectified board for each hex side
inline constexpr double kMargin = 0.8;      ///< of the rectified board, outside of the land with its beach
inline constexpr int kTrackedSide = 640;    ///< longer side (pixels) of the copies between which points are tracked
inline constexpr int kMostPoints = 400;     ///< points that are tracked
inline constexpr int kLeastPoints = 25;     ///< with fewer that agree, the pictures are not aligned
inline constexpr double kLeastAlike = 0.45; ///< least median correlation of the hexes of aligned pictures
} // namespace view

namespace change_map {
inline constexpr double kDark = 14;           ///< added to a brightness (0 to 255) before its logarithm: noise
inline constexpr double kWindow = 1.7;        ///< neighbourhood whose median is the change of light
inline constexpr double kWide = 4.5;          ///< the same for things that are larger than pieces
inline constexpr double kSmallest = 0.035;    ///< least scale of the noise (natural logarithm of brightness)
inline constexpr double kEdge = 0.45;         ///< error of the alignment in pixels, which counts at edges
inline constexpr double kShadow = 0.45;       ///< weight of a change that may be a shadow: darker, same colour
inline constexpr double kClear = 3.2;         ///< a deviation of this many scales is a change
inline constexpr double kTextureWindow = 0.5; ///< window in which textures are compared
inline constexpr double kOtherTexture = 0.3;  ///< a correlation below it is another texture
inline constexpr double kOtherLight = 0.45;   ///< change of plain ground that is no light (natural logarithm)
inline constexpr double kGap = 0.4;           ///< gaps up to it are no gap
inline constexpr double kThick = 1.05;        ///< width of a thing that is no piece
inline constexpr double kLarge = 1.1;         ///< its area (square hex sides)
} // namespace change_map

namespace evidence {
inline constexpr double kShift = 0.12;  ///< a piece may stand this far beside its place
inline constexpr double kReach = 0.14;  ///< margin of a piece whose pixels are explained
inline constexpr double kPiece = 0.42;  ///< share of changed pixels at which a piece is as likely to have come as not
inline constexpr double kFigure = 0.60; ///< the same of a figure, whose place on its hex is searched
inline constexpr double kState = 0.16;  ///< the same of a piece that becomes another one of its player
inline constexpr double kSteep = 12;    ///< growth of the logarithm of the odds for each share of 1
inline constexpr double kMostFor = 4.5; ///< greatest logarithm of the odds by pixels
inline constexpr double kMostAgainst = 3.5;
inline constexpr double kUsualPart = 0.75;  ///< part of the places that changes less than usual
inline constexpr double kAboveUsual = 0.75; ///< of the shares above: what a change must exceed the usual share by
inline constexpr double kSampled = 0.5;     ///< pieces that changed more are no samples of their colour
inline constexpr double kNow = 0.2;         ///< weight of the looks at the second view
inline constexpr double kGoneNow = 0.45;    ///< the same for pieces that went: a piece that was pushed is still seen
inline constexpr double kSince = 0.5;       ///< weight of what the looks changed by
inline constexpr double kUnexplained = 1.5; ///< against a change that nothing explains
inline constexpr double kLeastUnexplained = 0.3;
inline constexpr double kBlob = 0.05;       ///< radius of the disc in which the change of a state is looked for
inline constexpr double kAround = 0.2;      ///< its distance from the middle of the piece
inline constexpr double kOnHex = 0.55;      ///< a figure stands at most this far from the centre of its hex
inline constexpr double kLeastLook = 0.004; ///< least probability of a look
inline constexpr double kChroma = 0.20;     ///< spread of the colour of a player's pieces (natural logarithm of ratios)
inline constexpr double kBright = 0.40;     ///< the same of their brightness
} // namespace evidence

} // namespace reeve::vision::thresholds
