// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/picture_header.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace reeve::vision {
namespace {

using Bytes = std::span<const unsigned char>;

bool startsWith(Bytes bytes, std::string_view magic) {
    return bytes.size() >= magic.size() &&
           std::equal(magic.begin(), magic.end(), bytes.begin(),
                      [](char a, unsigned char b) { return static_cast<unsigned char>(a) == b; });
}

int big16(Bytes bytes, std::size_t at) { return bytes[at] << 8 | bytes[at + 1]; }

/// Walks the JPEG segments up to the first scan; thumbnails inside of segments are stepped over.
PictureHeader jpegHeader(Bytes bytes) {
    PictureHeader header{.kind = PictureHeader::Kind::Jpeg, .width = 0, .height = 0, .truncated = true};
    std::size_t at = 2;
    while (at + 4 <= bytes.size()) {
        if (bytes[at] != 0xff) return header;
        const int marker = bytes[at + 1];
        if (marker == 0xff) { // padding
            ++at;
            continue;
        }
        const std::size_t length = static_cast<std::size_t>(big16(bytes, at + 2));
        const bool frame = marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
        if (frame && at + 9 <= bytes.size()) {
            header.height = big16(bytes, at + 5);
            header.width = big16(bytes, at + 7);
        }
        at += 2 + std::max<std::size_t>(length, 2);
        if (marker == 0xda) break;
    }
    if (header.width == 0 || at >= bytes.size()) return header;
    // The end mark cannot occur inside of the coded data. Some cameras append a film after it.
    constexpr std::array<unsigned char, 2> kEnd{0xff, 0xd9};
    const auto rest = bytes.subspan(at);
    header.truncated = std::search(rest.begin(), rest.end(), kEnd.begin(), kEnd.end()) == rest.end();
    return header;
}

PictureHeader pngHeader(Bytes bytes) {
    PictureHeader header{.kind = PictureHeader::Kind::Png, .width = 0, .height = 0, .truncated = true};
    if (bytes.size() < 33) return header;
    header.width = (big16(bytes, 16) & 0x7fff) << 16 | big16(bytes, 18);
    header.height = (big16(bytes, 20) & 0x7fff) << 16 | big16(bytes, 22);
    constexpr std::string_view kEnd = "IEND";
    header.truncated =
        std::search(bytes.begin() + 33, bytes.end(), kEnd.begin(), kEnd.end(),
                    [](unsigned char a, char b) { return a == static_cast<unsigned char>(b); }) == bytes.end();
    return header;
}

} // namespace

PictureHeader readPictureHeader(Bytes bytes) {
    if (startsWith(bytes, "\xff\xd8\xff")) return jpegHeader(bytes);
    if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return pngHeader(bytes);
    constexpr std::array<std::string_view, 7> kOthers{"RIFF", "BM", "II*", "MM", "P5", "P6", "\x76\x2f\x31\x01"};
    for (const auto magic : kOthers)
        if (startsWith(bytes, magic))
            return {.kind = PictureHeader::Kind::Other, .width = 0, .height = 0, .truncated = false};
    return {};
}

} // namespace reeve::vision
