// SPDX-License-Identifier: GPL-3.0-or-later
// Diplomat (PROG-DIPL): removes an open road, or ship (SHIP-14), of any player; an own one may be rebuilt elsewhere at
// once.
#include "engine/cards/card.h"
#include "engine/modules/fan/travel/travel.h"
#include "engine/modules/seafarers/rules/chapter.h"
#include "engine/rules/chapters.h"

namespace reeve::cards {

bool isOpen(const Island& island, const PlayerState& owner, PathId road) {
    const auto pieces = owner.buildings() | owner.knightPlaces;
    for (const auto end : island.pathEnds[index(road)]) {
        PathSet others = island.intersectionPaths[index(end)] & (owner.roads | owner.ships); // PROG-DIPLa
        others.erase(road);
        if (others.empty() && !pieces.contains(end)) return true;
    }
    return false;
}

Verdict diplomat(EventWriter& writer, PlayerId player, const command::Play& play) {
    const auto& state = writer.state();
    if (play.paths.empty()) return refuse(RefusalCode::WrongTarget, "PROG-DIPL");
    const auto road = play.paths[0];
    PlayerId owner = kNobody;
    for (std::size_t p = 0; p < state.seatCount; ++p)
        if ((state.players[p].roads | state.players[p].ships).contains(road)) owner = static_cast<PlayerId>(p);
    if (owner == kNobody || !isOpen(state.island(), state.player(owner), road))
        return refuse(RefusalCode::WrongTarget, "PROG-DIPL");
    const bool ship = state.player(owner).ships.contains(road);
    if (ship && state.rules.fan.any()) fan::loseAboard(writer, owner, road);
    if (ship)
        writer.emit(seafarers::ShipRemoved{owner, road});
    else
        writer.emit(event::RoadRemoved{owner, road});
    if (play.paths.size() < 2) return accepted;
    if (owner != player) return refuse(RefusalCode::WrongTarget, "PROG-DIPLb");
    const auto to = play.paths[1];
    if (ship) {
        if (to == road) return refuse(RefusalCode::NotConnected, "PROG-DIPL");
        if (auto refusal = seafarers::checkShipSite(writer.state(), player, to)) return refusal;
        writer.emit(seafarers::ShipBuilt{player, to});
        return accepted;
    }
    if (to == road) return refuse(RefusalCode::NotConnected, "PROG-DIPL");
    if (auto refusal = rules::checkRoadSite(writer.state(), player, to)) return refusal;
    writer.emit(event::RoadBuilt{player, to});
    return accepted;
}

} // namespace reeve::cards
