// SPDX-License-Identifier: GPL-3.0-or-later
// A PostgreSQL server of a test's own with a club in it (app/club/throwaway_server.sh).
#pragma once

#include "app/club/club_connection.h"
#include "app/club/club_database.h"

#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QVariant>

namespace reeve::testing {

class ThrowawayClub {
public:
    /// `settings`: words for postgres. Usually it does not wait for the disk: what is stopped here is the server, not
    /// the machine.
    explicit ThrowawayClub(QStringList settings = {QStringLiteral("-c"), QStringLiteral("fsync=off")});
    ~ThrowawayClub();
    ThrowawayClub(const ThrowawayClub&) = delete;
    ThrowawayClub& operator=(const ThrowawayClub&) = delete;

    /// Why there is none: PostgreSQL or Qt's driver is not installed; empty where there is one. For QSKIP.
    [[nodiscard]] const QString& missing() const { return m_missing; }

    void start();
    void stop();
    void kill();
    [[nodiscard]] int port() const { return m_port; }
    /// The folder of the server, with its socket.
    [[nodiscard]] const QString& folder() const { return m_folder; }

    /// The owner's connection, through the socket.
    [[nodiscard]] app::ClubConnection owner(const QString& database = QStringLiteral("reeve")) const;
    /// Makes the database of the club, with the tables of `version` (0: without any; -1: of this Reeve).
    void found(int version = -1, const QString& database = QStringLiteral("reeve"));
    /// A table's login, "table-N", over TCP with its password; made where it is not there.
    app::ClubConnection table(int number);
    /// A login that reads, "reader".
    app::ClubConnection reader();
    /// What a statement of the owner answers: the first value.
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

/// What the server says against a statement; None where it is carried out.
app::ClubFault faultOf(app::ClubDatabase& database, const QString& statement);

} // namespace reeve::testing
