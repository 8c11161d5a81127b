// SPDX-License-Identifier: GPL-3.0-or-later
// What to do with a journal that is no whole database any more.
#pragma once

#include <QSqlDatabase>
#include <QString>

namespace reeve::app {

/// Renames the file to "NAME.damaged-TIME" and returns the new name; empty when that was not possible.
QString moveAside(const QString& file);
/// Copies it to "NAME.damaged-TIME" instead.
QString copyAside(const QString& file);
/// Carries every game of a file of this version or an older one, with its steps as far as they can be read, into `target`,
/// which has this version's tables. Returns how many games. Checksums are carried as they are: load() judges them.
int carryOver(const QString& file, QSqlDatabase& target);
/// The same out of a damaged file: each game is marked as damaged.
int rescue(const QString& damagedFile, QSqlDatabase& target);

} // namespace reeve::app
