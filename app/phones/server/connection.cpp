// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/server/connection.h"

#include <QTcpSocket>
#include <QWebSocket>

namespace reeve::phones {
namespace {

using namespace std::chrono_literals;

constexpr auto kClosing = 2s;   ///< timeout for the client to close
constexpr auto kResponse = 10s; ///< timeout for the client to read a page or refusal
constexpr qint64 kHeadBuffer = 16 * 1024;
constexpr qint64 kFrameBuffer = 160 * 1024; ///< Qt reads a frame only when it is complete
constexpr int kSendBuffer = 64 * 1024;
constexpr std::size_t kWaiting = 32; ///< maximum number of queued messages
constexpr int kStrayParts = 2;       ///< parts that may still arrive after a photograph was stopped

} // namespace

Connection::Connection(ConnectionId id, QTcpSocket* socket, const Served& served, Instant now, QObject* parent)
    : QObject(parent), m_id(id), m_served(served), m_address(socket->peerAddress().toString().toStdString()),
      m_peerPort(socket->peerPort()), m_tcp(socket), m_now(now), m_helloBy(now + served.limits.helloAfterAccept),
      m_heard(now), m_pinged(now), m_head(served.limits),
      m_bytes(served.limits.bytesInASecond, served.limits.bytesAtOnce, now),
      m_messages(served.limits.messagesInASecond, served.limits.messagesAtOnce, now) {
    socket->setParent(this);
    socket->setReadBufferSize(kHeadBuffer);
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    socket->setSocketOption(QAbstractSocket::SendBufferSizeSocketOption, kSendBuffer);
    enter(Stage::Head, served.limits.headWithin);
    // Connected before the WebSocket's slot, so that bytes are counted before they are read.
    connect(socket, &QTcpSocket::readyRead, this, &Connection::bytesArrived);
    connect(socket, &QTcpSocket::disconnected, this, &Connection::end);
}

Connection::~Connection() = default;

void Connection::enter(Stage stage, Limits::Milliseconds within) {
    m_stage = stage;
    m_deadline = m_now + within;
}

// --- Head and handshake ---------------------------------------------------------------------------------------------

void Connection::bytesArrived() {
    if (!m_tcp) return;
    m_now = std::chrono::steady_clock::now();
    if (m_stage == Stage::Head) return readHead();
    if (!m_web && m_stage == Stage::Closing) {
        m_tcp->readAll(); // unread data would reset the connection before the response is read
        return;
    }
    const qint64 arrived = m_tcp->bytesAvailable() - m_left;
    m_left = m_tcp->bytesAvailable();
    if (arrived <= 0) return;
    m_heard = m_now;
    if (!m_bytes.take(static_cast<double>(arrived), m_now)) close(Close::TooMuch);
}

void Connection::readHead() {
    const QByteArray bytes = m_tcp->peek(kHeadBuffer);
    const auto fresh = static_cast<std::size_t>(bytes.size() - m_peeked);
    const bool done = m_head.take({bytes.constData() + m_peeked, fresh});
    m_peeked = bytes.size();
    if (!done) return;
    const auto judged = m_head.judge(m_served.host);
    if (!judged.target) {
        if (judged.refused == Status::Unread) return abort();
        return respond(refusal(judged.refused));
    }
    switch (*judged.target) {
    case Target::Page: {
        const bool packed = judged.takesGzip && !m_served.packedPage.isEmpty();
        const QByteArray& page = packed ? m_served.packedPage : m_served.page;
        respond(pageResponse({page.constData(), static_cast<std::size_t>(page.size())},
                             {m_served.policy.constData(), static_cast<std::size_t>(m_served.policy.size())},
                             m_served.host, packed));
        break;
    }
    case Target::Icon:
        respond(iconResponse({m_served.icon.constData(), static_cast<std::size_t>(m_served.icon.size())}));
        break;
    case Target::Socket:
        m_left = m_peeked;
        m_tcp->setReadBufferSize(kFrameBuffer);
        enter(Stage::Handshake, m_served.limits.handshakeWithin);
        emit handOver(m_tcp);
    }
}

void Connection::respond(const std::string& response) {
    enter(Stage::Closing, kResponse);
    m_tcp->readAll();
    m_tcp->write(response.data(), static_cast<qint64>(response.size()));
    m_tcp->disconnectFromHost();
}

void Connection::opened(QWebSocket* socket) {
    m_web = socket;
    socket->setParent(this);
    socket->setMaxAllowedIncomingFrameSize(m_served.limits.hello);
    socket->setMaxAllowedIncomingMessageSize(m_served.limits.hello);
    connect(socket, &QWebSocket::textFrameReceived, this, [this](const QString&, bool last) { frame(last); });
    connect(socket, &QWebSocket::binaryFrameReceived, this, [this](const QByteArray&, bool last) { frame(last); });
    connect(socket, &QWebSocket::textMessageReceived, this, &Connection::text);
    connect(socket, &QWebSocket::binaryMessageReceived, this, &Connection::part);
    connect(socket, &QWebSocket::bytesWritten, this, &Connection::written);
    connect(socket, &QWebSocket::disconnected, this, &Connection::end);
    // Connected after the WebSocket's slot, so that the bytes it has read are known.
    if (m_tcp) connect(m_tcp, &QTcpSocket::readyRead, this, &Connection::bytesRead);
    bytesRead();
    enter(Stage::Hello, m_served.limits.helloWithin);
}

void Connection::bytesRead() {
    if (m_tcp) m_left = m_tcp->bytesAvailable();
}

// --- Messages -------------------------------------------------------------------------------------------------------

void Connection::frame(bool last) {
    if (++m_frames > m_served.limits.frames) return close(Close::TooMuch);
    if (last) m_frames = 0;
}

void Connection::text(const QString& text) {
    if (m_stage != Stage::Hello && m_stage != Stage::In) return;
    if (!m_messages.take(1, m_now)) return close(Close::TooMuch);
    const QByteArray utf8 = text.toUtf8();
    const std::size_t most = m_stage == Stage::In ? m_served.limits.text : m_served.limits.hello;
    auto read = readRequest({utf8.constData(), static_cast<std::size_t>(utf8.size())}, most);
    if (const auto* fault = std::get_if<Malformed>(&read)) return malformed(fault->where);
    handle(std::get<Request>(std::move(read)));
}

void Connection::malformed(std::string where) {
    if (++m_malformed >= m_served.limits.malformed) return close(Close::Malformed);
    refuse({}, Code::Malformed, std::move(where));
}

void Connection::handle(Request request) {
    if (const auto* hello = std::get_if<Hello>(&request)) {
        if (m_saidHello) return malformed("t");
        return handleHello(*hello);
    }
    if (!m_saidHello) return malformed("t");
    if (const auto* ping = std::get_if<Ping>(&request)) return send(write(Answer(Pong{ping->n})));
    if (const auto* lang = std::get_if<Lang>(&request)) m_language = lang->language;
    if (const auto* stop = std::get_if<PhotoStop>(&request)) {
        if (m_photo && m_photo->announced().id == stop->id) stopPhoto(PhotoStage::Failed);
        return;
    }
    if (m_queue.size() >= kWaiting) return refuse(std::string(idOf(request)), Code::Busy);
    m_queue.push_back(std::move(request));
    deliver();
}

void Connection::handleHello(const Hello& hello) {
    m_saidHello = true;
    m_language = hello.language;
    if (hello.version != kProtocol || hello.page != m_served.pageId) return close(Close::TooOld);
    ++m_unanswered;
    emit said(hello);
}

void Connection::admit(std::optional<Color> seat, bool camera) {
    m_seat = seat;
    m_camera = camera;
    if (m_photo && !mayPhotograph()) stopPhoto(PhotoStage::Failed);
    if (m_stage != Stage::Hello) return;
    m_stage = Stage::In;
    if (m_web) {
        m_web->setMaxAllowedIncomingFrameSize(m_served.limits.text);
        m_web->setMaxAllowedIncomingMessageSize(m_served.limits.text);
    }
}

void Connection::answered(bool malformed) {
    if (m_unanswered > 0) --m_unanswered;
    if (malformed && ++m_malformed >= m_served.limits.malformed) return close(Close::Malformed);
    deliver();
}

void Connection::deliver() {
    while (m_stage == Stage::In && m_unanswered < m_served.limits.unanswered && !m_queue.empty()) {
        const Request request = std::move(m_queue.front());
        m_queue.pop_front();
        if (const auto* photo = std::get_if<Photo>(&request)) {
            emit photoAnnounced(*photo);
            continue;
        }
        ++m_unanswered;
        emit said(request);
    }
}

// --- Photographs ----------------------------------------------------------------------------------------------------

void Connection::startPhoto(const Photo& photo) {
    if (!m_web) return;
    m_photo.emplace(photo);
    m_photoBy = m_now + m_served.limits.photoWithin;
    // Stays raised, because parts may still arrive after a stop. readRequest() limits text messages.
    m_web->setMaxAllowedIncomingFrameSize(m_served.limits.part);
    m_web->setMaxAllowedIncomingMessageSize(m_served.limits.part);
    send(write(Answer(PhotoAt{photo.id, PhotoStage::Go, {}})));
}

void Connection::part(const QByteArray& bytes) {
    if (m_stage != Stage::In && m_stage != Stage::Hello) return;
    if (!m_photo) {
        if (m_strayParts-- > 0) return;
        return malformed({});
    }
    // Parts of photographs are exempt from the byte limit; other data, such as pings, is not.
    m_bytes.giveBack(static_cast<double>(bytes.size()));
    const Photo photo = m_photo->announced();
    const auto taken = m_photo->take({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    const auto stop = [&](Code code) {
        refuse(photo.id, code);
        stopPhoto(PhotoStage::Failed);
    };
    switch (taken) {
    case PhotoIntake::Taken::More:
        send(write(Answer(PhotoAt{photo.id, PhotoStage::At, static_cast<int>(m_photo->size())})));
        break;
    case PhotoIntake::Taken::WrongType: stop(Code::PhotoWrongType); break;
    case PhotoIntake::Taken::TooMuch: stop(Code::PhotoTooLarge); break;
    case PhotoIntake::Taken::Whole: {
        const std::string whole = m_photo->bytes();
        m_photo.reset();
        m_strayParts = 0;
        send(write(Answer(PhotoAt{photo.id, PhotoStage::Whole, photo.bytes})));
        emit photoCame(photo, QByteArray(whole.data(), static_cast<qsizetype>(whole.size())));
    }
    }
}

void Connection::stopPhoto(PhotoStage stage) {
    const std::string id = m_photo->announced().id;
    m_photo.reset();
    m_strayParts = kStrayParts;
    send(write(Answer(PhotoAt{id, stage, {}})));
}

// --- Out ------------------------------------------------------------------------------------------------------------

void Connection::send(const std::string& text) {
    if (!m_web || m_stage == Stage::Closing || m_stage == Stage::Ended) return;
    m_web->sendTextMessage(QString::fromStdString(text));
    if (m_web->bytesToWrite() > m_served.limits.unsent) return abort();
    if (m_web->bytesToWrite() > 0 && !m_unsentSince) m_unsentSince = m_now;
}

void Connection::refuse(std::string id, Code code, std::string where) {
    send(write(Answer(
        Refused{.id = std::move(id), .code = code, .language = m_language, .where = std::move(where), .needs = {}})));
}

void Connection::sendState(std::string text) {
    m_state = std::move(text);
    flushState();
}

void Connection::flushState() {
    if (!m_state || !m_web || m_web->bytesToWrite() > 0) return;
    const std::string text = std::move(*m_state);
    m_state.reset();
    send(text);
}

void Connection::written() {
    if (!m_web || m_web->bytesToWrite() > 0) return;
    m_unsentSince.reset();
    flushState();
}

void Connection::close(Close code) {
    if (m_stage == Stage::Closing || m_stage == Stage::Ended) return;
    if (!m_web) return abort();
    m_queue.clear();
    m_state.reset();
    m_photo.reset();
    if (!sentence(code, m_language).empty()) send(write(Answer(Bye{code, m_language})));
    if (m_stage == Stage::Ended) return; // send() has closed the connection
    enter(Stage::Closing, kClosing);
    m_web->close(static_cast<QWebSocketProtocol::CloseCode>(code));
}

void Connection::abort() {
    if (m_stage == Stage::Ended) return;
    // Queued, because a signal of the socket may be in progress.
    m_stage = Stage::Closing;
    m_deadline = m_now;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_web) m_web->abort();
            if (m_tcp) m_tcp->abort();
            end();
        },
        Qt::QueuedConnection);
}

