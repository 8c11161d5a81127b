// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a turn and of the game: TURN-5, WIN-1 to WIN-4.
#include "engine/rules/chapters.h"

namespace reeve::rules {

Verdict endTurn(Course& course, PlayerId player, const command::EndTurn&) {
    const auto& state = course.state();
    if (hasEnoughPoints(state)) return accepted; // the turn ends with the victory: checkVictory()
    const auto number = static_cast<std::uint16_t>(state.turn.number + 1);
    course.emit(event::TurnEnded{player});
    course.emit(event::TurnBegan{state.next(player), number});
    return accepted;
}

bool hasEnoughPoints(const GameState& state) { return points(state, state.turn.player) >= state.rules.target; }

void checkVictory(Course& course) {
    const auto& state = course.state();
    if (state.turn.phase != Phase::Roll && state.turn.phase != Phase::Main) return;
    const int reached = points(state, state.turn.player);
    if (reached >= state.rules.target)
        course.emit(event::GameWon{state.turn.player, static_cast<std::uint8_t>(reached)});
}

} // namespace reeve::rules
