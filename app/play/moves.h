// SPDX-License-Identifier: GPL-3.0-or-later
// "What would you do?": the best moves of a seat, computed from a view of that seat only.
#pragma once

#include "engine/player/reason.h"
#include "engine/view/seen_event.h"

#include <vector>

namespace reeve::app {

struct Move {
    Action action;
    SeenEvents events; ///< seen by the table, in the game that the seat assumes
    player::Reason reason;
    GameView before, after; ///< of the table, in the game that the seat assumes
};

/// At most three moves for the viewer of `view`, who has to act, best first; by the learned weights, one step ahead.
/// Empty: nothing to choose. `progressKnown` false: the viewer's progress cards are real and unknown to Reeve; no move
/// plays one. May run on any thread.
std::vector<Move> bestMoves(const GameView& view, std::uint64_t seed, bool progressKnown = true);

} // namespace reeve::app
