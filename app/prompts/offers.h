// SPDX-License-Identifier: GPL-3.0-or-later
// What the table offers the player on turn beyond building, knights, improvements and trade.
#pragma once

#include "app/prompts/prompt.h"
#include "app/view/table_view.h"

#include <string>

namespace reeve::app {

/// Kinds of prompts that only some games or moments offer: buying a development card, the Commercial Harbor, the
/// neutral colours and the trade tokens of two players, before the dice a knight errant, and what the fan modules add.
/// The hand is not looked into; `counted`: what takes more cards than it has is left out.
std::vector<PromptKind> specialOffers(const TableView& table, bool counted);

/// The pieces of the fan modules that a player may buy in this game, whether it is possible now or not.
std::vector<PromptKind> recruitKinds(const GameState& state);
/// The prompts of the fan modules that may begin at a place: a piece that moves, a knight that acts.
std::vector<PromptKind> offersAt(const GameState& state, const std::string& place);

/// Takes out the answers that cost more than `cards` cards, whatever they are.
void withoutTheTooDear(Prompt& prompt, const GameState& state, int cards);

} // namespace reeve::app
