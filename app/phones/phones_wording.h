// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about the players' phones.
#pragma once

#include <QString>

namespace reeve::app {

/// Message on a phone after undo or redo.
QString turnedBackText();

} // namespace reeve::app
