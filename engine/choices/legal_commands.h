// SPDX-License-Identifier: GPL-3.0-or-later
// All commands that decide() accepts. Chance is not stated. Trades with the bank are listed as single trades (larger
// ones are several in a row); trades between players need an agreement and are not listed.
#pragma once

#include "engine/basics/chance.h"
#include "engine/commands/command.h"
#include "engine/state/game_state.h"

#include <optional>
#include <type_traits>

namespace reeve {

/// Receives listed commands: a reference to a function object, without allocation. The object must outlive it.
class CommandSink {
public:
    template <typename F>
    requires(!std::is_same_v<std::remove_cvref_t<F>, CommandSink>) explicit CommandSink(F& take)
        : m_context(&take), m_take([](void* context, const Command& c) { (*static_cast<F*>(context))(c); }) {}
    void operator()(const Command& command) const { m_take(m_context, command); }

private:
    void* m_context;
    void (*m_take)(void*, const Command&);
};

/// Calls `sink` with each legal command of one player, in a fixed order.
void listLegalCommands(const GameState& state, PlayerId player, const CommandSink& sink);

/// Returns the number of legal commands of all players who may act now, without creating them.
int countLegalCommands(const GameState& state);

/// Draws one of them uniformly; nullopt if there are none (the game is over).
std::optional<Command> drawLegalCommand(const GameState& state, Chance& chance);
/// The same into `drawn`. False if there are none; `drawn` is then unchanged.
bool drawLegalCommand(const GameState& state, Chance& chance, Command& drawn);

/// Calls `take` with each legal command of all players who may act now.
template <typename F>
void forEachLegalCommand(const GameState& state, F&& take) {
    const CommandSink sink(take);
    for (std::size_t p = 0; p < state.playerCount; ++p) listLegalCommands(state, static_cast<PlayerId>(p), sink);
}

} // namespace reeve
