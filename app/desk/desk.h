// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for the phones at a table: joins who sits where (Door), what is offered (Offers), what was answered (Once)
// and the sockets (phones::Server) with the open game. A phone asks; Game writes and shows; then everybody is told. All
// of it happens on the window's thread and waits for nothing: sockets have a thread of their own.
#pragma once

#include "app/desk/follower.h"
#include "app/desk/photo_tray.h"
#include "app/desk/seen.h"
#include "app/phones/door.h"
#include "app/phones/offers.h"
#include "app/phones/once.h"
#include "app/phones/seat_commands.h"
#include "app/phones/server/server.h"

#include <QByteArray>
#include <QObject>
#include <QTimer>

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>

namespace reeve::app {

class Game;

class Desk : public QObject {
    Q_OBJECT

public:
    struct Setup {
        phones::Random random; ///< the system's generator
        std::function<phones::Time()> clock;
        QString tokens;             ///< the file of known phones; empty: they are forgotten at the end
        phones::Limits limits = {}; ///< for tests, which are quicker than people
    };
    /// The one that the program uses.
    static Setup usual();

    /// `game` must outlive it. Nothing listens before listen().
    Desk(Game& game, Setup setup, QObject* parent = nullptr);
    ~Desk() override;

    // --- The network ----------------------------------------------------------------------------------------------
    /// listening() or failed() follows. `firstPort` 0: any. `host`: for tests with a relay between.
    void listen(const QString& address, std::uint16_t firstPort, const std::string& host = {});
    /// Opens the door without a socket: messages come by said() alone. For tests and fuzzers.
    void openWithoutSockets();
    /// All phones hear that Reeve ends; those that were here come back when it listens again.
    void stop();
    [[nodiscard]] bool isListening() const { return m_port != 0; }
    /// Phones have had seats in the open game, in an earlier run too: they come back as soon as somebody listens. Reads
    /// the file of the tokens.
    [[nodiscard]] bool hasKnownPhones() const;
    [[nodiscard]] const QString& address() const { return m_address; }
    [[nodiscard]] quint16 port() const { return m_port; }
    /// What the QR says: "http://192.168.1.5:7338/#K7M4QP"; empty while nothing listens.
    [[nodiscard]] QString url() const;
    /// Whether anybody has connected since it listens at this address.
    [[nodiscard]] bool visited() const { return m_visited; }

    // --- The host -------------------------------------------------------------------------------------------------
    [[nodiscard]] const phones::Door& door() const { return *m_door; }
    [[nodiscard]] phones::Time now() const { return m_setup.clock(); }
    /// Nothing happens, and the answer is false, where the claim is no longer open or its seat is full.
    bool accept(phones::ClaimId claim, bool insteadOf);
    bool refuse(phones::ClaimId claim);
    bool move(int phone, Color seat);
    void sendAway(int phone);
    /// All phones of a seat.
    void sendAway(Color seat);
    void sendAllAway();
    void renewCode();
    void setNewcomers(bool open);
    void setGuests(bool allowed);
    /// Whether phones without a seat may send photographs: while a board is read for a new game. Each is shown only
    /// when somebody at the table says so.
    void setCamera(bool wanted);
    [[nodiscard]] bool camera() const { return m_camera; }
    /// What names the open decisions of a seat, the first one first.
    [[nodiscard]] std::vector<std::string> keysOf(Color seat) const { return standing(seat).due; }
    /// The language of a phone that is here.
    [[nodiscard]] std::optional<phones::Language> languageOf(int phone) const;

    // --- Offers, answered at the table ----------------------------------------------------------------------------
    [[nodiscard]] const std::vector<phones::StandingOffer>& offers() const { return m_offers.standing(); }
    /// What a player says to an offer at the table. False where it no longer stands or is not for that player, or the
    /// cards are missing.
    bool reply(const QString& offer, Color seat, phones::Say say, std::optional<Color> with = {});

    // --- Photographs ----------------------------------------------------------------------------------------------
    [[nodiscard]] std::vector<PhonePhoto> photos() const { return m_photos.photos(); }
    /// Takes it from the desk; the phone is told that it is shown, or that it is not.
    std::optional<PhonePhoto> takePhoto(int number);
    void declinePhoto(int number);

    // --- What the server tells --------------------------------------------------------------------------------------
    /// A message of a connection; a hello is the first one of each. `address` is where it comes from.
    void said(phones::ConnectionId id, const std::string& address, const phones::Request& request);
    /// The connection has ended.
    void gone(phones::ConnectionId id);

signals:
    void listening();
    void failed(const QString& reason);
    /// Somebody has connected at all.
    void visitedNow();
    /// Seats, phones, claims, door or code have changed.
    void lobbyChanged();
    /// A phone asks for a seat.
    void claimed(quint64 claim);
    void offersChanged();
    void photosChanged();

private:
    /// A message that is carried out in its turn.
    struct Job {
        phones::ConnectionId connection = 0;
        phones::Digest token{};
        Color seat{};
        phones::Request request;
    };
    struct Visitor {
        std::string address;
        phones::Language language{};
        std::string welcome; ///< the last one that was sent
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
    void deal(const phones::Deal& deal, phones::Offers before, std::function<void(const std::optional<Refused>&)> told);
    void finish(const Job& job, const phones::Answer& answer);
    void finish(const Job& job, phones::Code code, const std::string& where = {}, const Hand& needs = {});
    void finish(const Job& job, const Refused& why);
    void done(const Job& job);

    void seated(const phones::Seated& seated);
    void close(const std::vector<phones::ConnectionId>& ids, phones::Close code);
    void refuse(phones::ConnectionId id, phones::Code code, const std::string& requestId = {},
                const std::string& where = {});
    void welcome(phones::ConnectionId id, const std::optional<std::string>& token = {});
    void state(phones::ConnectionId id);
    void tellLobby();
    void tellGame();
    void flush();
    void tick();
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
    /// How the game went, in one language; worked out once for each step.
    [[nodiscard]] const SeenStory& story(phones::Language language) const;
    [[nodiscard]] std::string snapshot(const std::optional<Color>& seat, phones::Language language) const;

    Game& m_game;
    Setup m_setup;
    std::unique_ptr<phones::Door> m_door;
    phones::Server m_server;
    phones::Offers m_offers;
    phones::Once m_once;
    Follower m_follower;
    std::string m_life;
    QString m_address;
    quint16 m_port = 0;
    bool m_visited = false;
    bool m_camera = false;
    std::map<phones::ConnectionId, Visitor> m_visitors; ///< whoever has said hello and is here
    std::deque<Job> m_jobs;                             ///< the first one may be under way
    bool m_busy = false;                                ///< it is
    PhotoTray m_photos;
    int m_doorOf = -1;                         ///< Game::sessionNumber() of the game that the door is for
    std::vector<phones::Presence> m_presences; ///< as told last
    /// Of which session and revision, and what was told.
    mutable std::map<phones::Language, std::pair<std::pair<int, int>, SeenStory>> m_stories;
    bool m_lobbyDirty = false, m_gameDirty = false, m_flushing = false;
    QTimer m_timer;
};

} // namespace reeve::app
