// SPDX-License-Identifier: GPL-3.0-or-later
// The file of the settings (settingsFile()): words and numbers by their keys. Whoever reads or writes some of them
// makes one of these, uses it and lets it go. It is written on the thread of the small files: what was set is read from
// memory until the disk has it, and what the disk refuses is tried again with each later write.
#pragma once

#include <QObject>
#include <QString>
#include <QVariant>

namespace reeve::app {

/// What a person must be told about the file; nothing as a rule.
struct SettingsFault {
    QString keptAside;    ///< the name under which a file that could not be read was kept; empty: none was
    bool unsaved = false; ///< something could not be written: it holds until the program ends

    [[nodiscard]] bool any() const { return unsaved || !keptAside.isEmpty(); }
    bool operator==(const SettingsFault&) const = default;
};

/// Says how each write ended.
class SettingsWrites : public QObject {
    Q_OBJECT
signals:
    /// In the thread of whoever listens. `unsaved`: something that was set is not on the disk.
    void ended(bool unsaved);
};

/// Deletes the file and what was kept of damaged ones. The path of one that is still there; empty as a rule.
QString eraseSettings();

class SettingsFile {
public:
    /// A file that holds what Reeve never writes there is moved to "NAME.damaged-TIME" first: Qt would read stored
    /// objects out of it and ask for any amount of memory.
    SettingsFile();

    [[nodiscard]] QVariant value(const QString& key, const QVariant& otherwise = {}) const;
    /// Holds at once and is written soon, with all that waits; what stands there already is not written again. How that
    /// ended is told by writes().
    void set(const QString& key, const QVariant& value);
    /// Removes a key: at once here, soon on the disk, as set().
    void remove(const QString& key);

    /// What went wrong when this was made, and whether the last write failed.
    [[nodiscard]] SettingsFault fault() const;

    static SettingsWrites& writes();

private:
    void write(const QString& key, const QVariant& value);

    QString m_path;
    QString m_keptAside;
};

} // namespace reeve::app
