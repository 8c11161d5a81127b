// SPDX-License-Identifier: GPL-3.0-or-later
// Reeve's own files lie in the origin's private file system, where a flushed write is durable. All else is for the
// person: it lies in memory until the browser has downloaded it (app/web/files).
#include "app/store/usual_folder.h"

#include <emscripten/wasmfs.h>

#include <QDir>

#include <thread>

namespace reeve::app {
namespace {

constexpr const char* kOwnFiles = "/reeve";

/// Not on the window's thread, which must stay free for the worker of the file system.
QString mounted() {
    std::thread([] { wasmfs_create_directory(kOwnFiles, 0700, wasmfs_create_opfs_backend()); }).join();
    return QString::fromLatin1(kOwnFiles);
}

QString downloads() {
    const QString folder = QStringLiteral("/Downloads");
    QDir().mkpath(folder);
    return folder;
}

} // namespace

QString usualFolder(QStandardPaths::StandardLocation kind) {
    static const QString own = mounted(), forThePerson = downloads();
    return kind == QStandardPaths::AppDataLocation || kind == QStandardPaths::AppConfigLocation ? own : forThePerson;
}

QString documentsFolder() { return usualFolder(QStandardPaths::DocumentsLocation); }

} // namespace reeve::app
