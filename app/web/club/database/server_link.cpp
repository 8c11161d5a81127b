// SPDX-License-Identifier: GPL-3.0-or-later
// A page cannot reach a database: its driver does not exist, so that there is never a connection.
#include "app/club/database/server_link.h"

namespace reeve::app {

int socketOf(const QSqlDatabase&) { return -1; }
bool isConnected(const QSqlDatabase&) { return false; }
void shutSocket(int) {}
QString scramVerifier(const QSqlDatabase&, const QString&, const QString&) { return {}; }

} // namespace reeve::app
