// SPDX-License-Identifier: GPL-3.0-or-later
// Every command that decide() would accept, one by one. Chance is left to the generator; trades with the
// bank are listed as single exchanges (larger ones are several in a row); trades between players need two
// people to agree and are not listed.
#pragma once

#include "engine/basics/chance.h"
#include "engine/commands/command.h"
#include "engine/state/game_state.h"

#include <optional>
#include <type_traits>

namespace reeve {

/// Where listed commands go: a function and what it works on, without a heap.
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

/// How many there are, of everybody who may act now; without making them.
int countLegalCommands(const GameState& state);

/// One of them, each as likely as any other; nothing if nobody can do anything (the game is over).
std::optional<Command> drawLegalCommand(const GameState& state, Chance& chance);
/// The same into `drawn`. False: nobody can do anything, and `drawn` is as it was.
bool drawLegalCommand(const GameState& state, Chance& chance, Command& drawn);

/// Calls `take` with each legal command of everybody who may act now.
template <typename F>
void forEachLegalCommand(const GameState& state, F&& take) {
    const CommandSink sink(take);
    for (std::size_t p = 0; p < state.playerCount; ++p) listLegalCommands(state, static_cast<PlayerId>(p), sink);
}

} // namespace reeve
