// SPDX-License-Identifier: GPL-3.0-or-later
// Samples the hidden parts of a position: the result is consistent with a viewer's knowledge.
#pragma once

#include "engine/basics/chance.h"
#include "engine/state/game_state.h"
#include "engine/view/game_view.h"

namespace reeve::player {

/// Returns a position for which viewOf() gives this viewer `view`. Hidden parts are drawn from `chance`: the kinds of
/// cards in other hands (kinds that a player produces are likelier), hidden progress and development cards, the order
/// of the decks and future dice.
GameState sampled(const GameView& view, Chance& chance);

} // namespace reeve::player
