// SPDX-License-Identifier: GPL-3.0-or-later
// Access to the settings file (settingsFile()), a key-value store. Construct a SettingsFile for each access. Writes
// happen on the file thread: until then values are read from memory, and a failed write is retried with each later one.
#pragma once

#include <QObject>
#include <QString>
#include <QVariant>

namespace reeve::app {

/// Problems of the file that the user should be told about; normally none.
struct SettingsFault {
    QString keptAside;    ///< name of the copy of an unreadable file; empty: none
    bool unsaved = false; ///< a write failed; the values apply until the program ends

    [[nodiscard]] bool any() const { return unsaved || !keptAside.isEmpty(); }
    bool operator==(const SettingsFault&) const = default;
};

/// Reports the results of writes.
class SettingsWrites : public QObject {
    Q_OBJECT
signals:
    /// A write has ended. Emitted on the file thread; queued to receivers on other threads. `unsaved`: some values are
    /// not on the disk.
    void ended(bool unsaved);
};

/// Deletes the file and its kept damaged copies. Returns the path of one that could not be deleted; empty: success.
QString eraseSettings();

class SettingsFile {
public:
    /// Moves a file with content that Reeve never writes to "NAME.damaged-TIME" first: Qt would deserialize stored
    /// objects from it and allocate any amount of memory.
    SettingsFile();

    [[nodiscard]] QVariant value(const QString& key, const QVariant& otherwise = {}) const;
    /// Takes effect immediately and is written soon, together with other pending values; an equal value is not written
    /// again. writes() reports the result.
    void set(const QString& key, const QVariant& value);
    /// Removes a key; written like set().
    void remove(const QString& key);

    /// Fault found by the constructor, and whether the last write failed.
    [[nodiscard]] SettingsFault fault() const;

    static SettingsWrites& writes();

private:
    void write(const QString& key, const QVariant& value);

    QString m_path;
    QString m_keptAside;
};

} // namespace reeve::app
