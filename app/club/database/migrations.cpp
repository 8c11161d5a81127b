// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/database/migrations.h"

#include "app/club/database/club_database.h"

#include <QDir>
#include <QFile>
#include <QStringList>

// Qt requires this outside of namespaces: resources of a static library.
static void initSchema() { Q_INIT_RESOURCE(reeve_club_schema); }

namespace reeve::app {
namespace {

/// Advisory lock that serializes concurrent migrations.
constexpr int kLock = 0x52656576;
/// Timeout in ms: rewriting a club with many games takes minutes.
constexpr int kLongest = 600'000;

QStringList migrations() {
    initSchema();
    const QDir folder(QStringLiteral(":/club/schema"));
    return folder.entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name);
}

QStringList additions() {
    initSchema();
    const QDir folder(QStringLiteral(":/club/schema/additions"));
    QStringList names = folder.entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name);
    for (QString& name : names) name.chop(4);
    return names;
}

std::optional<ClubTrouble> runFile(ClubDatabase& database, const QString& name) {
    QFile file(QStringLiteral(":/club/schema/") + name);
    if (!file.open(QIODevice::ReadOnly)) return ClubTrouble{ClubFault::Other, name};
    QSqlQuery query;
    return database.run(query, QString::fromUtf8(file.readAll()), {}, kLongest);
}

std::optional<ClubTrouble> add(ClubDatabase& database) {
    QSqlQuery query;
    if (auto trouble = database.run(query, QStringLiteral("SELECT to_regclass('reeve.additions') IS NULL")))
        return trouble;
    if (query.next() && query.value(0).toBool())
        for (const char* statement :
             {"CREATE TABLE reeve.additions (name text PRIMARY KEY, applied timestamptz NOT NULL DEFAULT now())",
              "GRANT SELECT ON reeve.additions TO reeve_table, reeve_reader"})
            if (auto trouble = database.run(query, QString::fromLatin1(statement))) return trouble;
    const auto missing = missingAdditions(database);
    if (const auto* trouble = std::get_if<ClubTrouble>(&missing)) return *trouble;
    for (const QString& name : std::get<QStringList>(missing)) {
        if (auto trouble = runFile(database, QStringLiteral("additions/%1.sql").arg(name))) return trouble;
        if (auto trouble =
                database.run(query, QStringLiteral("INSERT INTO reeve.additions (name) VALUES ('%1')").arg(name)))
            return trouble;
    }
    return database.run(query, QStringLiteral("SELECT reeve.guard()"));
}

std::optional<ClubTrouble> bringTo(ClubDatabase& database, int target) {
    QSqlQuery query;
    if (auto trouble = database.run(query, QStringLiteral("SELECT pg_advisory_xact_lock(%1)").arg(kLock)))
        return trouble;
    const auto version = versionOfClub(database);
    if (const auto* trouble = std::get_if<ClubTrouble>(&version)) return *trouble;
    int at = std::get<int>(version);
    if (at > target) return ClubTrouble{ClubFault::NewerSchema};
    // No table writes meanwhile: its calls read the version (ClubDatabase::call).
    if (at > 0)
        if (auto trouble = database.run(query, QStringLiteral("LOCK TABLE reeve.versions"))) return trouble;
    const QStringList files = migrations();
    for (; at < target; ++at) {
        if (auto trouble = runFile(database, files.at(at))) return trouble;
        if (auto trouble =
                database.run(query, QStringLiteral("INSERT INTO reeve.versions (version) VALUES (%1)").arg(at + 1)))
            return trouble;
    }
    return target == latestClubVersion() ? add(database) : std::nullopt;
}

} // namespace

int latestClubVersion() {
    static const int latest = static_cast<int>(migrations().size());
    return latest;
}

std::variant<int, ClubTrouble> versionOfClub(ClubDatabase& database) {
    QSqlQuery query;
    if (auto trouble = database.run(query, QStringLiteral("SELECT to_regclass('reeve.versions') IS NOT NULL")))
        return *trouble;
    if (!query.next() || !query.value(0).toBool()) return 0;
    if (auto trouble = database.run(query, QStringLiteral("SELECT max(version) FROM reeve.versions"))) return *trouble;
    return query.next() ? query.value(0).toInt() : 0;
}

std::variant<QStringList, ClubTrouble> missingAdditions(ClubDatabase& database) {
    QStringList missing = additions();
    QSqlQuery query;
    if (auto trouble = database.run(query, QStringLiteral("SELECT to_regclass('reeve.additions') IS NOT NULL")))
        return *trouble;
    if (!query.next() || !query.value(0).toBool()) return missing;
    if (auto trouble = database.run(query, QStringLiteral("SELECT name FROM reeve.additions"))) return *trouble;
    while (query.next()) missing.removeAll(query.value(0).toString());
    return missing;
}

std::variant<QStringList, ClubTrouble> missingGuards(ClubDatabase& database) {
    QStringList missing;
    QSqlQuery query;
    if (auto trouble = database.run(query, QStringLiteral("SELECT what FROM reeve.unguarded"))) return *trouble;
    while (query.next()) missing << query.value(0).toString();
    return missing;
}

std::optional<ClubTrouble> migrateClub(ClubDatabase& database, int target) {
    QSqlQuery query;
    if (auto trouble = database.run(query, QStringLiteral("BEGIN"))) return trouble;
    // Limits how long a lock of another session delays the migration and, with it, all tables.
    if (auto trouble = database.run(query, QStringLiteral("SET LOCAL lock_timeout = '3s'"))) return trouble;
    if (auto trouble = bringTo(database, target)) {
        static_cast<void>(database.run(query, QStringLiteral("ROLLBACK")));
        return trouble;
    }
    return database.run(query, QStringLiteral("COMMIT"));
}

} // namespace reeve::app
