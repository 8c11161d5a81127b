// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/json.h"

#include <nlohmann/json.hpp>

namespace reeve::record {

/// A JSON value, or the fault of the text.
struct Parsed {
    Json value;
    std::optional<Fault> fault;
};

} // namespace reeve::record
