// SPDX-License-Identifier: GPL-3.0-or-later
// The set-up phase: SETUP-33 to SETUP-41.
#include "engine/modules/seafarers/rules/chapter.h"
#include "engine/modules/seafarers/sites.h"
#include "engine/rules/chapters.h"
#include "engine/rules/neutrals.h"
#include "engine/rules/sites.h"
#include "engine/tables/terrain.h"

namespace reeve::rules {
namespace {

int buildingsPlaced(const PlayerState& player) { return player.buildings().size(); }

/// SETUP-38, SETUP-39: one resource for each productive hex at the second building, no commodities.
Hand startingCards(const GameState& state, IntersectionId at) {
    Hand cards;
    for (const auto hex : state.island().intersectionHexes[index(at)]) {
        const auto resource = resourceOf(state.board.terrain[index(hex)]);
        if (resource != kNoCard && bank(state, resource) > cards[resource]) cards.add(resource, 1);
    }
    return cards;
}

/// The first buildings must be on land, and on the main island if the board has one (AREA-2).
Verdict checkSetupLand(const GameState& state, IntersectionId at) {
    if (!state.rules.seafarers()) return accepted;
    if (!state.board.waters.land.contains(at)) return refuse(RefusalCode::NeedsLand, "SHIP-6");
    const int home = state.board.waters.home();
    if (home < 0 || seafarers::areaOf(state.board, at) == home) return accepted;
    return refuse(RefusalCode::WrongArea, "AREA-2");
}

} // namespace

Verdict carryOut(EventWriter& writer, PlayerId player, const command::Place& c) {
    const auto& state = writer.state();
    if (state.turn.phase != Phase::Setup) return refuse(RefusalCode::WrongPhase, "SETUP-33");
    if (!neutralsPlaced(state)) return refuse(RefusalCode::WrongPhase, "TWO-3");
    if (!placesInSetup(state, player)) return refuse(RefusalCode::NoPieceLeft, "SETUP-33");
    const bool second = buildingsPlaced(state.player(player)) == 1;
    const bool city = second && state.rules.knights();
    if (c.city != city) return refuse(RefusalCode::WrongTarget, second ? "SETUP-36" : "SETUP-33");
    if (!setupSites(state).contains(c.at)) {
        const bool taken = allBuildings(state).contains(c.at) || allKnights(state).contains(c.at);
        if (auto refusal = checkSetupLand(state, c.at); refusal && !taken) return refusal;
        return taken ? refuse(RefusalCode::PlaceTaken, "SETT-1") : refuse(RefusalCode::TooClose, "SETUP-37");
    }
    if (!state.island().intersectionPaths[index(c.at)].contains(c.road))
        return refuse(RefusalCode::NotConnected, "SETUP-37");
    if (allRoads(state).contains(c.road)) return refuse(RefusalCode::PlaceTaken, "ROAD-1");
    if (c.ship) {
        if (!state.rules.seafarers()) return refuse(RefusalCode::NotInThisGame, "SHIP-12");
        if (!state.board.waters.seaPaths.contains(c.road)) return refuse(RefusalCode::NotASeaPath, "SHIP-2");
        if (!seafarers::setupShips(state, c.at).contains(c.road)) return refuse(RefusalCode::PirateNear, "PIRATE-9");
    } else if (auto refusal = seafarers::checkLandPath(state, c.road)) {
        return refusal;
    }

    writer.emit(event::BuildingPlaced{player, c.at, city, c.road, c.ship});
    settleTokens(writer, player, c.at);
    if (second) writer.gain(player, startingCards(state, c.at), Cause::Setup);

    const int gold = second ? seafarers::goldAt(state, c.at) : 0;
    if (gold > 0)
        seafarers::askGold(writer, player, gold); // GOLDHEX-6: before the next player places
    else
        passSetup(writer, player);
    return accepted;
}

void passSetup(EventWriter& writer, PlayerId player) {
    const auto& state = writer.state();
    // The first round goes clockwise, the second back; the last player to place starts.
    if (buildingsPlaced(state.player(player)) == 1) {
        const auto next = state.next(player);
        writer.emit(event::SetupPassed{buildingsPlaced(state.player(next)) == 0 ? next : player});
    } else if (const auto previous = state.previous(player); buildingsPlaced(state.player(previous)) == 1) {
        writer.emit(event::SetupPassed{previous});
    } else {
        writer.emit(event::TurnBegan{player, 1});
    }
}

} // namespace reeve::rules
