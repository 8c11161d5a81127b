// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/kept_folder.h"

#include "app/store/settings_file.h"

#include <QUrl>

namespace reeve::app {

QString folderKey(const QString& kind) { return QStringLiteral("folders/") + kind; }

// The settings file contains ASCII only.
QString storedFolder(const QString& path) { return QString::fromLatin1(QUrl::toPercentEncoding(path, "/")); }

QString keptFolder(const QString& kind) {
    return QUrl::fromPercentEncoding(SettingsFile().value(folderKey(kind)).toString().toLatin1());
}

} // namespace reeve::app
