// SPDX-License-Identifier: GPL-3.0-or-later
// What a viewer does not know, imagined: a position that looks to this viewer as the game does.
#pragma once

#include "engine/basics/chance.h"
#include "engine/state/game_state.h"
#include "engine/view/game_view.h"

namespace reeve::player {

/// A position of which viewOf() gives this viewer `view`, but that may differ in what is hidden: the kinds of cards in
/// other hands (those that a player produces are likelier), hidden progress and development cards, the order of the
/// decks and the dice to come. Everything is drawn from `chance`.
GameState sampled(const GameView& view, Chance& chance);

} // namespace reeve::player
