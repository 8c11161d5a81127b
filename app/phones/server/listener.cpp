// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/server/listener.h"

#include "app/phones/server/acceptor.h"

#include <QHostAddress>
#include <QTcpSocket>
#include <QWebSocket>
#include <QWebSocketServer>

#include <algorithm>

namespace reeve::phones {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto kTick = 100ms;

} // namespace

Listener::Listener(Served served) : m_served(std::move(served)), m_crowd(m_served.limits) {}

Listener::~Listener() {
    for (const auto& [id, connection] : m_connections) disconnect(connection, nullptr, this, nullptr);
}

void Listener::listen(const QString& address, std::uint16_t firstPort, const std::string& host) {
    m_acceptor = std::make_unique<Acceptor>();
    m_acceptor->setListenBacklogSize(m_served.limits.backlog);
    m_webSockets = std::make_unique<QWebSocketServer>(QString(), QWebSocketServer::NonSecureMode);
    m_webSockets->setMaxPendingConnections(m_served.limits.connections);
    m_webSockets->setHandshakeTimeout(m_served.limits.handshakeWithin);
    m_timer = std::make_unique<QTimer>();
    connect(m_acceptor.get(), &Acceptor::accepted, this, &Listener::accept);
    connect(m_webSockets.get(), &QWebSocketServer::newConnection, this, &Listener::openedWebSocket);
    connect(m_timer.get(), &QTimer::timeout, this, &Listener::tick);

    m_address = address;
    m_firstPort = firstPort;
    m_served.host = host;
    m_portBy = Clock::now() + m_served.limits.firstPortWithin;
    m_timer->start(kTick);
    takePort();
}

/// Listens. Called again with each tick while another program has the first port: a Reeve that was ended keeps it until
/// the system has taken the process apart, and known phones come back to that port only.
void Listener::takePort() {
    const QHostAddress where(m_address);
    bool listens = m_firstPort != 0 && m_acceptor->listen(where, m_firstPort);
    if (m_firstPort != 0 && !listens) {
        if (m_acceptor->serverError() == QAbstractSocket::AddressInUseError && Clock::now() < m_portBy) return;
        for (int i = 1; i < kPorts && !listens; ++i)
            listens = m_acceptor->listen(where, static_cast<quint16>(m_firstPort + i));
    }
    if (!listens && !m_acceptor->listen(where, 0)) {
        m_timer->stop();
        emit failed(m_acceptor->errorString());
        return;
    }
    if (m_served.host.empty()) m_served.host = m_address.toStdString() + ":" + std::to_string(m_acceptor->serverPort());
    emit listening(m_address, m_acceptor->serverPort());
}

void Listener::stop() {
    if (m_timer) m_timer->stop();
    if (m_acceptor) m_acceptor->close();
    const auto connections = m_connections;
    for (const auto& [id, connection] : connections) connection->close(Close::Ends);
}

Connection* Listener::connection(ConnectionId id) const {
    const auto found = m_connections.find(id);
    return found == m_connections.end() ? nullptr : found->second;
}

void Listener::admit(ConnectionId id, Role role, std::optional<Color> seat, bool camera) {
    Connection* admitted = connection(id);
    if (!admitted) return;
    m_crowd.admitted(id, role != Role::None);
    admitted->admit(seat, camera);
}

void Listener::accept(qintptr descriptor) {
    const auto now = Clock::now();
    auto socket = std::make_unique<QTcpSocket>();
    if (!socket->setSocketDescriptor(descriptor)) return;
    const ConnectionId id = ++m_last;
    const auto verdict = m_crowd.arrived(id, socket->peerAddress().toString().toStdString(), now);
    if (!verdict.stays) {
        socket->abort();
        return;
    }
    if (verdict.leaves)
        if (Connection* old = connection(*verdict.leaves)) old->abort();
    auto* fresh = new Connection(id, socket.release(), m_served, now, this);
    m_connections[id] = fresh;
    connect(fresh, &Connection::handOver, m_webSockets.get(), &QWebSocketServer::handleConnection);
    connect(fresh, &Connection::said, this,
            [this, fresh](const Request& request) { emit said(fresh->id(), fresh->address(), request); });
    connect(fresh, &Connection::photoAnnounced, this,
            [this, fresh](const Photo& photo) { photoAnnounced(*fresh, photo); });
    connect(fresh, &Connection::photoCame, this,
            [this, fresh](const Photo& photo, const QByteArray& bytes) { emit photoCame(fresh->id(), photo, bytes); });
    connect(fresh, &Connection::ended, this, [this, fresh] { ended(fresh); });
    emit visited();
}

void Listener::openedWebSocket() {
    while (QWebSocket* socket = m_webSockets->nextPendingConnection()) {
        const auto address = socket->peerAddress().toString().toStdString();
        const auto found = std::ranges::find_if(m_connections, [&](const auto& entry) {
            return entry.second->peerPort() == socket->peerPort() && entry.second->address() == address;
        });
        if (found == m_connections.end())
            socket->deleteLater();
        else
            found->second->opened(socket);
    }
}

void Listener::photoAnnounced(Connection& connection, const Photo& photo) {
    const auto refuse = [&](Code code) { connection.refuse(photo.id, code); };
    const auto now = Clock::now();
    if (!connection.mayPhotograph()) return refuse(Code::NotSeated);
    if (std::ranges::any_of(m_connections, [](const auto& entry) { return entry.second->sendsPhoto(); }))
        return refuse(Code::Busy);
    const auto last = m_photos.find(connection.seat());
    if (last != m_photos.end() && now - last->second < m_served.limits.photoEvery) return refuse(Code::TooFast);
    m_photos[connection.seat()] = now;
    connection.startPhoto(photo);
}

void Listener::ended(Connection* connection) {
    const ConnectionId id = connection->id();
    m_crowd.left(id);
    if (m_connections.erase(id) == 0) return;
    connection->deleteLater();
    emit gone(id);
}

void Listener::tick() {
    if (!m_acceptor->isListening()) return takePort();
    const auto now = Clock::now();
    const auto connections = m_connections; // a copy: connections may end during the loop
    for (const auto& [id, connection] : connections) connection->tick(now);
}

} // namespace reeve::phones

#include "moc_listener.cpp"
