// SPDX-License-Identifier: GPL-3.0-or-later
// The file of the settings (settingsFile()): words and numbers by their keys. Whoever reads or writes some of them
// makes one of these, uses it and lets it go. What the disk does not take waits in memory: it is what is read until
// then, and each later write tries it again.
#pragma once

#include <QSettings>
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

/// Deletes the file and what was kept of damaged ones. The path of one that is still there; empty as a rule.
QString eraseSettings();

class SettingsFile {
public:
    /// A file that holds what Reeve never writes there is moved to "NAME.damaged-TIME" first: Qt would read stored
    /// objects out of it and ask for any amount of memory.
    SettingsFile();

    [[nodiscard]] QVariant value(const QString& key, const QVariant& otherwise = {}) const;
    /// Written at once, with all that waits; what stands there already is not written again. A failure is in fault().
    void set(const QString& key, const QVariant& value);
    /// The same for a key that shall not be there.
    void remove(const QString& key);

    /// What went wrong since this was made.
    [[nodiscard]] const SettingsFault& fault() const { return m_fault; }

private:
    void write(const QString& key, const QVariant& value);

    SettingsFault m_fault;
    QSettings m_file;
};

} // namespace reeve::app
