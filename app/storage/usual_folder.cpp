// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/usual_folder.h"

namespace reeve::app {

QString usualFolder(QStandardPaths::StandardLocation kind) { return QStandardPaths::writableLocation(kind); }

} // namespace reeve::app
