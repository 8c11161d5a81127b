// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of game, for tests that must hold in each: base game, Cities & Knights, the large island with each way to
// share a turn, Seafarers, and each fan module.
#pragma once

#include "tests/support/random_modules.h"

#include <functional>
#include <string>
#include <vector>

namespace reeve::testing {

struct KindOfGame {
    std::string name;
    std::function<GameState(std::uint64_t seed)> start;
};

inline std::vector<KindOfGame> kindsOfGames() {
    const auto base = [](std::uint64_t seed) {
        Rules rules{.game = GameKind::Base, .edition = static_cast<Edition>(seed % 4), .options = 0, .target = 10};
        if (seed % 3 == 1) rules.set(Option::SingleClaimant);
        return rules;
    };
    const auto knights = [](std::uint64_t seed) {
        Rules rules{.edition = static_cast<Edition>(seed % 3)};
        if (seed % 4 == 1) rules.set(Option::Nasty);
        if (seed % 4 == 2) rules.set(Option::KnightErrant);
        return rules;
    };
    const auto voyage = [](std::uint64_t seed, const Rules& rules) {
        return randomVoyage(seed, rules, seed % 2 == 0 ? Scenario::NewShores : Scenario::ThroughTheDesert,
                            3 + static_cast<int>(seed / 2 % 4));
    };
    std::vector<KindOfGame> kinds{
        {"base", [=](std::uint64_t seed) { return randomStart(seed, base(seed)); }},
        {"base for two",
         [=](std::uint64_t seed) {
             Rules rules = base(seed);
             rules.set(Option::TwoPlayer);
             return randomStart(seed, rules);
         }},
        {"base, large island", [=](std::uint64_t seed) { return randomStart(seed, base(seed), IslandId::Extended); }},
        {"knights", [=](std::uint64_t seed) { return randomStart(seed, knights(seed)); }},
        {"knights, large island",
         [=](std::uint64_t seed) { return randomStart(seed, knights(seed), IslandId::Extended); }},
        {"base at sea", [=](std::uint64_t seed) { return voyage(seed, base(seed)); }},
        {"knights at sea", [=](std::uint64_t seed) { return voyage(seed, knights(seed)); }}};
    for (std::size_t m = 0; m < fan::kModules; ++m)
        kinds.push_back({std::string(fan::kModuleInfos[m].word), [=](std::uint64_t seed) {
                             Rules rules = knights(seed);
                             switchOn(rules, static_cast<fan::Module>(m));
                             rules.fan.numbers.anyColor = rules.fan.numbers.exchange = seed % 2 == 0;
                             GameState state = randomModuleGame(seed, rules);
                             for (std::size_t p = 0; p < state.playerCount; ++p)
                                 state.fan.seats[p].gold = state.fan.seats[p].fish = 4;
                             return state;
                         }});
    return kinds;
}

} // namespace reeve::testing
