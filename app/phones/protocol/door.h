// SPDX-License-Identifier: GPL-3.0-or-later
// Access control of the phones: the code of the game, tokens, claims that are confirmed at the table by a number, at
// most two phones per seat, guests. Without sockets: clock and random bits are parameters, actions for the caller are
// return values. Stores only the SHA-256 of a token.
#pragma once

#include "app/phones/protocol/digest.h"
#include "app/phones/protocol/guesses.h"
#include "app/phones/protocol/message.h"
#include "app/phones/protocol/secrets.h"

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace reeve::phones {

/// One connection of a phone. Never reused while Reeve runs.
using ConnectionId = std::uint64_t;
/// One claim for a seat. Never reused by the same Door.
using ClaimId = std::uint64_t;

/// Persistent data of a phone (token_file.h).
struct KnownPhone {
    Digest token{};            ///< SHA-256 of the token
    std::optional<Color> seat; ///< nullopt: a guest
    Time used{};               ///< last time it was connected
    bool operator==(const KnownPhone&) const = default;
};

/// Result of an accepted hello.
struct Entry {
    Role role{};
    std::optional<Color> seat;
    std::optional<ConnectionId> replaced; ///< older connection with the same token; close it with OpenedElsewhere
    bool operator==(const Entry&) const = default;
};
struct Denied {
    Code code{};
    Close close{}; ///< how to close the connection
    bool operator==(const Denied&) const = default;
};

/// A phone's request for a seat, as shown at the table.
struct OpenClaim {
    ClaimId id = 0;
    ConnectionId connection = 0;
    Color seat{};
    int sign = 0; ///< number shown on both devices, 10 to 99, unique among open claims
    Time since{};
    bool operator==(const OpenClaim&) const = default;
};

/// A place that was just granted. Send `token` in one `welcome`, then discard it; empty: the phone keeps the token that
/// it has in another game.
struct Seated {
    ConnectionId connection = 0;
    Role role{};
    std::optional<Color> seat;
    std::string token;
    std::vector<ConnectionId> sentAway{}; ///< connections whose tokens were revoked; close them with SentAway
};

/// One phone with a token, for the table's list. `number` identifies it within this Door.
struct Listed {
    int number = 0;
    std::optional<Color> seat; ///< nullopt: a guest
    Presence presence{};
};

class Door {
public:
    static constexpr std::size_t kPhonesOfASeat = 2;
    static constexpr std::size_t kGuests = 20;
    static constexpr std::size_t kClaims = 8;
    static constexpr Duration kClaimLasts = std::chrono::minutes(2);
    static constexpr Duration kAfterNo = std::chrono::seconds(10); ///< no new claim from that address
    static constexpr Duration kLostAfter =
        std::chrono::seconds(60); ///< disconnected phones count as Asleep until then, as Lost afterwards
    static constexpr Duration kTokenLasts = std::chrono::days(30); ///< since its last use

    /// For one game. `known`: phones of earlier sessions; expired ones and those of seats not in `seats` are dropped.
    /// `elsewhere`: tokens that are valid in other games of this table; their phones wait for them. New phones and
    /// guests are allowed initially.
    Door(Random random, std::vector<Color> seats, std::vector<KnownPhone> known, Time now,
         std::vector<Digest> elsewhere = {});

    // --- The host -------------------------------------------------------------------------------------------------
    [[nodiscard]] const std::string& code() const { return m_code; }
    /// Replaces the code. Connected phones stay connected.
    void renewCode();
    /// With false, codes and claims are refused with DoorClosed; known phones still connect.
    void setNewcomers(bool open) { m_newcomers = open; }
    [[nodiscard]] bool newcomers() const { return m_newcomers; }
    /// With false, revokes the tokens of all guests and returns their connections.
    std::vector<ConnectionId> setGuests(bool allowed);
    [[nodiscard]] bool guests() const { return m_guests; }
    [[nodiscard]] const std::vector<OpenClaim>& claims() const { return m_claims; }
    /// The table confirms a claim. `insteadOf`: revokes the tokens of the seat's disconnected phones, or of all its
    /// phones if all are connected. nullopt: the claim is no longer open, or the seat is full.
    std::optional<Seated> accept(ClaimId claim, bool insteadOf, Time now);
    /// The table rejects a claim. Returns the connection to notify; nullopt: the claim is no longer open.
    std::optional<ConnectionId> refuse(ClaimId claim, Time now);
    /// All phones with a token; seats first, then guests.
    [[nodiscard]] std::vector<Listed> phones(Time now) const;
    /// Moves a phone to another seat. False, without any change: the phone is unknown, or the seat is full, not part of
    /// the game or its present one.
    bool move(int number, Color seat);
    /// Revokes the token of a phone. Returns its connection if it is connected.
    std::optional<ConnectionId> sendAway(int number);
    /// As sendAway(), for all phones.
    std::vector<ConnectionId> sendAllAway();

    // --- Phones ---------------------------------------------------------------------------------------------------
    /// First message of a connection. A valid token is always accepted. `address`: peer address of the socket.
    std::variant<Entry, Denied> hello(ConnectionId connection, std::string_view address, const Hello& hello, Time now);
    /// A connection of the door of another game, with the token that it had there (see bearer()), takes its place here
    /// if that is valid here, else it is in the lobby.
    void enter(ConnectionId connection, std::string_view address, const std::optional<Digest>& token, Time now);
    /// Requests a seat; replaces an open claim of the same connection. Returns the claim, or why it is refused.
    std::variant<OpenClaim, Code> claim(ConnectionId connection, Color seat, Time now);
    /// Makes the phone a guest, or returns why not.
    std::variant<Seated, Code> watch(ConnectionId connection, Time now);
    /// Gives up the seat or guest place and revokes the token. The connection stays in the lobby.
    void leave(ConnectionId connection);
    /// The connection was closed.
    void gone(ConnectionId connection, Time now);
    /// Removes claims older than kClaimLasts. Returns the connections to notify.
    std::vector<ConnectionId> lapse(Time now);

    // --- Questions ------------------------------------------------------------------------------------------------
    /// Role::None for connections in the lobby and unknown ones.
    [[nodiscard]] Role roleOf(ConnectionId connection) const;
    [[nodiscard]] std::optional<Color> seatOf(ConnectionId connection) const;
    /// The `number` of the phone on a connection, see Listed; 0: none.
    [[nodiscard]] int phoneOn(ConnectionId connection) const;
    /// The seat of a token, connected or not; nullopt: it is unknown, revoked or that of a guest.
    [[nodiscard]] std::optional<Color> seatWith(const Digest& token) const;
    /// SHA-256 of the connection's token; nullopt: it has none.
    [[nodiscard]] std::optional<Digest> tokenOf(ConnectionId connection) const;
    /// As tokenOf(), or the token of a connection in the lobby that is valid in another game.
    [[nodiscard]] std::optional<Digest> bearer(ConnectionId connection) const;
    /// The best presence among the phones of a seat. Phones that have not connected since Reeve was started count as
    /// None.
    [[nodiscard]] Presence presenceOf(Color seat, Time now) const;
    [[nodiscard]] const std::vector<Color>& seats() const { return m_seats; }
    /// The data to store on the disk.
    [[nodiscard]] std::vector<KnownPhone> known() const;

private:
    struct Phone {
        int number = 0;
        KnownPhone known;
        std::optional<ConnectionId> connection;
        bool seen = false; ///< connected at least once since Reeve was started
    };
    struct Visitor {
        std::string address;
        int phone = 0;                     ///< Phone::number; 0: none
        std::optional<Digest> elsewhere{}; ///< its token of another game
    };
    struct AfterNo {
        std::string address;
        Time until;
    };

    Phone* phoneOf(ConnectionId connection);
    [[nodiscard]] const Phone* phoneOf(ConnectionId connection) const;
    Phone* phoneNumbered(int number);
    Phone* phoneWithToken(const Digest& token, Time now);
    Entry attach(Phone& phone, ConnectionId connection, std::string_view address, Time now);
    [[nodiscard]] std::optional<Digest> ifElsewhere(const std::optional<Digest>& token) const;
    [[nodiscard]] bool codeIsRight(const Hello& hello) const;
    [[nodiscard]] bool hasSeat(Color seat) const;
    [[nodiscard]] std::size_t phonesAt(const std::optional<Color>& seat) const;
    std::string admit(ConnectionId connection, const std::optional<Color>& seat, Time now);
    std::optional<ConnectionId> forget(int number);
    void dropClaimsOf(ConnectionId connection);

    Random m_random;
    std::vector<Color> m_seats;
    std::vector<Digest> m_elsewhere;
    std::string m_code;
    bool m_newcomers = true;
    bool m_guests = true;
    std::vector<Phone> m_phones;
    std::map<ConnectionId, Visitor> m_visitors;
    std::vector<OpenClaim> m_claims;
    std::vector<AfterNo> m_afterNo;
    Guesses m_guesses;
    ClaimId m_lastClaim = 0;
    int m_lastPhone = 0;
};

} // namespace reeve::phones
