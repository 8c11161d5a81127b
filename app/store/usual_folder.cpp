// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/usual_folder.h"

#include <QFileInfo>

namespace reeve::app {

QString usualFolder(QStandardPaths::StandardLocation kind) { return QStandardPaths::writableLocation(kind); }

QString documentsFolder() {
    const QString documents = usualFolder(QStandardPaths::DocumentsLocation);
    return QFileInfo::exists(documents) ? documents : usualFolder(QStandardPaths::HomeLocation);
}

} // namespace reeve::app
