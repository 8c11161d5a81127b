// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for the protocol, version 1: every message between a phone and the table as a value. Messages from phones
// are parsed strictly: unknown, missing or duplicate keys, wrong types and values out of range are rejected with the
// path of the error. No sockets here.
#pragma once

#include "app/phones/protocol/codes.h"
#include "engine/basics/hand.h"
#include "engine/basics/ids.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace reeve::phones {

inline constexpr int kProtocol = 1;
inline constexpr std::size_t kLargestHello = 1024;      ///< bytes of a text message before the hello is accepted
inline constexpr std::size_t kLargestMessage = 4096;    ///< bytes of a text message afterwards
inline constexpr std::size_t kLargestCommand = 1024;    ///< bytes of `do.do`, serialized without spaces
inline constexpr int kLargestPhoto = 12 * 1024 * 1024;  ///< bytes of a photograph
inline constexpr std::size_t kLargestPart = 64 * 1024;  ///< bytes of a binary message
inline constexpr std::size_t kLargestState = 24 * 1024; ///< bytes of a serialized snapshot
inline constexpr int kMostOffered = 9;                  ///< cards on each side of an offer

enum class PhotoType : std::uint8_t { Jpeg, Png };

// --- From a phone to the table --------------------------------------------------------------------------------------

/// First message on a connection. If `version` differs from kProtocol, the other members were not parsed.
struct Hello {
    int version = kProtocol;
    std::optional<std::string> code{};  ///< six characters of Crockford's base 32, upper case, I L O read as 1 1 0
    std::optional<std::string> token{}; ///< 22 characters of base64url
    Language language = Language::English;
    std::string page{}; ///< eight hexadecimal digits: version of the page that the phone shows
    bool operator==(const Hello&) const = default;
};
struct Claim {
    Color seat{};
    bool operator==(const Claim&) const = default;
};
struct Watch {
    bool operator==(const Watch&) const = default;
};
struct Leave {
    bool operator==(const Leave&) const = default;
};
/// A command of the record. Exactly one of `rev` and `key` is set.
struct Do {
    std::string id{};
    std::string command{};            ///< JSON object without spaces; `do` is a string, other members are unchecked
    std::optional<int> rev{};         ///< for actions of the turn: the revision that the phone has seen
    std::optional<std::string> key{}; ///< for decisions: the key of the answered decision
    bool operator==(const Do&) const = default;
};
/// `give` and `take` from the offerer's point of view.
struct Offer {
    std::string id{};
    int rev = 0;
    std::vector<Color> to{}; ///< 1 to 5, each once
    Hand give{}, take{};     ///< 1 to kMostOffered cards each, no kind on both sides
    bool operator==(const Offer&) const = default;
};
enum class Say : std::uint8_t { Agree, Decline, Withdraw, Settle };
struct Reply {
    std::string id{};
    std::string offer{};
    Say say{};
    std::optional<Color> with{}; ///< with Settle only
    bool operator==(const Reply&) const = default;
};
struct Lang {
    Language language{};
    bool operator==(const Lang&) const = default;
};
struct Ping {
    int n = 0;
    bool operator==(const Ping&) const = default;
};
struct Photo {
    std::string id{};
    int bytes = 0; ///< 1 to kLargestPhoto
    PhotoType type{};
    bool operator==(const Photo&) const = default;
};
struct PhotoStop {
    std::string id{};
    bool operator==(const PhotoStop&) const = default;
};

using Request = std::variant<Hello, Claim, Watch, Leave, Do, Offer, Reply, Lang, Ping, Photo, PhotoStop>;

/// A parse error.
struct Malformed {
    std::string where{}; ///< JSON path, for example "to[1]"; empty: the whole message
    bool operator==(const Malformed&) const = default;
};

/// Parses a text of at most `most` bytes.
std::variant<Request, Malformed> readRequest(std::string_view text, std::size_t most = kLargestMessage);

/// Serializes a message. Parsing it returns an equal value; equal values give equal texts.
std::string write(const Request& request);

/// The `id` of a message; empty if its type has none.
std::string_view idOf(const Request& request);

// --- From the table to a phone --------------------------------------------------------------------------------------

enum class Role : std::uint8_t { None, Seat, Guest };
enum class Presence : std::uint8_t { None, Here, Asleep, Lost };
std::string_view wordOf(Presence presence); ///< "none", "here", "asleep", "lost"

struct LobbySeat {
    Color seat{};
    std::string name{}; ///< sanitized by cleanName()
    Presence phone{};
    bool operator==(const LobbySeat&) const = default;
};
struct Welcome {
    std::string life{}; ///< eight hexadecimal digits, new with each start of Reeve
    Role role{};
    std::optional<Color> seat{};        ///< with Role::Seat
    std::optional<std::string> token{}; ///< only if it was just created
    std::string name{};                 ///< of the game
    std::vector<LobbySeat> seats{};
    bool open = false;   ///< new phones are allowed
    bool guests = false; ///< guests are allowed
    bool camera = false; ///< the table asks for a photograph of the board, from phones without a seat too
};
struct Waiting {
    Color seat{};
    int sign = 0; ///< 10 to 99
};
struct State {
    int rev = 0;
    std::string view{}; ///< JSON object: what the page shows (`tests/phones/promises.md`), without `t` and `rev`
};
struct Done {
    std::string id{};
    int rev = 0;
};
struct Refused {
    std::string id{}; ///< empty: the message had none
    Code code{};
    Language language{}; ///< of the accompanying sentence
    std::string where{}; ///< with Malformed: path of the error; empty: omitted
    Hand needs{};        ///< missing cards; empty: omitted
    bool operator==(const Refused&) const = default;
};
/// A refusal by a rule of the game, worded by app/wording.
struct RefusedByRule {
    std::string id{}, code{}, text{}, rule{}; ///< `rule` may be empty
    Hand needs{};
};
struct Pong {
    int n = 0;
};
enum class PhotoStage : std::uint8_t { Go, At, Whole, Shown, Declined, Failed };
struct PhotoAt {
    std::string id{};
    PhotoStage stage{};
    std::optional<int> bytes{};
};
struct Bye {
    Close code{};
    Language language{};
};

using Answer = std::variant<Welcome, Waiting, State, Done, Refused, RefusedByRule, Pong, PhotoAt, Bye>;

/// Serializes an answer.
std::string write(const Answer& answer);

/// Sanitizes a name for display on phones: at most 24 characters, without control and bidirectional formatting
/// characters and without invalid UTF-8.
std::string cleanName(std::string_view name);

} // namespace reeve::phones
