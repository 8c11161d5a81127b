// SPDX-License-Identifier: GPL-3.0-or-later
// One socket of a phone: its head, its handshake, its messages, and every limit that concerns it alone. Lives in the
// thread of the server.
#pragma once

#include "app/phones/door.h"
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

/// What all connections of one server share.
struct Served {
    Limits limits;
    std::string host;      ///< the one name that requests may give: address and port
    QByteArray page;       ///< response body of `/`
    QByteArray packedPage; ///< the same for browsers that take gzip; empty: there is none
    QByteArray policy;     ///< its Content-Security-Policy without connect-src
    std::string pageId;    ///< what `hello.page` must say
};

class Connection : public QObject {
    Q_OBJECT

public:
    using Instant = std::chrono::steady_clock::time_point;

    /// Takes the socket. `served` must live longer.
    Connection(ConnectionId id, QTcpSocket* socket, const Served& served, Instant now, QObject* parent);
    ~Connection() override;

    [[nodiscard]] ConnectionId id() const { return m_id; }
    [[nodiscard]] const std::string& address() const { return m_address; }
    [[nodiscard]] std::uint16_t peerPort() const { return m_peerPort; }
    [[nodiscard]] std::optional<Color> seat() const { return m_seat; }
    [[nodiscard]] bool mayPhotograph() const { return m_seat.has_value() || m_camera; }
    [[nodiscard]] bool sendsPhoto() const { return m_photo.has_value(); }

    /// The handshake has succeeded.
    void opened(QWebSocket* socket);
    /// The hello was answered with a welcome, or the place has changed. `camera`: photographs may come without a seat.
    void admit(Role role, std::optional<Color> seat, bool camera);
    /// A message that was handed over was answered: the next may follow.
    void answered();
    void send(const std::string& text);
    /// `refused` in the phone's language.
    void refuse(std::string id, Code code, std::string where = {});
    /// Sent when nothing else is on its way; until then a newer one replaces it.
    void sendState(std::string text);
    /// A photograph may come now.
    void startPhoto(const Photo& photo);
    /// Says `bye`, if `code` has a sentence, and closes. What waits is not handed over any more.
    void close(Close code);
    /// Closes without a word.
    void abort();
    /// Looks at everything that must happen in time.
    void tick(Instant now);

signals:
    /// The head asks for a WebSocket: the socket with all its bytes unread.
    void handOver(QTcpSocket* socket);
    void said(const reeve::phones::Request& request);
    void photoAnnounced(const reeve::phones::Photo& photo);
    void photoCame(const reeve::phones::Photo& photo, const QByteArray& bytes);
    /// Nothing more comes. Emitted once.
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
    qint64 m_peeked = 0; ///< bytes of the head that were looked at
    qint64 m_left = 0;   ///< bytes that had arrived and were not taken by the WebSocket
    Bucket m_bytes, m_messages;
    int m_frames = 0, m_malformed = 0, m_unanswered = 0, m_strayParts = 0;
    bool m_saidHello = false;
    Language m_language = Language::English;
    Role m_role = Role::None;
    std::optional<Color> m_seat;
    bool m_camera = false;
    std::deque<Request> m_queue;
    std::optional<std::string> m_state;
    std::optional<PhotoIntake> m_photo;
    Instant m_photoBy;
};

} // namespace reeve::phones
