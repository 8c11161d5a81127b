// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/data_folder.h"

#include "app/store/usual_folder.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace reeve::app {
namespace {

QString chosenFolder() { return qEnvironmentVariable("REEVE_DATA_DIR"); }

/// Creates the folder with mode 0700 if it is missing; returns it.
QString made(const QString& folder) {
    if (!QDir(folder).exists() && QDir().mkpath(folder))
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return folder;
}

} // namespace

QString dataFolder() {
    const QString chosen = chosenFolder();
    return made(chosen.isEmpty() ? usualFolder(QStandardPaths::AppDataLocation) : chosen);
}

QString journalFile() { return dataFolder() + QStringLiteral("/games.sqlite"); }

QString peopleFile() { return dataFolder() + QStringLiteral("/people.json"); }

QString phonesFile() { return dataFolder() + QStringLiteral("/phones.json"); }

QString boardsFile() { return dataFolder() + QStringLiteral("/boards.json"); }

QString setsFolder() { return dataFolder() + QStringLiteral("/sets"); }

QString crashReportFile() { return dataFolder() + QStringLiteral("/stopped.txt"); }

QString settingsFile() {
    const QString folder =
        chosenFolder().isEmpty() ? made(usualFolder(QStandardPaths::AppConfigLocation)) : dataFolder();
    return folder + QStringLiteral("/settings.ini");
}

} // namespace reeve::app
