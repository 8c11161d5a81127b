// SPDX-License-Identifier: GPL-3.0-or-later
// A game as it was played: where it began and every accepted step. The window, the scripts and the save
// games all change a game through it, so every step can be taken back.
#pragma once

#include "engine/basics/result.h"
#include "engine/commands/command.h"
#include "engine/events/event.h"
#include "engine/state/game_state.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace reeve {

/// One accepted command and what followed from it, or a correction that set a whole new state.
struct Step {
    Command command; ///< with its player filled in; empty for a correction
    Events events;
    std::optional<GameState> correction;
};

class Log {
public:
    explicit Log(const GameState& start) : m_start(start), m_state(start) {}

    [[nodiscard]] const GameState& start() const { return m_start; }
    /// The position now.
    [[nodiscard]] const GameState& state() const { return m_state; }
    /// Steps that count, oldest first; those that were taken back are not among them.
    [[nodiscard]] std::span<const Step> steps() const { return {m_steps.data(), m_done}; }

    /// Decides the command; if the rules accept it, it becomes a step and the redo list is emptied.
    /// A refused command changes nothing. The command's events are those of steps().back().
    Result<Events> submit(const Command& command);
    /// Adds a step whose events are known already; the redo list is emptied. The caller knows that they fit the state.
    void accept(Step step) { append(std::move(step)); }
    /// Sets a state that the table shows: a step like any other. The caller has checked the state.
    void correct(const GameState& state);

    [[nodiscard]] bool canUndo() const { return m_done > 0; }
    [[nodiscard]] bool canRedo() const { return m_done < m_steps.size(); }
    /// Takes the last step back, the generator with it. False if there is none.
    bool undo();
    /// Does the last undone step again. False if there is none.
    bool redo();
    /// The state after the first `count` steps, replayed from the events of at most 64 of them. Requires count <=
    /// steps().size().
    [[nodiscard]] GameState stateAfter(std::size_t count) const;

private:
    void append(Step step);
    static void replay(GameState& state, const Step& step);

    GameState m_start;
    GameState m_state;
    std::vector<Step> m_steps; ///< the first m_done count, the others can be redone
    std::size_t m_done = 0;
    std::vector<GameState> m_marks; ///< the states after every 64 steps: taking back a step of a long game stays quick
};

} // namespace reeve
