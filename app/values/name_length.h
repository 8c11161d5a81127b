// SPDX-License-Identifier: GPL-3.0-or-later
// Names of players, games, boards and sets as they are kept: one line of limited length.
#pragma once

#include <QString>

namespace reeve::app {

/// Maximum lengths in UTF-16 code units; longer names are truncated.
inline constexpr qsizetype kLongestName = 40;
inline constexpr qsizetype kLongestGameName = 80;

/// At most `longest` code units; no character is split, however many code points form it (emoji, accents).
QString shortened(const QString& text, qsizetype longest);
/// The name on one line: without control characters and shortened.
QString tidyName(const QString& name, qsizetype longest = kLongestName);
/// The name of a game. A list of players that is too long ends after a whole name.
QString tidyGameName(const QString& name);

} // namespace reeve::app
