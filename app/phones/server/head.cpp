// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/server/head.h"

#include <algorithm>

namespace reeve::phones {
namespace {

constexpr unsigned char kTlsHandshake = 0x16;

/// `token` of RFC 9110: method or field name.
bool isToken(std::string_view text) {
    constexpr std::string_view kOthers = "!#$%&'*+-.^_`|~";
    return !text.empty() && std::ranges::all_of(text, [&](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
               kOthers.find(c) != std::string_view::npos;
    });
}

std::string lower(std::string_view text) {
    std::string small(text);
    std::ranges::transform(small, small.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return small;
}

std::string_view trimmed(std::string_view text) {
    const auto blank = [](char c) { return c == ' ' || c == '\t'; };
    while (!text.empty() && blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && blank(text.back())) text.remove_suffix(1);
    return text;
}

/// Whether an Accept-Encoding value in lower case contains gzip with a quality above 0.
bool namesGzip(std::string_view list) {
    while (!list.empty()) {
        const std::string_view entry = list.substr(0, list.find(','));
        list.remove_prefix(std::min(list.size(), entry.size() + 1));
        const auto semicolon = entry.find(';');
        if (trimmed(entry.substr(0, semicolon)) != "gzip") continue;
        if (semicolon == entry.npos) return true;
        const std::string_view quality = trimmed(entry.substr(semicolon + 1));
        return quality.starts_with("q=") && quality.find_first_of("123456789") != quality.npos;
    }
    return false;
}

} // namespace

bool HeadReader::take(std::string_view bytes) {
    for (const char c : bytes) {
        if (m_done) return true;
        if (m_bytes == 0 && static_cast<unsigned char>(c) == kTlsHandshake) {
            // TLS handshake: browsers that try https first then fall back to http.
            refuse(Status::Unread);
            return true;
        }
        if (++m_bytes > m_limits.head) {
            refuse(Status::HeadTooLarge);
            return true;
        }
        if (c != '\n') {
            m_line.push_back(c);
            // Plus one byte for the CR.
            if (m_lines == 0 && m_line.size() > m_limits.requestLine + 1) refuse(Status::UriTooLong);
            continue;
        }
        if (m_line.empty() || m_line.back() != '\r') {
            refuse(Status::BadRequest);
            return true;
        }
        m_line.pop_back();
        const std::string whole = std::move(m_line);
        m_line.clear();
        line(whole);
    }
    return m_done;
}

void HeadReader::line(std::string_view line) {
    if (line.empty()) {
        if (m_lines == 0) return refuse(Status::BadRequest);
        m_done = true;
        return;
    }
    if (++m_lines > m_limits.headLines) return refuse(Status::HeadTooLarge);
    if (m_lines == 1) {
        if (line.size() > m_limits.requestLine) return refuse(Status::UriTooLong);
        return requestLine(line);
    }
    field(line);
}

void HeadReader::requestLine(std::string_view line) {
    const auto first = line.find(' '), second = line.find(' ', first == line.npos ? first : first + 1);
    if (second == line.npos || line.substr(second + 1) != "HTTP/1.1") return refuse(Status::BadRequest);
    m_method = line.substr(0, first);
    m_target = line.substr(first + 1, second - first - 1);
    const auto plain = [](char c) { return c > ' ' && c < 0x7f; };
    if (!isToken(m_method) || m_target.empty() || !std::ranges::all_of(m_target, plain)) refuse(Status::BadRequest);
}

void HeadReader::field(std::string_view line) {
    const auto colon = line.find(':');
    // Also rejects folded lines, because a name with a leading blank is not a token.
    if (colon == line.npos || !isToken(line.substr(0, colon))) return refuse(Status::BadRequest);
    const std::string name = lower(line.substr(0, colon));
    const std::string_view value = trimmed(line.substr(colon + 1));
    const auto isControl = [](char c) { return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == 0x7f; };
    if (std::ranges::any_of(value, isControl)) return refuse(Status::BadRequest);
    if (name == "host") {
        m_hostTwice |= m_host.has_value();
        m_host = value;
    } else if (name == "origin") {
        m_originTwice |= m_origin.has_value();
        m_origin = value;
    } else if (name == "upgrade") {
        m_upgrade = lower(value) == "websocket";
    } else if (name == "accept-encoding") {
        m_gzip = namesGzip(lower(value));
    } else if (name == "transfer-encoding" || (name == "content-length" && value != "0")) {
        refuse(Status::BadRequest);
    }
}

void HeadReader::refuse(Status status) {
    if (!m_fault) m_fault = status;
    m_done = true;
}

HeadReader::Judged HeadReader::judge(std::string_view host) const {
    const auto refused = [](Status status) { return Judged{.target = {}, .refused = status}; };
    if (!m_done) return refused(Status::Timeout);
    if (m_fault) return refused(*m_fault);
    if (m_hostTwice || m_host != host) return refused(Status::Misdirected);
    if (m_method != "GET") return refused(Status::MethodNotAllowed);
    if (m_target == "/") return Judged{.target = Target::Page, .refused = {}, .takesGzip = m_gzip};
    if (m_target == "/favicon.ico") return Judged{.target = Target::Icon, .refused = {}};
    if (m_target != "/ws") return refused(Status::NotFound);
    if (m_originTwice || m_origin != "http://" + std::string(host)) return refused(Status::Forbidden);
    if (!m_upgrade) return refused(Status::UpgradeRequired);
    return Judged{.target = Target::Socket, .refused = {}};
}

// --- Responses ------------------------------------------------------------------------------------------------------

namespace {

std::string_view phrase(Status status) {
    switch (status) {
    case Status::Unread: return "";
    case Status::BadRequest: return "Bad Request";
    case Status::Forbidden: return "Forbidden";
    case Status::NotFound: return "Not Found";
    case Status::MethodNotAllowed: return "Method Not Allowed";
    case Status::Timeout: return "Request Timeout";
    case Status::UriTooLong: return "URI Too Long";
    case Status::UpgradeRequired: return "Upgrade Required";
    case Status::Misdirected: return "Misdirected Request";
    case Status::HeadTooLarge: return "Request Header Fields Too Large";
    }
    return "";
}

/// The status line and the headers of every response.
std::string start(std::string_view status) {
    std::string text = "HTTP/1.1 ";
    text += status;
    text += "\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n"
            "X-Frame-Options: DENY\r\nCross-Origin-Resource-Policy: same-origin\r\nConnection: close\r\n";
    return text;
}

std::string response(std::string_view status, std::string_view headers, std::string_view body) {
    std::string text = start(status);
    text += headers;
    text += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n";
    text += body;
    return text;
}

} // namespace

std::string refusal(Status status) {
    const std::string line = std::to_string(static_cast<int>(status)) + " " + std::string(phrase(status));
    std::string headers = "Content-Type: text/plain; charset=utf-8\r\n";
    if (status == Status::MethodNotAllowed) headers += "Allow: GET\r\n";
    if (status == Status::UpgradeRequired) headers += "Upgrade: websocket\r\n";
    return response(line, headers, line + "\n");
}

std::string pageResponse(std::string_view page, std::string_view policy, std::string_view host, bool packed) {
    std::string headers = "Content-Type: text/html; charset=utf-8\r\nContent-Security-Policy: ";
    // Older versions of Safari do not include ws: in 'self', so the address is given.
    headers += std::string(policy) + "; connect-src ws://" + std::string(host) + "\r\n";
    if (packed) headers += "Content-Encoding: gzip\r\n";
    return response("200 OK", headers, page);
}

std::string iconResponse(std::string_view icon) { return response("200 OK", "Content-Type: image/png\r\n", icon); }

} // namespace reeve::phones
