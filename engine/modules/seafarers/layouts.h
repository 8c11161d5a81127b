// SPDX-License-Identifier: GPL-3.0-or-later
// The boards of the scenarios (SCEN-1 to SCEN-6).
#pragma once

#include "engine/state/game_state.h"

namespace reeve::seafarers {

inline constexpr int kFewestPlayers = 3;                        // SCEN-1, SCEN-2
inline constexpr int kScenarioTarget = 14, kKnightsBonus = 2;   // SCEN-3, SEA-9
inline constexpr int kIslandPoints = 2, kOlderIslandPoints = 1; // AREA-3, AREA-4

/// The points that win the base game under older printings (SCEN-3). Requires a scenario.
constexpr int olderTarget(Scenario scenario) { return scenario == Scenario::NewShores ? 13 : 12; }

/// The board of a scenario: sea, areas, harbour paths, robber and pirate as printed; terrain, tokens and harbour kinds
/// shuffled from its pools without adjacent red numbers (SCEN-5). Requires a scenario and 3 to 6 players.
Board scenarioBoard(Scenario scenario, int players, std::uint64_t seed);

/// Number of harbours of a scenario (SCEN-1 to SCEN-6). Requires 3 to 6 players.
int scenarioHarbors(int players);

} // namespace reeve::seafarers
