// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings_file.h"

#include "app/storage/aside.h"
#include "app/storage/data_folder.h"
#include "app/storage/file_thread.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QVariantMap>

#include <algorithm>
#include <mutex>

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

/// What is known of the file. It is read and changed by the window's thread and by the one that writes.
struct Kept {
    std::mutex mutex;
    QString path{};
    QVariantMap values{};  ///< as they were read, with all that was set since
    QVariantMap waiting{}; ///< of these what the disk has not taken yet; an invalid value: the key is to go
    int writes = 0;        ///< asked for and not ended
    bool unsaved = false;  ///< the last write failed
    QDateTime changed{};   ///< of the file, when `values` was read
    qint64 size = -1;
};

Kept& kept() {
    static Kept one;
    return one;
}

void put(QVariantMap& values, const QString& key, const QVariant& value) {
    if (value.isValid())
        values.insert(key, value);
    else
        values.remove(key);
}

/// Reads the file into `known`, unless it has not changed since.
void read(Kept& known) {
    const QFileInfo file(known.path);
    if (known.size == file.size() && known.changed == file.lastModified()) return;
    const QSettings settings(known.path, QSettings::IniFormat);
    known.values.clear();
    for (const QString& key : settings.allKeys()) known.values.insert(key, settings.value(key));
    for (auto one = known.waiting.cbegin(); one != known.waiting.cend(); ++one) put(known.values, one.key(), *one);
    known.size = file.exists() ? file.size() : -1;
    known.changed = file.lastModified();
}

/// Whether the disk took these values.
bool written(const QString& path, const QVariantMap& values) {
    QSettings settings(path, QSettings::IniFormat);
    for (auto one = values.cbegin(); one != values.cend(); ++one) {
        if (one->isValid())
            settings.setValue(one.key(), *one);
        else
            settings.remove(one.key());
    }
    settings.sync();
    return settings.status() != QSettings::AccessError;
}

/// On the thread of the small files: writes all that waits at that moment.
void writeWaiting() {
    Kept& known = kept();
    QString path;
    QVariantMap values;
    {
        const std::lock_guard lock(known.mutex);
        path = known.path;
        values = known.waiting;
    }
    const bool saved = values.isEmpty() || written(path, values);
    {
        const std::lock_guard lock(known.mutex);
        --known.writes;
        known.unsaved = !saved;
        for (auto one = values.cbegin(); saved && one != values.cend(); ++one)
            if (known.waiting.value(one.key()) == *one) known.waiting.remove(one.key());
    }
    emit SettingsFile::writes().ended(!saved);
}

} // namespace

QString eraseSettings() {
    finishFileThread();
    const QString file = settingsFile();
    if (!eraseAside(file)) return keptAside(file).constFirst();
    return QFile::exists(file) && !QFile::remove(file) ? file : QString();
}

SettingsWrites& SettingsFile::writes() {
    static SettingsWrites one;
    return one;
}

SettingsFile::SettingsFile() : m_path(settingsFile()) {
    Kept& known = kept();
    if (known.path != m_path) { // another data folder: nothing of the old one may reach it
        finishFileThread();
        const std::lock_guard lock(known.mutex);
        known.path = m_path;
        known.values.clear();
        known.waiting.clear();
        known.unsaved = false;
        known.size = -2;
    }
    const std::lock_guard lock(known.mutex);
    // While it is being written, memory knows more than the file, and Qt would make the reader wait for the writer.
    if (known.writes > 0) return;
    m_keptAside = setAside(m_path);
    read(known);
}

QVariant SettingsFile::value(const QString& key, const QVariant& otherwise) const {
    Kept& known = kept();
    const std::lock_guard lock(known.mutex);
    return known.values.value(key, otherwise);
}

void SettingsFile::set(const QString& key, const QVariant& value) {
    bool waits = false;
    {
        const std::lock_guard lock(kept().mutex);
        waits = !kept().waiting.isEmpty();
    }
    if (this->value(key).toString() != value.toString() || waits) write(key, value);
}

void SettingsFile::remove(const QString& key) {
    if (value(key).isValid()) write(key, {});
}

SettingsFault SettingsFile::fault() const {
    const std::lock_guard lock(kept().mutex);
    return {m_keptAside, kept().unsaved};
}

void SettingsFile::write(const QString& key, const QVariant& value) {
    Kept& known = kept();
    {
        const std::lock_guard lock(known.mutex);
        put(known.values, key, value);
        known.waiting.insert(key, value);
        ++known.writes;
    }
    fileThread().start(writeWaiting);
}

} // namespace reeve::app
