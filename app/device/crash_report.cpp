// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/device/crash_handler.h"

#include <QFile>
#include <QFileInfo>

namespace reeve::app {

QString takeCrashReport(const QString& file) {
    QFile note(file);
    if (!QFileInfo(file).isFile() || !note.open(QIODevice::ReadOnly)) return {};
    const QString words = QString::fromUtf8(note.read(16384)).trimmed();
    note.close();
    note.remove();
    return words;
}

} // namespace reeve::app
