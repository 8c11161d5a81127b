// SPDX-License-Identifier: GPL-3.0-or-later
// Limits that protect the server (`tests/phones/promises.md` lists the threats). Tests may shorten the timeouts; the
// program uses the defaults.
#pragma once

#include "app/phones/protocol/message.h"

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace reeve::phones {

struct Limits {
    using Milliseconds = std::chrono::milliseconds;

    Milliseconds firstPortWithin{2'000}; ///< how long to wait for the first port while another program has it

    // Head of a request.
    std::size_t requestLine = 512; ///< bytes, without CR LF
    std::size_t head = 8 * 1024;   ///< bytes, including the empty line
    std::size_t headLines = 64;    ///< including the request line
    Milliseconds headWithin{5'000};
    Milliseconds handshakeWithin{5'000};
    Milliseconds helloWithin{5'000};       ///< after the handshake
    Milliseconds helloAfterAccept{10'000}; ///< for head, handshake and hello together

    // Number of connections.
    int connections = 160;
    int waiting = 64;         ///< of these, without an accepted hello
    int ofAnAddress = 12;     ///< connections per address
    int ofAKnownAddress = 24; ///< connections per address from which a known phone has connected
    int newOfAnAddress = 20;  ///< new connections per address within newWithin; excess ones are closed unread
    Milliseconds newWithin{10'000};
    int acceptsInASecond =
        200; ///< from strangers; excess ones are closed unread, so that phones do not queue behind them
    int backlog = 64;

    // Messages from a phone.
    std::size_t hello = kLargestHello;  ///< bytes of a text message before the hello is accepted
    std::size_t text = kLargestMessage; ///< bytes of a text message afterwards
    std::size_t part = kLargestPart;    ///< bytes of a binary message, allowed only during the transfer of a photograph
    int frames = 64;                    ///< per message
    double messagesInASecond = 10;
    double messagesAtOnce = 20;
    double bytesInASecond = 64 * 1024;
    double bytesAtOnce = 256 * 1024;
    int unanswered = 4; ///< messages of a phone that the table has not handled yet
    int malformed = 3;  ///< malformed messages; the connection is closed at this count

    // Photographs.
    Milliseconds photoWithin{60'000};
    Milliseconds photoEvery{10'000}; ///< per seat, and for all phones without a seat together

    // Sending to a phone.
    std::int64_t unsent = 256 * 1024; ///< bytes in the send buffer
    Milliseconds unsentFor{10'000};
    Milliseconds pingEvery{10'000};
    Milliseconds silentFor{25'000};
};

/// Preferred port (REEV on a phone keypad); if it stays taken, the next nine, then any.
inline constexpr std::uint16_t kFirstPort = 7338;
inline constexpr int kPorts = 10;

} // namespace reeve::phones
