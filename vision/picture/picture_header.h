// SPDX-License-Identifier: GPL-3.0-or-later
// Reads size and completeness of a picture file, before memory is allocated for decoding.
#pragma once

#include <span>

namespace reeve::vision {

struct PictureHeader {
    enum class Kind { None, Jpeg, Png, Bmp, WebP, Pnm, Tiff, Raw };
    Kind kind = Kind::None; ///< Raw: a TIFF written by a camera, unsupported
    int width = 0;          ///< pixels as stored, before rotation; 0: unknown
    int height = 0;
    bool truncated =
        false; ///< the data ends within the header or, in JPEG, PNG and WebP, before the end of the picture
};

/// Never throws and never reads outside of `bytes`.
PictureHeader readPictureHeader(std::span<const unsigned char> bytes);

} // namespace reeve::vision
