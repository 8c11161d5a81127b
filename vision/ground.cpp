// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/ground.h"

#include "engine/modules/seafarers/layouts.h"

#include <algorithm>

namespace reeve::vision {

bool Ground::liesOnItself(int sixths) const {
    if (!places().turns[static_cast<std::size_t>(sixths)]) return false;
    for (const HexId hex : sea)
        if (!sea.contains(*places().rotated(hex, sixths))) return false;
    return true;
}

Ground groundOf(const Board& board) {
    Ground ground(board.islandId);
    for (const HexId hex : board.island().hexes)
        if (board.terrain[index(hex)] == Terrain::Sea) ground.sea.insert(hex);
    if (!ground.atSea()) return ground;
    for (const HexId hex : ground.land()) {
        ++ground.terrain[index(board.terrain[index(hex)])];
        ++ground.tokens[board.number[index(hex)]];
    }
    // A layout has gold only off the main island (SCEN-5, SCEN-6); a board of the players' own may have it anywhere.
    HexSet golden;
    for (const HexId hex : ground.land())
        if (board.terrain[index(hex)] == Terrain::Gold) golden.insert(hex);
    const int home = board.waters.home();
    const HexSet main = home < 0 ? HexSet() : board.waters.areas[static_cast<std::size_t>(home)].hexes;
    ground.gold = (golden & main).empty() ? ground.land() - main : ground.land();
    for (const Harbor& harbor : board.harbors) ground.harbors.push_back(harbor.at);
    return ground;
}

Ground groundOf(Scenario scenario, int players) {
    return groundOf(seafarers::scenarioBoard(scenario, players, 1)); // any seed: the pools are the same
}

const std::vector<ScenarioLayout>& scenarioLayouts() {
    // Never destroyed: a thread may still read a picture at exit.
    static const auto& layouts = *new const std::vector<ScenarioLayout>([] {
        std::vector<ScenarioLayout> all;
        for (const int players : {4, 3, 5, 6})
            for (const Scenario scenario : {Scenario::NewShores, Scenario::ThroughTheDesert}) {
                const Ground ground = groundOf(scenario, players);
                const auto known = std::find_if(all.begin(), all.end(),
                                                [&](const ScenarioLayout& layout) { return layout.ground == ground; });
                if (known == all.end())
                    all.push_back({scenario, {players}, ground});
                else
                    known->players.push_back(players);
            }
        return all;
    }());
    return layouts;
}

const ScenarioLayout* scenarioLayoutOf(const Ground& ground) {
    for (const ScenarioLayout& layout : scenarioLayouts())
        if (layout.ground == ground) return &layout;
    return nullptr;
}

} // namespace reeve::vision
