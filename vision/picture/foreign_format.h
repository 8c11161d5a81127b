// SPDX-License-Identifier: GPL-3.0-or-later
// Files that people take for photographs and that Reeve does not read, told by their first bytes: a refusal names the
// format and says what to do.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace reeve::vision {

enum class ForeignFormat {
    None, ///< none of these
    Heic, ///< the usual one of an iPhone
    Avif,
    Gif,
    Tiff, ///< a kind of TIFF that is not read; plain ones are
    JpegXl,
    Jpeg2000,
    OpenExr,
    Photoshop,
    Icon,
    Svg,
    Raw, ///< of a camera: DNG, CR2, CR3, NEF, ARW, ORF, RAF, RW2 and others
    Pdf,
    Video,
};

/// Never throws and never reads outside of `bytes`.
ForeignFormat foreignFormat(std::span<const unsigned char> bytes);

/// As people call it: "HEIC", "GIF", "RAW".
std::string_view nameOf(ForeignFormat format);

/// English, what it is and what to do: "is a HEIC picture, which Reeve does not read. …". Requires: not None.
std::string adviceOn(ForeignFormat format);

} // namespace reeve::vision
