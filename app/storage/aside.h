// SPDX-License-Identifier: GPL-3.0-or-later
// Files that could not be used are kept, never deleted, under "NAME.damaged-TIME".
#pragma once

#include <QString>
#include <QStringList>

namespace reeve::app {

/// Renames the file (or folder, or link) to such a name and returns its path; empty when that was not possible.
QString moveAside(const QString& file);
/// Keeps the file as it is now under such a name: by a second name for it, or, where the file system has none, by a
/// copy. An equal file that was kept before is returned instead. Empty when that was not possible.
QString keepAside(const QString& file);
/// The files that were kept of this one, the newest first.
QStringList keptAside(const QString& file);
/// Deletes them. False when one is still there.
bool eraseAside(const QString& file);

} // namespace reeve::app
