// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/choices/options.h"

#include "engine/modules/fan/questions.h"
#include "engine/modules/fan/travel/travel.h"
#include "engine/modules/seafarers/rules/purchases.h"
#include "engine/rules/purchases.h"
#include "engine/rules/sites.h"
#include "engine/rules/timing.h"

namespace reeve {
namespace {

using namespace rules;

void buildOptions(const GameState& state, Options& o) {
    o.roads = buyableRoads(state, o.player);
    o.settlements = buyableSettlements(state, o.player);
    if (state.rules.seafarers()) o.sea.ships = seafarers::payableShips(state, o.player);
    o.cities = buyableCities(state, o.player);
    o.buyDevelopment = buysDevelopment(state, o.player);
    if (!state.rules.knights()) return;
    o.walls = buyableWalls(state, o.player);
    o.recruits = buyableKnights(state, o.player);
    o.activate = buyableActivations(state, o.player);
    o.promote = buyablePromotions(state, o.player);
    for (const auto track : kAllTracks) o.improve[index(track)] = buysImprovement(state, o.player, track);
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
    case DecisionKind::SpecialBuild: buildOptions(state, o); break;
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
    o.endTurn = !state.rules.fan.any() || !fan::checkTurnEnd(state, player);
    if (state.turn.phase == Phase::Movement) {
        o.activate = buyableActivations(state, player);
    } else {
        o.trade = tradeOpen(state);
        buildOptions(state, o);
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
