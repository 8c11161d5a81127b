// SPDX-License-Identifier: GPL-3.0-or-later
// The head of an HTTP/1.1 request, read from bytes as they arrive, and what is answered. Knows GET and three targets;
// there is no file behind any of them. No socket.
#pragma once

#include "app/phones/server/limits.h"

#include <optional>
#include <string>
#include <string_view>

namespace reeve::phones {

enum class Target : std::uint8_t { Page, Socket, Icon };

/// The status that a request is refused with. Unread: the connection is closed without a word.
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

/// Collects a head. Never holds more than the limits, and gives the same result however the bytes are split.
class HeadReader {
public:
    explicit HeadReader(const Limits& limits) : m_limits(limits) {}

    /// Takes the next bytes. Returns true as soon as the head is whole or refused; bytes after that are not looked at.
    bool take(std::string_view bytes);

    /// Where the head is whole: what is asked for, or why it is refused. `host` is the one name that this server has:
    /// address and port, as in the `Host` of a browser.
    struct Judged {
        std::optional<Target> target;
        Status refused{};       ///< where there is no target
        bool takesGzip = false; ///< the page may come as gzip
        bool operator==(const Judged&) const = default;
    };
    [[nodiscard]] Judged judge(std::string_view host) const;

private:
    void line(std::string_view line);
    void requestLine(std::string_view line);
    void field(std::string_view line);
    void refuse(Status status);

    Limits m_limits;
    std::string m_line; ///< the line that has not ended yet
    std::size_t m_bytes = 0, m_lines = 0;
    bool m_done = false;
    std::optional<Status> m_fault;

    std::string m_method, m_target;
    std::optional<std::string> m_host, m_origin;
    bool m_hostTwice = false, m_originTwice = false;
    bool m_upgrade = false; ///< `Upgrade: websocket`
    bool m_gzip = false;    ///< `Accept-Encoding` names gzip
};

/// The response that closes the connection: status line, headers and a short text. `Allow` stands with 405.
std::string refusal(Status status);
/// 200 with the page. `host` is where the page may open its socket; `policy` is the rest of its
/// `Content-Security-Policy`; `packed`: the page is gzip.
std::string pageResponse(std::string_view page, std::string_view policy, std::string_view host, bool packed = false);
/// 204: there is no icon.
std::string noIcon();

} // namespace reeve::phones
