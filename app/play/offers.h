// SPDX-License-Identifier: GPL-3.0-or-later
// Actions that the turn offers beyond building, knights, improvements and trade.
#pragma once

#include "app/play/prompt.h"
#include "app/play/table_view.h"

#include <QStringList>

#include <string>

namespace reeve::app {

/// The kinds of prompts that only some games or moments offer: development cards, the Commercial Harbor, neutral
/// colours and trade tokens of the two-player game, a knight errant before the dice, actions of the fan modules. The
/// hand is treated as unknown; `counted`: its size is known, and what costs more cards is left out.
std::vector<PromptKind> specialOffers(const TableView& table, bool counted);

/// The fan pieces that players can buy in this game, whether possible now or not.
std::vector<PromptKind> recruitKinds(const GameState& state);
/// The fan prompts that can start at a place: a piece to move, a knight to act.
std::vector<PromptKind> offersAt(const GameState& state, const std::string& place);

/// Words of the cards that `player` can play now, each once, in the order of the hand: progress cards in Cities &
/// Knights, development cards in the base game.
QStringList playableCards(const GameState& state, PlayerId player);
/// Words of the development cards that `player` can play now, each once. Games may have them besides progress cards
/// (FAN-KC-2).
QStringList playableDevelopment(const GameState& state, PlayerId player);

/// Removes the answers that cost more than `cards` cards, whatever the cards are.
void withoutTheTooDear(Prompt& prompt, const GameState& state, int cards);

} // namespace reeve::app
