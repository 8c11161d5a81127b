// SPDX-License-Identifier: GPL-3.0-or-later
// A connection to a club's database. All calls but interrupt() must come from one thread; they may block on the
// network.
#pragma once

#include "app/club/database/club_connection.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariantList>

#include <mutex>
#include <optional>
#include <variant>

namespace reeve::app {

class ClubDatabase {
public:
    ClubDatabase() = default;
    ~ClubDatabase() { close(); }
    ClubDatabase(const ClubDatabase&) = delete;
    ClubDatabase& operator=(const ClubDatabase&) = delete;

    /// Connects without reading any table. nullopt: success.
    std::optional<ClubTrouble> open(const ClubConnection& connection);
    /// Compares the database's schema version with this Reeve's. nullopt: they are equal.
    std::optional<ClubTrouble> checkVersion();
    void close();
    [[nodiscard]] bool isOpen() const { return m_database.isOpen(); }
    [[nodiscard]] QSqlDatabase& sql() { return m_database; }

    /// Executes a statement with "?" placeholders; `query` is positioned before the first row. Closes the connection if
    /// there is no answer within `limit` ms. nullopt: success.
    std::optional<ClubTrouble> run(QSqlQuery& query, const QString& statement, const QVariantList& values = {},
                                   int limit = kUsualLimit);
    /// Calls a function that writes ("reeve.beat(CAST(? AS uuid))") and returns its value, if the schema still has this
    /// Reeve's version: a migration may have run since the connection was opened.
    std::variant<QVariant, ClubTrouble> call(const QString& function, const QVariantList& values,
                                             int limit = kUsualLimit);
    /// What the server stores instead of a password (SCRAM-SHA-256): no statement contains a password. Requires an open
    /// connection.
    [[nodiscard]] QString verifier(const QString& login, const QString& password);
    /// Closes the socket, so that a blocked call returns. Thread-safe.
    void interrupt();

    static constexpr int kUsualLimit = 20'000;

private:
    QString m_name;
    QSqlDatabase m_database;
    std::mutex m_mutex;
    int m_socket = -1; ///< guarded by m_mutex
};

/// Classifies an error of an open connection.
ClubTrouble troubleOf(const QSqlDatabase& database, const QSqlError& error);

} // namespace reeve::app
