// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a turn, the partner's part, the end of the game: TURN-5, SIX-30, WIN-1 to WIN-4.
#include "engine/modules/fan/battles/battles.h"
#include "engine/rules/chapters.h"
#include "engine/rules/directly.h"

namespace reeve::rules {

Verdict carryOut(EventWriter& writer, PlayerId player, const command::EndTurn&) {
    return endTurn(writer, player, fan::EndTurn{});
}

Verdict endTurn(EventWriter& writer, PlayerId player, const fan::EndTurn& c) {
    const auto& state = writer.state();
    if (hasEnoughPoints(state)) return accepted; // the turn ends with the victory: checkVictory()
    bool handled = false;
    if (state.rules.fan.any())
        if (auto refusal = fan::endTurn(writer, player, c, handled)) return refusal;
    if (!handled) finishTurn(writer, player);
    return accepted;
}

void finishTurn(EventWriter& writer, PlayerId player) {
    const auto& state = writer.state();
    writer.emit(event::TurnEnded{player});
    if (state.rules.has(Option::PairedPlayers) && !inPartnersPart(state))
        writer.emit(event::PartnerBegan{partnerOfTurn(state)});
    else if (state.rules.has(Option::SpecialBuild))
        beginSpecialBuilding(writer);
    else
        beginNextTurn(writer);
}

void beginNextTurn(EventWriter& writer) {
    const auto& state = writer.state();
    const auto number = static_cast<std::uint16_t>(state.turn.number + 1);
    writer.emit(event::TurnBegan{state.next(firstOfTurn(state)), number});
}

bool isSettled(const GameState& state) {
    if (state.turn.resolving != Resolving::Nothing) return false;
    if (!state.rules.knights()) return largestArmyIsSettled(state);
    return state.player(state.turn.player).progressCards() <= supply::kProgressHand; // PROG-11a
}

bool endTurnDirectly(GameState& state) {
    const auto next = state.next(state.turn.player);
    if (hasEnoughPoints(state) || points(state, next) >= state.rules.target) return false;
    const auto number = static_cast<std::uint16_t>(state.turn.number + 1);
    Apply{state}(event::TurnEnded{state.turn.player});
    Apply{state}(event::TurnBegan{next, number});
    return true;
}

bool hasEnoughPoints(const GameState& state) { return points(state, state.turn.player) >= state.rules.target; }

bool isWon(const EventWriter& writer) {
    const auto& state = writer.state();
    if (writer.keptPoints()) return false;
    if (state.turn.phase != Phase::Roll && !actsAfterRoll(state.turn.phase)) return false; // SIX-24: special building
    return hasEnoughPoints(state);
}

void checkVictory(EventWriter& writer) {
    const auto player = writer.state().turn.player;
    if (isWon(writer)) writer.emit(event::GameWon{player, static_cast<std::uint8_t>(points(writer.state(), player))});
}

} // namespace reeve::rules
