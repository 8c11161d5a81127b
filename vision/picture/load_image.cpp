// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/picture/load_image.h"

#include "vision/picture/picture_header.h"
#include "vision/picture/thresholds.h"

#include <opencv2/imgcodecs.hpp>

#include <fstream>
#include <new>
#include <vector>

namespace reeve::vision {
namespace {

using namespace thresholds::load_image;

LoadedImage failed(ImageProblem problem, const std::string& message) {
    LoadedImage result;
    result.error = ImageError{problem, message};
    return result;
}

int reduction(const PictureHeader& header) {
    const int side = std::max(header.width, header.height);
    return side <= kReduceAbove ? 1 : side <= 2 * kReduceAbove ? 2 : side <= 4 * kReduceAbove ? 4 : 8;
}

int decodeFlag(int reduced) {
    switch (reduced) {
    case 2: return cv::IMREAD_REDUCED_COLOR_2;
    case 4: return cv::IMREAD_REDUCED_COLOR_4;
    case 8: return cv::IMREAD_REDUCED_COLOR_8;
    default: return cv::IMREAD_COLOR;
    }
}

} // namespace

LoadedImage decodeImage(std::span<const unsigned char> bytes, const std::string& called) {
    const PictureHeader header = readPictureHeader(bytes);
    if (header.kind == PictureHeader::Kind::None || header.kind == PictureHeader::Kind::Raw) {
        const auto format = foreignFormat(bytes);
        if (format == ForeignFormat::None) return failed(ImageProblem::NotAPicture, called + " is not a picture.");
        auto refused = failed(ImageProblem::Foreign, called + " " + adviceOn(format));
        refused.error->format = format;
        return refused;
    }
    if (header.truncated)
        return failed(ImageProblem::Truncated, called + " is damaged: the file ends before the picture does.");
    // Without a known size the memory for decoding is unbounded.
    if (header.width == 0 || header.height == 0)
        return failed(ImageProblem::NotAPicture, called + " cannot be decoded.");
    const auto most = header.kind == PictureHeader::Kind::Jpeg ? kMostPixels : kMostWhole;
    if (static_cast<long long>(header.width) * header.height > most)
        return failed(ImageProblem::TooLarge,
                      called + " has more than " + std::to_string(most / 1'000'000) + " megapixels.");

    LoadedImage result;
    const int reduced = header.kind == PictureHeader::Kind::Jpeg ? reduction(header) : 1;
    try {
        const cv::Mat buffer(1, static_cast<int>(bytes.size()), CV_8U, const_cast<unsigned char*>(bytes.data()));
        result.bgr = cv::imdecode(buffer, decodeFlag(reduced));
    } catch (const cv::Exception&) {
        return failed(ImageProblem::NotAPicture, called + " cannot be decoded.");
    } catch (const std::bad_alloc&) {
        return failed(ImageProblem::TooLarge, called + " does not fit into memory.");
    }
    if (result.bgr.empty()) return failed(ImageProblem::NotAPicture, called + " cannot be decoded.");
    if (std::min(result.bgr.cols, result.bgr.rows) * reduced < kLeastSide)
        return failed(ImageProblem::TooSmall, called + " is only " + std::to_string(result.bgr.cols) + " x " +
                                                  std::to_string(result.bgr.rows) + " pixels.");
    result.scale = reduced;
    result.size = {header.width, header.height};
    // Decoding applies the EXIF orientation; the header's size does not.
    const bool turned =
        std::abs(result.bgr.cols * reduced - header.width) > std::abs(result.bgr.cols * reduced - header.height);
    if (turned) result.size = {header.height, header.width};
    return result;
}

LoadedImage loadImage(const std::filesystem::path& file) {
    const std::string called = file.filename().empty() ? file.string() : file.filename().string();
    std::error_code code;
    const auto kind = std::filesystem::status(file, code).type();
    if (kind == std::filesystem::file_type::not_found)
        return failed(ImageProblem::CannotOpen, called + " does not exist.");
    if (kind == std::filesystem::file_type::directory) return failed(ImageProblem::NotAFile, called + " is a folder.");
    if (kind != std::filesystem::file_type::regular)
        return failed(ImageProblem::NotAFile, called + " is no file: a pipe or a device is not read.");
    std::ifstream stream(file, std::ios::binary);
    if (!stream) return failed(ImageProblem::CannotOpen, called + " cannot be opened.");
    std::vector<unsigned char> bytes;
    // Read in blocks: the reported size of a file may be wrong.
    constexpr std::size_t kPiece = 1u << 20;
    while (stream) {
        const std::size_t before = bytes.size();
        if (before > kMostBytes) return failed(ImageProblem::TooLarge, called + " is larger than 256 MB.");
        bytes.resize(before + kPiece);
        stream.read(reinterpret_cast<char*>(bytes.data() + before), static_cast<std::streamsize>(kPiece));
        bytes.resize(before + static_cast<std::size_t>(stream.gcount()));
    }
    if (bytes.empty()) return failed(ImageProblem::NotAPicture, called + " is empty.");
    return decodeImage(bytes, called);
}

} // namespace reeve::vision
