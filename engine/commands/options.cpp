// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/commands/options.h"

#include "engine/modules/fan/chapter.h"
#include "engine/modules/fan/questions.h"
#include "engine/modules/seafarers/choices.h"
#include "engine/rules/sites.h"
#include "engine/tables/costs.h"

namespace reeve {
namespace {

using namespace rules;

void buildOptions(const GameState& state, Options& o) {
    const auto& own = state.player(o.player);
    const auto& hand = own.hand;
    if (own.roads.size() < supply::kRoads && hand.covers(costs::kRoad)) o.roads = roadSites(state, o.player);
    if (own.settlements.size() < supply::kSettlements && hand.covers(costs::kSettlement))
        o.settlements = settlementSites(state, o.player);
    if (state.rules.seafarers()) o.sea.ships = seafarers::payableShips(state, o.player);
    const bool cityPiece = !own.reduced.empty() || own.cities.size() < supply::kCities;
    if (cityPiece && hand.covers(costs::kCity)) o.cities = citySites(state, o.player);
    o.buyDevelopment = !state.developmentDeck.empty() && hand.covers(costs::kDevelopment);
    if (!state.rules.knights()) return;
    if (own.walls.size() < supply::kWalls && hand.covers(costs::kWall)) o.walls = wallSites(state, o.player);
    if (knightsOfLevel(own, 1) < supply::kKnightsPerLevel && hand.covers(costs::kRecruit))
        o.recruits = knightSites(state, o.player);
    if (hand.covers(costs::kActivate)) o.activate = activatable(state, o.player);
    if (hand.covers(costs::kPromote)) o.promote = promotable(state, o.player);
}

void improveOptions(const GameState& state, Options& o) {
    const auto& own = state.player(o.player);
    if (standingCities(state, o.player).empty()) return;
    for (const auto track : kAllTracks) {
        const int level = own.improvements[index(track)] + 1;
        if (level > 5 || (level >= 4 && !metropolisGateOpen(state, o.player, track))) continue;
        o.improve[index(track)] = own.hand.covers(costs::improvement(track, level, state.turn.crane));
    }
}

void answerOptions(const GameState& state, Options& o) {
    const auto player = o.player;
    switch (o.decision->kind) {
    case DecisionKind::MoveRobber:
        o.robberTo = robberSites(state, false);
        if (state.rules.seafarers()) o.sea.pirateTo = seafarers::pirateSites(state);
        break;
    case DecisionKind::LoseCity: o.loseCity = cleanCities(state, player); break;
    case DecisionKind::PlaceMetropolis: o.metropolis = cleanCities(state, player); break;
    case DecisionKind::RelocateKnight: o.relocate = retreatSites(state, player, o.decision->knight.at); break;
    case DecisionKind::RemoveKnight: o.removeKnight = state.player(player).knightPlaces; break;
    case DecisionKind::PlaceKnight: o.placeKnight = knightSites(state, player); break;
    case DecisionKind::SpecialBuild:
        buildOptions(state, o);
        if (state.rules.knights()) improveOptions(state, o);
        break;
    default: break;
    }
}

void chaseOptions(const GameState& state, Options& o) {
    if (robberLocked(state)) return;
    o.chasers = readyKnights(state, o.player) & state.island().hexCornerSet[index(state.board.robber)];
    if (!o.chasers.empty()) o.robberTo = robberSites(state, true);
    if (!state.rules.seafarers()) return;
    o.sea.chasers = seafarers::pirateChasers(state, o.player);
    if (!o.sea.chasers.empty()) o.sea.pirateTo = seafarers::pirateSites(state);
}

} // namespace

PathSet setupRoads(const GameState& state, IntersectionId at) {
    const auto paths = state.island().intersectionPaths[index(at)] - allRoads(state);
    return state.rules.seafarers() ? paths & state.board.waters.landPaths : paths;
}

Options mainOptions(const GameState& state, PlayerId player) {
    Options o;
    o.player = player;
    o.endTurn = !state.rules.fan.any() || !fan::checkTurnEnd(state, player);
    o.trade = state.rules.knights() || state.rules.has(Option::CombinedPhase) || !state.turn.built;
    buildOptions(state, o);
    if (state.rules.knights()) improveOptions(state, o);
    return o;
}

Options options(const GameState& state, PlayerId player) {
    Options o;
    o.player = player;
    if (state.turn.phase == Phase::Over) return o;
    for (const auto& decision : state.pending)
        if (decision.player == player) {
            o.decision = &decision;
            answerOptions(state, o);
            return o;
        }
    if (!state.pending.empty() || state.turn.player != player) return o;
    if (state.turn.phase == Phase::Setup) {
        if (placesInSetup(state, player)) o.place = setupSites(state);
        o.placeCity = placesCity(state, player);
        return o;
    }
    if (state.turn.phase == Phase::Roll) {
        o.roll = true;
        if (state.rules.has(Option::KnightErrant) && !state.turn.knightErrant && fan::knightsAct(state))
            chaseOptions(state, o);
        return o;
    }
    if (state.turn.phase == Phase::Movement) {
        o.endTurn = !fan::checkTurnEnd(state, player);
        if (state.player(player).hand.covers(costs::kActivate)) o.activate = rules::activatable(state, player);
    } else {
        o = mainOptions(state, player);
    }
    o.bankRate = bankRates(state, player);
    if (state.rules.knights() && fan::knightsAct(state)) {
        for (const auto at : readyKnights(state, player))
            if (!knightTargets(state, player, at).empty()) o.movable.insert(at);
        chaseOptions(state, o);
    }
    if (state.rules.seafarers() && state.turn.phase != Phase::Movement)
        o.sea.movable = seafarers::movableShips(state, player);
    return o;
}

} // namespace reeve
