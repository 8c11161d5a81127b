// SPDX-License-Identifier: GPL-3.0-or-later
// A game as it was played: its start and every accepted step. The window, scripts and saved games change a game through
// it, so that every step can be undone.
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

/// An accepted command and its events, or a correction that sets a new state.
struct Step {
    Command command; ///< with its player filled in; default-constructed for a correction
    Events events;
    std::optional<GameState> correction;
};

class Log {
public:
    /// Starts without steps. Copies `start`.
    explicit Log(const GameState& start) : m_start(start), m_state(start) {}

    [[nodiscard]] const GameState& start() const { return m_start; }
    /// The current state.
    [[nodiscard]] const GameState& state() const { return m_state; }
    /// The steps in effect, oldest first, without those that were undone.
    [[nodiscard]] std::span<const Step> steps() const { return {m_steps.data(), m_done}; }

    /// Decides the command. If the rules accept it, appends it as a step and empties the redo list; else changes
    /// nothing. Its events are those of steps().back().
    Result<Events> submit(const Command& command);
    /// Appends a step with known events and empties the redo list. The caller guarantees that the events fit the state.
    void accept(Step step) { append(std::move(step)); }
    /// Sets the state shown at the table, as a step. The caller has checked `state`.
    void correct(const GameState& state);

    [[nodiscard]] bool canUndo() const { return m_done > 0; }
    [[nodiscard]] bool canRedo() const { return m_done < m_steps.size(); }
    /// Undoes the last step, including its draws. False if there is none.
    bool undo();
    /// Redoes the last undone step. False if there is none.
    bool redo();
    /// Returns the state after the first `count` steps; replays the events of at most 64 of them. Requires count <=
    /// steps().size().
    [[nodiscard]] GameState stateAfter(std::size_t count) const;

private:
    void append(Step step);
    static void replay(GameState& state, const Step& step);

    GameState m_start;
    GameState m_state;
    std::vector<Step> m_steps; ///< the first m_done are in effect, the others can be redone
    std::size_t m_done = 0;
    std::vector<GameState> m_marks; ///< the states after every 64 steps, so that undo in a long game stays fast
};

} // namespace reeve
