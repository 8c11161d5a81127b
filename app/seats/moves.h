// SPDX-License-Identifier: GPL-3.0-or-later
// "What would you do?": the best moves of a seat, worked out from a view of it and from nothing else of the game.
#pragma once

#include "engine/player/reason.h"
#include "engine/view/seen_event.h"

#include <vector>

namespace reeve::app {

struct Move {
    Action action;
    SeenEvents events; ///< what the table would see of it, as the seat imagines the game
    player::Reason reason;
    GameView before, after; ///< of the table, as the seat imagines it
};

/// At most three moves for the viewer of `view`, who is to act, the best first: from what was learned, one step ahead.
/// Empty where there is nothing to choose. Without `progressKnown` the viewer's progress cards are not known to Reeve
/// (they lie on the table), and no move plays one.
std::vector<Move> bestMoves(const GameView& view, std::uint64_t seed, bool progressKnown = true);

} // namespace reeve::app
