// SPDX-License-Identifier: GPL-3.0-or-later
// Makes texts safe for a round trip through SQLite.
#pragma once

#include <QString>

namespace reeve::app {

/// Replaces what SQLite would not return unchanged by U+FFFD: unpaired surrogates (for example from a truncated name),
/// U+FFFE and U+FFFF.
QString sqliteText(const QString& text);

} // namespace reeve::app
