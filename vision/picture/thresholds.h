// SPDX-License-Identifier: GPL-3.0-or-later
// Thresholds of pictures that callers cannot set (the others are in vision/params.h), grouped by source file.
#pragma once

#include <cstddef>

namespace reeve::vision::thresholds {

namespace load_image {
inline constexpr std::uintmax_t kMostBytes = 256u << 20; ///< bytes of a file: more than any camera writes
inline constexpr long long kMostPixels =
    220'000'000; ///< pixels of a JPEG, decoded at an eighth: more than any phone takes
inline constexpr long long kMostWhole = 100'000'000; ///< pixels of a picture decoded at full size: 300 MB
inline constexpr int kLeastSide = 64;                ///< pixels of the shorter side; a board cannot be read on fewer
inline constexpr int kReduceAbove = 2800; ///< pixels of the longer side above which a JPEG is decoded smaller
} // namespace load_image

namespace even_light {
inline constexpr double kGlance = 160;   ///< pixels of the longer side at which the light of a picture is estimated
inline constexpr double kShadeSide = 16; ///< pixels of a hex side at which the light of a board is estimated
inline constexpr float kMostShade = 5;   ///< greatest gain against shade
inline constexpr double kNeighbourhood = 0.05; ///< standard deviation of the blur, in longer sides of the picture
inline constexpr double kBright = 190;         ///< target value of the brightest pixels of a neighbourhood (0 to 255)
inline constexpr float kLeastBright = 18;      ///< neighbourhoods darker than this (0 to 255) are noise
inline constexpr double kLeastGain = 0.6;      ///< least gain of a colour channel against the lamp's colour
inline constexpr double kMostGain = 1.8;       ///< greatest gain; beyond it the table is coloured rather than the lamp
} // namespace even_light

} // namespace reeve::vision::thresholds
