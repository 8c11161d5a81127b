// SPDX-License-Identifier: GPL-3.0-or-later
// Five and six players: after a turn the others build and buy, one after the other, before the next turn begins. SIX-20
// to SIX-26.
#include "engine/commands/options.h"
#include "engine/rules/chapters.h"
#include "engine/tables/costs.h"

namespace reeve::rules {
namespace {

/// SIX-26: what the cards in hand, the pieces and the board allow now.
bool canBuildOrBuy(const GameState& state, PlayerId player) {
    const auto o = mainOptions(state, player);
    const bool builds = !o.roads.empty() || !o.settlements.empty() || !o.cities.empty() || !o.walls.empty() ||
                        !o.recruits.empty() || !o.activate.empty() || !o.promote.empty() || !o.sea.ships.empty();
    if (builds || o.buyDevelopment) return true;
    for (const bool improves : o.improve)
        if (improves) return true;
    return false;
}

/// The first player from `from` on who can build or buy; kNobody when it is the turn's own player again.
PlayerId nextBuilder(const GameState& state, PlayerId from) {
    for (PlayerId p = from; p != state.turn.player; p = state.next(p))
        if (canBuildOrBuy(state, p)) return p;
    return kNobody;
}

void ask(Course& course, PlayerId player) { course.open({.kind = DecisionKind::SpecialBuild, .player = player}); }

} // namespace

void beginSpecialBuilding(Course& course) {
    const auto& state = course.state();
    const auto player = nextBuilder(state, state.next(state.turn.player));
    if (player == kNobody) return beginNextTurn(course);
    course.emit(event::SpecialBuildingBegan{state.turn.player});
    ask(course, player);
}

Verdict passSpecialBuilding(Course& course, PlayerId player) {
    const auto& state = course.state();
    course.close(DecisionKind::SpecialBuild, player);
    course.emit(event::SpecialBuildingPassed{player});
    if (const auto following = nextBuilder(state, state.next(player)); following != kNobody)
        ask(course, following);
    else
        beginNextTurn(course);
    return accepted;
}

} // namespace reeve::rules
