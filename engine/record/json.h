// SPDX-License-Identifier: GPL-3.0-or-later
// JSON as the record writes it: keys stand in the order in which they are told.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace reeve::record {

using Json = nlohmann::ordered_json;

/// What is wrong with a text and where: `path` is a JSON path like `pieces.red.roads[2]`, empty for the whole.
struct Fault {
    std::string path;
    std::string message;
};

/// "message (at path)", or the message alone where there is no path.
std::string sentence(const Fault& fault);

struct Parsed;
/// Reads one JSON text. Refuses what the library would let pass in silence: a key that stands twice in one
/// object, and nesting deeper than 32. The fault's message says the column.
Parsed parseJson(std::string_view text);

} // namespace reeve::record
