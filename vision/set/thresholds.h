// SPDX-License-Identifier: GPL-3.0-or-later
// Thresholds of learning and choosing sets that callers cannot set (the others are in vision/params.h), grouped by
// source file.
#pragma once

#include <cstddef>

namespace reeve::vision::thresholds {

namespace learn {
inline constexpr float kNotBare = 0.98F; ///< probability of bare ground from which on a free place gets no second look
inline constexpr std::size_t kBareLessons = 16; ///< bare paths, and intersections, of one photograph, least bare first
inline constexpr std::size_t kFreeHexes = 6;    ///< hexes without a figure, likewise
inline constexpr double kNear = 0.5;            ///< greatest shift of a hex (hex sides) between equal homographies
inline constexpr double kClear = 0.97;          ///< least probability of a look that contradicts what is confirmed
inline constexpr int kOtherNaming = 4;        ///< number of additional matching hexes for which the places are renamed
inline constexpr std::size_t kFewAgainst = 3; ///< least number of contradictions for a refusal, if a majority
} // namespace learn

namespace choose_set {
inline constexpr double kLeastLikeness =
    0.9; ///< cosine; excludes only what is no such board at all, since other tables reach 0.95 and more
} // namespace choose_set

} // namespace reeve::vision::thresholds
