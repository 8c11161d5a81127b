// SPDX-License-Identifier: GPL-3.0-or-later
// A table that speaks the protocol over the real server and the real door, with a game that stands still: what the page
// is driven with. The words of its snapshots are written down here, in both languages.
#pragma once

#include "app/phones/door.h"
#include "app/phones/server/server.h"
#include "engine/record/json.h"

#include <nlohmann/json.hpp>

#include <QTimer>

#include <map>
#include <vector>

namespace reeve::phones {

class FakeTable {
public:
    /// Listens at `address`; fatal where that fails. `port` 0: any.
    explicit FakeTable(const QString& address, std::uint16_t port = 0);

    [[nodiscard]] QString url() const; ///< with the code in its fragment
    [[nodiscard]] QString origin() const { return QStringLiteral("http://%1:%2").arg(m_address).arg(m_port); }
    [[nodiscard]] quint16 port() const { return m_port; }
    Door& door() { return m_door; }

    /// Waits for a claim: its number, 0 where none comes.
    int awaitSign();
    /// Answers the first claim on the table.
    void accept();
    void refuse();
    void sendAway(int number);
    void move(int number, Color seat);
    void setNewcomers(bool open);

    /// The game as it is shown. Changing something of it and update() sends it to all.
    Hand hand{{Card::Wool, 2}, {Card::Grain, 1}, {Card::Ore, 2}, {Card::Coin, 1}};
    bool baseGame = false;
    bool knightCards = false; ///< development cards besides progress cards
    bool ownTurn = true;
    bool camera = false; ///< the table waits for a photograph during the game
    int rev = 412;
    /// Keys of the snapshot that are shown in the place of the usual ones, for seats; {"you": {"limit": 7}} changes
    /// what it names and leaves the rest of `you` (RFC 7396).
    record::Json shown = record::Json::object();
    void update();

    /// What phones have asked for since clear(): commands, offers, replies.
    std::vector<Request> asked;
    /// The newest command that was asked for; null where there is none within some seconds.
    record::Json awaitCommand();
    bool answers = true; ///< says `done` to what is asked, and moves on by a step; else says nothing
    /// Said to the next request in the place of `done`.
    std::optional<RefusedByRule> refusal;
    /// Says `done` to everything that was asked.
    void answerAll();

    /// No game is open, and the table wants a photograph of the board; for phones that come from now on.
    bool beforeGame = false;

    QByteArray photo;   ///< the last one that came whole
    Photo photoRequest; ///< and what was announced
    void tellPhoto(PhotoStage stage);

    /// Another start of Reeve: `welcome.life`.
    std::string life = "00000001";

    /// The sockets go as if the table had died, and nothing listens until restart().
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
