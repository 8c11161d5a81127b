// SPDX-License-Identifier: GPL-3.0-or-later
// Input in messages: shortened and safe for a terminal.
#include "engine/record/json.h"

#include <array>
#include <cstdint>

namespace reeve::record {
namespace {

/// The first character of a text: its code point and its length in bytes; length 0 for invalid UTF-8.
struct Character {
    std::uint32_t code = 0;
    std::size_t bytes = 0;
};

Character first(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const auto lead = byte(0);
    if (lead < 0x80) return {lead, 1};
    const std::size_t length = lead >= 0xF0 && lead < 0xF5   ? 4
                               : lead >= 0xE0 && lead < 0xF0 ? 3
                               : lead >= 0xC2 && lead < 0xE0 ? 2
                                                             : 0;
    if (length == 0 || text.size() < length) return {};
    std::uint32_t code = lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) return {};
        code = code << 6 | (byte(i) & 0x3FU);
    }
    constexpr std::array<std::uint32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
    if (code < kLeast[length] || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) return {};
    return {code, length};
}

/// Control characters, line separators, invisible characters and bidirectional controls.
bool isHidden(std::uint32_t code) {
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0xAD || code == 0x61C ||
           (code >= 0x200B && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
           (code >= 0x2060 && code <= 0x206F) || code == 0xFEFF || (code >= 0xE0000 && code <= 0xE0FFF);
}

std::string escape(const char* prefix, std::uint32_t code, int digits) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text = prefix;
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) text += kDigits[code >> shift & 0xFU];
    return text;
}

} // namespace

std::string shown(std::string_view text, std::size_t most) {
    std::string out;
    for (std::size_t count = 0; !text.empty(); ++count) {
        if (count == most) return out + "…";
        const auto character = first(text);
        if (character.bytes == 0) {
            out += escape("\\x", static_cast<unsigned char>(text.front()), 2);
            text.remove_prefix(1);
            continue;
        }
        if (isHidden(character.code))
            out += character.code > 0xFFFF ? escape("\\U", character.code, 8) : escape("\\u", character.code, 4);
        else
            out += text.substr(0, character.bytes);
        text.remove_prefix(character.bytes);
    }
    return out;
}

} // namespace reeve::record
