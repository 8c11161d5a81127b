// SPDX-License-Identifier: GPL-3.0-or-later
// Who may come in and who sits where: the evening's code, tokens, claims that the table confirms by a number, two
// phones a seat, guests. A value without sockets: clock and random bits are handed in, and what follows is returned. It
// never keeps a token, only its SHA-256.
#pragma once

#include "app/phones/digest.h"
#include "app/phones/guesses.h"
#include "app/phones/message.h"
#include "app/phones/secrets.h"

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace reeve::phones {

/// One socket of a phone. Numbers are never used twice while Reeve runs.
using ConnectionId = std::uint64_t;
/// A claim on the table; never used twice by one door.
using ClaimId = std::uint64_t;

/// What is known of a phone beyond its connection; kept on the disk (token_file.h).
struct KnownPhone {
    Digest token{};            ///< SHA-256 of the token
    std::optional<Color> seat; ///< nothing: a guest
    Time used{};               ///< when it was last here
    bool operator==(const KnownPhone&) const = default;
};

/// What a socket may see: its place, and the connection that it replaces.
struct Entry {
    Role role{};
    std::optional<Color> seat;
    std::optional<ConnectionId> replaced; ///< the same token's older connection: close it with OpenedElsewhere
    bool operator==(const Entry&) const = default;
};
struct Denied {
    Code code{};
    Close close{}; ///< how the socket is closed
    bool operator==(const Denied&) const = default;
};

/// A phone that wants a seat, as the table shows it.
struct OpenClaim {
    ClaimId id = 0;
    ConnectionId connection = 0;
    Color seat{};
    int sign = 0; ///< 10 to 99, different among open claims
    Time since{};
    bool operator==(const OpenClaim&) const = default;
};

/// A place that was just given; `token` goes into one `welcome` and is then forgotten.
struct Seated {
    ConnectionId connection = 0;
    Role role{};
    std::optional<Color> seat;
    std::string token;
    std::vector<ConnectionId> sentAway{}; ///< their tokens are dead: close them with SentAway
};

/// One phone with a token, as the sheet of the table lists it. `number` names it while the door lives.
struct Listed {
    int number = 0;
    std::optional<Color> seat; ///< nothing: a guest
    Presence presence{};
};

class Door {
public:
    static constexpr std::size_t kPhonesOfASeat = 2;
    static constexpr std::size_t kGuests = 20;
    static constexpr std::size_t kClaims = 8;
    static constexpr Duration kClaimLasts = std::chrono::minutes(2);
    static constexpr Duration kAfterNo = std::chrono::seconds(10);   ///< no new claim from that address
    static constexpr Duration kLostAfter = std::chrono::seconds(60); ///< until then a phone without socket sleeps
    static constexpr Duration kTokenLasts = std::chrono::days(30);   ///< after its last use

    /// A door for one game. `known` are its phones of earlier evenings; those out of date or without a seat in `seats`
    /// are left out. Newcomers and guests are admitted until somebody says otherwise.
    Door(Random random, std::vector<Color> seats, std::vector<KnownPhone> known, Time now);

    // --- The host -------------------------------------------------------------------------------------------------
    [[nodiscard]] const std::string& code() const { return m_code; }
    /// Nobody comes in with the old code any more; who is in stays.
    void renewCode();
    void setNewcomers(bool open) { m_newcomers = open; }
    [[nodiscard]] bool newcomers() const { return m_newcomers; }
    /// Guests who are there are sent away when they are no longer allowed; those are returned.
    std::vector<ConnectionId> setGuests(bool allowed);
    [[nodiscard]] bool guests() const { return m_guests; }
    [[nodiscard]] const std::vector<OpenClaim>& claims() const { return m_claims; }
    /// The table said Yes. `insteadOf`: the tokens of the seat die whose phones are not here, or all where all are
    /// here. Nothing where the claim is no longer open or the seat is full.
    std::optional<Seated> accept(ClaimId claim, bool insteadOf, Time now);
    /// The table said No: the connection to be told, nothing where the claim is no longer open.
    std::optional<ConnectionId> refuse(ClaimId claim, Time now);
    /// All phones with a token, seats first.
    [[nodiscard]] std::vector<Listed> phones(Time now) const;
    /// Gives the phone another seat at once: its connection, if it is here. Nothing is changed where the seat is full
    /// or not in the game (false).
    bool move(int number, Color seat);
    /// The token dies: its connection, if it is here.
    std::optional<ConnectionId> sendAway(int number);
    std::vector<ConnectionId> sendAllAway();

    // --- Phones ---------------------------------------------------------------------------------------------------
    /// First message of a socket. A right token is always let in. The address is that of the socket.
    std::variant<Entry, Denied> hello(ConnectionId connection, std::string_view address, const Hello& hello, Time now);
    /// Asks for a seat. An older claim of the same phone is replaced. The claim that now lies on the table, or why not.
    std::variant<OpenClaim, Code> claim(ConnectionId connection, Color seat, Time now);
    /// Becomes a guest, or why not.
    std::variant<Seated, Code> watch(ConnectionId connection, Time now);
    /// Gives up seat or guest place; the token dies. The connection stays in the lobby.
    void leave(ConnectionId connection);
    /// The socket is gone.
    void gone(ConnectionId connection, Time now);
    /// Claims that lay open for kClaimLasts are taken from the table: the connections to be told.
    std::vector<ConnectionId> lapse(Time now);

    // --- Questions ------------------------------------------------------------------------------------------------
    /// Role::None for a connection in the lobby and for one that is not in.
    [[nodiscard]] Role roleOf(ConnectionId connection) const;
    [[nodiscard]] std::optional<Color> seatOf(ConnectionId connection) const;
    /// The `number` of the phone on a connection, see Listed; 0: none.
    [[nodiscard]] int phoneOn(ConnectionId connection) const;
    /// SHA-256 of the token of a connection that has one: what `once` counts by.
    [[nodiscard]] std::optional<Digest> tokenOf(ConnectionId connection) const;
    /// The best of the phones of a seat.
    [[nodiscard]] Presence presenceOf(Color seat, Time now) const;
    [[nodiscard]] const std::vector<Color>& seats() const { return m_seats; }
    /// What is to be kept on the disk.
    [[nodiscard]] std::vector<KnownPhone> known() const;

private:
    struct Phone {
        int number = 0;
        KnownPhone known;
        std::optional<ConnectionId> connection;
        bool seen = false; ///< in this life of Reeve
    };
    struct Visitor {
        std::string address;
        int phone = 0; ///< number of its Phone, 0: none
    };
    struct AfterNo {
        std::string address;
        Time until;
    };

    Phone* phoneOf(ConnectionId connection);
    [[nodiscard]] const Phone* phoneOf(ConnectionId connection) const;
    Phone* phoneNumbered(int number);
    Phone* phoneWithToken(std::string_view token, Time now);
    [[nodiscard]] bool codeIsRight(const Hello& hello) const;
    [[nodiscard]] bool hasSeat(Color seat) const;
    [[nodiscard]] std::size_t phonesAt(const std::optional<Color>& seat) const;
    std::string admit(ConnectionId connection, const std::optional<Color>& seat, Time now);
    std::optional<ConnectionId> forget(int number);
    void dropClaimsOf(ConnectionId connection);

    Random m_random;
    std::vector<Color> m_seats;
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
