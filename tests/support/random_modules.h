// SPDX-License-Identifier: GPL-3.0-or-later
// New games with fan modules.
#pragma once

#include "tests/support/random_game.h"

namespace reeve::testing {

/// Enables a module and those that it needs.
inline void switchOn(Rules& rules, fan::Module module) {
    rules.fan.setWithNeeds(module);
    if (fan::kModuleInfos[static_cast<std::size_t>(module)].needsSeafarers) rules.set(Option::Seafarers);
}

/// A game by these rules: of Seafarers if a module needs it or for every fourth seed, else on the standard or the large
/// island.
inline GameState randomModuleGame(std::uint64_t seed, Rules rules) {
    if (rules.seafarers() || seed % 4 == 3)
        return randomVoyage(seed, rules, Scenario::ThroughTheDesert, 3 + static_cast<int>(seed % 4));
    return randomStart(seed, rules, seed % 4 == 2 ? IslandId::Extended : IslandId::Standard);
}

} // namespace reeve::testing
