// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for the phones at a table: connects Door (who sits where), Offers, Once (answered requests) and
// phones::Server (sockets) with the open game. A phone sends a request, Game decides and writes it, then all phones get
// the new state. Everything runs on the window's thread without blocking; the sockets have a thread of their own.
#pragma once

#include "app/phones/follower.h"
#include "app/phones/known_phones.h"
#include "app/phones/photo_tray.h"
#include "app/phones/protocol/door.h"
#include "app/phones/protocol/offers.h"
#include "app/phones/protocol/once.h"
#include "app/phones/protocol/seat_commands.h"
#include "app/phones/seen.h"
#include "app/phones/server/server.h"

#include <QByteArray>
#include <QObject>
#include <QTimer>

#include <deque>
#include <map>
#include <memory>
#include <optional>

namespace reeve::app {

class Game;

class Desk : public QObject {
    Q_OBJECT

public:
    struct Setup {
        phones::Random random; ///< source of random bits, normally the system's generator
        std::function<phones::Time()> clock;
        QString tokens;             ///< file of known phones (token_file.h); empty: they are not stored
        phones::Limits limits = {}; ///< shorter timeouts for tests
    };
    /// The configuration of the program.
    static Setup usual();

    /// `game` must outlive this. Does not listen before listen().
    Desk(Game& game, Setup setup, QObject* parent = nullptr);
    ~Desk() override;

    // --- The network ----------------------------------------------------------------------------------------------
    /// Starts listening; listening() or failed() follows. `firstPort` 0: any. `host`: for tests with a relay.
    void listen(const QString& address, std::uint16_t firstPort, const std::string& host = {});
    /// Accepts messages through said() without a socket, for tests and fuzzers; answers go to `wire`.
    void openWithoutSockets(phones::Server::Wire wire = {});
    /// Disconnects all phones with Close::Ends and stops listening. The phones reconnect when listen() is called again.
    void stop();
    [[nodiscard]] bool isListening() const { return m_port != 0; }
    /// Phones had seats in the open game, possibly in an earlier run; they reconnect once listen() is called. Reads the
    /// file of known phones.
    [[nodiscard]] bool hasKnownPhones() const;
    [[nodiscard]] const QString& address() const { return m_address; }
    [[nodiscard]] quint16 port() const { return m_port; }
    /// Content of the QR code: "http://192.168.1.5:7338/#K7M4QP"; empty if not listening.
    [[nodiscard]] QString url() const;
    /// A client has connected since listen().
    [[nodiscard]] bool visited() const { return m_visited; }

    // --- The host -------------------------------------------------------------------------------------------------
    [[nodiscard]] const phones::Door& door() const { return *m_door; }
    [[nodiscard]] phones::Time now() const { return m_setup.clock(); }
    /// The table confirms a claim, see Door::accept(). False, without effect: the claim is no longer open, or its seat
    /// is full.
    bool accept(phones::ClaimId claim, bool insteadOf);
    bool refuse(phones::ClaimId claim);
    bool move(int phone, Color seat);
    void sendAway(int phone);
    /// Disconnects all phones of a seat and revokes their tokens.
    void sendAway(Color seat);
    void sendAllAway();
    void renewCode();
    void setNewcomers(bool open);
    void setGuests(bool allowed);
    /// Whether phones without a seat may send photographs, used while a board is read for a new game. A photograph is
    /// shown only when confirmed at the table.
    void setCamera(bool wanted);
    [[nodiscard]] bool camera() const { return m_camera; }
    /// Keys of the open decisions of a seat, in order.
    [[nodiscard]] std::vector<std::string> keysOf(Color seat) const { return standing(seat).due; }
    /// Language of a connected phone; nullopt: it is not connected.
    [[nodiscard]] std::optional<phones::Language> languageOf(int phone) const;

    // --- Offers, answered at the table ----------------------------------------------------------------------------
    [[nodiscard]] const std::vector<phones::StandingOffer>& offers() const { return m_offers.standing(); }
    /// Reply of a player to an offer, given at the table. False: the offer no longer stands or is not for that player,
    /// or cards are missing. If the trade is refused, Game::refused() follows.
    bool reply(const QString& offer, Color seat, phones::Say say, std::optional<Color> with = {});

    // --- Photographs ----------------------------------------------------------------------------------------------
    [[nodiscard]] std::vector<PhonePhoto> photos() const { return m_photos.photos(); }
    /// Removes a photograph from the tray and notifies the phone. nullopt: no such photograph.
    std::optional<PhonePhoto> takePhoto(int number);
    void declinePhoto(int number);

