// SPDX-License-Identifier: GPL-3.0-or-later
// Five and six players: after a turn the other players build and buy in turn before the next turn begins. SIX-20 to
// SIX-26.
#include "engine/rules/chapters.h"
#include "engine/rules/purchases.h"

namespace reeve::rules {
namespace {

/// The first player from `from` on who can build or buy (SIX-26); kNobody if the player of the turn is reached first.
PlayerId nextBuilder(const GameState& state, PlayerId from) {
    for (PlayerId p = from; p != state.turn.player; p = state.next(p))
        if (buysAnything(state, p)) return p;
    return kNobody;
}

void ask(EventWriter& writer, PlayerId player) { writer.open({.kind = DecisionKind::SpecialBuild, .player = player}); }

} // namespace

void beginSpecialBuilding(EventWriter& writer) {
    const auto& state = writer.state();
    const auto player = nextBuilder(state, state.next(state.turn.player));
    if (player == kNobody) return beginNextTurn(writer);
    writer.emit(event::SpecialBuildingBegan{state.turn.player});
    ask(writer, player);
}

Verdict carryOut(EventWriter& writer, PlayerId player, const command::Pass&) {
    const auto& state = writer.state();
    writer.close(DecisionKind::SpecialBuild, player);
    writer.emit(event::SpecialBuildingPassed{player});
    if (const auto following = nextBuilder(state, state.next(player)); following != kNobody)
        ask(writer, following);
    else
        beginNextTurn(writer);
    return accepted;
}

} // namespace reeve::rules
