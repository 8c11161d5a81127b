// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/events/log.h"

#include "engine/game.h"

#include <utility>

namespace reeve {

PlayerId actingPlayer(const GameState& state) {
    return state.pending.empty() ? state.turn.player : state.pending.front().player;
}

Result<Events> Log::submit(const Command& command) {
    Step step{.command = command, .events = {}, .correction = {}};
    if (step.command.player == kNobody) step.command.player = actingPlayer(m_state);
    auto result = decide(m_state, step.command);
    if (!result) return result;
    step.events = result.value();
    append(std::move(step));
    return result;
}

void Log::correct(const GameState& state) { append(Step{.command = {}, .events = {}, .correction = state}); }

bool Log::undo() {
    if (!canUndo()) return false;
    m_state = stateAfter(--m_done);
    return true;
}

bool Log::redo() {
    if (!canRedo()) return false;
    replay(m_state, m_steps[m_done++]);
    return true;
}

GameState Log::stateAfter(std::size_t count) const {
    std::size_t from = count; // a correction says all: what was before it need not be replayed
    while (from > 0 && !m_steps[from - 1].correction) --from;
    GameState state = from == 0 ? m_start : *m_steps[from - 1].correction;
    for (std::size_t i = from; i < count; ++i) replay(state, m_steps[i]);
    return state;
}

void Log::append(Step step) {
    replay(m_state, step);
    m_steps.erase(m_steps.begin() + static_cast<std::ptrdiff_t>(m_done), m_steps.end());
    m_steps.push_back(std::move(step));
    m_done = m_steps.size();
}

void Log::replay(GameState& state, const Step& step) {
    if (step.correction) state = *step.correction;
    else
        for (const auto& event : step.events) apply(state, event);
}

} // namespace reeve
