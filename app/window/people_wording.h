// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/portrait.h"

#include <QString>

namespace reeve::app {

/// Notice about the file of the players; empty: none. `keptAside`: name under which an invalid file was kept, or empty.
/// `unsaved`: the last change is not on the disk.
QString peopleText(const QString& keptAside, bool unsaved);
/// Why a photograph was not accepted as a portrait.
QString photoRefusedText(const Portrait& portrait);

} // namespace reeve::app
