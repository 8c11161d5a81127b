// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE for text that comes from outside: the one JSON parser of Reeve and its limits. A record, a position, a
// settings entry, a journal row, the list of players and a label of a photograph are all read by parseJson().
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace reeve::record {

/// Objects keep their keys in the order in which they were written.
using Json = nlohmann::ordered_json;

/// What is wrong with a text and where: `path` is a JSON path like `pieces.red.roads[2]`, empty for the whole.
struct Fault {
    std::string path;
    std::string message;
};

/// "message (at path)", or the message alone where there is no path.
std::string sentence(const Fault& fault);

/// The most that one JSON text may hold. A position has about 6,000 bytes, 5 levels and 26 keys in one object.
struct Limits {
    std::size_t bytes = std::size_t{1} << 20;
    int depth = 32;
    std::size_t keys = 512;        ///< of one object
    std::size_t values = 100'000;  ///< of all objects and lists together
    std::size_t string = 64 << 10; ///< bytes of one string or key
};

struct Parsed;
/// Reads one JSON text in time proportional to its length. Refuses what the JSON library accepts: more than `limits`,
/// a key that stands twice in one object, a NUL character and a byte-order mark. Never throws; the fault says what is
/// wrong and, where the text is no JSON, at which character.
Parsed parseJson(std::string_view text, const Limits& limits = {});

/// The text of a file without the byte-order mark that may stand at its very start. A mark anywhere else is refused.
std::string_view withoutMark(std::string_view file);

/// What no text may hold, comments included: more than `most` bytes, a NUL character, a byte-order mark at its start
/// (see withoutMark), UTF-16. Nothing: it may be read.
std::optional<Fault> faultOfText(std::string_view text, std::size_t most = Limits{}.bytes);

/// Input as a message repeats it: control characters, characters that change the direction of writing and bytes that
/// are no UTF-8 become escapes (`\u001b`, `\xff`), and what is longer than `most` characters ends with "…".
std::string shown(std::string_view text, std::size_t most = 60);

} // namespace reeve::record
