// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/server/server.h"

#include "app/phones/server/listener.h"

#include <utility>

namespace reeve::phones {

Server::Server(QObject* parent) : QObject(parent) { m_thread.setObjectName(QStringLiteral("phones")); }

Server::~Server() { stop(); }

/// Runs an action on the listener's thread, after all earlier ones.
template <typename Action>
void Server::inThread(Action action) {
    Listener* listener = m_listener;
    if (!listener) return;
    QMetaObject::invokeMethod(
        listener, [listener, action = std::move(action)] { action(*listener); }, Qt::QueuedConnection);
}

void Server::listen(ServerSetup setup) {
    stop();
    auto* listener = new Listener(Served{.limits = setup.limits,
                                         .host = {},
                                         .page = setup.page,
                                         .packedPage = setup.packedPage,
                                         .icon = setup.icon,
                                         .policy = setup.policy,
                                         .pageId = setup.pageId});
    m_listener = listener;
    listener->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, listener, &QObject::deleteLater);
    // Signals are forwarded between threads as function calls, so that their types need no registration.
    const auto outside = [this, life = ++m_life](auto emitSignal) {
        QMetaObject::invokeMethod(
            this,
            [this, life, emitSignal = std::move(emitSignal)] {
                if (life == m_life) emitSignal();
            },
            Qt::QueuedConnection);
    };
    connect(
        listener, &Listener::listening, listener,
        [this, outside](const QString& address, quint16 port) {
            outside([this, address, port] { emit listening(address, port); });
        },
        Qt::DirectConnection);
    connect(
        listener, &Listener::failed, listener,
        [this, outside](const QString& reason) { outside([this, reason] { emit failed(reason); }); },
        Qt::DirectConnection);
    connect(
        listener, &Listener::visited, listener, [this, outside] { outside([this] { emit visited(); }); },
        Qt::DirectConnection);
    connect(
        listener, &Listener::said, listener,
        [this, outside](quint64 id, const std::string& address, const Request& request) {
            outside([this, id, address, request] { emit said(id, address, request); });
        },
        Qt::DirectConnection);
    connect(
        listener, &Listener::photoCame, listener,
        [this, outside](quint64 id, const Photo& photo, const QByteArray& bytes) {
            outside([this, id, photo, bytes] { emit photoCame(id, photo, bytes); });
        },
        Qt::DirectConnection);
    connect(
        listener, &Listener::gone, listener, [this, outside](quint64 id) { outside([this, id] { emit gone(id); }); },
        Qt::DirectConnection);
    m_thread.start();
    inThread([setup = std::move(setup)](Listener& there) { there.listen(setup.address, setup.firstPort, setup.host); });
}

void Server::stop() {
    if (!m_thread.isRunning()) return;
    ++m_life;
    inThread([](Listener& there) { there.stop(); });
    // Queued after the messages of stop(), so that these are sent first.
    inThread([](Listener& there) { there.thread()->quit(); });
    m_thread.wait();
    m_listener.clear();
}

void Server::admit(ConnectionId connection, Role role, std::optional<Color> seat, bool camera) {
    inThread([=](Listener& there) { there.admit(connection, role, seat, camera); });
}

void Server::send(ConnectionId connection, const Answer& answer) { sendText(connection, write(answer)); }

void Server::sendText(ConnectionId connection, std::string text) {
    if (m_wire) return m_wire(connection, text);
    inThread([connection, text = std::move(text)](Listener& there) {
        if (Connection* one = there.connection(connection)) one->send(text);
    });
}

void Server::sendState(ConnectionId connection, std::string text) {
    if (m_wire) return m_wire(connection, text);
    inThread([connection, text = std::move(text)](Listener& there) {
        if (Connection* one = there.connection(connection)) one->sendState(text);
    });
}

void Server::answered(ConnectionId connection, bool malformed) {
    inThread([=](Listener& there) {
        if (Connection* one = there.connection(connection)) one->answered(malformed);
    });
}

void Server::close(ConnectionId connection, Close code) {
    if (m_wire) return m_wire(connection, write(Bye{code, Language::English}));
    inThread([=](Listener& there) {
        if (Connection* one = there.connection(connection)) one->close(code);
    });
}

} // namespace reeve::phones

#include "moc_server.cpp"
