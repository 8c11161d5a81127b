// SPDX-License-Identifier: GPL-3.0-or-later
// A cheap phone: answers pings and reads only the number of a snapshot. Each has its own address (127.0.0.0/8), as
// phones in a network do.
#pragma once

#include "app/phones/page/page.h"
#include "engine/record/parsed.h"
#include "tests/phones/raw_client.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTimer>

#include <string>

namespace reeve::phones {

/// Processes events until `done` or the timeout; sleeps between events.
template <typename Done>
bool until(Done done, int milliseconds = 10'000) {
    QElapsedTimer timer;
    timer.start();
    QTimer waker; // wakes the loop without events
    waker.start(20);
    while (!done()) {
        if (timer.elapsed() > milliseconds) return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return true;
}

class LightPhone {
public:
    using Json = record::Json;

    LightPhone(int port, int address) : m_port(port), m_address(address) {}

    std::string token, seat, role;
    int rev = -1;       ///< number of the newest snapshot
    QByteArray state;   ///< the newest snapshot
    Json answer;        ///< the last `done` or `refused`
    qint64 bytes = 0;   ///< received, with frame headers
    int snapshots = 0;  ///< number received
    bool closed = true; ///< no socket is open
    int losses = 0;     ///< number of sockets that closed without cut()

    /// Connects again and says hello; does not wait.
    void connect(const std::string& code) {
        m_socket = std::make_unique<QTcpSocket>();
        m_buffer.clear();
        m_upgraded = closed = false;
        state.clear();
        role.clear();
        m_code = code;
        const QByteArray host = "127.0.0.1:" + QByteArray::number(m_port);
        QObject::connect(m_socket.get(), &QTcpSocket::readyRead, [this] { read(); });
        QObject::connect(m_socket.get(), &QTcpSocket::disconnected, [this] { lost(); });
        QObject::connect(m_socket.get(), &QTcpSocket::errorOccurred, [this] { lost(); });
        QObject::connect(m_socket.get(), &QTcpSocket::connected, [this, host] {
            m_socket->write("GET /ws HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host +
                            "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
        });
        m_socket->bind(QHostAddress(0x7F000000U + static_cast<quint32>(m_address)));
        m_socket->connectToHost(QHostAddress::LocalHost, static_cast<quint16>(m_port));
    }
    /// Closes the socket, like a vanished phone.
    void cut() {
        m_socket->disconnect();
        m_socket->abort();
        closed = true;
    }
    void say(const Json& message) {
        m_socket->write(RawClient::frame(0x81, QByteArray::fromStdString(message.dump())));
    }

private:
    void lost() {
        if (!std::exchange(closed, true)) ++losses;
    }

    void read() {
        const QByteArray came = m_socket->readAll();
        bytes += came.size();
        m_buffer += came;
        if (!m_upgraded) {
            const qsizetype end = m_buffer.indexOf("\r\n\r\n");
            if (end < 0) return;
            m_upgraded = m_buffer.startsWith("HTTP/1.1 101");
            m_buffer.remove(0, end + 4);
            if (!m_upgraded) return m_socket->abort();
            Json hello{{"t", "hello"}, {"v", 1}, {"lang", "en"}, {"page", pageId()}};
            if (!m_code.empty()) hello["code"] = m_code;
            if (!token.empty()) hello["token"] = token;
            say(hello);
        }
        while (frame()) {
        }
    }
    /// Reads one complete frame of the table.
    bool frame() {
        if (m_buffer.size() < 2) return false;
        const auto byte = [&](qsizetype at) { return static_cast<unsigned char>(m_buffer[at]); };
        qsizetype head = 2;
        quint64 size = byte(1) & 0x7F;
        if (size >= 126) {
            head = size == 126 ? 4 : 10;
            if (m_buffer.size() < head) return false;
            size = 0;
            for (qsizetype at = 2; at < head; ++at) size = size << 8 | byte(at);
        }
        if (static_cast<quint64>(m_buffer.size() - head) < size) return false;
        const int opcode = byte(0) & 0x0F;
        const QByteArray payload = m_buffer.mid(head, static_cast<qsizetype>(size));
        m_buffer.remove(0, head + static_cast<qsizetype>(size));
        if (opcode == 9) m_socket->write(RawClient::frame(0x8A, payload));
        if (opcode == 1) text(payload);
        return true;
    }
    void text(const QByteArray& message) {
        static const QByteArray begin = R"({"t":"state","rev":)";
        if (message.startsWith(begin)) {
            state = message;
            ++snapshots;
            rev = message.mid(begin.size(), message.indexOf(',', begin.size()) - begin.size()).toInt();
            return;
        }
        const Json told = record::parseJson(message.toStdString()).value;
        const std::string type = told.value("t", "");
        if (type == "welcome") {
            role = told.value("role", "");
            seat = told.value("seat", "");
            if (told.contains("token")) token = told["token"].get<std::string>();
        }
        if (type == "done" || type == "refused") answer = told;
    }

    int m_port, m_address;
    std::unique_ptr<QTcpSocket> m_socket;
    std::string m_code;
    QByteArray m_buffer;
    bool m_upgraded = false;
};

} // namespace reeve::phones
