// SPDX-License-Identifier: GPL-3.0-or-later
// Folders of games as values.
#pragma once

#include "tests/durability/disk.h"

#include <QDir>
#include <QFile>

namespace reeve::testing {

/// In memory if possible, because thousands of files are written.
inline QString scratchTemplate() {
    return (QFile::exists(QStringLiteral("/dev/shm")) ? QStringLiteral("/dev/shm") : QDir::tempPath()) +
           QStringLiteral("/reeve-cut-XXXXXX");
}

inline disk::Files filesIn(const QString& folder) {
    disk::Files files;
    for (const QString& name : QDir(folder).entryList(QDir::Files)) {
        QFile file(folder + QLatin1Char('/') + name);
        if (name.endsWith(QLatin1String(".lock")) || !file.open(QIODevice::ReadOnly)) continue;
        files[name.toStdString()] = file.readAll().toStdString();
    }
    return files;
}

inline void layOut(const disk::Files& files, const QString& folder) {
    QDir(folder).removeRecursively();
    QDir().mkpath(folder);
    for (const auto& [name, content] : files) {
        QFile file(folder + QLatin1Char('/') + QString::fromStdString(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content.data(), static_cast<qint64>(content.size())) < 0)
            qFatal("cannot write");
    }
}

} // namespace reeve::testing
