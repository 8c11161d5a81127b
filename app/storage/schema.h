// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the journal and how an older file becomes a new one.
#pragma once

#include <QSqlDatabase>
#include <QSqlError>

namespace reeve::app {

/// PRAGMA user_version of the files that this Reeve writes; see app/storage/README.md.
inline constexpr int kSchemaVersion = 4;
/// PRAGMA application_id: "Reev".
inline constexpr int kApplicationId = 0x52656576;

/// 0 for a new file, -1 when it cannot be read.
int schemaVersion(QSqlDatabase& database);
/// The version whose tables are there, whatever the header says: 0 where there are none, -1 where they are of no
/// version.
int versionOfTables(QSqlDatabase& database);
/// Brings a file of any older version to kSchemaVersion in one transaction. `changes`: see About. An error that is
/// valid says why nothing was changed.
QSqlError bringUpToDate(QSqlDatabase& database, qint64 changes);
/// What the file says of itself beside its header (version 3).
struct About {
    int version = 0;    ///< 0: it says nothing, or nothing that can be believed
    qint64 changes = 0; ///< the count of changes that the header had after the last write
};
About aboutFile(QSqlDatabase& database);
/// Within a transaction, before it is committed: what aboutFile() will say. The error is valid where it was not
/// written.
QSqlError writeAbout(QSqlDatabase& database, qint64 changes);
/// How this connection writes: every commit is on the disk when it returns. The error is valid where that cannot be
/// had.
QSqlError makeDurable(QSqlDatabase& database);

} // namespace reeve::app
