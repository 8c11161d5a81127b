// SPDX-License-Identifier: GPL-3.0-or-later
// What a viewer may know of a game, as JSON; README.md, "A view", tells every key.
#pragma once

#include "engine/record/json.h"
#include "engine/view/game_view.h"

#include <optional>
#include <string_view>

namespace reeve::record {

/// The view with every key that its viewer has.
Json viewJson(const GameView& view);

/// "table", "spectator", or the colour of a player of this game; nothing for another word.
std::optional<Viewer> viewerNamed(std::string_view word, const GameState& state);

} // namespace reeve::record
