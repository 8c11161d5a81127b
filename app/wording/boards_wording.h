// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace reeve::app {

/// About the list of the saved boards: `keptAside` is the file that could not be understood in whole, or empty;
/// `dropped` how many boards of it no game can begin on, 0 where none of it could be read; `unsaved` whether the last
/// change is not on the disk. Empty when nothing is to be said.
QString boardsText(const QString& keptAside, int dropped, bool unsaved);

} // namespace reeve::app
