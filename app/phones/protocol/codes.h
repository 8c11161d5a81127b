// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons for refusing or disconnecting a phone: the stable words and numbers of the protocol, with a sentence for each
// in both languages. Refusals by a rule of the game use the codes of the record and are worded by app/wording.
#pragma once

#include "app/phones/protocol/language.h"

#include <cstdint>
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
    OtherGame,
    PhotoTooLarge,
    PhotoWrongType,
};
inline constexpr int kCodes = 24;

/// The word in `refused.code`, for example "seat-full".
std::string_view wordOf(Code code);
/// One sentence for the user of the phone. Reveals no player's cards.
std::string_view sentence(Code code, Language language);

/// WebSocket close codes sent by the server.
enum class Close : std::uint16_t {
    Done = 1000,            ///< the hello was refused; the page may send another on a new connection
    Ends = 1001,            ///< Reeve shuts down; the page reconnects by itself
    Malformed = 4000,       ///< third malformed message
    OpenedElsewhere = 4001, ///< a hello with the same token arrived on another connection
    SentAway = 4002,        ///< the token is no longer valid
    TooMuch = 4003,         ///< too many messages, bytes or frames
    TooOld = 4004,          ///< other version of the protocol or page; the page must be reloaded
    DoorClosed = 4005,
    Full = 4006,
    Silent = 4007, ///< no hello, or no reply to a ping, in time
};

/// Text of `bye.text`; empty for Done.
std::string_view sentence(Close close, Language language);

} // namespace reeve::phones
