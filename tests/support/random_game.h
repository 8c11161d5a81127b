// SPDX-License-Identifier: GPL-3.0-or-later
// Random games: all legal commands are equally likely.
#pragma once

#include "engine/choices/legal_commands.h"
#include "engine/game.h"
#include "engine/modules/seafarers/layouts.h"

#include <optional>

namespace reeve::testing {

/// A legal command, drawn uniformly; nullopt if there is none.
inline std::optional<Command> randomCommand(const GameState& state, Chance& chance) {
    return drawLegalCommand(state, chance);
}

/// A random game on the board of a scenario of Seafarers.
inline GameState randomVoyage(std::uint64_t seed, Rules rules, Scenario scenario, int players) {
    NewGame game;
    game.rules = rules;
    game.rules.set(Option::Seafarers);
    game.rules.scenario = scenario;
    game.rules.target =
        static_cast<std::uint8_t>(seafarers::kScenarioTarget + (rules.knights() ? seafarers::kKnightsBonus : 0));
    if (players > kMostPlayersOfBaseBox && seed % 3 != 0)
        game.rules.set(seed % 3 == 1 ? Option::SpecialBuild : Option::PairedPlayers);
    game.seed = seed;
    game.board = seafarers::scenarioBoard(scenario, players, seed);
    for (int p = 0; p < players; ++p) game.players.push_back(static_cast<Color>(p));
    return newGame(game);
}

/// A new game for a seed; seeds vary the number of players, the caller sets the rules. The large island has five or six
/// players, with special building, with paired players or with neither.
inline GameState randomStart(std::uint64_t seed, Rules rules, IslandId island = IslandId::Standard) {
    NewGame game;
    game.rules = rules;
    game.seed = seed;
    game.board = randomBoard(seed, island);
    int players = rules.has(Option::TwoPlayer) ? 2
                                               : 3 + static_cast<int>(seed % 4 == 0   ? 1
                                                                      : seed % 4 == 1 ? 3
                                                                                      : seed % 2);
    if (island == IslandId::Extended) {
        players = 5 + static_cast<int>(seed % 2);
        if (seed % 3 != 0) game.rules.set(seed % 3 == 1 ? Option::SpecialBuild : Option::PairedPlayers);
    }
    for (int p = 0; p < players; ++p) game.players.push_back(static_cast<Color>(p));
    game.start = static_cast<PlayerId>(seed % static_cast<std::uint64_t>(players));
    return newGame(game);
}

} // namespace reeve::testing
