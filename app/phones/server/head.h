// SPDX-License-Identifier: GPL-3.0-or-later
// Incremental parser for the head of an HTTP/1.1 request, and the responses. Supports GET for three fixed targets; no
// file is ever read. No sockets.
#pragma once

#include "app/phones/server/limits.h"

#include <optional>
#include <string>
#include <string_view>

namespace reeve::phones {

enum class Target : std::uint8_t { Page, Socket, Icon };

/// HTTP status of a refusal. Unread: the connection is closed without a response.
enum class Status : std::uint16_t {
    Unread = 0,
    BadRequest = 400,
    Forbidden = 403,
    NotFound = 404,
    MethodNotAllowed = 405,
    Timeout = 408,
    UriTooLong = 414,
    UpgradeRequired = 426,
    Misdirected = 421,
    HeadTooLarge = 431,
};

/// Collects the head of a request. Memory is bounded by the limits; the result does not depend on how the bytes are
/// split.
class HeadReader {
public:
    explicit HeadReader(const Limits& limits) : m_limits(limits) {}

    /// Appends bytes. Returns true once the head is complete or refused; later bytes are ignored.
    bool take(std::string_view bytes);

    /// Result for a complete head: the target, or the status of the refusal. `host`: the only accepted name, address
    /// and port as in the `Host` header.
    struct Judged {
        std::optional<Target> target;
        Status refused{};       ///< if there is no target
        bool takesGzip = false; ///< the client accepts gzip
        bool operator==(const Judged&) const = default;
    };
    [[nodiscard]] Judged judge(std::string_view host) const;

private:
    void line(std::string_view line);
    void requestLine(std::string_view line);
    void field(std::string_view line);
    void refuse(Status status);

    Limits m_limits;
    std::string m_line; ///< the incomplete last line
    std::size_t m_bytes = 0, m_lines = 0;
    bool m_done = false;
    std::optional<Status> m_fault;

    std::string m_method, m_target;
    std::optional<std::string> m_host, m_origin;
    bool m_hostTwice = false, m_originTwice = false;
    bool m_upgrade = false; ///< has `Upgrade: websocket`
    bool m_gzip = false;    ///< `Accept-Encoding` contains gzip
};

/// A response that closes the connection: status line, headers and a short text. 405 includes `Allow`.
std::string refusal(Status status);
/// Response 200 with the page. `host`: where the page may open its WebSocket; `policy`: the rest of its
/// Content-Security-Policy; `packed`: `page` is gzip.
std::string pageResponse(std::string_view page, std::string_view policy, std::string_view host, bool packed = false);
/// Response 200 with the icon, a PNG.
std::string iconResponse(std::string_view icon);

} // namespace reeve::phones
