// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shared_folder.h"

#include "app/store/kept_folder.h"
#include "app/store/settings_file.h"
#include "app/store/usual_folder.h"

#include <QDir>
#include <QFileInfo>

namespace reeve::app {
QString sharedFolder() {
    const QFileInfo last(keptFolder(kRecordFolder));
    if (!last.filePath().isEmpty() && last.isDir() && last.isWritable()) return last.filePath();
    return documentsFolder();
}

void rememberSharedFolder(const QString& file) {
    const QString folder = QFileInfo(file).absolutePath();
    if (keptFolder(kRecordFolder) != folder) SettingsFile().set(folderKey(kRecordFolder), storedFolder(folder));
}

QString folderOf(const QString& file) {
    const QString name = QFileInfo(file).absoluteDir().dirName();
    return name.isEmpty() ? QDir::toNativeSeparators(QFileInfo(file).absolutePath()) : name;
}

} // namespace reeve::app
