// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/schema.h"

#include <QSqlQuery>
#include <QVariant>

#include <array>

namespace reeve::app {
namespace {

/// What makes version n + 1 out of version n. Entries are never changed once released, only added.
constexpr std::array<std::array<const char*, 3>, kSchemaVersion> kUpgrades{{
    {"CREATE TABLE games ("
     " id INTEGER PRIMARY KEY AUTOINCREMENT,"
     " name TEXT NOT NULL,"
     " players TEXT NOT NULL,"
     " start TEXT NOT NULL,"
     " checksum BLOB NOT NULL,"
     " summary TEXT NOT NULL,"
     " started TEXT NOT NULL,"
     " changed TEXT NOT NULL,"
     " steps INTEGER NOT NULL DEFAULT 0,"
     " damaged INTEGER NOT NULL DEFAULT 0)",
     "CREATE TABLE steps ("
     " game INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE,"
     " number INTEGER NOT NULL,"
     " command TEXT NOT NULL,"
     " events TEXT NOT NULL,"
     " checksum BLOB NOT NULL,"
     " PRIMARY KEY (game, number)) WITHOUT ROWID"},
    // When each step was written, an order of games that does not need the clock, and a seal over what changes of a game.
    {"ALTER TABLE steps ADD COLUMN time INTEGER NOT NULL DEFAULT 0",
     "ALTER TABLE games ADD COLUMN last INTEGER NOT NULL DEFAULT 0",
     "ALTER TABLE games ADD COLUMN seal BLOB"},
}};

bool run(QSqlDatabase& database, const QString& statement) { return QSqlQuery(database).exec(statement); }

} // namespace

int schemaVersion(QSqlDatabase& database) {
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("PRAGMA user_version")) || !query.next()) return -1;
    return query.value(0).toInt();
}

bool bringUpToDate(QSqlDatabase& database) {
    int version = schemaVersion(database);
    if (version < 0) return false;
    if (version >= kSchemaVersion) return true;
    if (!database.transaction()) return false;
    for (; version < kSchemaVersion; ++version)
        for (const char* statement : kUpgrades[static_cast<std::size_t>(version)])
            if (statement != nullptr && !run(database, QString::fromLatin1(statement))) {
                database.rollback();
                return false;
            }
    if (!run(database, QStringLiteral("PRAGMA application_id = %1").arg(kApplicationId)) ||
        !run(database, QStringLiteral("PRAGMA user_version = %1").arg(kSchemaVersion)) || !database.commit()) {
        database.rollback();
        return false;
    }
    return true;
}

bool makeDurable(QSqlDatabase& database) {
    // A rollback journal, not a write-ahead log: at rest a game is one file, also for a person who copies
    // it while nothing runs, and it works on every file system. Emptied, not deleted, after each commit:
    // one folder entry less to be written.
    return run(database, QStringLiteral("PRAGMA journal_mode = TRUNCATE")) &&
           run(database, QStringLiteral("PRAGMA synchronous = FULL")) &&
           run(database, QStringLiteral("PRAGMA fullfsync = ON")) &&
           run(database, QStringLiteral("PRAGMA foreign_keys = ON"));
}

} // namespace reeve::app
