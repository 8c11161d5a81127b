// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/purchases.h"

#include "engine/modules/fan/trains/trains.h"
#include "engine/modules/seafarers/rules/purchases.h"

#include <algorithm>

namespace reeve::rules {

bool buysDevelopment(const GameState& state, PlayerId player) {
    return state.player(player).hand.covers(costs::kDevelopment) && !state.developmentDeck.empty();
}

bool buysImprovement(const GameState& state, PlayerId player, Track track) {
    if (!paysImprovement(state, player, track) || standingCities(state, player).empty()) return false;
    return state.player(player).improvements[index(track)] + 1 < kMetropolisLevel ||
           metropolisGateOpen(state, player, track);
}

bool buysAnything(const GameState& state, PlayerId player) {
    if (!buyableRoads(state, player).empty() || !buyableSettlements(state, player).empty() ||
        !buyableCities(state, player).empty() || buysDevelopment(state, player))
        return true;
    if (state.rules.seafarers() && !seafarers::payableShips(state, player).empty()) return true;
    if (state.rules.fan.any() && !fan::buyableTrains(state, player).empty()) return true;
    if (!state.rules.knights()) return false;
    return !buyableWalls(state, player).empty() || !buyableKnights(state, player).empty() ||
           !buyableActivations(state, player).empty() || !buyablePromotions(state, player).empty() ||
           std::ranges::any_of(kAllTracks, [&](Track track) { return buysImprovement(state, player, track); });
}

} // namespace reeve::rules
