// SPDX-License-Identifier: GPL-3.0-or-later
// What the driver of Qt does not offer of a connection to PostgreSQL.
#pragma once

#include <QSqlDatabase>

namespace reeve::app {

/// The socket of an open connection; -1: the driver is of another kind.
int socketOf(const QSqlDatabase& database);
/// The connection has not been lost.
bool isConnected(const QSqlDatabase& database);
/// Lets blocked calls of the connection return. Thread-safe.
void shutSocket(int socket);
/// See ClubDatabase::verifier().
QString scramVerifier(const QSqlDatabase& database, const QString& login, const QString& password);

} // namespace reeve::app
