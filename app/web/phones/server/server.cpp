// SPDX-License-Identifier: GPL-3.0-or-later
// A page cannot listen for phones: it has no address at which they could reach it.
#include "app/phones/server/server.h"

#include "app/phones/server/interfaces.h"

namespace reeve::phones {

std::vector<LanAddress> machineAddresses() { return {}; }

class Listener : public QObject {};

Server::Server(QObject* parent) : QObject(parent) {}
Server::~Server() = default;
void Server::listen(ServerSetup) { emit failed(QStringLiteral("a page cannot listen")); }
void Server::stop() {}
void Server::admit(ConnectionId, Role, std::optional<Color>, bool) {}
void Server::send(ConnectionId, const Answer&) {}
void Server::sendText(ConnectionId, std::string) {}
void Server::sendState(ConnectionId, std::string) {}
void Server::answered(ConnectionId, bool) {}
void Server::close(ConnectionId, Close) {}

} // namespace reeve::phones

#include "app/phones/server/moc_server.cpp"
