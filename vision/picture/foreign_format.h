// SPDX-License-Identifier: GPL-3.0-or-later
// Recognizes unsupported file formats by their first bytes, so that the error message can name the format and a remedy.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace reeve::vision {

enum class ForeignFormat {
    None, ///< none of these
    Heic, ///< the default of an iPhone
    Avif,
    Gif,
    Tiff, ///< an unsupported kind of TIFF; plain ones are read
    JpegXl,
    Jpeg2000,
    OpenExr,
    Photoshop,
    Icon,
    Svg,
    Raw, ///< camera raw: DNG, CR2, CR3, NEF, ARW, ORF, RAF, RW2 and others
    Pdf,
    Video,
};

/// Returns None if no format is recognized. Never throws and never reads outside of `bytes`.
ForeignFormat foreignFormat(std::span<const unsigned char> bytes);

/// The common name: "HEIC", "GIF", "RAW".
std::string_view nameOf(ForeignFormat format);

/// Returns the end of an English message with format and remedy: "is a HEIC picture, which Reeve does not read. …".
/// Requires: not None.
std::string adviceOn(ForeignFormat format);

} // namespace reeve::vision
