// SPDX-License-Identifier: GPL-3.0-or-later
// A server owner that admits every phone at once and records its messages.
#pragma once

#include "app/phones/server/server.h"

#include <QTest>

#include <vector>

namespace reeve::phones {

inline const QByteArray kPage("<!doctype html><p>page</p>");
inline const QByteArray kPackedPage("\x1F\x8B"
                                    "packed");
inline const QByteArray kHello(R"({"t":"hello","v":1,"code":"K7M4QP","lang":"en","page":"0123abcd"})");

struct ServedTable {
    Server server;
    quint16 port = 0;
    bool answers = true; ///< calls answered() at once
    bool admits = true;  ///< sends welcome at once
    Role role = Role::Seat;
    Color seat = Color::Blue;
    std::vector<Request> heard;
    std::vector<ConnectionId> phones; ///< connections in the order of their hello
    std::vector<ConnectionId> gone;
    std::vector<QByteArray> photos;

    explicit ServedTable(Limits limits = {}, std::uint16_t firstPort = 0,
                         const QString& address = QStringLiteral("127.0.0.1")) {
        QObject::connect(&server, &Server::listening, [this](const QString&, quint16 at) { port = at; });
        QObject::connect(&server, &Server::said, [this](quint64 id, const std::string&, const Request& request) {
            heard.push_back(request);
            if (std::holds_alternative<Hello>(request)) {
                phones.push_back(id);
                if (!admits) return;
                server.admit(id, role, role == Role::Seat ? std::optional(seat) : std::nullopt);
                server.send(id, Welcome{.life = "00000001",
                                        .role = role,
                                        .seat = {},
                                        .token = {},
                                        .name = "Friday",
                                        .seats = {},
                                        .open = true,
                                        .guests = true});
            }
            if (answers) server.answered(id);
        });
        QObject::connect(&server, &Server::gone, [this](quint64 id) { gone.push_back(id); });
        QObject::connect(&server, &Server::photoCame,
                         [this](quint64, const Photo&, const QByteArray& bytes) { photos.push_back(bytes); });
        server.listen({.address = address,
                       .firstPort = firstPort,
                       .page = kPage,
                       .packedPage = kPackedPage,
                       .icon = "icon",
                       .policy = "default-src 'none'",
                       .pageId = "0123abcd",
                       .limits = limits});
        if (!QTest::qWaitFor([this] { return port != 0; })) qFatal("the server does not listen");
    }

    /// Number of received messages of a type.
    template <typename Message>
    [[nodiscard]] int count() const {
        int n = 0;
        for (const Request& request : heard) n += std::holds_alternative<Message>(request) ? 1 : 0;
        return n;
    }
};

} // namespace reeve::phones
