// SPDX-License-Identifier: GPL-3.0-or-later
// Text as SQLite gives it back.
#pragma once

#include <QString>

namespace reeve::app {

/// The same text with U+FFFD in the place of what SQLite would not give back as it was: half of a pair of surrogates
/// (left by whoever cuts a name in the middle of a picture character), U+FFFE and U+FFFF.
QString sqliteText(const QString& text);

} // namespace reeve::app
