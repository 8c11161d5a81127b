// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about the players' phones.
#pragma once

#include <QString>

namespace reeve::app {

/// A phone's news after undo or redo.
QString turnedBackText();

} // namespace reeve::app