    // --- What the server tells --------------------------------------------------------------------------------------
    /// Handles a message of a connection; the first one must be a hello. `address`: the peer address.
    void said(phones::ConnectionId id, const std::string& address, const phones::Request& request);
    /// Handles the end of a connection.
    void gone(phones::ConnectionId id);
    /// Removes claims that have lapsed and tells who is asleep; called once a second while phones can connect.
    void tick();

signals:
    void listening();
    void failed(const QString& reason);
    /// A client has opened a connection.
    void visitedNow();
    /// Seats, phones, claims, admission settings or the code have changed.
    void lobbyChanged();
    /// A phone requests a seat.
    void claimed(quint64 claim);
    void offersChanged();
    void photosChanged();

private:
    /// A queued request; requests are performed one after another.
    struct Job {
        phones::ConnectionId connection = 0;
        phones::Digest token{};
        Color seat{};
        phones::Request request;
    };
    struct Visitor {
        std::string address;
        phones::Language language{};
        std::string welcome; ///< the welcome sent last
    };

    void hello(phones::ConnectionId id, const std::string& address, const phones::Hello& hello);
    void claim(phones::ConnectionId id, Color seat);
    void watch(phones::ConnectionId id);
    void leave(phones::ConnectionId id);
    void enqueue(phones::ConnectionId id, const phones::Request& request);
    void photoCame(phones::ConnectionId id, const phones::Photo& photo, const QByteArray& bytes);
    void declined(const PhotoSender& sender);

    void work();
    void carryOut(const Job& job, const phones::Do& message);
    void carryOut(const Job& job, const phones::Offer& message);
    void carryOut(const Job& job, const phones::Reply& message);
    void deal(const phones::Deal& deal, const std::function<void(const std::optional<Refused>&)>& told);
    void finish(const Job& job, const phones::Answer& answer, bool malformed = false);
    void finish(const Job& job, phones::Code code, const std::string& where = {}, const Hand& needs = {});
    void finish(const Job& job, const Refused& why);
    void done(const Job& job, bool malformed);

    void seated(const phones::Seated& seated);
    void close(const std::vector<phones::ConnectionId>& ids, phones::Close code);
    void refuse(phones::ConnectionId id, phones::Code code, const std::string& requestId = {},
                const std::string& where = {});
    void welcome(phones::ConnectionId id, const std::optional<std::string>& token = {});
    void state(phones::ConnectionId id);
    void tellLobby();
    void tellGame();
    void flush();
    void gameChanged();
    void openDoor();
    void remember();

    [[nodiscard]] phones::Language languageOf(phones::ConnectionId id) const;
    [[nodiscard]] std::optional<PlayerId> playerOf(Color seat) const;
    [[nodiscard]] bool playedByReeve(Color seat) const;
    [[nodiscard]] phones::Standing standing(Color seat) const;
    [[nodiscard]] phones::RealParts real() const;
    [[nodiscard]] Color onTurn() const;
    [[nodiscard]] int rev() const;
    [[nodiscard]] std::vector<phones::Presence> presences() const;
    /// Chances over the game in one language; cached per step.
    [[nodiscard]] const SeenStory& story(phones::Language language) const;
    [[nodiscard]] std::string snapshot(const std::optional<Color>& seat, phones::Language language) const;

    Game& m_game;
    Setup m_setup;
    std::unique_ptr<phones::Door> m_door;
    phones::Server m_server;
    phones::Offers m_offers;
    phones::Once m_once;
    Follower m_follower;
    KnownPhones m_known;
    std::string m_life;
    QString m_address;
    quint16 m_port = 0;
    bool m_visited = false;
    bool m_camera = false;
    std::map<phones::ConnectionId, Visitor> m_visitors; ///< connections that have said hello
    std::deque<Job> m_jobs;                             ///< the first one may be in progress
    bool m_busy = false;                                ///< the first job is in progress
    PhotoTray m_photos;
    int m_doorOf = -1;                         ///< Game::sessionNumber() of the game that the door belongs to
    std::vector<phones::Presence> m_presences; ///< as sent last
    /// Cache of story(): session and revision, and the result.
    mutable std::map<phones::Language, std::pair<std::pair<int, int>, SeenStory>> m_stories;
    bool m_lobbyDirty = false, m_gameDirty = false, m_flushing = false;
    QTimer m_timer;
};

} // namespace reeve::app
