// SPDX-License-Identifier: GPL-3.0-or-later
// The folder in which people save what they share.
#pragma once

#include <QString>

namespace reeve::app {

/// Where something was saved last; else the person's documents, and where there is no such folder, at home.
QString sharedFolder();
/// `file` was saved: the next thing is offered beside it.
void rememberSharedFolder(const QString& file);
/// What the folder of a file is called.
QString folderOf(const QString& file);

} // namespace reeve::app
