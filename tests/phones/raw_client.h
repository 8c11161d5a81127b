// SPDX-License-Identifier: GPL-3.0-or-later
// A stranger's program: a plain socket that sends any bytes, also invalid WebSocket frames. Each client has its own
// address (127.0.0.0/8), so that limits per address affect only that client.
#pragma once

#include <QByteArray>
#include <QElapsedTimer>
#include <QHostAddress>
#include <QTcpSocket>

namespace reeve::phones {

class RawClient {
public:
    explicit RawClient(quint16 port, int address = 0) {
        static int last = 0;
        const int number = address > 0 ? address : 256 + ++last;
        m_socket.bind(QHostAddress(0x7F000000U + static_cast<quint32>(number)));
        m_socket.connectToHost(QHostAddress::LocalHost, port);
        m_socket.waitForConnected(5000);
        m_host = "127.0.0.1:" + QByteArray::number(port);
    }

    QTcpSocket& socket() { return m_socket; }
    [[nodiscard]] const QByteArray& host() const { return m_host; }

    void send(const QByteArray& bytes) {
        m_socket.write(bytes);
        while (m_socket.bytesToWrite() > 0 && m_socket.waitForBytesWritten(2000)) {
        }
    }
    void get(const QByteArray& target, const QByteArray& fields = {}) {
        send("GET " + target + " HTTP/1.1\r\nHost: " + m_host + "\r\n" + fields + "\r\n");
    }

    /// Reads until the other end closes or the timeout.
    QByteArray rest(int milliseconds = 5000) {
        QElapsedTimer timer;
        timer.start();
        while (m_socket.state() == QAbstractSocket::ConnectedState && timer.elapsed() < milliseconds)
            m_socket.waitForReadyRead(50);
        m_read += m_socket.readAll();
        return std::exchange(m_read, {});
    }
    bool closedWithin(int milliseconds) {
        QElapsedTimer timer;
        timer.start();
        while (m_socket.state() == QAbstractSocket::ConnectedState && timer.elapsed() < milliseconds) {
            m_socket.waitForReadyRead(20);
            m_read += m_socket.readAll();
        }
        m_read += m_socket.readAll();
        return m_socket.state() != QAbstractSocket::ConnectedState;
    }
    /// Waits until the received bytes contain `wanted`.
    bool receives(const QByteArray& wanted, int milliseconds = 5000) {
        QElapsedTimer timer;
        timer.start();
        while (!m_read.contains(wanted) && timer.elapsed() < milliseconds) {
            m_socket.waitForReadyRead(20);
            m_read += m_socket.readAll();
            if (m_socket.state() != QAbstractSocket::ConnectedState) break;
        }
        return m_read.contains(wanted);
    }
    [[nodiscard]] const QByteArray& read() const { return m_read; }

    // --- WebSocket ----------------------------------------------------------------------------------------------

    [[nodiscard]] QByteArray upgrade() const {
        return "Origin: http://" + m_host +
               "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
               "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    }
    /// The handshake; false if refused.
    bool open() {
        get("/ws", upgrade());
        return receives("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo="); // the example of RFC 6455
    }

    /// One frame. `first` is its first byte: FIN 0x80, reserved bits 0x70, opcode 0x0F.
    static QByteArray frame(int first, const QByteArray& payload, bool masked = true) {
        QByteArray bytes(1, static_cast<char>(first));
        const int mask = masked ? 0x80 : 0;
        const auto size = payload.size();
        if (size < 126) {
            bytes.append(static_cast<char>(mask | static_cast<int>(size)));
        } else if (size < 65536) {
            bytes.append(static_cast<char>(mask | 126));
            bytes.append(static_cast<char>(size >> 8)).append(static_cast<char>(size));
        } else {
            bytes.append(static_cast<char>(mask | 127));
            for (int shift = 56; shift >= 0; shift -= 8) bytes.append(static_cast<char>(size >> shift));
        }
        if (!masked) return bytes + payload;
        const QByteArray key("\x11\x22\x33\x44", 4);
        bytes.append(key);
        for (qsizetype i = 0; i < size; ++i) bytes.append(static_cast<char>(payload[i] ^ key[i % 4]));
        return bytes;
    }
    void text(const QByteArray& message) { send(frame(0x81, message)); }

    /// The code of the received close frame; 0: none.
    int closeCode(int milliseconds = 5000) {
        closedWithin(milliseconds);
        const qsizetype at = m_read.lastIndexOf('\x88');
        if (at < 0 || at + 3 >= m_read.size()) return 0;
        return (static_cast<unsigned char>(m_read[at + 2]) << 8) | static_cast<unsigned char>(m_read[at + 3]);
    }

private:
    QTcpSocket m_socket;
    QByteArray m_host, m_read;
};

} // namespace reeve::phones
