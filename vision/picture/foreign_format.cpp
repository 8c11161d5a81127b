// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/picture/foreign_format.h"

#include "vision/picture/picture_header.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace reeve::vision {
namespace {

using namespace std::string_view_literals;
using Bytes = std::span<const unsigned char>;

std::string_view textAt(Bytes bytes, std::size_t at, std::size_t length) {
    if (at + length > bytes.size()) return {};
    return {reinterpret_cast<const char*>(bytes.data()) + at, length};
}

bool hasAt(Bytes bytes, std::size_t at, std::string_view magic) { return textAt(bytes, at, magic.size()) == magic; }

/// The beginning, which identifies text formats.
std::string_view beginning(Bytes bytes) { return textAt(bytes, 0, std::min<std::size_t>(bytes.size(), 1024)); }

/// ISO media containers: the brand in the first box, then the compatible brands.
ForeignFormat ofContainer(Bytes bytes) {
    constexpr std::array kHeic{"heic"sv, "heix"sv, "heim"sv, "heis"sv, "hevc"sv, "hevx"sv};
    constexpr std::array kAvif{"avif"sv, "avis"sv};
    const auto length = static_cast<std::size_t>(bytes[0]) << 24 | static_cast<std::size_t>(bytes[1]) << 16 |
                        static_cast<std::size_t>(bytes[2]) << 8 | bytes[3];
    const auto end = std::min({length, bytes.size(), std::size_t{256}});
    const auto among = [](std::string_view brand, const auto& brands) {
        return std::ranges::find(brands, brand) != brands.end();
    };
    for (std::size_t at = 8; at + 4 <= end; at += at == 8 ? 8 : 4) { // skips the version after the brand
        const auto brand = textAt(bytes, at, 4);
        if (among(brand, kAvif)) return ForeignFormat::Avif;
        if (among(brand, kHeic)) return ForeignFormat::Heic;
        if (brand == "crx ") return ForeignFormat::Raw;
    }
    return hasAt(bytes, 8, "mif1") || hasAt(bytes, 8, "msf1") ? ForeignFormat::Heic : ForeignFormat::Video;
}

bool isVideo(Bytes bytes) {
    constexpr std::array kStarts{"\x1a\x45\xdf\xa3"sv,
                                 "\0\0\1\xba"sv,
                                 "\0\0\1\xb3"sv,
                                 "FLV\1"sv,
                                 "\x30\x26\xb2\x75\x8e\x66\xcf\x11"sv,
                                 "OggS"sv};
    constexpr std::array kBoxes{"moov"sv, "mdat"sv, "wide"sv, "pnot"sv};
    const auto starts = [&](std::string_view magic) { return hasAt(bytes, 0, magic); };
    const auto holds = [&](std::string_view box) { return hasAt(bytes, 4, box); };
    const bool packets =
        bytes.size() > 376 && bytes[0] == 0x47 && bytes[188] == 0x47 && bytes[376] == 0x47; // MPEG transport stream
    return std::ranges::any_of(kStarts, starts) || std::ranges::any_of(kBoxes, holds) ||
           (starts("RIFF") && hasAt(bytes, 8, "AVI ")) || packets;
}

bool isRaw(Bytes bytes) {
    constexpr std::array kStarts{"FUJIFILMCCD-RAW"sv, "IIRO"sv, "IIRS"sv, "MMOR"sv, "IIU\0"sv, "FOVb"sv, "\0MRM"sv};
    const auto starts = [&](std::string_view magic) { return hasAt(bytes, 0, magic); };
    if (std::ranges::any_of(kStarts, starts) || hasAt(bytes, 6, "HEAPCCDR")) return true;
    return readPictureHeader(bytes).kind == PictureHeader::Kind::Raw;
}

} // namespace

ForeignFormat foreignFormat(Bytes bytes) {
    const auto starts = [&](std::string_view magic) { return hasAt(bytes, 0, magic); };
    if (hasAt(bytes, 4, "ftyp")) return ofContainer(bytes);
    if (starts("GIF87a") || starts("GIF89a")) return ForeignFormat::Gif;
    if (starts("\xff\x0a") || starts("\0\0\0\x0cJXL "sv)) return ForeignFormat::JpegXl;
    if (starts("\0\0\0\x0cjP  "sv) || starts("\xff\x4f\xff\x51")) return ForeignFormat::Jpeg2000;
    if (starts("\x76\x2f\x31\x01")) return ForeignFormat::OpenExr;
    if (starts("8BPS")) return ForeignFormat::Photoshop;
    if (isRaw(bytes)) return ForeignFormat::Raw;
    if (starts("II\x2b\0"sv) || starts("MM\0\x2b"sv)) return ForeignFormat::Tiff;
    if (starts("\0\0\1\0"sv) && bytes.size() > 6 && bytes[4] != 0 && bytes[5] == 0) return ForeignFormat::Icon;
    if (isVideo(bytes)) return ForeignFormat::Video;
    if (beginning(bytes).find("%PDF-") != std::string_view::npos) return ForeignFormat::Pdf;
    const auto text = beginning(bytes);
    const auto first = text.find_first_not_of("\xEF\xBB\xBF \t\r\n");
    if (first != std::string_view::npos && text[first] == '<' && text.find("<svg") != std::string_view::npos)
        return ForeignFormat::Svg;
    return ForeignFormat::None;
}

std::string_view nameOf(ForeignFormat format) {
    switch (format) {
    case ForeignFormat::None: break;
    case ForeignFormat::Heic: return "HEIC";
    case ForeignFormat::Avif: return "AVIF";
    case ForeignFormat::Gif: return "GIF";
    case ForeignFormat::Tiff: return "TIFF";
    case ForeignFormat::JpegXl: return "JPEG XL";
    case ForeignFormat::Jpeg2000: return "JPEG 2000";
    case ForeignFormat::OpenExr: return "OpenEXR";
    case ForeignFormat::Photoshop: return "Photoshop";
    case ForeignFormat::Icon: return "ICO";
    case ForeignFormat::Svg: return "SVG";
    case ForeignFormat::Raw: return "RAW";
    case ForeignFormat::Pdf: return "PDF";
    case ForeignFormat::Video: return "video";
    }
    return {};
}

std::string adviceOn(ForeignFormat format) {
    switch (format) {
    case ForeignFormat::Heic:
        return "is a HEIC picture, which Reeve does not read. On an iPhone choose Settings, Camera, Formats, Most Compatible, and take "
               "it again; or save it as JPEG.";
    case ForeignFormat::Raw:
        return "is a RAW picture of a camera, which Reeve does not read. Let the camera save JPEG, or convert it to JPEG.";
    case ForeignFormat::Pdf: return "is a PDF document, not a picture. Choose the photograph itself, as JPEG or PNG.";
    case ForeignFormat::Video: return "is a video, not a picture. Take a photograph, as JPEG or PNG.";
    default:
        return "is a picture of the format " + std::string(nameOf(format)) +
               ", which Reeve does not read. Save it as JPEG or PNG.";
    }
}

} // namespace reeve::vision
