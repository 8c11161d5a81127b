// SPDX-License-Identifier: GPL-3.0-or-later
// What the levels of a city improvement bring.
#pragma once

namespace reeve {

/// IMPR-9: from this level on Trading House, Fortress and Aqueduct work.
inline constexpr int kAbilityLevel = 3;
/// IMPR-8: with an improvement of this level (0: none) a red die from 1 to this number draws a progress card; 0: none
/// does.
constexpr int drawingDice(int level) { return level == 0 ? 0 : level + 1; }

} // namespace reeve
