// SPDX-License-Identifier: GPL-3.0-or-later
// The network between phones and a table: a relay that can be cut, frozen, slowed and recorded.
#pragma once

#include <QElapsedTimer>
#include <QHostAddress>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <algorithm>
#include <deque>
#include <memory>
#include <utility>
#include <vector>

namespace reeve::phones {

/// A connection of a browser and its data.
struct Wire {
    QTcpSocket* browser = nullptr; ///< null once closed
    QTcpSocket* table = nullptr;
    QByteArray down; ///< every byte from the table
    /// Delayed bytes, and the time of their arrival in ms.
    std::deque<std::pair<qint64, QByteArray>> lateUp, lateDown;
    QByteArray waitingUp, waitingDown;
    bool dead = false; ///< forwards nothing more, without closing
};

class Cable {
public:
    /// Listens at `address`, on any port; fatal on failure.
    explicit Cable(const QString& address) {
        if (!m_server.listen(QHostAddress(address), 0)) qFatal("the cable does not listen");
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] {
            while (QTcpSocket* browser = m_server.nextPendingConnection()) plug(browser);
        });
        m_clock.start();
        m_drip.setInterval(1);
        QObject::connect(&m_drip, &QTimer::timeout, &m_server, [this] { pump(); });
    }
    ~Cable() { cut(); }

    [[nodiscard]] int port() const { return m_server.serverPort(); }
    /// The table's port on 127.0.0.1; 0: none.
    void leadTo(int port) { m_table = port; }

    /// Closes all connections, like a router that is switched off.
    void cut() {
        for (const auto& wire : m_wires) unplug(*wire);
    }
    /// Holds data in the given directions while connections stay open; it arrives after thawing.
    void freeze(bool up, bool down) {
        m_frozenUp = up, m_frozenDown = down;
        pump();
    }
    /// Connections that received `mark` stay open and forward nothing more: the sockets of a sleeping phone.
    void deafen(const QByteArray& mark) {
        for (const auto& wire : m_wires) wire->dead = wire->dead || wire->down.contains(mark);
    }
    /// Limits each direction to this many bytes per millisecond; 0: unlimited.
    void slow(int bytes) {
        m_bytes = bytes;
        pump();
    }
    /// Delays every byte by this many milliseconds in each direction.
    void delay(int milliseconds) {
        m_delay = milliseconds;
        pump();
    }

    [[nodiscard]] const std::vector<std::unique_ptr<Wire>>& wires() const { return m_wires; }
    /// Number of bytes forwarded to the table since the start.
    [[nodiscard]] qint64 passedUp() const { return m_passedUp; }
    /// Number of held bytes towards the table.
    [[nodiscard]] qsizetype heldUp() const {
        qsizetype held = 0;
        for (const auto& wire : m_wires)
            if (wire->browser != nullptr) held += wire->waitingUp.size();
        return held;
    }

private:
    void plug(QTcpSocket* browser) {
        m_wires.push_back(std::make_unique<Wire>());
        Wire& wire = *m_wires.back();
        wire.browser = browser;
        wire.table = new QTcpSocket(&m_server);
        const auto lost = [this, &wire] { unplug(wire); };
        QObject::connect(browser, &QTcpSocket::readyRead, &m_server, [this] { pump(); });
        QObject::connect(wire.table, &QTcpSocket::readyRead, &m_server, [this] { pump(); });
        QObject::connect(wire.table, &QTcpSocket::connected, &m_server, [this] { pump(); });
        QObject::connect(browser, &QTcpSocket::disconnected, &m_server, lost);
        // The browser does not see that the table closes a dead connection.
        const auto closed = [this, &wire] {
            if (!wire.dead) unplug(wire);
        };
        QObject::connect(wire.table, &QTcpSocket::disconnected, &m_server, closed);
        QObject::connect(wire.table, &QTcpSocket::errorOccurred, &m_server, closed);
        if (m_table == 0) return unplug(wire);
        wire.table->connectToHost(QHostAddress::LocalHost, static_cast<quint16>(m_table));
    }

    void unplug(Wire& wire) {
        // Data sent by the table before it closed still arrives.
        if (wire.table != nullptr && wire.table->isOpen() && wire.browser != nullptr && !m_frozenDown && !wire.dead) {
            for (const auto& late : wire.lateDown) wire.waitingDown += late.second;
            wire.waitingDown += wire.table->readAll();
            wire.down += wire.waitingDown;
            wire.browser->write(wire.waitingDown);
            wire.browser->flush();
        }
        for (QTcpSocket** end : {&wire.browser, &wire.table}) {
            if (*end == nullptr) continue;
            QTcpSocket* socket = std::exchange(*end, nullptr);
            socket->disconnect(&m_server);
            socket->disconnectFromHost();
            socket->deleteLater();
        }
    }

    void pump() {
        if (m_bytes == 0 && m_delay == 0)
            m_drip.stop();
        else if (!m_drip.isActive())
            m_drip.start();
        for (std::size_t i = 0; i < m_wires.size(); ++i) {
            Wire& wire = *m_wires[i];
            if (wire.browser == nullptr || wire.table == nullptr || wire.dead) continue;
            if (!wire.table->isOpen()) continue; // not yet
            onTheirWay(wire.lateUp, wire.browser->readAll(), wire.waitingUp);
            onTheirWay(wire.lateDown, wire.table->readAll(), wire.waitingDown);
            if (!m_frozenUp && wire.table->state() == QAbstractSocket::ConnectedState)
                pass(wire.waitingUp, *wire.table, nullptr);
            if (!m_frozenDown) pass(wire.waitingDown, *wire.browser, &wire.down);
        }
    }

    /// Appends new bytes, and moves those whose delay is over to `waiting`.
    void onTheirWay(std::deque<std::pair<qint64, QByteArray>>& late, const QByteArray& fresh, QByteArray& waiting) {
        if (!fresh.isEmpty()) late.emplace_back(m_clock.elapsed() + m_delay, fresh);
        for (; !late.empty() && (late.front().first <= m_clock.elapsed() || m_delay == 0); late.pop_front())
            waiting += late.front().second;
    }

    void pass(QByteArray& waiting, QTcpSocket& to, QByteArray* kept) {
        const qsizetype count = m_bytes > 0 ? std::min<qsizetype>(waiting.size(), m_bytes) : waiting.size();
        if (count == 0) return;
        const QByteArray bytes = waiting.left(count);
        waiting.remove(0, count);
        to.write(bytes);
        to.flush();
        if (kept != nullptr)
            *kept += bytes;
        else
            m_passedUp += count;
    }

    QTcpServer m_server;
    std::vector<std::unique_ptr<Wire>> m_wires;
    QTimer m_drip;
    QElapsedTimer m_clock;
    qint64 m_passedUp = 0;
    int m_table = 0, m_bytes = 0, m_delay = 0;
    bool m_frozenUp = false, m_frozenDown = false;
};

} // namespace reeve::phones
