// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/log.h"

#include "engine/game.h"
#include "engine/state/queries.h"

#include <utility>

namespace reeve {
namespace {
constexpr std::size_t kSpan = 64; ///< number of steps between stored states
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
    const std::size_t mark = count / kSpan;
    std::size_t from = count; // a correction contains the whole state: earlier steps are not replayed
    while (from > mark * kSpan && !m_steps[from - 1].correction) --from;
    GameState state = from > mark * kSpan ? *m_steps[from - 1].correction : mark > 0 ? m_marks[mark - 1] : m_start;
    for (std::size_t i = from; i < count; ++i) replay(state, m_steps[i]);
    return state;
}

void Log::append(Step step) {
    replay(m_state, step);
    m_steps.erase(m_steps.begin() + static_cast<std::ptrdiff_t>(m_done), m_steps.end());
    m_marks.erase(m_marks.begin() + static_cast<std::ptrdiff_t>(m_done / kSpan), m_marks.end());
    m_steps.push_back(std::move(step));
    m_done = m_steps.size();
    if (m_done % kSpan == 0) m_marks.push_back(m_state);
}

void Log::replay(GameState& state, const Step& step) {
    if (step.correction)
        state = *step.correction;
    else
        for (const auto& event : step.events) apply(state, event);
}

} // namespace reeve
