// SPDX-License-Identifier: GPL-3.0-or-later
// Why a phone was refused or sent away: the stable words and numbers of the protocol and a sentence for each in both
// languages. Refusals by a rule of the game have the codes of the record and are worded by app/wording.
#pragma once

#include "app/phones/language.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace reeve::phones {

enum class Code : std::uint8_t {
    Malformed,
    CodeNeeded,
    WrongCode,
    UnknownToken,
    DoorClosed,
    Full,
    SeatFull,
    ClaimRefused,
    ClaimLapsed,
    NotSeated,
    NotYours,
    NotFromAPhone,
    StatedChance,
    Stale,
    Answered,
    OfferGone,
    NotYourOffer,
    CardsMissing,
    TooFast,
    Busy,
    NoGame,
    PhotoTooLarge,
    PhotoWrongType,
};
inline constexpr int kCodes = 23;

/// The word in `refused.code`, for example "seat-full".
std::string_view wordOf(Code code);
/// Nothing for a word that is none of these.
std::optional<Code> codeNamed(std::string_view word);
/// One sentence for the person who holds the phone. Names nobody's cards.
std::string_view sentence(Code code, Language language);

/// Codes with which the table closes a socket.
enum class Close : std::uint16_t {
    Done = 1000,            ///< the hello was refused; the page may ask again
    Ends = 1001,            ///< Reeve ends; the page comes back by itself
    Malformed = 4000,       ///< the third message that is no message
    OpenedElsewhere = 4001, ///< the same token said hello on another socket
    SentAway = 4002,        ///< the token is dead
    TooMuch = 4003,         ///< too many messages or bytes
    TooOld = 4004,          ///< another version of the protocol or of the page: reload
    DoorClosed = 4005,
    Full = 4006,
    Silent = 4007, ///< no hello, or no answer to a ping
};

/// What `bye.text` says; empty for Done.
std::string_view sentence(Close close, Language language);

} // namespace reeve::phones
