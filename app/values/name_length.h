// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace reeve::app {

/// Characters (UTF-16 units) of a player's name; a longer one is cut.
inline constexpr qsizetype kLongestName = 40;

} // namespace reeve::app
