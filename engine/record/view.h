// SPDX-License-Identifier: GPL-3.0-or-later
// A view as JSON; README.md, "A view", documents every key.
#pragma once

#include "engine/record/json.h"
#include "engine/view/game_view.h"

#include <optional>
#include <string_view>

namespace reeve::record {

/// The view with all keys that its viewer has.
Json viewJson(const GameView& view);

/// "table", "spectator", or the colour of a player of this game; nullopt for any other word.
std::optional<Viewer> viewerNamed(std::string_view word, const GameState& state);

} // namespace reeve::record
