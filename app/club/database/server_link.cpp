// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/database/server_link.h"

#include <QSqlDriver>
#include <QVariant>

#include <libpq-fe.h>
#include <sys/socket.h>

namespace reeve::app {
namespace {

PGconn* handleOf(const QSqlDatabase& database) {
    const QVariant handle = database.driver()->handle();
    // The type name is that of the compiler or that of libpq.
    const QLatin1String name(handle.typeName());
    if (name != QLatin1String("PGconn*") && name != QLatin1String("pg_conn*")) return nullptr;
    return *static_cast<PGconn* const*>(handle.constData());
}

} // namespace

int socketOf(const QSqlDatabase& database) {
    PGconn* const handle = handleOf(database);
    return handle == nullptr ? -1 : PQsocket(handle);
}

bool isConnected(const QSqlDatabase& database) {
    PGconn* const handle = database.isOpen() ? handleOf(database) : nullptr;
    return handle != nullptr && PQstatus(handle) == CONNECTION_OK;
}

void shutSocket(int socket) { static_cast<void>(::shutdown(socket, SHUT_RDWR)); }

QString scramVerifier(const QSqlDatabase& database, const QString& login, const QString& password) {
    char* const text = PQencryptPasswordConn(handleOf(database), password.toUtf8().constData(),
                                             login.toUtf8().constData(), "scram-sha-256");
    const QString verifier = QString::fromLatin1(text);
    PQfreemem(text);
    return verifier;
}

} // namespace reeve::app
