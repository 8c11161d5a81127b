// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cards/card.h"
#include "engine/modules/fan/conquest.h"
#include "engine/modules/seafarers/chapter.h"
#include "engine/modules/seafarers/sites.h"
#include "engine/rules/chapters.h"
#include "engine/rules/sites.h"

#include <algorithm>

namespace reeve::cards {

void collect(EventWriter& writer, PlayerId player, Card kind, int most, Cause cause) {
    for (const auto opponent : clockwiseFrom(writer.state(), player)) {
        const int taken = std::min(most, writer.player(opponent).hand[kind]);
        if (opponent != player && taken > 0)
            writer.emit(event::CardsPassed{opponent, player, Hand::of(kind, taken), cause});
    }
}

void harvest(EventWriter& writer, PlayerId player, Terrain terrain, Card kind) {
    const auto& state = writer.state();
    auto buildings = state.player(player).buildings();
    if (state.rules.fan.any()) buildings -= fan::conqueredBuildings(state, player);
    int cards = 0;
    for (const auto hex : state.island().hexes)
        if (state.board.terrain[index(hex)] == terrain && state.island().hexCornerSet[index(hex)].meets(buildings))
            cards += 2;
    cards = std::min(cards, std::max(0, bank(state, kind))); // what is there
    writer.gain(player, Hand::of(kind, cards), Cause::ProgressCard);
}

Verdict freeRoads(EventWriter& writer, PlayerId player, const PathList& paths, std::uint8_t ships,
                  std::string_view rule) {
    if (paths.empty()) return refuse(RefusalCode::WrongTarget, rule);
    for (std::size_t i = 0; i < paths.size(); ++i) {
        const auto& state = writer.state();
        if (((ships >> i) & 1U) != 0) { // SHIP-13
            if (!state.rules.seafarers() || state.player(player).ships.size() >= seafarers::kShips)
                return refuse(RefusalCode::NoPieceLeft, "SHIP-1");
            if (auto refusal = seafarers::checkShipSite(state, player, paths[i])) return refusal;
            writer.emit(seafarers::ShipBuilt{player, paths[i]});
            continue;
        }
        if (state.player(player).roads.size() >= supply::kRoads) return refuse(RefusalCode::NoPieceLeft, "BUILD-5");
        if (auto refusal = rules::checkRoadSite(state, player, paths[i])) return refusal;
        writer.emit(event::RoadBuilt{player, paths[i]});
    }
    for (std::size_t i = 0; i < paths.size(); ++i) rules::oweNeutral(writer, player, false); // TWO-25
    return accepted;
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
