// SPDX-License-Identifier: GPL-3.0-or-later
// Effects of the levels of a city improvement.
#pragma once

namespace reeve {

/// IMPR-9: the lowest level with Trading House, Fortress or Aqueduct.
inline constexpr int kAbilityLevel = 3;
/// IMPR-8: the highest red die with which an improvement of this level (0 to 5) draws a progress card; 0: none.
constexpr int drawingDice(int level) { return level == 0 ? 0 : level + 1; }

} // namespace reeve
