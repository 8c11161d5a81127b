// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/picture/picture_header.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
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

/// Parses the JPEG segments up to the first scan and skips thumbnails inside segments.
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
    // The end marker cannot occur in the coded data. Some cameras append a video after it.
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

std::uint32_t little32(Bytes bytes, std::size_t at) {
    return static_cast<std::uint32_t>(bytes[at]) | static_cast<std::uint32_t>(bytes[at + 1]) << 8 |
           static_cast<std::uint32_t>(bytes[at + 2]) << 16 | static_cast<std::uint32_t>(bytes[at + 3]) << 24;
}
int little16(Bytes bytes, std::size_t at) { return bytes[at] | bytes[at + 1] << 8; }
int little24(Bytes bytes, std::size_t at) { return bytes[at] | bytes[at + 1] << 8 | bytes[at + 2] << 16; }

/// Returns a 32-bit size; 0 if it is out of range.
int side(std::int64_t value) { return value > 0 && value <= 0x7fffffff ? static_cast<int>(value) : 0; }

/// Distinguishes a bitmap from text that starts with "BM" by the length of its header.
bool isBitmap(Bytes bytes) {
    constexpr std::array<std::uint32_t, 8> kLengths{12, 16, 40, 52, 56, 64, 108, 124};
    return bytes.size() < 18 || std::ranges::find(kLengths, little32(bytes, 14)) != kLengths.end();
}

PictureHeader bmpHeader(Bytes bytes) {
    PictureHeader header{.kind = PictureHeader::Kind::Bmp, .width = 0, .height = 0, .truncated = bytes.size() < 26};
    if (header.truncated) return header;
    if (little32(bytes, 14) == 12) { // the header of OS/2
        header.width = little16(bytes, 18);
        header.height = little16(bytes, 20);
    } else {
        header.width = side(static_cast<std::int32_t>(little32(bytes, 18)));
        const auto height = static_cast<std::int32_t>(little32(bytes, 22)); // negative: the top row comes first
        header.height = side(height < 0 ? -static_cast<std::int64_t>(height) : height);
    }
    return header;
}

PictureHeader webpHeader(Bytes bytes) {
    PictureHeader header{.kind = PictureHeader::Kind::WebP, .width = 0, .height = 0, .truncated = bytes.size() < 30};
    if (header.truncated) return header;
    const auto chunk = bytes.subspan(12);
    if (startsWith(chunk, "VP8X")) {
        header.width = little24(bytes, 24) + 1;
        header.height = little24(bytes, 27) + 1;
    } else if (startsWith(chunk, "VP8L")) {
        const auto bits = little32(bytes, 21);
        header.width = static_cast<int>(bits & 0x3fffU) + 1;
        header.height = static_cast<int>(bits >> 14 & 0x3fffU) + 1;
    } else if (startsWith(chunk, "VP8 ")) {
        header.width = little16(bytes, 26) & 0x3fff;
        header.height = little16(bytes, 28) & 0x3fff;
    }
    header.truncated = bytes.size() < std::size_t{little32(bytes, 4)} + 8;
    return header;
}

PictureHeader pnmHeader(Bytes bytes) {
    PictureHeader header{.kind = PictureHeader::Kind::Pnm, .width = 0, .height = 0, .truncated = false};
    std::size_t at = 2;
    const auto number = [&]() -> int {
        while (at < bytes.size() && (bytes[at] == '#' || bytes[at] <= ' ')) {
            if (bytes[at] == '#')
                while (at < bytes.size() && bytes[at] != '\n') ++at;
            else
                ++at;
        }
        std::int64_t value = 0;
        for (; at < bytes.size() && bytes[at] >= '0' && bytes[at] <= '9'; ++at)
            value = std::min<std::int64_t>(value * 10 + bytes[at] - '0', 0x7fffffff);
        return side(value);
    };
    header.width = number();
    header.height = number();
    header.truncated = at >= bytes.size();
    return header;
}

/// Reads the size from the first directory of a TIFF and detects camera raw: DNG by its tag, others by a preview in the
/// first directory.
PictureHeader tiffHeader(Bytes bytes, bool little) {
    PictureHeader header{.kind = PictureHeader::Kind::Tiff, .width = 0, .height = 0, .truncated = true};
    const auto word = [&](std::size_t at) {
        return static_cast<std::uint32_t>(little ? little16(bytes, at) : big16(bytes, at));
    };
    const auto number = [&](std::size_t at) { return little ? little32(bytes, at) : word(at) << 16 | word(at + 2); };
    if (bytes.size() < 10) return header;
    if (startsWith(bytes.subspan(8), "CR"))
        return {.kind = PictureHeader::Kind::Raw, .width = 0, .height = 0, .truncated = false};
    const std::size_t directory = number(4);
    if (directory + 2 > bytes.size()) return header;
    const std::size_t entries = word(directory);
    constexpr std::uint32_t kSubfile = 254, kWidth = 256, kHeight = 257, kSubDirectories = 330, kDng = 50706,
                            kShort = 3;
    bool preview = false, inner = false;
    for (std::size_t i = 0; i < entries; ++i) {
        const std::size_t at = directory + 2 + 12 * i;
        if (at + 12 > bytes.size()) return header;
        const auto tag = word(at);
        const auto value = word(at + 2) == kShort ? word(at + 8) : number(at + 8);
        if (tag == kWidth) header.width = side(value);
        if (tag == kHeight) header.height = side(value);
        if (tag == kDng) header.kind = PictureHeader::Kind::Raw;
        preview = preview || (tag == kSubfile && value == 1);
        inner = inner || tag == kSubDirectories;
    }
    if (preview && inner) header.kind = PictureHeader::Kind::Raw;
    header.truncated = false;
    return header;
}

} // namespace

PictureHeader readPictureHeader(Bytes bytes) {
    using namespace std::string_view_literals;
    if (startsWith(bytes, "\xff\xd8\xff")) return jpegHeader(bytes);
    if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return pngHeader(bytes);
    if (startsWith(bytes, "RIFF") && bytes.size() >= 12 && startsWith(bytes.subspan(8), "WEBP"))
        return webpHeader(bytes);
    if (startsWith(bytes, "BM") && isBitmap(bytes)) return bmpHeader(bytes);
    if (startsWith(bytes, "II\x2a\0"sv)) return tiffHeader(bytes, true);
    if (startsWith(bytes, "MM\0\x2a"sv)) return tiffHeader(bytes, false);
    if ((startsWith(bytes, "P5") || startsWith(bytes, "P6")) && bytes.size() > 2 &&
        (bytes[2] <= ' ' || bytes[2] == '#'))
        return pnmHeader(bytes);
    return {};
}

} // namespace reeve::vision
