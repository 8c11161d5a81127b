// SPDX-License-Identifier: GPL-3.0-or-later
// Building: BUILD-1 to BUILD-6, ROAD, SETT, CITY, WALL, and recruiting knights, KNIGHT-2 to KNIGHT-5.
#include "engine/modules/fan/coast/coast.h"
#include "engine/modules/fan/control/control.h"
#include "engine/modules/seafarers/rules/chapter.h"
#include "engine/modules/seafarers/sites.h"
#include "engine/rules/chapters.h"
#include "engine/rules/sites.h"
#include "engine/tables/costs.h"

namespace reeve::rules {
namespace {

bool occupied(const GameState& state, IntersectionId at) {
    return allBuildings(state).contains(at) || allKnights(state).contains(at);
}

bool onOpenSea(const GameState& state, IntersectionId at) {
    return state.rules.seafarers() && !state.board.waters.land.contains(at);
}

Verdict buildRoad(EventWriter& writer, PlayerId player, PathId at) {
    const auto& state = writer.state();
    if (state.player(player).roads.size() >= supply::kRoads) return refuse(RefusalCode::NoPieceLeft, "BUILD-5");
    if (auto refusal = checkRoadSite(state, player, at)) return refusal;
    if (auto refusal = checkPrice(writer, player, costs::kRoad, "BUILD-1")) return refusal;
    writer.pay(player, costs::kRoad, Cause::Build);
    writer.emit(event::RoadBuilt{player, at});
    oweNeutral(writer, player, false);
    return accepted;
}

Verdict buildSettlement(EventWriter& writer, PlayerId player, const command::Build& c) {
    const auto& state = writer.state();
    const auto at = c.at;
    if (auto refusal = fan::checkLanding(state, c.landing)) return refusal;
    if (state.player(player).settlements.size() >= supply::kSettlements)
        return refuse(RefusalCode::NoPieceLeft, "SETT-4");
    if (!settlementSites(state, player).contains(at)) {
        if (occupied(state, at))
            return refuse(RefusalCode::PlaceTaken, knightOwner(state, at) == player ? "KNIGHT-24" : "SETT-1");
        if (withNeighbors(state.island(), allBuildings(state)).contains(at))
            return refuse(RefusalCode::TooClose, "SETT-2");
        if (onOpenSea(state, at)) return refuse(RefusalCode::NeedsLand, "SHIP-6");
        if (fan::closedIntersections(state, player).contains(at))
            return refuse(RefusalCode::HexControlled, "FAN-CTRL-2");
        return refuse(RefusalCode::NotConnected, "SETT-1");
    }
    if (auto refusal = checkPrice(writer, player, costs::kSettlement, "BUILD-1")) return refusal;
    writer.pay(player, costs::kSettlement, Cause::Build);
    writer.emit(event::SettlementBuilt{player, at});
    seafarers::settleArea(writer, player, at);
    settleTokens(writer, player, at);
    oweNeutral(writer, player, true);
    if (state.rules.fan.any()) fan::landOnHexes(writer, player, c.landing);
    return accepted;
}

Verdict recruit(EventWriter& writer, PlayerId player, IntersectionId at) {
    const auto& state = writer.state();
    if (knightsOfLevel(state.player(player), 1) >= supply::kKnightsPerLevel)
        return refuse(RefusalCode::NoPieceLeft, "KNIGHT-5");
    if (auto refusal = checkKnightSite(state, player, at)) return refusal;
    if (auto refusal = checkPrice(writer, player, costs::kRecruit, "KNIGHT-2")) return refusal;
    writer.pay(player, costs::kRecruit, Cause::Knight);
    writer.emit(event::KnightRecruited{player, at});
    return accepted;
}

} // namespace

Verdict buildCity(EventWriter& writer, PlayerId player, IntersectionId at, const fan::Landing& landing,
                  const Hand& price, std::string_view rule) {
    const auto& state = writer.state();
    const auto& own = state.player(player);
    const bool restored = own.reduced.contains(at);
    if (restored && !landing.empty()) return refuse(RefusalCode::ImpossibleChance, "FAN-BARB-3");
    if (auto refusal = fan::checkLanding(state, landing)) return refusal;
    if (fan::conqueredBuildings(state, player).contains(at)) return refuse(RefusalCode::Conquered, "FAN-BARB-4a");
    if (!citySites(state, player).contains(at))
        return own.settlements.contains(at) ? refuse(RefusalCode::RestoreCityFirst, "BARB-19")
                                            : refuse(RefusalCode::NotYourPiece, "CITY-1");
    if (!restored && own.cities.size() + own.reduced.size() >= supply::kCities)
        return refuse(RefusalCode::NoPieceLeft, "BUILD-5");
    if (auto refusal = checkPrice(writer, player, price, rule)) return refusal;
    writer.pay(player, price, Cause::Build);
    writer.emit(event::CityBuilt{player, at, restored});
    if (state.rules.fan.any() && !restored) fan::landOnHexes(writer, player, landing);
    return accepted;
}

Verdict buildWall(EventWriter& writer, PlayerId player, IntersectionId at, const Hand& price) {
    const auto& state = writer.state();
    const auto& own = state.player(player);
    if (own.walls.size() >= supply::kWalls) return refuse(RefusalCode::NoPieceLeft, "WALL-4");
    if (!own.cities.contains(at)) return refuse(RefusalCode::NotACity, "WALL-2");
    if (own.walls.contains(at)) return refuse(RefusalCode::WallAlready, "WALL-3");
    if (!wallSites(state, player).contains(at)) return refuse(RefusalCode::Conquered, "FAN-BARB-4a");
    if (auto refusal = checkPrice(writer, player, price, "WALL-1")) return refusal;
    writer.pay(player, price, Cause::Build);
    writer.emit(event::WallBuilt{player, at});
    return accepted;
}

Verdict checkRoadSite(const GameState& state, PlayerId player, PathId at) {
    if (auto refusal = seafarers::checkLandPath(state, at)) return refusal;
    if (roadSites(state, player).contains(at)) return accepted;
    if (!allRoads(state).contains(at) && fan::closedPaths(state, player).contains(at))
        return refuse(RefusalCode::HexControlled, "FAN-CTRL-2");
    return allRoads(state).contains(at) ? refuse(RefusalCode::PlaceTaken, "ROAD-1")
                                        : refuse(RefusalCode::NotConnected, "ROAD-2");
}

Verdict checkKnightSite(const GameState& state, PlayerId player, IntersectionId at) {
    if (knightSites(state, player).contains(at)) return accepted;
    if (occupied(state, at)) return refuse(RefusalCode::PlaceTaken, "KNIGHT-3");
    if (onOpenSea(state, at)) return refuse(RefusalCode::NeedsLand, "SHIP-6");
    if (fan::closedIntersections(state, player).contains(at)) return refuse(RefusalCode::HexControlled, "FAN-CTRL-2");
    return refuse(RefusalCode::NotConnected, "KNIGHT-3");
}

Verdict carryOut(EventWriter& writer, PlayerId player, const command::Build& c) {
    if (!writer.state().rules.knights() && (c.piece == Piece::Wall || c.piece == Piece::Knight))
        return refuse(RefusalCode::NotInThisGame, "BUILD-2");
    if (!c.landing.empty() && c.piece != Piece::Settlement && c.piece != Piece::City)
        return refuse(RefusalCode::ImpossibleChance, "FAN-BARB-3");
    switch (c.piece) {
    case Piece::Road: return buildRoad(writer, player, c.path);
    case Piece::Settlement: return buildSettlement(writer, player, c);
    case Piece::City: return buildCity(writer, player, c.at, c.landing, costs::kCity, "BUILD-1");
    case Piece::Wall: return buildWall(writer, player, c.at, costs::kWall);
    case Piece::Knight: return recruit(writer, player, c.at);
    case Piece::Ship: return seafarers::buildShip(writer, player, c.path);
    }
    return accepted;
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
        if (auto refusal = checkRoadSite(state, player, paths[i])) return refusal;
        writer.emit(event::RoadBuilt{player, paths[i]});
    }
    for (std::size_t i = 0; i < paths.size(); ++i) oweNeutral(writer, player, false); // TWO-25
    return accepted;
}

} // namespace reeve::rules
