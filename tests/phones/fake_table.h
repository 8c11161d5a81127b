// SPDX-License-Identifier: GPL-3.0-or-later
// A table that speaks the protocol through the real server and the real door, with a fixed game; drives the page.
// Contains the texts of its snapshots in both languages.
#pragma once

#include "app/phones/protocol/door.h"
#include "app/phones/server/server.h"
#include "engine/record/json.h"

#include <nlohmann/json.hpp>

#include <QTimer>

#include <map>
#include <utility>
#include <vector>

namespace reeve::phones {

class FakeTable {
public:
    /// Listens at `address`; fatal on failure. `port` 0: any.
    explicit FakeTable(const QString& address, std::uint16_t port = 0);

    [[nodiscard]] QString url() const; ///< with the code in its fragment
    [[nodiscard]] QString origin() const { return QStringLiteral("http://%1:%2").arg(m_address).arg(m_port); }
    [[nodiscard]] quint16 port() const { return m_port; }
    Door& door() { return m_door; }

    /// Opens a game that these phones know, at a table where tokens are valid in other games.
    void openGame(std::vector<KnownPhone> known, std::vector<Digest> elsewhere);
    /// Waits for a claim; returns its number, 0 if there is none.
    int awaitSign();
    /// Accepts (refuses) the first claim.
    void accept();
    void refuse();
    void sendAway(int number);
    void move(int number, Color seat);
    void setNewcomers(bool open);

    /// The shown game. update() sends changes to all phones.
    Hand hand{{Card::Wool, 2}, {Card::Grain, 1}, {Card::Ore, 2}, {Card::Coin, 1}};
    bool baseGame = false;
    bool knightCards = false; ///< development cards in addition to progress cards
    bool ownTurn = true;
    bool camera = false; ///< the table requests a photograph during the game
    int rev = 412;
    /// Replaces keys of the seats' snapshots; {"you": {"limit": 7}} changes these keys and keeps the rest of `you` (RFC
    /// 7396).
    record::Json shown = record::Json::object();
    void update();
    void show(record::Json what) {
        shown = std::move(what);
        update();
    }

    /// Requests of phones since clear(): commands, offers, replies.
    std::vector<Request> asked;
    /// Waits for the newest requested command; null if there is none within some seconds.
    record::Json awaitCommand();
    bool answers = true; ///< answers requests with `done` and advances by a step; else does not answer
    /// The answer to the next request instead of `done`.
    std::optional<RefusedByRule> refusal;
    /// Answers all requests with `done`.
    void answerAll();

    /// No game is open, and the table requests a photograph of the board; applies to new phones.
    bool beforeGame = false;

    QByteArray photo;   ///< the last complete one
    Photo photoRequest; ///< its announcement
    void tellPhoto(PhotoStage stage);

    /// The id that the table expects of the page from restart() on; empty: that of the page that it serves.
    std::string wantedPage;

    /// `welcome.life`: changes with each start of Reeve.
    std::string life = "00000001";

    /// Drops the sockets as if the table had crashed; nothing listens until restart().
    void die();
    void restart();

private:
    void listen(std::uint16_t port);
    void said(ConnectionId id, const std::string& address, const Request& request);
    void welcome(ConnectionId id, std::optional<std::string> token = {});
    void welcomeAll();
    void state(ConnectionId id);
    void answer(ConnectionId id, const Request& request);
    void seated(const Seated& seated);

    QString m_address;
    quint16 m_port = 0;
    Door m_door;
    Server m_server;
    std::map<ConnectionId, Language> m_languages;
    ConnectionId m_photographer = 0;
};

} // namespace reeve::phones
