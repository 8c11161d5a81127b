// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/private_files.h"

#include "app/store/data_folder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#include <unistd.h>

#include <mutex>
#endif

namespace reeve::app {

#ifdef Q_OS_UNIX
namespace {

constexpr mode_t kOthers = 077;
mode_t g_usual = 0;
bool g_private = false;
std::mutex g_mask;
int g_usualModes = 0; ///< number of existing objects

/// Removes permissions of group and others, for files and folders of this account only; does not follow links.
void takeFromOthers(const QString& path, bool folder) {
    const QByteArray name = QFile::encodeName(path);
    struct stat now {};
    if (lstat(name.constData(), &now) != 0 || now.st_uid != geteuid() ||
        (folder ? !S_ISDIR(now.st_mode) : !S_ISREG(now.st_mode)))
        return;
    if ((now.st_mode & kOthers) != 0 && chmod(name.constData(), now.st_mode & 07777U & ~kOthers) != 0)
        qWarning("%s: its mode cannot be changed", qPrintable(path));
}

/// Whether a folder also contains other things than Reeve's, such as the home folder or a public one.
bool isShared(const QString& folder) {
    struct stat now {};
    const bool known = stat(QFile::encodeName(folder).constData(), &now) == 0;
    return !known || (now.st_mode & S_ISVTX) != 0 || QDir(folder) == QDir::home() || QDir(folder).isRoot();
}

} // namespace

void keepFilesPrivate() {
    if (g_private) return;
    g_usual = umask(kOthers);
    g_private = true;
}

// The umask belongs to the process, not to the thread: the last object to end restores it.
UsualMode::UsualMode() {
    const std::scoped_lock lock(g_mask);
    if (g_private && g_usualModes++ == 0) umask(g_usual);
}

UsualMode::~UsualMode() {
    const std::scoped_lock lock(g_mask);
    if (g_private && --g_usualModes == 0) umask(kOthers);
}

void makePrivate(const QString& folder, const QStringList& names) {
    if (!isShared(folder)) takeFromOthers(folder, true);
    for (const QFileInfo& file : QDir(folder).entryInfoList(names, QDir::Files | QDir::Hidden | QDir::NoSymLinks))
        takeFromOthers(file.filePath(), false);
}

#else

void keepFilesPrivate() {}
UsualMode::UsualMode() = default;
UsualMode::~UsualMode() = default;
void makePrivate(const QString&, const QStringList&) {}

#endif

void makeOwnFilesPrivate() {
    const auto with = [](const QString& file) { return QFileInfo(file).fileName() + QLatin1Char('*'); };
    const QFileInfo settings(settingsFile());
    makePrivate(dataFolder(), {with(journalFile()), with(peopleFile()), QStringLiteral("people-*.png"),
                               with(boardsFile()), with(crashReportFile()), with(settings.filePath())});
    makePrivate(settings.path(), {with(settings.filePath())});
}

} // namespace reeve::app