void Connection::end() {
    if (m_stage == Stage::Ended) return;
    m_stage = Stage::Ended;
    emit ended();
}

// --- Time -----------------------------------------------------------------------------------------------------------

void Connection::tick(Instant now) {
    m_now = now;
    switch (m_stage) {
    case Stage::Head:
        if (now >= m_deadline) respond(refusal(Status::Timeout));
        return;
    case Stage::Handshake:
        if (now >= m_deadline || now >= m_helloBy) abort();
        return;
    case Stage::Hello:
        // After the hello the phone waits for the table, which may be busy: no timeout.
        if (!m_saidHello && (now >= m_deadline || now >= m_helloBy)) return close(Close::Silent);
        break;
    case Stage::In: break;
    case Stage::Closing:
        if (now >= m_deadline) abort();
        return;
    case Stage::Ended: return;
    }
    if (m_unsentSince && now - *m_unsentSince >= m_served.limits.unsentFor) return abort();
    if (m_photo && now >= m_photoBy) stopPhoto(PhotoStage::Failed);
    if (now - m_heard >= m_served.limits.silentFor) return close(Close::Silent);
    if (now - m_pinged >= m_served.limits.pingEvery) {
        m_pinged = now;
        m_web->ping();
    }
}

} // namespace reeve::phones

#include "moc_connection.cpp"
