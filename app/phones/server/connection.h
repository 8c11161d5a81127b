// SPDX-License-Identifier: GPL-3.0-or-later
// One connection of a phone: HTTP request, WebSocket handshake, messages, and all limits per connection. Lives on the
// server's thread.
#pragma once

#include "app/phones/protocol/door.h"
#include "app/phones/server/bucket.h"
#include "app/phones/server/head.h"
#include "app/phones/server/photo_intake.h"

#include <QByteArray>
#include <QObject>
#include <QPointer>

#include <deque>

class QTcpSocket;
class QWebSocket;

namespace reeve::phones {

/// Data shared by all connections of a server.
struct Served {
    Limits limits;
    std::string host;      ///< the only accepted `Host`: address and port
    QByteArray page;       ///< response body of `/`
    QByteArray packedPage; ///< the same compressed with gzip; empty: not available
    QByteArray icon;       ///< response body of `/favicon.ico`, a PNG
    QByteArray policy;     ///< Content-Security-Policy without connect-src
    std::string pageId;    ///< expected `hello.page`
};

class Connection : public QObject {
    Q_OBJECT

public:
    using Instant = std::chrono::steady_clock::time_point;

    /// Takes ownership of the socket. `served` must outlive this.
    Connection(ConnectionId id, QTcpSocket* socket, const Served& served, Instant now, QObject* parent);
    ~Connection() override;

    [[nodiscard]] ConnectionId id() const { return m_id; }
    [[nodiscard]] const std::string& address() const { return m_address; }
    [[nodiscard]] std::uint16_t peerPort() const { return m_peerPort; }
    [[nodiscard]] std::optional<Color> seat() const { return m_seat; }
    [[nodiscard]] bool mayPhotograph() const { return m_seat.has_value() || m_camera; }
    [[nodiscard]] bool sendsPhoto() const { return m_photo.has_value(); }

    /// The handshake has succeeded. Takes ownership of the WebSocket.
    void opened(QWebSocket* socket);
    /// Call when the hello was accepted or the place has changed. `camera`: photographs are accepted without a seat.
    void admit(std::optional<Color> seat, bool camera);
    /// Call when a message of said() has been handled; the next queued one may be emitted then. `malformed`: it counts
    /// as a message that cannot be parsed.
    void answered(bool malformed);
    void send(const std::string& text);
    /// Sends `refused` in the phone's language.
    void refuse(std::string id, Code code, std::string where = {});
    /// Sends a snapshot as soon as the send buffer is empty; a newer one replaces one that waits.
    void sendState(std::string text);
    /// Accepts the parts of this photograph from now on.
    void startPhoto(const Photo& photo);
    /// Sends `bye` if `code` has a sentence, then closes. Queued messages are dropped.
    void close(Close code);
    /// Closes without a message.
    void abort();
    /// Checks all timeouts.
    void tick(Instant now);

signals:
    /// The request asks for a WebSocket. All bytes of the socket are still unread.
    void handOver(QTcpSocket* socket);
    void said(const reeve::phones::Request& request);
    void photoAnnounced(const reeve::phones::Photo& photo);
    void photoCame(const reeve::phones::Photo& photo, const QByteArray& bytes);
    /// The connection has ended. Emitted once.
    void ended();

private:
    enum class Stage : std::uint8_t { Head, Handshake, Hello, In, Closing, Ended };

    void readHead();
    void respond(const std::string& response);
    void bytesArrived();
    void bytesRead();
    void frame(bool last);
    void text(const QString& text);
    void part(const QByteArray& bytes);
    void handle(Request request);
    void handleHello(const Hello& hello);
    void malformed(std::string where);
    void deliver();
    void stopPhoto(PhotoStage stage);
    void flushState();
    void written();
    void end();
    void enter(Stage stage, Limits::Milliseconds within);

    const ConnectionId m_id;
    const Served& m_served;
    std::string m_address;
    std::uint16_t m_peerPort = 0;
    QPointer<QTcpSocket> m_tcp;
    QPointer<QWebSocket> m_web;
    Stage m_stage = Stage::Head;
    Instant m_now, m_deadline, m_helloBy, m_heard, m_pinged;
    std::optional<Instant> m_unsentSince;
    HeadReader m_head;
    qint64 m_peeked = 0; ///< bytes of the request already parsed
    qint64 m_left = 0;   ///< bytes received that the WebSocket has not read
    Bucket m_bytes, m_messages;
    int m_frames = 0, m_malformed = 0, m_unanswered = 0, m_strayParts = 0;
    bool m_saidHello = false;
    Language m_language = Language::English;
    std::optional<Color> m_seat;
    bool m_camera = false;
    std::deque<Request> m_queue;
    std::optional<std::string> m_state;
    std::optional<PhotoIntake> m_photo;
    Instant m_photoBy;
};

} // namespace reeve::phones
