// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace reeve::app {

/// Maximum length of a player's name in UTF-16 code units; longer names are truncated.
inline constexpr qsizetype kLongestName = 40;

} // namespace reeve::app
