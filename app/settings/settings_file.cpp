// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings_file.h"

#include "app/storage/aside.h"
#include "app/storage/data_folder.h"

#include <QFile>
#include <QFileInfo>
#include <QVariantMap>

#include <algorithm>
#include <utility>

namespace reeve::app {
namespace {

/// In bytes: a thousand games whose tables have agreed on a page of rules each.
constexpr qsizetype kLargestSettings = 1 << 24;

/// What Qt would write for a value: a quote that begins also ends, and a backslash escapes only a quote or another one.
/// A quote that does not end swallows the lines after it, and other escapes could hide a stored object.
bool plainValue(const QByteArray& value) {
    bool quoted = false;
    for (qsizetype at = 0; at < value.size(); ++at) {
        if (value[at] == '"') quoted = !quoted;
        if (value[at] == '\\' && (++at == value.size() || (value[at] != '"' && value[at] != '\\'))) return false;
    }
    return !quoted;
}

/// Letters and digits, perhaps in levels: Qt would write other names in ways of its own, and so the group that it calls
/// General itself.
bool plainKey(const QByteArray& key) {
    for (const QByteArray& part : QByteArray(key).replace('\\', '/').split('/')) {
        const auto plain = [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        };
        if (part.isEmpty() || part.toLower() == "general" || !std::ranges::all_of(part, plain)) return false;
    }
    return true;
}

/// Plain words and numbers, now and then in quotes: no stored objects (@), and no line that Qt would not understand,
/// for it would never write such a file again.
bool writtenByReeve(const QByteArray& settings) {
    const auto plain = [](char c) { return (c >= ' ' && c <= '~' && c != '@') || c == '\n' || c == '\r'; };
    if (settings.size() > kLargestSettings || !std::ranges::all_of(settings, plain)) return false;
    for (const QByteArray& raw : QByteArray(settings).replace('\r', '\n').split('\n')) {
        const QByteArray line = raw.trimmed();
        if (line.isEmpty() || line == "[General]") continue;
        const bool section = line.startsWith('[') && line.endsWith(']');
        const qsizetype equals = line.indexOf('=');
        if (section ? !plainKey(line.sliced(1).chopped(1))
                    : equals < 0 || !plainKey(line.first(equals).trimmed()) || !plainValue(line.sliced(equals + 1)))
            return false;
    }
    return true;
}

/// The name under which a file that Reeve did not write is kept from now on; empty where there is none.
QString setAside(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || writtenByReeve(file.read(kLargestSettings + 1))) return {};
    file.close();
    const QString aside = moveAside(path);
    return QFileInfo(aside.isEmpty() ? path : aside).fileName();
}

/// What could not be written to this file yet, by key; an invalid value: the key is to go. Qt forgets it with the
/// object.
QVariantMap& waiting(const QSettings& settings) {
    static QString file;
    static QVariantMap values;
    if (std::exchange(file, settings.fileName()) != settings.fileName()) values.clear();
    return values;
}

} // namespace

QString eraseSettings() {
    const QString file = settingsFile();
    if (!eraseAside(file)) return keptAside(file).constFirst();
    return QFile::exists(file) && !QFile::remove(file) ? file : QString();
}

SettingsFile::SettingsFile() : m_fault{setAside(settingsFile())}, m_file(settingsFile(), QSettings::IniFormat) {}

QVariant SettingsFile::value(const QString& key, const QVariant& otherwise) const {
    const auto waits = waiting(m_file).constFind(key);
    if (waits == waiting(m_file).cend()) return m_file.value(key, otherwise);
    return waits->isValid() ? *waits : otherwise;
}

void SettingsFile::set(const QString& key, const QVariant& value) {
    if (this->value(key).toString() != value.toString() || !waiting(m_file).isEmpty()) write(key, value);
}

void SettingsFile::remove(const QString& key) {
    if (value(key).isValid()) write(key, {});
}

void SettingsFile::write(const QString& key, const QVariant& value) {
    QVariantMap& waits = waiting(m_file);
    waits.insert(key, value);
    for (auto one = waits.cbegin(); one != waits.cend(); ++one) {
        if (one->isValid())
            m_file.setValue(one.key(), *one);
        else
            m_file.remove(one.key());
    }
    m_file.sync();
    m_fault.unsaved = m_file.status() == QSettings::AccessError;
    if (!m_fault.unsaved) waits.clear();
}

} // namespace reeve::app
