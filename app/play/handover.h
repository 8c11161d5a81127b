// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that must change hands at a table with real cards after a correction: the difference between two states.
#pragma once

#include "app/values/components.h"
#include "engine/state/game_state.h"

#include <array>
#include <vector>

namespace reeve::app {

/// What one player returns and takes so that the hand agrees with the record.
struct Handover {
    PlayerId player = kNobody;
    Hand gives; ///< returned to the bank, or to players who take
    Hand takes;
    int unseen = 0, unseenBack = 0;      ///< cards that only this player may see: number to take, to put back
    std::array<int, kTracks> progress{}; ///< per deck: number of progress cards to draw; negative: to put back
    friend bool operator==(const Handover&, const Handover&) = default;
};

/// One entry per player with changes, in seating order. Includes hands of real cards, and progress cards (hidden and
/// shown) if the decks are.
std::vector<Handover> handovers(const GameState& before, const GameState& after, const Components& components);

/// One after the other: what a player returns and takes back, or draws and puts back, stays in the hand.
std::vector<Handover> together(const std::vector<Handover>& first, const std::vector<Handover>& second);

} // namespace reeve::app
