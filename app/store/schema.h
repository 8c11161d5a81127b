// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of the journal and migration of older files.
#pragma once

#include <QSqlDatabase>
#include <QSqlError>

namespace reeve::app {

/// PRAGMA user_version written by this version of Reeve; see app/store/README.md.
inline constexpr int kSchemaVersion = 4;
/// PRAGMA application_id: "Reev".
inline constexpr int kApplicationId = 0x52656576;

/// PRAGMA user_version; 0: new file, -1: it cannot be read.
int schemaVersion(QSqlDatabase& database);
/// Version inferred from the existing tables, whatever the header says. 0: no tables, -1: no known set of tables.
int versionOfTables(QSqlDatabase& database);
/// Migrates a file of any older version to kSchemaVersion in one transaction. `changes`: see About. A valid error:
/// nothing was changed.
QSqlError bringUpToDate(QSqlDatabase& database, qint64 changes);
/// What the file stores about itself besides its header (version 3).
struct About {
    int version = 0;    ///< 0: missing or invalid
    qint64 changes = 0; ///< change counter of the header after the last write
};
About aboutFile(QSqlDatabase& database);
/// Writes what aboutFile() reads. Call in a transaction, before the commit. A valid error: not written.
QSqlError writeAbout(QSqlDatabase& database, qint64 changes);
/// Configures the connection so that a commit returns only after it is synced to the disk. A valid error: not
/// configured.
QSqlError makeDurable(QSqlDatabase& database);

} // namespace reeve::app
