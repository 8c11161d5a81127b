// SPDX-License-Identifier: GPL-3.0-or-later
// A connection to a club's database. Every call but interrupt() comes from one thread and may wait for the network.
#pragma once

#include "app/club/club_connection.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariantList>

#include <mutex>
#include <optional>

namespace reeve::app {

class ClubDatabase {
public:
    ClubDatabase() = default;
    ~ClubDatabase() { close(); }
    ClubDatabase(const ClubDatabase&) = delete;
    ClubDatabase& operator=(const ClubDatabase&) = delete;

    /// Connects; nothing where that succeeded. Looks at no table.
    std::optional<ClubTrouble> open(const ClubConnection& connection);
    /// Whether the database has the version of this Reeve, and what is wrong where it has not.
    std::optional<ClubTrouble> checkVersion();
    void close();
    [[nodiscard]] bool isOpen() const { return m_database.isOpen(); }
    [[nodiscard]] QSqlDatabase& sql() { return m_database; }

    /// Runs one statement with "?" for its values. The query stands before its first row. After `limit` milliseconds
    /// without an answer the connection is cut.
    std::optional<ClubTrouble> run(QSqlQuery& query, const QString& statement, const QVariantList& values = {},
                                   int limit = kUsualLimit);
    /// From any thread: cuts the connection, so that a call that waits for the server returns.
    void interrupt();

    static constexpr int kUsualLimit = 20'000;

private:
    QString m_name;
    QSqlDatabase m_database;
    std::mutex m_mutex;
    int m_socket = -1; ///< guarded by m_mutex
};

/// What an error of an open connection means.
ClubTrouble troubleOf(const QSqlDatabase& database, const QSqlError& error);

} // namespace reeve::app
