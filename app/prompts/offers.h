// SPDX-License-Identifier: GPL-3.0-or-later
// What the table offers the player on turn beyond building, knights, improvements and trade.
#pragma once

#include "app/prompts/prompt.h"
#include "app/view/table_view.h"

namespace reeve::app {

/// Kinds of prompts that only some games or moments offer: buying a development card, the Commercial Harbor, the
/// neutral colours and the trade tokens of two players, and before the dice a knight errant. The hand is not looked
/// into; `counted`: what takes more cards than it has is left out.
std::vector<PromptKind> specialOffers(const TableView& table, bool counted);

/// Takes out the answers that cost more than `cards` cards, whatever they are.
void withoutTheTooDear(Prompt& prompt, const GameState& state, int cards);

} // namespace reeve::app
