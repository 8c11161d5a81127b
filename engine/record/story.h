// SPDX-License-Identifier: GPL-3.0-or-later
// A game told in English sentences, for people who read golden playthroughs. (The window has its own words in every
// language: app/wording.)
#pragma once

#include "engine/basics/refusal.h"
#include "engine/events/event.h"
#include "engine/state/game_state.h"

#include <string>
#include <string_view>

namespace reeve::record {

/// What an event means to the people at the table: "Red takes 2 ore and 1 coin from the bank."; empty for the
/// engine's book-keeping. `state` says who sits where.
std::string sentenceOf(const Event& event, const GameState& state);

/// A command in one line: who does what, and all that followed. `spoken` is the command as a player would say it:
/// "build road c4-c5".
std::string storyOf(PlayerId player, std::string_view spoken, const Events& events, const GameState& state);

/// How things stand: points, and who holds what.
std::string standings(const GameState& state);

} // namespace reeve::record
