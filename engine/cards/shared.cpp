// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cards/card.h"
#include "engine/modules/fan/coast/coast.h"

#include <algorithm>

namespace reeve::cards {

void harvest(EventWriter& writer, PlayerId player, Terrain terrain, Card kind) {
    const auto& state = writer.state();
    auto buildings = state.player(player).buildings();
    if (state.rules.fan.any()) buildings -= fan::conqueredBuildings(state, player);
    int cards = 0;
    for (const auto hex : state.island().hexes)
        if (state.board.terrain[index(hex)] == terrain && state.island().hexCornerSet[index(hex)].meets(buildings))
            cards += 2;
    cards = std::min(cards, std::max(0, bank(state, kind))); // limited by the bank
    writer.gain(player, Hand::of(kind, cards), Cause::ProgressCard);
}

void askGive(EventWriter& writer, const Decision& decision) {
    Hand choice = writer.player(decision.player).hand;
    if (decision.commodityOnly)
        for (const Card card : kAllCards)
            if (isResource(card)) choice.set(card, 0);
    if (choice.empty()) return;
    const int count = std::min<int>(decision.count, choice.total());
    if (choice.total() == count || choice.kinds() == 1) {
        const Hand given = choice.kinds() == 1 ? Hand::of(choice.cardAt(0), count) : choice;
        writer.emit(event::CardsPassed{decision.player, decision.other, given, Cause::ProgressCard});
    } else {
        writer.open(decision);
    }
}

} // namespace reeve::cards
