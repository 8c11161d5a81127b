// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the workbench in the language of the screen. Without a translator they are those of a label's file.
#pragma once

#include "engine/basics/ids.h"

#include <QString>

#include <string_view>

namespace reeve::workbench::words {

QString of(Color color);
QString of(Terrain terrain);
/// What a harbour gives: "any" or a resource.
QString of(HarborKind gives);
/// A stage of the reading or why nothing was read, named by the reader in English; what has no translation stays as it
/// is.
QString stage(std::string_view name);
/// "none", "nothing", "settlement" …: what the tables and menus of the workbench say in more than one place.
QString none();
QString nothing();
QString settlement();
QString city();
QString robber();
QString merchant();
QString ship();
/// The space of its track on which the ship stands, 0 to 6.
QString shipOn(int spaces);
QString photograph();

} // namespace reeve::workbench::words
