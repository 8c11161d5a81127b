// SPDX-License-Identifier: GPL-3.0-or-later
// A phone that speaks the protocol over its own WebSocket, like the page.
#pragma once

#include "app/phones/page/page.h"
#include "engine/record/parsed.h"

#include <QTest>
#include <QWebSocket>

#include <vector>

namespace reeve::phones {

class PhoneClient {
public:
    using Json = record::Json;

    std::vector<Json> inbox;         ///< all received messages
    std::vector<QByteArray> traffic; ///< the same as bytes
    std::string token;               ///< of the last welcome with a token
    int closedWith = 0;              ///< 0: open

    PhoneClient(const QString& address, int port)
        : m_origin(QStringLiteral("http://%1:%2").arg(address).arg(port)), m_socket(m_origin) {
        QObject::connect(&m_socket, &QWebSocket::textMessageReceived, [this](const QString& text) {
            traffic.push_back(text.toUtf8());
            inbox.push_back(record::parseJson(traffic.back().toStdString()).value);
            if (inbox.back().contains("token")) token = inbox.back()["token"].get<std::string>();
        });
        QObject::connect(&m_socket, &QWebSocket::disconnected,
                         [this] { closedWith = static_cast<int>(m_socket.closeCode()); });
        m_socket.open(QUrl(QStringLiteral("ws://%1:%2/ws").arg(address).arg(port)));
        if (!QTest::qWaitFor([this] { return m_socket.isValid(); })) qWarning("the table takes no WebSocket");
    }

    void say(const Json& message) { m_socket.sendTextMessage(QString::fromStdString(message.dump())); }
    void send(const QByteArray& bytes) { m_socket.sendBinaryMessage(bytes); }
    void cut() { m_socket.abort(); }

    /// Returns the next unread message of this type; null if there is none in time.
    Json await(const std::string& type, int milliseconds = 5000) {
        Json found;
        const bool came = QTest::qWaitFor(
            [&] {
                for (; m_read < inbox.size(); ++m_read)
                    if (inbox[m_read].value("t", "") == type) {
                        found = inbox[m_read++];
                        return true;
                    }
                return closedWith != 0; // no more messages
            },
            milliseconds);
        if (!came || found.is_null())
            qWarning("no %s came; the last message: %s", type.c_str(),
                     inbox.empty() ? "none" : inbox.back().dump().substr(0, 300).c_str());
        return found;
    }

    Json hello(const std::string& code, const std::string& withToken = {}, const char* language = "en") {
        Json hello{{"t", "hello"}, {"v", 1}, {"lang", language}, {"page", pageId()}};
        if (!code.empty()) hello["code"] = code;
        if (!withToken.empty()) hello["token"] = withToken;
        say(hello);
        return await("welcome");
    }

    /// Claims a seat, which the table confirms; returns the next state.
    Json sit(const char* seat) {
        say({{"t", "claim"}, {"seat", seat}});
        for (Json welcome = await("welcome"); !welcome.is_null(); welcome = await("welcome"))
            if (welcome["role"] == "seat") return await("state");
        return nullptr;
    }

    /// The last received state.
    [[nodiscard]] Json state() const {
        for (auto message = inbox.rbegin(); message != inbox.rend(); ++message)
            if (message->value("t", "") == "state") return *message;
        return nullptr;
    }
    /// Waits until a state fits.
    template <typename Fits>
    bool sees(Fits fits, int milliseconds = 5000) {
        return QTest::qWaitFor(
            [&] {
                const Json now = state();
                return !now.is_null() && fits(now);
            },
            milliseconds);
    }
    bool seesRev(int rev) {
        return sees([rev](const Json& state) { return state["rev"].get<int>() >= rev; });
    }

    /// Sends a request and returns the answer: `done` or `refused`.
    Json ask(Json message) {
        if (!message.contains("id")) message["id"] = "c" + std::to_string(++m_ids);
        const Json id = message["id"];
        const std::size_t from = inbox.size();
        say(message);
        Json answer;
        (void)QTest::qWaitFor([&] {
            for (std::size_t i = from; i < inbox.size(); ++i)
                if ((inbox[i]["t"] == "done" || inbox[i]["t"] == "refused") && inbox[i].value("id", Json()) == id) {
                    answer = inbox[i];
                    return true;
                }
            return false;
        });
        return answer;
    }
    /// Sends an action of the turn, based on the last state.
    Json act(const Json& command) { return ask({{"t", "do"}, {"do", command}, {"rev", state()["rev"]}}); }
    /// Answers the first own decision.
    Json answer(const Json& command) {
        return ask({{"t", "do"}, {"do", command}, {"key", state()["prompts"][0]["key"]}});
    }

private:
    QString m_origin;
    QWebSocket m_socket;
    std::size_t m_read = 0;
    int m_ids = 0;
};

} // namespace reeve::phones
