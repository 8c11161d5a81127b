// SPDX-License-Identifier: GPL-3.0-or-later
// Loads a picture file of untrusted content; every failure is an ImageError.
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
    NotAFile,   ///< a folder, pipe or device: not opened, since reading it may never end
    NotAPicture,
    Foreign,   ///< an unsupported picture, document or video: see ImageError::format
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
    cv::Mat bgr;      ///< 8-bit BGR, rotated by its EXIF orientation; may be smaller than the picture in the file
    cv::Size size;    ///< of the picture in the file in pixels, after rotation
    double scale = 1; ///< pixels in the file for each pixel of `bgr` along a side (1, 2, 4 or 8)
    std::optional<ImageError> error; ///< if set, the other members are not
};

/// Loads a picture. Large JPEGs are decoded at 1/2, 1/4 or 1/8 of their size, which is enough for the reader and saves
/// memory.
LoadedImage loadImage(const std::filesystem::path& file);
/// The same for a file in memory; `called` is its name in messages.
LoadedImage decodeImage(std::span<const unsigned char> bytes, const std::string& called);

} // namespace reeve::vision
