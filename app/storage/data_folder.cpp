// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/data_folder.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <algorithm>

namespace reeve::app {
namespace {

QString chosenFolder() { return qEnvironmentVariable("REEVE_DATA_DIR"); }

/// Only its owner looks into a folder of ours.
QString made(const QString& folder) {
    if (!QDir(folder).exists() && QDir().mkpath(folder))
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return folder;
}

/// Plain words and numbers, now and then in quotes: no stored objects (@), no escapes that could hide one.
bool writtenByReeve(const QByteArray& settings) {
    constexpr qsizetype kLargest = 1 << 20;
    const auto plain = [](char c) { return (c >= ' ' && c <= '~' && c != '@') || c == '\n' || c == '\r'; };
    if (settings.size() > kLargest || !std::ranges::all_of(settings, plain)) return false;
    // Where Qt does not understand a line it would never write the file again.
    for (const QByteArray& raw : QByteArray(settings).replace('\r', '\n').split('\n')) {
        const QByteArray line = raw.trimmed();
        // A quote that does not end swallows the lines after it.
        if ((line.count('"') - line.count("\\\"")) % 2 != 0) return false;
        const qsizetype equals = line.indexOf('=');
        if (equals < 0 && !line.isEmpty() && !(line.startsWith('[') && line.endsWith(']'))) return false;
        // In a key it stands for "/", before the sign it hides it; in a value it may hide an object.
        if (equals > 0 && line[equals - 1] == '\\') return false;
        for (qsizetype at = equals < 0 ? -1 : line.indexOf('\\', equals); at >= 0; at = line.indexOf('\\', at + 2))
            if (at + 1 >= line.size() || (line[at + 1] != '"' && line[at + 1] != '\\')) return false;
    }
    return true;
}

} // namespace

QString dataFolder() {
    const QString chosen = chosenFolder();
    return made(chosen.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : chosen);
}

QString journalFile() { return dataFolder() + QStringLiteral("/games.sqlite"); }

QString peopleFile() { return dataFolder() + QStringLiteral("/people.json"); }

QString lastWordsFile() { return dataFolder() + QStringLiteral("/stopped.txt"); }

QString settingsFile() {
    const QString folder = chosenFolder().isEmpty()
                               ? made(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
                               : dataFolder();
    const QString path = folder + QStringLiteral("/settings.ini");
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || writtenByReeve(file.read((1 << 20) + 1))) return path;
    const QString aside = path + QStringLiteral(".damaged");
    QFile::remove(aside);
    if (!file.rename(aside)) qWarning("%s holds what is no setting", qUtf8Printable(path));
    return path;
}

} // namespace reeve::app
