// SPDX-License-Identifier: GPL-3.0-or-later
// A temporary PostgreSQL server with a club (app/club/database/throwaway_server.sh).
#pragma once

#include "app/club/database/club_connection.h"
#include "app/club/database/club_database.h"

#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QVariant>

namespace reeve::testing {

class ThrowawayClub {
public:
    /// `settings`: arguments for postgres. By default it does not sync to disk: tests stop the server, not the machine.
    explicit ThrowawayClub(QStringList settings = {QStringLiteral("-c"), QStringLiteral("fsync=off")});
    ~ThrowawayClub();
    ThrowawayClub(const ThrowawayClub&) = delete;
    ThrowawayClub& operator=(const ThrowawayClub&) = delete;

    /// Why there is no server: PostgreSQL or Qt's driver is not installed; empty if there is one. For QSKIP.
    [[nodiscard]] const QString& missing() const { return m_missing; }

    void start();
    void stop();
    void kill();
    /// Writes a backup of the club's database with pg_dump, and replaces the database by the last one.
    void backUp();
    void restore();
    [[nodiscard]] int port() const { return m_port; }
    /// The server's folder, with its socket.
    [[nodiscard]] const QString& folder() const { return m_folder; }

    /// The owner's connection, through the socket.
    [[nodiscard]] app::ClubConnection owner(const QString& database = QStringLiteral("reeve")) const;
    /// Creates the club's database with the tables of `version` (0: without tables; -1: current version).
    void found(int version = -1, const QString& database = QStringLiteral("reeve"));
    /// A table's login, "table-N", over TCP with its password; created if missing.
    app::ClubConnection table(int number);
    /// A read-only login, "reader".
    app::ClubConnection reader();
    /// Runs a statement as owner; returns the first value.
    QVariant ask(const QString& statement, const QVariantList& values = {});

private:
    app::ClubConnection login(const QString& name, const QString& statement, const QVariantList& values);
    int script(const QStringList& words, QString* output = nullptr) const;

    QStringList m_settings;
    QString m_missing, m_folder;
    int m_port = 0;
    QTemporaryDir m_passwords;
    app::ClubDatabase m_owner;
};

/// Returns the server's error for a statement; None on success.
app::ClubFault faultOf(app::ClubDatabase& database, const QString& statement);

} // namespace reeve::testing
