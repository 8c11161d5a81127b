// SPDX-License-Identifier: GPL-3.0-or-later
// Games, players, pictures and settings are for the eyes of whoever sits at this account: folders have the mode 0700,
// files 0600. What a person saves for others (a record, a picture of the evening) has the usual mode of the system.
#pragma once

#include <QString>
#include <QStringList>

namespace reeve::app {

/// From now on every file and folder that this program makes is for its owner alone. Once, at the start of the program.
void keepFilesPrivate();

/// While one lives files have the usual mode again: for what is saved for others. On any thread, several at a time.
class UsualMode {
public:
    UsualMode();
    ~UsualMode();
    UsualMode(const UsualMode&) = delete;
    UsualMode& operator=(const UsualMode&) = delete;
};

/// Takes away what others may do with a folder and the files in it whose names match `names` ("*" and "?" as in a
/// shell), also those that an earlier version made. Links are not followed, and a folder of somebody else is left
/// alone.
void makePrivate(const QString& folder, const QStringList& names);

/// makePrivate() for all that Reeve keeps: dataFolder() and the folder of settingsFile().
void makeOwnFilesPrivate();

} // namespace reeve::app
