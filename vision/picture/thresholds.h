// SPDX-License-Identifier: GPL-3.0-or-later
// The thresholds of pictures that no caller sets (those are in vision/params.h): by the source that uses them, with
// unit and reason.
#pragma once

#include <cstddef>
#include <cstdint>

namespace reeve::vision::thresholds {

namespace load_image {
inline constexpr std::uintmax_t kMostBytes = 256u << 20; ///< of a file: no camera writes as many
inline constexpr long long kMostPixels = 220'000'000;    ///< of a JPEG, decoded at an eighth: beyond any phone
inline constexpr long long kMostWhole = 100'000'000;     ///< of what is decoded whole: 300 MB
inline constexpr int kLeastSide = 64;                    ///< no board can be read on fewer pixels
inline constexpr int kReduceAbove = 2800;                ///< long side in pixels from which a JPEG is decoded smaller
} // namespace load_image

namespace even_light {
inline constexpr double kGlance = 160;         ///< long side in pixels on which the light of a picture is judged
inline constexpr double kShadeSide = 16;       ///< pixels of a hex side on which the light of a board is judged
inline constexpr float kMostShade = 5;         ///< deeper shade stays darker
inline constexpr double kNeighbourhood = 0.05; ///< long sides of the picture, standard deviation
inline constexpr double kBright = 190;         ///< what the brightest of a neighbourhood become (0 to 255)
inline constexpr float kLeastBright = 18;      ///< darker neighbourhoods are noise
inline constexpr double kLeastGain = 0.6;      ///< of a colour of the lamp
inline constexpr double kMostGain = 1.8;       ///< stronger lamps are taken for coloured tables
} // namespace even_light

} // namespace reeve::vision::thresholds
