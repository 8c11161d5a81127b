// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace reeve {

/// IMPR-8: with a city improvement of this level (0: none) a red die from 1 to this number draws a progress card; 0:
/// none does.
constexpr int drawingDice(int level) { return level == 0 ? 0 : level + 1; }

} // namespace reeve
