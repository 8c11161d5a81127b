// SPDX-License-Identifier: GPL-3.0-or-later
// Text files that somebody names: a record, a position, a label. Read within limits, and never waited for.
#pragma once

#include "engine/record/json.h"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <istream>
#include <string>
#include <string_view>
#include <variant>

namespace reeve::record {

inline constexpr std::size_t kMostFileBytes = std::size_t{64} << 20; ///< of a whole script

/// Why a path cannot be read as a file: it does not exist, or it is a folder, a pipe or a device, whose end may never
/// come. Empty: it is a file. Nothing is opened for it.
std::string problemOfFile(const std::filesystem::path& file);

/// A file that is open to be read, or what is wrong.
std::variant<std::ifstream, std::string> openTextFile(const std::filesystem::path& file);

/// The next line without its end. False when there is none. Of a line longer than `most` only so much is read that the
/// caller sees that it is too long (faultOfText).
bool nextLine(std::istream& in, std::string& line, std::size_t most = Limits{}.bytes);

/// Everything that is left in a stream; nothing when there is more than `most`.
std::optional<std::string> readAll(std::istream& in, std::size_t most = kMostFileBytes);

} // namespace reeve::record
