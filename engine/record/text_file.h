// SPDX-License-Identifier: GPL-3.0-or-later
// Text files named by a user: a record, a position, a label. Read within limits, without blocking.
#pragma once

#include "engine/record/json.h"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <istream>
#include <string>
#include <variant>

namespace reeve::record {

inline constexpr std::size_t kMostFileBytes = std::size_t{64} << 20; ///< of a whole script

/// Returns why a path cannot be read: it does not exist, or is a folder, a pipe or a device, which may block forever.
/// Empty for a file. Opens nothing.
std::string problemOfFile(const std::filesystem::path& file);

/// A file opened for reading, or the error.
std::variant<std::ifstream, std::string> openTextFile(const std::filesystem::path& file);

/// Reads the next line without its end. False at the end of the stream. Of a line longer than `most`, reads only enough
/// for the caller to detect it (faultOfText).
bool nextLine(std::istream& in, std::string& line, std::size_t most = Limits{}.bytes);

/// Returns the rest of a stream; nullopt if it is longer than `most`.
std::optional<std::string> readAll(std::istream& in, std::size_t most = kMostFileBytes);

} // namespace reeve::record
