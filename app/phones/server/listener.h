// SPDX-License-Identifier: GPL-3.0-or-later
// The listening socket and all connections. Lives on the server's thread; other rooms use Server.
#pragma once

#include "app/phones/server/connection.h"
#include "app/phones/server/crowd.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>

class QWebSocketServer;

namespace reeve::phones {

class Acceptor;

class Listener : public QObject {
    Q_OBJECT

public:
    /// May be created on another thread than it lives on: listen() creates sockets and timers.
    explicit Listener(Served served);
    ~Listener() override;

    /// Listens at one address, on `firstPort`, for which it waits up to Limits::firstPortWithin, else on the following
    /// ones of kPorts, else on any; 0: any. `host` empty: requests must name the address and port. Emits listening() or
    /// failed().
    void listen(const QString& address, std::uint16_t firstPort, const std::string& host);
    /// Sends `bye` to all connections and stops listening.
    void stop();

    /// nullptr: no such connection.
    [[nodiscard]] Connection* connection(ConnectionId id) const;
    /// See Server::admit(). Ignored for unknown connections.
    void admit(ConnectionId id, Role role, std::optional<Color> seat, bool camera);

signals:
    void listening(const QString& address, quint16 port);
    void failed(const QString& reason);
    void visited();
    void said(quint64 connection, const std::string& address, const reeve::phones::Request& request);
    void photoCame(quint64 connection, const reeve::phones::Photo& photo, const QByteArray& bytes);
    void gone(quint64 connection);

private:
    void takePort();
    void accept(qintptr descriptor);
    void openedWebSocket();
    void photoAnnounced(Connection& connection, const Photo& photo);
    void ended(Connection* connection);
    void tick();

    Served m_served;
    QString m_address;
    std::uint16_t m_firstPort = 0;
    Connection::Instant m_portBy{}; ///< until when the first port is waited for
    Crowd m_crowd;
    std::unique_ptr<Acceptor> m_acceptor;
    std::unique_ptr<QWebSocketServer> m_webSockets;
    std::map<ConnectionId, Connection*> m_connections;
    /// Start of the last photograph of a seat; key nullopt: of phones without a seat.
    std::map<std::optional<Color>, Connection::Instant> m_photos;
    ConnectionId m_last = 0;
    std::unique_ptr<QTimer> m_timer;
};

} // namespace reeve::phones
