// SPDX-License-Identifier: GPL-3.0-or-later
// Thresholds of watching, grouped by source file. Lengths in hex sides unless stated otherwise.
#pragma once

#include <cstddef>

namespace reeve::vision::thresholds {

namespace glance {
inline constexpr int kSide = 320;       ///< longer side (pixels)
inline constexpr double kNoise = 14;    ///< of the brightness (0 to 255) of a pixel between two frames
inline constexpr int kLeastPixels = 12; ///< that changed by more are something new
} // namespace glance

namespace view {
inline constexpr int kPlaneScale = 48;       ///< pixels of the rectified board for each hex side
inline constexpr double kMargin = 0.8;       ///< of the rectified board, outside of the land with its beach
inline constexpr int kTrackedSide = 640;     ///< longer side (pixels) of the copies between which points are tracked
inline constexpr int kMostPoints = 400;      ///< points that are tracked
inline constexpr int kLeastPoints = 25;      ///< with fewer that agree, the pictures are not aligned
inline constexpr double kMostAreaRatio = 40; ///< as LocateParams::mostAreaRatio, of a board that is tracked
inline constexpr double kLeastAlike = 0.45;  ///< least median correlation of the hexes of aligned pictures
} // namespace view

namespace dice_roll {
inline constexpr double kGhost = 0.5; ///< chance of a die up to which it is none where a surer one of its kind lies
inline constexpr double kRival = 1.4; ///< share of a greater chance that is doubt of the surer one
inline constexpr double kLain = 0.3;  ///< a die that is found this near has lain there before
inline constexpr double kLeastOther = 0.5; ///< of two readings of dice that lie where they lay, to be of two rolls
inline constexpr double kLeastRoll = 0.2;  ///< chance of a roll that is told
inline constexpr double kPutAside = 0.5;   ///< chance that dice in other places with the faces of before were rolled
} // namespace dice_roll

namespace change_map {
inline constexpr double kDark = 14;           ///< added to a brightness (0 to 255) before its logarithm: noise
inline constexpr double kWindow = 1.7;        ///< neighbourhood whose median is the change of light
inline constexpr double kWide = 4.5;          ///< the same for things that are larger than pieces
inline constexpr double kSmallest = 0.035;    ///< least scale of the noise (natural logarithm of brightness)
inline constexpr double kEdge = 0.45;         ///< error of the alignment in pixels, which counts at edges
inline constexpr double kShadow = 0.45;       ///< weight of a change that may be a shadow: darker, same colour
inline constexpr double kClear = 3.8;         ///< a deviation of this many scales is a change
inline constexpr double kMost = 12;           ///< greater deviations count as this one
inline constexpr double kTextureWindow = 0.5; ///< window in which textures are compared
inline constexpr double kOtherTexture = 0.3;  ///< a correlation below it is another texture
inline constexpr double kOtherTone = 0.25;    ///< and so little of it (natural logarithm) is the same ground
inline constexpr double kOtherLight = 0.45;   ///< change of plain ground that is no light (natural logarithm)
inline constexpr double kSpeck = 0.14;        ///< smaller parts are noise
inline constexpr double kGap = 0.4;           ///< gaps up to it are no gap
inline constexpr double kThick = 1.05;        ///< width of a thing that is no piece
inline constexpr double kLarge = 1.1;         ///< its area (square hex sides)
} // namespace change_map

namespace evidence {
inline constexpr double kShift = 0.12;       ///< a piece may stand this far beside its place
inline constexpr double kReach = 0.14;       ///< margin of a piece whose pixels are explained
inline constexpr double kShadowReach = 0.7;  ///< of a shadow from its piece
inline constexpr double kShadowHue = 0.35;   ///< change of colour for each change of brightness that a shadow may show
inline constexpr double kLeastSpread = 0.25; ///< of the logarithm of how much places changed
inline constexpr double kMostOver = 8;       ///< spreads above the usual change count as this many
inline constexpr double kQuiet = 0.5;        ///< added to deviations before the logarithm
inline constexpr double kQuietTone = 0.03;   ///< the same for colours (natural logarithm)
inline constexpr double kDisc = 0.25;        ///< radius of the neighbourhood of an intersection
inline constexpr double kDiscHeight = 0.08;  ///< of its middle above the board
inline constexpr double kInner = 0.18;       ///< radius of the part of it that a piece covers
inline constexpr double kMostPeak = 20;      ///< greater deviations there count as this one
inline constexpr std::size_t kLeastKnights = 3;
inline constexpr double kSampled = 3;     ///< pieces that changed more are no samples of their colour
inline constexpr double kSeen = 3.8;      ///< deviation of pixels that show a colour
inline constexpr double kUnexplained = 5; ///< spreads above the usual change that as likely are one as not
inline constexpr double kUnexplainedMuch = 1;
inline constexpr double kLeastUnexplained = 0.3;
inline constexpr double kNever = -100; ///< logarithm of the odds of a second change at a place
/// Weights of Evidence::Signs by Sort, as natural logarithms of odds: the likeliest of 250 changes on rendered
/// evenings.
inline constexpr double kWeights[11][6] = {
    {-7.78, 0.61, 0.2, 0.44, 0.49, 0.86},  // Road
    {-7.14, 0.9, 0.06, 0.49, 0.18, 0.67},  // Building
    {-7.29, 0.49, 0.58, 0.62, 0.44, 0.47}, // Knight
    {-7.41, 0.75, 0, 0.69, 0.22, 0},       // RoadGone
    {-7.98, 0.93, 0.57, 0.69, 0.24, 0},    // PieceGone
    {-5.58, 0.64, 0.48, 1.1, 0, 0.61},     // Rebuilt
    {-6.74, 0, 0.97, 1.41, 1.17, 0},       // Upon
    {-6.02, 0.53, 0.57, 1.28, 0.72, 0.56}, // State
    {-7.12, 0.68, 0.06, 1.14, 0.7, 0},     // Figure
    {-6.81, 0.29, 0, 0.67, 0.74, 0},       // FigureGone
    {0, 0, 0, 1, 1, 0},                    // Other
};
inline constexpr double kOnHex = 0.55;      ///< a figure stands at most this far from the centre of its hex
inline constexpr double kLeastLook = 0.004; ///< least probability of a look
inline constexpr double kChroma = 0.20;     ///< spread of the colour of a player's pieces (natural logarithm of ratios)
inline constexpr double kBright = 0.40;     ///< the same of their brightness
} // namespace evidence

} // namespace reeve::vision::thresholds
