// SPDX-License-Identifier: GPL-3.0-or-later
// The words for the levels of a player in commands and saved games.
#pragma once

#include "engine/player/player.h"

#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace reeve::player {

inline constexpr std::array<std::pair<std::string_view, Level>, 6> kLevelNames{{{"random", Level::Random},
                                                                                {"builder", Level::Builder},
                                                                                {"newcomer", Level::Newcomer},
                                                                                {"casual", Level::Casual},
                                                                                {"experienced", Level::Experienced},
                                                                                {"strongest", Level::Strongest}}};

/// Returns the level of a name; nullopt for any other word.
constexpr std::optional<Level> levelNamed(std::string_view name) {
    for (const auto& [word, level] : kLevelNames)
        if (word == name) return level;
    return std::nullopt;
}

} // namespace reeve::player
