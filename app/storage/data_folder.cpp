// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/data_folder.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <algorithm>

namespace reeve::app {
namespace {

/// In bytes: a thousand games whose tables have agreed on a page of rules each.
constexpr qsizetype kLargestSettings = 1 << 24;

QString chosenFolder() { return qEnvironmentVariable("REEVE_DATA_DIR"); }

/// Only its owner looks into a folder of ours.
QString made(const QString& folder) {
    if (!QDir(folder).exists() && QDir().mkpath(folder))
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return folder;
}

/// What Qt would write for a value: a quote that begins also ends, and a backslash escapes only a quote or another one. A quote that does not
/// end swallows the lines after it, and other escapes could hide a stored object.
bool plainValue(const QByteArray& value) {
    bool quoted = false;
    for (qsizetype at = 0; at < value.size(); ++at) {
        if (value[at] == '"') quoted = !quoted;
        if (value[at] == '\\' && (++at == value.size() || (value[at] != '"' && value[at] != '\\'))) return false;
    }
    return !quoted;
}

/// Letters and digits, perhaps in levels: Qt would write other names in ways of its own, and so the group that it calls General itself.
bool plainKey(const QByteArray& key) {
    for (const QByteArray& part : QByteArray(key).replace('\\', '/').split('/')) {
        const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); };
        if (part.isEmpty() || part.toLower() == "general" || !std::ranges::all_of(part, plain)) return false;
    }
    return true;
}

/// Plain words and numbers, now and then in quotes: no stored objects (@), and no line that Qt would not understand, for it would never write
/// such a file again.
bool writtenByReeve(const QByteArray& settings) {
    const auto plain = [](char c) { return (c >= ' ' && c <= '~' && c != '@') || c == '\n' || c == '\r'; };
    if (settings.size() > kLargestSettings || !std::ranges::all_of(settings, plain)) return false;
    for (const QByteArray& raw : QByteArray(settings).replace('\r', '\n').split('\n')) {
        const QByteArray line = raw.trimmed();
        if (line.isEmpty() || line == "[General]") continue;
        const bool section = line.startsWith('[') && line.endsWith(']');
        const qsizetype equals = line.indexOf('=');
        if (section ? !plainKey(line.sliced(1).chopped(1)) : equals < 0 || !plainKey(line.first(equals).trimmed()) || !plainValue(line.sliced(equals + 1)))
            return false;
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
    if (!file.open(QIODevice::ReadOnly) || writtenByReeve(file.read(kLargestSettings + 1))) return path;
    const QString aside = path + QStringLiteral(".damaged");
    QFile::remove(aside);
    if (!file.rename(aside)) qWarning("%s holds what is no setting", qUtf8Printable(path));
    return path;
}

} // namespace reeve::app
