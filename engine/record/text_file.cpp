// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/text_file.h"

namespace reeve::record {

std::string problemOfFile(const std::filesystem::path& file) {
    std::error_code error;
    switch (std::filesystem::status(file, error).type()) {
    case std::filesystem::file_type::regular: return {};
    case std::filesystem::file_type::not_found: return "there is no such file";
    case std::filesystem::file_type::directory: return "this is a folder, not a file";
    case std::filesystem::file_type::fifo: return "this is a pipe, not a file";
    case std::filesystem::file_type::socket:
    case std::filesystem::file_type::block:
    case std::filesystem::file_type::character: return "this is a device, not a file";
    default: return "cannot be opened";
    }
}

std::variant<std::ifstream, std::string> openTextFile(const std::filesystem::path& file) {
    if (auto problem = problemOfFile(file); !problem.empty()) return problem;
    std::ifstream stream(file, std::ios::binary);
    if (!stream) return "cannot be opened";
    return stream;
}

bool nextLine(std::istream& in, std::string& line, std::size_t most) {
    line.clear();
    auto* buffer = in.rdbuf();
    if (!in || buffer == nullptr) return false;
    constexpr auto kEnd = std::istream::traits_type::eof();
    for (auto c = buffer->sbumpc(); c != '\n'; c = buffer->sbumpc()) {
        if (c == kEnd) {
            in.setstate(std::ios::eofbit);
            return !line.empty();
        }
        line += static_cast<char>(c);
        if (line.size() > most) return true;
    }
    return true;
}

std::optional<std::string> readAll(std::istream& in, std::size_t most) {
    std::string text;
    constexpr std::size_t kPiece = std::size_t{64} << 10;
    while (in) {
        const auto before = text.size();
        text.resize(before + kPiece);
        in.read(text.data() + before, static_cast<std::streamsize>(kPiece));
        text.resize(before + static_cast<std::size_t>(in.gcount()));
        if (text.size() > most) return std::nullopt;
    }
    return text;
}

} // namespace reeve::record
