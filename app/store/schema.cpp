// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/schema.h"

#include "app/store/checksum.h"
#include "app/store/person_names.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>
#include <QVariant>

#include <array>

namespace reeve::app {
namespace {

/// Statements that migrate from version n to n + 1. Released entries never change; new ones are appended.
constexpr std::array<std::array<const char*, 6>, kSchemaVersion> kUpgrades{{
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
    // Time of each step, an order of games that is independent of the clock, and a seal over the changeable fields of a
    // game.
    {"ALTER TABLE steps ADD COLUMN time INTEGER NOT NULL DEFAULT 0",
     "ALTER TABLE games ADD COLUMN last INTEGER NOT NULL DEFAULT 0", "ALTER TABLE games ADD COLUMN seal BLOB"},
    // A second copy of each game's start, and the version beside the header. (journal_file.cpp fills them.)
    {"CREATE TABLE heads ("
     " game INTEGER PRIMARY KEY,"
     " name TEXT NOT NULL,"
     " players TEXT NOT NULL,"
     " start TEXT NOT NULL,"
     " started TEXT NOT NULL,"
     " checksum BLOB NOT NULL)",
     "CREATE TABLE about (version INTEGER NOT NULL, changes INTEGER NOT NULL, checksum BLOB NOT NULL)"},
    // UUIDs of games and people, and the outbox for a club. (bringUpToDate fills them.)
    {"ALTER TABLE games ADD COLUMN uuid TEXT NOT NULL DEFAULT ''",
     "ALTER TABLE heads ADD COLUMN uuid TEXT NOT NULL DEFAULT ''",
     "CREATE TABLE people ("
     " id INTEGER PRIMARY KEY,"
     " person TEXT NOT NULL,"
     " name TEXT NOT NULL,"
     " current INTEGER NOT NULL,"
     " checksum BLOB NOT NULL)",
     "CREATE TABLE outbox ("
     " sequence INTEGER PRIMARY KEY AUTOINCREMENT,"
     " kind TEXT NOT NULL,"
     " game TEXT NOT NULL,"
     " number INTEGER NOT NULL,"
     " words TEXT NOT NULL,"
     " time INTEGER NOT NULL)",
     "CREATE TABLE club (tablet TEXT NOT NULL, club TEXT NOT NULL)",
     "CREATE TABLE fenced (game TEXT PRIMARY KEY) WITHOUT ROWID"},
}};

/// Runs a statement. Returns the query's error, because the connection does not have it.
QSqlError run(QSqlDatabase& database, const QString& statement) {
    QSqlQuery query(database);
    query.exec(statement);
    return query.lastError();
}

/// Runs statements until one fails.
QSqlError runAll(QSqlDatabase& database, const QStringList& statements) {
    for (const QString& statement : statements)
        if (QSqlError error = run(database, statement); error.isValid()) return error;
    return {};
}

/// All tables with their columns, in order. "?": the file has views or triggers, which Reeve never executes.
QString tables(QSqlDatabase& database) {
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("SELECT COUNT(*) FROM sqlite_schema WHERE type NOT IN ('table', 'index')")) ||
        !query.next() || query.value(0).toInt() != 0)
        return QStringLiteral("?");
    if (!query.exec(QStringLiteral(
            "SELECT m.name || '(' || group_concat(c.name) || ')' FROM sqlite_schema m, pragma_table_info(m.name) c"
            " WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' GROUP BY m.name ORDER BY m.name")))
        return QStringLiteral("?");
    QStringList all;
    while (query.next()) all << query.value(0).toString();
    return all.join(QLatin1Char(' '));
}

/// Fills `heads` for games of an older file. Damaged starts are not copied.
QSqlError fillHeads(QSqlDatabase& database) {
    QSqlQuery games(database);
    if (!games.exec(QStringLiteral(
            "SELECT id, name, players, start, started, checksum FROM games WHERE id NOT IN (SELECT game FROM heads)")))
        return games.lastError();
    QSqlQuery heads(database);
    heads.prepare(
        QStringLiteral("INSERT INTO heads (game, name, players, start, started, checksum) VALUES (?, ?, ?, ?, ?, ?)"));
    while (games.next()) {
        const QString name = games.value(1).toString(), players = games.value(2).toString(),
                      start = games.value(3).toString(), started = games.value(4).toString();
        if (startChecksum(players, start) != games.value(5).toByteArray())
            return {QString(), QStringLiteral("the start of a game is damaged"), QSqlError::UnknownError};
        heads.bindValue(0, games.value(0));
        heads.bindValue(1, name);
        heads.bindValue(2, players);
        heads.bindValue(3, start);
        heads.bindValue(4, started);
        heads.bindValue(5, headChecksum(games.value(0).toLongLong(), name, players, start, started, {}));
        if (!heads.exec()) return heads.lastError();
    }
    return {};
}

