// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for the sockets of the phones: serves the page and the WebSockets at one address, in a thread of its own
// that this starts. It counts, cuts off and parses; whole, well-formed messages come out by signal, at most
// Limits::unanswered of each phone at a time. Nothing listens before listen().
#pragma once

#include "app/phones/door.h"
#include "app/phones/server/limits.h"

#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QThread>

namespace reeve::phones {

class Listener;

/// What a server is made for.
struct ServerSetup {
    QString address;                      ///< IPv4, for example "192.168.1.5"; nothing else is listened at
    std::uint16_t firstPort = kFirstPort; ///< 0: any
    QByteArray page;                      ///< the whole page
    QByteArray packedPage{};              ///< the same as gzip; empty: it is sent as it is
    QByteArray policy;                    ///< its Content-Security-Policy without connect-src
    std::string pageId;                   ///< eight hexadecimal digits: what `hello.page` says
    Limits limits{};
    std::string host{}; ///< for tests with a relay between: the name that requests give; empty: address and port
};

/// All functions are for the thread of the owner and return at once.
class Server : public QObject {
    Q_OBJECT

public:
    explicit Server(QObject* parent = nullptr);
    /// Says `bye` to all phones and ends the thread.
    ~Server() override;

    /// listening() or failed() follows. A server that listens is stopped first.
    void listen(ServerSetup setup);
    /// All phones hear that Reeve ends, and the thread is gone when this returns.
    void stop();

    /// The hello was answered with a welcome, or the phone's place has changed. Call it before the welcome is sent.
    /// `camera`: it may send photographs without a seat.
    void admit(ConnectionId connection, Role role, std::optional<Color> seat, bool camera = false);
    void send(ConnectionId connection, const Answer& answer);
    /// Sends an answer that was written before.
    void sendText(ConnectionId connection, std::string text);
    /// A snapshot as text: never more than one waits for a phone, a newer one replaces it.
    void sendState(ConnectionId connection, std::string text);
    /// A message that came by said() was dealt with, whatever the answer was.
    void answered(ConnectionId connection);
    /// Says why, and closes. gone() follows.
    void close(ConnectionId connection, Close code);

signals:
    void listening(const QString& address, quint16 port);
    void failed(const QString& reason);
    /// Somebody has connected at all.
    void visited();
    /// A hello, or a message of a phone that was admitted. `address` is where it comes from. Ping and everything about
    /// photographs but the whole ones is answered by the server itself.
    void said(quint64 connection, const std::string& address, const reeve::phones::Request& request);
    /// A whole photograph of the announced type, as far as its first bytes tell. It was not decoded.
    void photoCame(quint64 connection, const reeve::phones::Photo& photo, const QByteArray& bytes);
    /// The socket is closed, by whichever side.
    void gone(quint64 connection);

private:
    template <typename Action>
    void inThread(Action action);

    QThread m_thread;
    QPointer<Listener> m_listener; ///< belongs to m_thread
    int m_life = 0;                ///< what an earlier listener still says is left out
};

} // namespace reeve::phones
