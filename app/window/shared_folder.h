// SPDX-License-Identifier: GPL-3.0-or-later
// The folder in which files for others are saved.
#pragma once

#include <QString>

namespace reeve::app {

/// Folder used last; else the user's documents folder, else the home folder.
QString sharedFolder();
/// Stores the folder of a saved file.
void rememberSharedFolder(const QString& file);
/// Name of the folder of a file.
QString folderOf(const QString& file);

} // namespace reeve::app
