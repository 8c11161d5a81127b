// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the journal and how an older file becomes a new one.
#pragma once

#include <QSqlDatabase>

namespace reeve::app {

/// PRAGMA user_version of the files that this Reeve writes; see app/storage/README.md.
inline constexpr int kSchemaVersion = 2;
/// PRAGMA application_id: "Reev".
inline constexpr int kApplicationId = 0x52656576;

/// 0 for a new file, -1 when it cannot be read.
int schemaVersion(QSqlDatabase& database);
/// Brings a file of any older version to kSchemaVersion in one transaction. False: nothing was changed.
bool bringUpToDate(QSqlDatabase& database);
/// How this connection writes: every commit is on the disk when it returns.
bool makeDurable(QSqlDatabase& database);

} // namespace reeve::app
