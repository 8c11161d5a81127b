// SPDX-License-Identifier: GPL-3.0-or-later
// Size and completeness of a picture file, looked up before any memory is spent on decoding it.
#pragma once

#include <span>

namespace reeve::vision {

struct PictureHeader {
    enum class Kind { None, Jpeg, Png, Bmp, WebP, Pnm, Tiff, Raw };
    Kind kind = Kind::None; ///< Raw: built like a TIFF, but of a camera; not read
    int width = 0;          ///< pixels as stored, before any turning; 0: the header ends before its size, or says none
    int height = 0;
    bool truncated = false; ///< JPEG and PNG: the mark that ends the picture is missing
};

/// Never throws and never reads outside of `bytes`.
PictureHeader readPictureHeader(std::span<const unsigned char> bytes);

} // namespace reeve::vision
