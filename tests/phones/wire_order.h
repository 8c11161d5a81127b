// SPDX-License-Identifier: GPL-3.0-or-later
// Phones as plain sockets that reveal the order in which their bytes arrive: the kernel lists sockets in the order in
// which they became readable, which a library that reads at once hides.
#pragma once

#include "app/phones/page/page.h"
#include "engine/record/json.h"
#include "tests/phones/raw_client.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <arpa/inet.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace reeve::phones {

class WireOrder {
public:
    WireOrder(int port, std::string code) : m_port(port), m_code(std::move(code)), m_watch(::epoll_create1(0)) {}
    WireOrder(const WireOrder&) = delete;
    WireOrder& operator=(const WireOrder&) = delete;
    ~WireOrder() {
        for (const int socket : m_sockets) ::close(socket);
        ::close(m_watch);
    }

    /// Connects one more phone, on a seat that the table confirms; empty: a guest.
    void sit(const std::string& seat) {
        const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
        sockaddr_in at{};
        at.sin_family = AF_INET;
        at.sin_port = htons(static_cast<std::uint16_t>(m_port));
        at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        if (::connect(socket, reinterpret_cast<const sockaddr*>(&at), sizeof at) != 0) qFatal("no connection");
        m_sockets.push_back(socket);
        const QByteArray host = "127.0.0.1:" + QByteArray::number(m_port);
        write(socket, "GET /ws HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host +
                          "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
        await(socket, "101 ");
        say(socket, {{"t", "hello"}, {"v", 1}, {"lang", "en"}, {"page", pageId()}, {"code", m_code}});
        await(socket, "\"welcome\"");
        say(socket, seat.empty() ? Json{{"t", "watch"}} : Json{{"t", "claim"}, {"seat", seat}});
        await(socket, "\"state\"");
        epoll_event event{};
        event.events = EPOLLIN;
        event.data.u32 = static_cast<std::uint32_t>(m_sockets.size() - 1);
        ::epoll_ctl(m_watch, EPOLL_CTL_ADD, socket, &event);
    }
    /// Reads until nothing has arrived for some time.
    bool quiet() {
        for (int still = 0, rounds = 0; still < 10; ++rounds) {
            QTest::qWait(10);
            bool any = false;
            for (const int socket : m_sockets) any |= !read(socket).isEmpty();
            still = any ? 0 : still + 1;
            if (rounds > 500) return false;
        }
        // Sockets that were readable before are removed from the list.
        std::array<epoll_event, 64> events{};
        return ::epoll_wait(m_watch, events.data(), static_cast<int>(events.size()), 0) == 0;
    }
    /// The phones in the order in which the next bytes arrived; without phones that received none.
    std::vector<int> order() {
        (void)QTest::qWaitFor([this] {
            return std::ranges::all_of(m_sockets, [](int socket) {
                char byte = 0;
                return ::recv(socket, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 1;
            });
        });
        std::array<epoll_event, 64> events{};
        const int count = ::epoll_wait(m_watch, events.data(), static_cast<int>(events.size()), 0);
        std::vector<int> all;
        for (int i = 0; i < count; ++i) all.push_back(static_cast<int>(events[static_cast<std::size_t>(i)].data.u32));
        return all;
    }

private:
    using Json = record::Json;

    static void write(int socket, const QByteArray& bytes) {
        if (::send(socket, bytes.constData(), static_cast<std::size_t>(bytes.size()), MSG_NOSIGNAL) != bytes.size())
            qWarning("a phone could not send");
    }
    static void say(int socket, const Json& message) {
        write(socket, RawClient::frame(0x81, QByteArray::fromStdString(message.dump())));
    }
    static QByteArray read(int socket) {
        QByteArray all;
        std::array<char, 65536> part{};
        for (ssize_t n = 0; (n = ::recv(socket, part.data(), part.size(), MSG_DONTWAIT)) > 0;)
            all.append(part.data(), n);
        return all;
    }
    static void await(int socket, const QByteArray& wanted) {
        QByteArray all;
        if (!QTest::qWaitFor([&] { return (all += read(socket)).contains(wanted); }))
            qWarning("no %s came: %s", wanted.constData(), all.left(300).constData());
    }

    int m_port;
    std::string m_code;
    int m_watch;
    std::vector<int> m_sockets;
};

} // namespace reeve::phones
