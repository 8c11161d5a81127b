// SPDX-License-Identifier: GPL-3.0-or-later
// Every number that protects the server (specification, section 8). A test may shorten the times; the program uses the
// numbers that stand here.
#pragma once

#include "app/phones/message.h"

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace reeve::phones {

struct Limits {
    using Milliseconds = std::chrono::milliseconds;

    // A request's head.
    std::size_t requestLine = 512; ///< bytes, without its CR LF
    std::size_t head = 8 * 1024;   ///< bytes, the empty line included
    std::size_t headLines = 64;    ///< the request line included
    Milliseconds headWithin{5'000};
    Milliseconds handshakeWithin{5'000};
    Milliseconds helloWithin{5'000};       ///< after the handshake
    Milliseconds helloAfterAccept{10'000}; ///< all three together

    // How many may come.
    int connections = 160;
    int waiting = 64;         ///< of them before their hello was answered
    int ofAnAddress = 12;     ///< connections
    int ofAKnownAddress = 24; ///< where a phone of this table is
    int newOfAnAddress = 20;  ///< in newWithin; more are closed unread
    Milliseconds newWithin{10'000};
    int acceptsInASecond = 200; ///< of strangers; more are closed unread, so that phones need not wait behind them
    int backlog = 64;

    // What a phone may send.
    std::size_t hello = kLargestHello;  ///< bytes of a text before the hello was answered
    std::size_t text = kLargestMessage; ///< bytes of a text afterwards
    std::size_t part = kLargestPart;    ///< bytes of a binary message, only while a photograph is under way
    int frames = 64;                    ///< of one message
    double messagesInASecond = 10;
    double messagesAtOnce = 20;
    double bytesInASecond = 64 * 1024;
    double bytesAtOnce = 256 * 1024;
    int unanswered = 4; ///< messages of one phone that the table has not answered
    int malformed = 3;  ///< the third closes

    // Photographs.
    Milliseconds photoWithin{60'000};
    Milliseconds photoEvery{10'000}; ///< of one seat, and of all without one

    // What a phone must take and answer.
    std::int64_t unsent = 256 * 1024; ///< bytes
    Milliseconds unsentFor{10'000};
    Milliseconds pingEvery{10'000};
    Milliseconds silentFor{25'000};
};

/// The port that the page is looked for at first: REEV on a keypad; then the next nine, then any.
inline constexpr std::uint16_t kFirstPort = 7338;
inline constexpr int kPorts = 10;

} // namespace reeve::phones
