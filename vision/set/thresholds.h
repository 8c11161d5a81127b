// SPDX-License-Identifier: GPL-3.0-or-later
// The thresholds of learning a set that no caller sets (those are in vision/params.h): by the source that uses them,
// with unit and reason.
#pragma once

#include <cstddef>
#include <cstdint>

namespace reeve::vision::thresholds {

namespace learn {
inline constexpr float kNotBare = 0.98F;        ///< barer places are not looked at nearer for learning
inline constexpr std::size_t kBareLessons = 16; ///< bare places that one photograph teaches, those that look least bare
inline constexpr std::size_t kFreeHexes = 6;    ///< and hexes without a figure
inline constexpr double kNear = 0.5;            ///< a located island as far from a given one (hex sides) is the same
inline constexpr double kClear = 0.97;          ///< what a look must be to speak against what is confirmed
inline constexpr int kOtherNaming = 4;          ///< hexes more that fit before another naming is meant
inline constexpr std::size_t kFewAgainst = 3;   ///< so many against it are needed to call a reading another board's
} // namespace learn

namespace choose_set {
inline constexpr double kLeastLikeness =
    0.9; ///< foreign tables have 0.95 and more: only what is no such board at all is left out
} // namespace choose_set

} // namespace reeve::vision::thresholds
