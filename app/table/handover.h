// SPDX-License-Identifier: GPL-3.0-or-later
// What has to change hands at a table with real cards after the record was corrected: the difference between two
// states.
#pragma once

#include "app/table/components.h"
#include "engine/state/game_state.h"

#include <array>
#include <vector>

namespace reeve::app {

/// What one player gives back and takes so that the hand is again as large as the record says.
struct Handover {
    PlayerId player = kNobody;
    Hand gives; ///< back to the bank, or to those who take
    Hand takes;
    std::array<int, kTracks> progress{}; ///< progress cards of each deck: drawn, or below 0 put back
    friend bool operator==(const Handover&, const Handover&) = default;
};

/// One entry for each player for whom something changes, in seating order. Only what lies on the table counts: hands
/// where the hands are real, progress cards (hidden and shown) where the decks are real.
std::vector<Handover> handovers(const GameState& before, const GameState& after, const Components& components);

} // namespace reeve::app
