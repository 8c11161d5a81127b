// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the workbench in the current language; without a translator they are the words of label files.
#pragma once

#include "engine/basics/ids.h"

#include <QString>

#include <string_view>

namespace reeve::workbench::words {

QString of(Color color);
QString of(Terrain terrain);
/// "any" or a resource.
QString of(HarborKind gives);
/// Name of a stage or of a failure of the reader, given in English; unchanged if there is no translation.
QString stage(std::string_view name);
/// Words used in several tables and menus.
QString none();
QString nothing();
QString settlement();
QString city();
QString robber();
QString merchant();
QString ship();
/// Space of the ship's track, 0 to 6.
QString shipOn(int spaces);
QString photograph();

} // namespace reeve::workbench::words
