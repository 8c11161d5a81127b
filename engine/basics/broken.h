// SPDX-License-Identifier: GPL-3.0-or-later
// A condition of a position that does not hold.
#pragma once

#include "engine/basics/ids.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace reeve {

/// The place in a position is `key`, the player's colour, the word of a track and `part`, as far as they are given:
/// `pieces`, red, `knights` (record README, "A position").
struct Broken {
    std::string_view key;
    PlayerId player = kNobody;
    std::string part;
    std::string what; ///< in words, for a person who wrote the position; % stands for the kind
    /// The kind that `what` is about.
    std::variant<std::monostate, Card, ProgressCard, DevelopmentCard, Terrain, HarborKind, Track> kind;
};
/// The first condition that does not hold; nullopt if all hold.
using Invariant = std::optional<Broken>;

} // namespace reeve
