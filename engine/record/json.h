// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for text from outside: the only JSON parser of Reeve, and its limits. parseJson() reads records,
// positions, settings, journal rows, the list of players and the labels of photographs.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace reeve::record {

/// Objects keep the order of their keys.
using Json = nlohmann::ordered_json;

/// An error in a text: `path` is a JSON path like `pieces.red.roads[2]`; empty for the whole text.
struct Fault {
    std::string path;
    std::string message;
};

/// "message (at path)"; the message alone if the path is empty.
std::string sentence(const Fault& fault);

/// Limits of one JSON text. For comparison, a position has about 6,000 bytes, 5 levels and 26 keys in one object.
struct Limits {
    std::size_t bytes = std::size_t{1} << 20;
    int depth = 32;
    std::size_t keys = 512;        ///< of one object
    std::size_t values = 100'000;  ///< of all objects and lists together
    std::size_t string = 64 << 10; ///< bytes of one string or key
};

struct Parsed;
/// Parses one JSON text in linear time. Stricter than the JSON library: refuses more than `limits`, a repeated key, a
/// NUL character, and a byte-order mark at the start. Never throws; the fault contains the error and, for invalid JSON,
/// the position of the character.
Parsed parseJson(std::string_view text, const Limits& limits = {});

/// Returns the text of a file without the byte-order mark that may be at its very start.
std::string_view withoutMark(std::string_view file);

/// Returns a fault if the text, comments included, has more than `most` bytes, a NUL character, a byte-order mark at
/// its start (see withoutMark) or is UTF-16; else nullopt.
std::optional<Fault> faultOfText(std::string_view text, std::size_t most = Limits{}.bytes);

/// Input as quoted in a message: control characters, bidirectional controls and invalid UTF-8 become escapes (`\u001b`,
/// `\xff`); more than `most` characters are cut and end with "…".
std::string shown(std::string_view text, std::size_t most = 60);

} // namespace reeve::record
