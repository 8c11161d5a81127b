// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps unusable files under "NAME.damaged-TIME" instead of deleting them.
#pragma once

#include <QString>
#include <QStringList>

namespace reeve::app {

/// Renames a file, folder or link to such a name. Returns the new path; empty: the rename failed.
QString moveAside(const QString& file);
/// Keeps the present content of `file` under such a name, as a hard link or, where the file system has none, as a copy.
/// If an equal copy exists, returns that one. Empty: failed.
QString keepAside(const QString& file);
/// Paths of the kept copies of `file`, newest first.
QStringList keptAside(const QString& file);
/// Deletes all kept copies of `file`. False: at least one could not be deleted.
bool eraseAside(const QString& file);

} // namespace reeve::app
