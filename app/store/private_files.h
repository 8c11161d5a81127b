// SPDX-License-Identifier: GPL-3.0-or-later
// File permissions. Games, players, pictures and settings are readable only by the owner of the account: folders 0700,
// files 0600. Files that a player saves for others (records, pictures of a game) get the system's default mode.
#pragma once

#include <QString>
#include <QStringList>

namespace reeve::app {

/// Makes the process create all files and folders with owner-only permissions. Called once, at program start.
void keepFilesPrivate();

/// While at least one object exists, new files of the process get the system's default mode. Thread-safe; may be
/// nested.
class UsualMode {
public:
    UsualMode();
    ~UsualMode();
    UsualMode(const UsualMode&) = delete;
    UsualMode& operator=(const UsualMode&) = delete;
};

/// Removes group and other permissions from a folder and the files in it that match `names` (shell wildcards "*" and
/// "?"). Does not follow links and skips folders of other owners.
void makePrivate(const QString& folder, const QStringList& names);

/// Calls makePrivate() for dataFolder() and for the folder of settingsFile().
void makeOwnFilesPrivate();

} // namespace reeve::app
