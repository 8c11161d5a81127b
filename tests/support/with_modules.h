// SPDX-License-Identifier: GPL-3.0-or-later
// A game with fan modules in a few lines: as given.h, on its island. The castle lies on C3, the desert.
//     WithModules game({fan::Module::HexBarbarians, fan::Module::Arrest});
//     game.barbarians("A1", 2).knight(Red, "b3");
//     ACCEPTED(game, fan::ChaseBarbarian{at("b3"), hex("A1"), hex("E1")});
// All coast hexes of that island: A1 A2 A3 B1 B4 C1 C5 D1 D4 E1 E2 E3.
#pragma once

#include "engine/modules/fan/commands/list.h"
#include "tests/support/given.h"

#include <algorithm>

namespace reeve::testing {

inline Rules rulesWith(std::initializer_list<fan::Module> modules) {
    Rules rules;
    for (const auto module : modules) rules.fan.set(module);
    return rules;
}

struct WithModules : Given {
    explicit WithModules(std::initializer_list<fan::Module> modules, int players = 3)
        : Given(players, rulesWith(modules)) {
        state.fan.castle = hex("C3");
    }

    WithModules& barbarians(std::string_view where, int count) {
        state.fan.barbarians[index(hex(where))] = static_cast<std::uint8_t>(count);
        return *this;
    }
    WithModules& gold(PlayerId p, int coins) {
        state.fan.seat(p).gold = static_cast<std::uint16_t>(coins);
        return *this;
    }
    WithModules& mounted(PlayerId p, std::string_view where) { return walker(p, false, where); }
    WithModules& crew(PlayerId p, std::string_view where) { return walker(p, true, where); }
    WithModules& train(PlayerId p, std::string_view where, int level = 1) {
        state.fan.seat(p).train = fan::Train{.at = at(where), .level = static_cast<std::uint8_t>(level)};
        return *this;
    }
    WithModules& goldField(std::string_view where, int miners, int nuggets) {
        state.fan.goldFields.push_back(
            {at(where), static_cast<std::uint8_t>(miners), static_cast<std::uint8_t>(nuggets)});
        return *this;
    }
    WithModules& inPhase(Phase phase) {
        state.turn.phase = phase;
        return *this;
    }

    [[nodiscard]] int goldOf(PlayerId p) const { return state.fan.seat(p).gold; }
    [[nodiscard]] int prisonersOf(PlayerId p) const { return state.fan.seat(p).prisoners; }
    [[nodiscard]] int barbariansOn(std::string_view where) const { return state.fan.barbarians[index(hex(where))]; }
    /// True if the player has a piece on a path or in a basin.
    [[nodiscard]] bool stands(PlayerId p, bool crew, std::string_view where) const {
        const auto& walkers = state.fan.seat(p).walkers(crew);
        return std::ranges::any_of(walkers, [&](const fan::Walker& w) { return w.at == spot(where); });
    }
    /// "b3-b4" is a path or a hold, "b3" a basin.
    static fan::Spot spot(std::string_view where) {
        if (where.find('-') == std::string_view::npos) return {kNoPath, at(where)};
        return {path(where), kNoIntersection};
    }
    /// The first of the last events that is this module event; nullptr if there is none.
    template <typename Kind>
    [[nodiscard]] const Kind* happened() const {
        for (const auto& event : events)
            if (const auto* own = std::get_if<fan::Event>(&event))
                if (const auto* found = std::get_if<Kind>(own)) return found;
        return nullptr;
    }

private:
    WithModules& walker(PlayerId p, bool crew, std::string_view where) {
        auto& walkers = state.fan.seat(p).walkers(crew);
        walkers.push_back({spot(where), false});
        std::ranges::sort(walkers);
        return *this;
    }
};

} // namespace reeve::testing
