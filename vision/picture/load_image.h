// SPDX-License-Identifier: GPL-3.0-or-later
// A picture file, read without trust: whatever the bytes are, the answer is a picture or a sentence.
#pragma once

#include "vision/picture/foreign_format.h"

#include <opencv2/core.hpp>

#include <filesystem>
#include <optional>
#include <span>
#include <string>

namespace reeve::vision {

enum class ImageProblem {
    CannotOpen, ///< no such file, no permission
    NotAFile,   ///< a folder, a pipe, a device: it is not opened, for it may never end
    NotAPicture,
    Foreign,   ///< a picture, document or film of a format that is not read: ImageError::format
    Truncated, ///< the file ends before the picture does
    TooSmall,
    TooLarge,
};

struct ImageError {
    ImageProblem problem = ImageProblem::NotAPicture;
    std::string message; ///< in English, with the name that was given
    ForeignFormat format = ForeignFormat::None;
};

struct LoadedImage {
    cv::Mat bgr;      ///< 8 bit, turned as its EXIF orientation says; perhaps smaller than the file's picture
    cv::Size size;    ///< of the picture in the file, after turning
    double scale = 1; ///< pixels of the file for each pixel of `bgr` (1, 2, 4 or 8)
    std::optional<ImageError> error; ///< set: nothing else is
};

/// Reads a picture. Very large JPEG pictures are decoded at a half, a quarter or an eighth of their size,
/// because the reader does not need more and a phone has little memory.
LoadedImage loadImage(const std::filesystem::path& file);
/// loadImage() of a file in memory; `called` is how messages name it.
LoadedImage decodeImage(std::span<const unsigned char> bytes, const std::string& called);

} // namespace reeve::vision
