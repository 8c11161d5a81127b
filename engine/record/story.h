// SPDX-License-Identifier: GPL-3.0-or-later
// A game as English sentences, for golden playthroughs; not translated (the window uses app/words).
#pragma once

#include "engine/basics/refusal.h"
#include "engine/events/event.h"
#include "engine/state/game_state.h"

#include <string>
#include <string_view>

namespace reeve::record {

/// An event in words: "Red takes 2 ore and 1 coin from the bank."; empty for bookkeeping events. `state` provides the
/// seats.
std::string sentenceOf(const Event& event, const GameState& state);

/// A command and its events in one line. `spoken` is the command in a player's words: "build road c4-c5".
std::string storyOf(PlayerId player, std::string_view spoken, const Events& events, const GameState& state);

/// A summary of points and awards.
std::string standings(const GameState& state);

} // namespace reeve::record