/// Gives UUIDs to games of an older file and to their players.
QSqlError fillIds(QSqlDatabase& database) {
    QSqlQuery games(database);
    if (!games.exec(QStringLiteral("SELECT id, name, players, start, started FROM games WHERE uuid = '' ORDER BY id")))
        return games.lastError();
    if (QSqlError error =
            run(database, QStringLiteral("INSERT INTO club (tablet, club) VALUES ('%1', '')").arg(freshUuid()));
        error.isValid())
        return error;
    std::vector<PersonName> people;
    while (games.next()) {
        const QString uuid = freshUuid(), players = games.value(2).toString();
        QSqlQuery row(database), head(database);
        row.prepare(QStringLiteral("UPDATE games SET uuid = ? WHERE id = ?"));
        row.addBindValue(uuid);
        row.addBindValue(games.value(0));
        if (!row.exec()) return row.lastError();
        head.prepare(QStringLiteral("UPDATE heads SET uuid = ?, checksum = ? WHERE game = ?"));
        head.addBindValue(uuid);
        head.addBindValue(headChecksum(games.value(0).toLongLong(), games.value(1).toString(), players,
                                       games.value(3).toString(), games.value(4).toString(), uuid));
        head.addBindValue(games.value(0));
        if (!head.exec()) return head.lastError();
        for (const QString& name : playerNames(players)) {
            if (name.isEmpty() || !personOf(people, name).isEmpty()) continue;
            people.push_back({freshUuid(), name, true});
            if (QSqlError error = putPersonName(database, people.back()); error.isValid()) return error;
        }
    }
    return {};
}

constexpr std::array<const char*, kSchemaVersion + 1> kTables{
    "",
    "games(id,name,players,start,checksum,summary,started,changed,steps,damaged) steps(game,number,command,events,checksum)",
    "games(id,name,players,start,checksum,summary,started,changed,steps,damaged,last,seal) steps(game,number,command,events,checksum,time)",
    "about(version,changes,checksum) games(id,name,players,start,checksum,summary,started,changed,steps,damaged,last,seal)"
    " heads(game,name,players,start,started,checksum) steps(game,number,command,events,checksum,time)",
    "about(version,changes,checksum) club(tablet,club) fenced(game)"
    " games(id,name,players,start,checksum,summary,started,changed,steps,damaged,last,seal,uuid)"
    " heads(game,name,players,start,started,checksum,uuid) outbox(sequence,kind,game,number,words,time)"
    " people(id,person,name,current,checksum) steps(game,number,command,events,checksum,time)"};

} // namespace

int versionOfTables(QSqlDatabase& database) {
    const QString found = tables(database);
    for (std::size_t version = 0; version < kTables.size(); ++version)
        if (found == QLatin1String(kTables[version])) return static_cast<int>(version);
    return -1;
}

About aboutFile(QSqlDatabase& database) {
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("SELECT version, changes, checksum FROM about")) || !query.next()) return {};
    const About about{query.value(0).toInt(), query.value(1).toLongLong()};
    return query.value(2).toByteArray() == aboutChecksum(about.version, about.changes) ? about : About();
}

QSqlError writeAbout(QSqlDatabase& database, qint64 changes) {
    QSqlQuery query(database);
    query.prepare(QStringLiteral("UPDATE about SET version = ?, changes = ?, checksum = ?"));
    const auto fill = [&] {
        query.addBindValue(kSchemaVersion);
        query.addBindValue(changes);
        query.addBindValue(aboutChecksum(kSchemaVersion, changes));
        query.exec();
        return query.lastError();
    };
    if (QSqlError error = fill(); error.isValid()) return error;
    if (query.numRowsAffected() == 1) return {};
    query.exec(QStringLiteral("DELETE FROM about"));
    query.prepare(QStringLiteral("INSERT INTO about (version, changes, checksum) VALUES (?, ?, ?)"));
    return fill();
}

int schemaVersion(QSqlDatabase& database) {
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("PRAGMA user_version")) || !query.next()) return -1;
    return query.value(0).toInt();
}

QSqlError bringUpToDate(QSqlDatabase& database, qint64 changes) {
    int version = schemaVersion(database);
    if (version < 0)
        return {QString(), QStringLiteral("the version of the file cannot be read"), QSqlError::UnknownError};
    if (version >= kSchemaVersion) return {};
    if (!database.transaction()) return database.lastError();
    QStringList statements;
    for (; version < kSchemaVersion; ++version)
        for (const char* statement : kUpgrades[static_cast<std::size_t>(version)])
            if (statement != nullptr) statements << QString::fromLatin1(statement);
    QSqlError error = runAll(database, statements);
    if (!error.isValid()) error = fillHeads(database);
    if (!error.isValid()) error = fillIds(database);
    if (!error.isValid()) error = writeAbout(database, changes);
    if (!error.isValid())
        error = runAll(database, {QStringLiteral("PRAGMA application_id = %1").arg(kApplicationId),
                                  QStringLiteral("PRAGMA user_version = %1").arg(kSchemaVersion)});
    if (!error.isValid() && !database.commit()) error = database.lastError();
    if (error.isValid()) database.rollback();
    return error;
}

QSqlError makeDurable(QSqlDatabase& database) {
    // Rollback journal instead of a write-ahead log: at rest the journal is one file, which users can copy, and it
    // works on every file system. TRUNCATE avoids a change of the directory per commit. secure_delete overwrites
    // deleted rows, so that a removed game is not recovered from the bytes of the file (salvage.h).
    return runAll(database, {QStringLiteral("PRAGMA journal_mode = TRUNCATE"),
                             QStringLiteral("PRAGMA secure_delete = ON"), QStringLiteral("PRAGMA synchronous = FULL"),
                             QStringLiteral("PRAGMA fullfsync = ON"), QStringLiteral("PRAGMA foreign_keys = ON")});
}

} // namespace reeve::app
