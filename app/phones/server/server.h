// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for the sockets of the phones: serves the page and the WebSockets at one address, on a thread of its own.
// Enforces limits and parses messages; well-formed messages are emitted as signals, at most Limits::unanswered per
// phone at a time. Does not listen before listen() is called.
#pragma once

#include "app/phones/protocol/door.h"
#include "app/phones/server/limits.h"

#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QThread>

#include <functional>

namespace reeve::phones {

class Listener;

/// Configuration of a server.
struct ServerSetup {
    QString address;                      ///< the IPv4 address to listen at, for example "192.168.1.5"
    std::uint16_t firstPort = kFirstPort; ///< waited for, see Limits::firstPortWithin; 0: any
    QByteArray page;                      ///< the page for phones
    QByteArray packedPage{};              ///< the same compressed with gzip; empty: sent uncompressed
    QByteArray icon{};                    ///< its icon, a PNG
    QByteArray policy;                    ///< Content-Security-Policy without connect-src
    std::string pageId;                   ///< expected `hello.page`, eight hexadecimal digits
    Limits limits{};
    std::string host{}; ///< expected `Host`, for tests with a relay; empty: address and port
};

/// Call all functions on the thread of the owner. They return immediately, except stop() and the destructor.
class Server : public QObject {
    Q_OBJECT

public:
    explicit Server(QObject* parent = nullptr);
    /// Calls stop().
    ~Server() override;

    /// Delivers all messages to `wire`, on the caller's thread and without sockets, for tests that are the network.
    using Wire = std::function<void(ConnectionId connection, const std::string& text)>;
    void sendThrough(Wire wire) { m_wire = std::move(wire); }

    /// Starts listening; stops first if already listening. listening() or failed() follows.
    void listen(ServerSetup setup);
    /// Sends `bye` with Close::Ends to all phones, closes their connections and waits until the thread has ended. The
    /// page reconnects by itself.
    void stop();

    /// Sets the role of a connection: its hello was accepted, or its place has changed. Call it before sending the
    /// welcome. `camera`: it may send photographs without a seat.
    void admit(ConnectionId connection, Role role, std::optional<Color> seat, bool camera = false);
    void send(ConnectionId connection, const Answer& answer);
    /// Sends an answer that is already serialized.
    void sendText(ConnectionId connection, std::string text);
    /// Sends a snapshot. At most one is queued per phone; a newer one replaces it.
    void sendState(ConnectionId connection, std::string text);
    /// A message emitted by said() has been handled. `malformed`: it was one to whoever knows the game; it counts as
    /// those that cannot be parsed.
    void answered(ConnectionId connection, bool malformed = false);
    /// Sends `bye` and closes the connection. gone() follows.
    void close(ConnectionId connection, Close code);

signals:
    void listening(const QString& address, quint16 port);
    void failed(const QString& reason);
    /// A client has opened a connection.
    void visited();
    /// A hello, or a message of an admitted phone. `address`: the peer address. Pings and the protocol of photographs
    /// are handled by the server itself.
    void said(quint64 connection, const std::string& address, const reeve::phones::Request& request);
    /// A complete photograph; its first bytes match the announced type. It has not been decoded.
    void photoCame(quint64 connection, const reeve::phones::Photo& photo, const QByteArray& bytes);
    /// A connection was closed by either side.
    void gone(quint64 connection);

private:
    template <typename Action>
    void inThread(Action action);

    QThread m_thread;
    QPointer<Listener> m_listener; ///< lives on m_thread
    Wire m_wire;
    int m_life = 0; ///< identifies the present listener; signals of earlier ones are dropped
};

} // namespace reeve::phones
