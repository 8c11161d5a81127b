// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/choices/legal_commands.h"

#include "engine/choices/lister.h"

namespace reeve {
namespace {

/// Passes the commands of all players who may act now on.
template <typename Groups>
void listAll(const GameState& state, Groups& groups) {
    if (state.pending.empty()) return choices::Lister(state, state.turn.player, groups).list();
    for (std::size_t p = 0; p < state.playerCount; ++p) choices::Lister(state, static_cast<PlayerId>(p), groups).list();
}

/// Constructs an action in place: copying a value just written would stall.
template <typename A>
void put(const A& made, Action& kept) {
    if constexpr (requires { kept.emplace<A>(made); })
        kept.emplace<A>(made);
    else
        kept = Action(made);
}

} // namespace

void listLegalCommands(const GameState& state, PlayerId player, const CommandSink& sink) {
    auto spell = [&](PlayerId by, int count, const auto& make) {
        for (int n = 0; n < count; ++n) sink(Command{by, Action(make(n))});
    };
    choices::Lister(state, player, spell).list();
}

int countLegalCommands(const GameState& state) {
    int all = 0;
    auto add = [&](PlayerId, int count, const auto&) { all += count; };
    listAll(state, add);
    return all;
}

bool drawLegalCommand(const GameState& state, Chance& chance, Command& drawn) {
    int met = 0;
    // Reservoir sampling over groups: a group replaces the drawn command with the probability of its share of all
    // commands so far. All commands are equally likely, and only a few are created.
    auto draw = [&](PlayerId player, int count, const auto& make) {
        met += count;
        const int n = chance.draw(met);
        if (n >= count) return;
        drawn.player = player;
        put(make(n), drawn.action);
    };
    listAll(state, draw);
    return met > 0;
}

std::optional<Command> drawLegalCommand(const GameState& state, Chance& chance) {
    Command drawn;
    return drawLegalCommand(state, chance, drawn) ? std::optional(drawn) : std::nullopt;
}

} // namespace reeve
