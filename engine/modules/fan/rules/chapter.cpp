// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/fan/rules/chapter.h"

#include "engine/modules/fan/control.h"
#include "engine/modules/fan/questions.h"
#include "engine/modules/fan/rules/gold_fields.h"
#include "engine/rules/chapters.h"
#include "engine/rules/sites.h"

#include <algorithm>

namespace reeve::fan {

using rules::accepted;
using rules::EventWriter;
using rules::refuse;
using rules::Verdict;

Verdict carryOut(EventWriter& writer, PlayerId player, const StartMovement&) {
    if (!hasMovement(writer.state())) return refuse(RefusalCode::ModuleMissing, "FAN-RK-2");
    writer.emit(MovementBegan{player});
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const Plunder& c) {
    const auto& state = writer.state();
    if (!state.rules.fan.has(Module::Plunder)) return refuse(RefusalCode::ModuleMissing, "FAN-PIR-2");
    if (auto refusal = rules::checkChaser(state, player, c.knight)) return refusal;
    if (rules::robberLocked(state)) return refuse(RefusalCode::RobberLocked, "ROBBER-10");
    if (!plunderers(state, player).contains(c.knight)) return refuse(RefusalCode::NothingToPlunder, "FAN-PIR-2");
    const int level = state.player(player).knightAt(c.knight)->level;
    writer.emit(PiratePlundered{player, static_cast<std::uint8_t>(std::min<int>(level, state.fan.hoard))});
    writer.emit(event::KnightSpent{player, c.knight});
    return accepted;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const Recruit& c) {
    if (c.piece == Piece::Train) return recruitTrain(writer, player, c);
    if (writer.state().turn.phase == Phase::Special) return refuse(RefusalCode::WrongPhase, "FAN-MK-15");
    return recruitWalker(writer, player, c);
}

Verdict carryOut(EventWriter& writer, PlayerId player, const EndTurn& c) {
    if (!writer.state().rules.fan.has(Module::Battles)) return refuse(RefusalCode::ModuleMissing, "FAN-BAT-2");
    return rules::endTurn(writer, player, c);
}

Verdict checkTurnEnd(const GameState& state, PlayerId player) {
    return mustLeaveCastle(state, player) ? refuse(RefusalCode::OnCastlePath, "FAN-MK-6") : Verdict{};
}

Verdict endTurn(EventWriter& writer, PlayerId player, const EndTurn& c, bool& handled) {
    const auto& state = writer.state();
    if (auto refusal = checkTurnEnd(state, player)) return refusal;
    if (state.rules.fan.has(Module::Battles)) handled = beginConflict(writer, player, c);
    return accepted;
}

Verdict settle(EventWriter& writer, const reeve::Action& action) {
    int nuggets = 0;
    if (const auto* own = std::get_if<Action>(&action)) {
        if (const auto* recruit = std::get_if<Recruit>(own)) nuggets = recruit->nuggets;
        if (const auto* move = std::get_if<Move>(own)) nuggets = move->nuggets;
    }
    return mine(writer, nuggets);
}

void tellControl(EventWriter& writer, const GameState& before) {
    if (!before.rules.fan.has(Module::Control)) return;
    const auto was = controlOf(before);
    const auto now = controlOf(writer.state());
    for (const auto hex : before.island().hexes)
        if (was[index(hex)] != now[index(hex)]) writer.emit(ControlChanged{now[index(hex)], hex});
}

Verdict checkPhase(const GameState& state, TurnPart part) {
    if (!hasMovement(state)) return accepted;
    const bool movement = state.turn.phase == Phase::Movement;
    const bool knights = part == TurnPart::Knights && state.rules.fan.has(Module::MovementPhase);
    const bool due = part == TurnPart::Both || (part == TurnPart::Movement || knights) == movement;
    return due ? Verdict{} : refuse(RefusalCode::WrongPhase, "FAN-RK-2a");
}

void growHoard(EventWriter& writer) {
    const auto& fan = writer.state().rules.fan;
    if (fan.has(Module::Plunder) && fan.numbers.hoardStep != 0) writer.emit(HoardGrew{fan.numbers.hoardStep});
}

IntersectionSet plunderers(const GameState& state, PlayerId player) {
    const auto pirate = state.board.waters.pirate;
    if (!state.rules.fan.has(Module::Plunder) || pirate == kNoHex || rules::robberLocked(state)) return {};
    return rules::readyKnights(state, player) & state.island().hexCornerSet[index(pirate)];
}

} // namespace reeve::fan
