// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/fan/wandering/wandering.h"

#include "engine/rules/sites.h"

namespace reeve::fan {
namespace {

/// FAN-WAND-5: land paths without a road or ship.
PathSet openBorders(const GameState& state) {
    const auto land = state.rules.seafarers() ? state.board.waters.landPaths : state.island().paths;
    return land - allRoads(state);
}

IntersectionSet acrossFrom(const Island& island, const IntersectionSet& places, const PathSet& borders) {
    PathSet crossed;
    for (const auto at : places) crossed |= island.intersectionPaths[index(at)];
    IntersectionSet reached;
    for (const auto path : crossed& borders)
        for (const auto end : island.pathEnds[index(path)])
            if (places.contains(island.otherEnd(path, end))) reached.insert(end);
    return reached;
}

} // namespace

IntersectionSet wanderTargets(const GameState& state, PlayerId player, IntersectionId from) {
    if (!state.rules.fan.has(Module::Wandering)) return {};
    const auto& island = state.island();
    const auto borders = openBorders(state);
    const auto foreign = foreignPieces(state, player);

    // Along own connections to the border, across it, and on along own connections.
    auto before = rules::reachable(state, player, from) - foreign;
    before.insert(from);
    const auto across = acrossFrom(island, before, borders);
    auto targets = across;
    for (const auto at : across - foreign) targets |= rules::reachable(state, player, at);
    // Two borders alone.
    targets |= acrossFrom(island, acrossFrom(island, {from}, borders) - foreign, borders);

    targets -= allBuildings(state) | allKnights(state);
    targets.erase(from);
    return state.rules.seafarers() ? targets & state.board.waters.land : targets;
}

} // namespace reeve::fan
