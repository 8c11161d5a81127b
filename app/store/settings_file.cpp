// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/settings_file.h"

#include "app/store/aside.h"
#include "app/store/data_folder.h"
#include "app/store/file_thread.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QVariantMap>

#include <algorithm>
#include <mutex>

namespace reeve::app {
namespace {

/// In bytes: enough for a thousand games with a page of house rules each.
constexpr qsizetype kLargestSettings = 1 << 24;

/// Checks a value as Qt writes it: balanced quotes, and a backslash only before a quote or a backslash. An unbalanced
/// quote would swallow later lines, and other escapes could hide a stored object.
bool plainValue(const QByteArray& value) {
    bool quoted = false;
    for (qsizetype at = 0; at < value.size(); ++at) {
        if (value[at] == '"') quoted = !quoted;
        if (value[at] == '\\' && (++at == value.size() || (value[at] != '"' && value[at] != '\\'))) return false;
    }
    return !quoted;
}

/// Letters and digits, possibly with levels. Qt encodes other names, and its own group General, differently.
bool plainKey(const QByteArray& key) {
    for (const QByteArray& part : QByteArray(key).replace('\\', '/').split('/')) {
        const auto plain = [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        };
        if (part.isEmpty() || part.toLower() == "general" || !std::ranges::all_of(part, plain)) return false;
    }
    return true;
}

/// True for printable ASCII without stored objects (@) and without lines that Qt cannot parse; Qt would never write to
/// such a file again.
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

/// Moves a file that Reeve did not write aside. Returns its name afterwards (unchanged if that failed); empty: there is
/// no such file.
QString setAside(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || writtenByReeve(file.read(kLargestSettings + 1))) return {};
    file.close();
    const QString aside = moveAside(path);
    return QFileInfo(aside.isEmpty() ? path : aside).fileName();
}

/// Cached content of the file, shared by the window's thread and the file thread.
struct Kept {
    std::mutex mutex;
    QString path{};
    QVariantMap values{};  ///< as read, with all later changes
    QVariantMap waiting{}; ///< changes not written yet; an invalid value removes the key
    int writes = 0;        ///< number of queued writes
    bool unsaved = false;  ///< the last write failed
    QDateTime changed{};   ///< modification time of the file when `values` was read
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

/// Reads the file into `known` if it has changed.
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

/// Writes values to the file; false: failed.
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

/// Runs on the file thread: writes all pending values.
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
    if (known.path != m_path) { // another data folder: drop pending values of the old one
        finishFileThread();
        const std::lock_guard lock(known.mutex);
        known.path = m_path;
        known.values.clear();
        known.waiting.clear();
        known.unsaved = false;
        known.size = -2;
    }
    const std::lock_guard lock(known.mutex);
    // While writes are pending, memory is newer than the file, and Qt would block this reader.
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

#include "moc_settings_file.cpp"
