// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace reeve::app {

/// Notice about the file of saved boards; empty: none. `keptAside`: name under which an invalid file was kept, or
/// empty. `dropped`: number of its boards that could not be used; 0: none of it could be read. `unsaved`: the last
/// change is not on the disk.
QString boardsText(const QString& keptAside, int dropped, bool unsaved);

} // namespace reeve::app
