// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/moves.h"

#include "engine/game.h"
#include "engine/player/choose.h"
#include "engine/player/sample.h"
#include "engine/player/weights.h"

#include <algorithm>

namespace reeve::app {
namespace {

constexpr std::size_t kMoves = 3;

/// Whether two moves are so similar that only one is worth suggesting: the same place with another road, two roads, or
/// the same kind of action. Settlements, cities and robber moves to different places are distinct.
bool muchTheSame(const Action& one, const Action& other) {
    if (one.index() != other.index()) return false;
    if (const auto* place = std::get_if<command::Place>(&one)) return place->at == std::get<command::Place>(other).at;
    if (const auto* build = std::get_if<command::Build>(&one))
        return build->piece == std::get<command::Build>(other).piece && build->piece != Piece::Settlement &&
               build->piece != Piece::City;
    return !std::holds_alternative<command::MoveRobber>(one);
}

} // namespace

std::vector<Move> bestMoves(const GameView& view, std::uint64_t seed, bool progressKnown) {
    Chance chance(seed);
    const PlayerId self = view.viewer.player();
    const GameState state = player::sampled(view, chance);
    const auto choices =
        player::choicesOf(state, self, player::learnedWeights(view.rules.game), player::kMostChoices, chance);
    std::vector<Move> moves;
    if (choices.size() < 2) return moves;
    std::vector<const player::Choice*> order;
    for (const auto& choice : choices)
        if (progressKnown || !std::holds_alternative<command::Play>(choice.command.action)) order.push_back(&choice);
    if (order.size() < 2) return moves;
    std::ranges::stable_sort(order, std::greater{}, &player::Choice::worth);
    const GameView before = viewOf(state, Viewer::table());
    for (const auto* choice : order) {
        if (moves.size() == kMoves) break;
        const Action& action = choice->command.action;
        if (std::ranges::any_of(moves, [&](const Move& move) { return muchTheSame(move.action, action); })) continue;
        const auto decided = decide(state, choice->command);
        if (!decided.ok()) continue;
        const GameView after = viewOf(applied(state, decided.value()), Viewer::table());
        moves.push_back({.action = action,
                         .events = seenBy(decided.value(), action, Viewer::table()),
                         .reason = player::reasonFor(before, after, self, action),
                         .before = before,
                         .after = after});
        // Moves worse than ending the turn are not suggested.
        if (std::holds_alternative<command::EndTurn>(action)) break;
    }
    return moves;
}

} // namespace reeve::app
