// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/fan/movement/movement.h"

#include "engine/modules/fan/questions.h"
#include "engine/rules/event_writer.h"

namespace reeve::fan {

using rules::accepted;
using rules::refuse;

Verdict carryOut(EventWriter& writer, PlayerId player, const StartMovement&) {
    if (!hasMovement(writer.state())) return refuse(RefusalCode::ModuleMissing, "FAN-RK-2");
    writer.emit(MovementBegan{player});
    return accepted;
}

Verdict checkPhase(const GameState& state, TurnPart part) {
    if (!hasMovement(state)) return accepted;
    const bool movement = state.turn.phase == Phase::Movement;
    const bool knights = part == TurnPart::Knights && state.rules.fan.has(Module::MovementPhase);
    const bool due = part == TurnPart::Both || (part == TurnPart::Movement || knights) == movement;
    return due ? Verdict{} : refuse(RefusalCode::WrongPhase, "FAN-RK-2a");
}

} // namespace reeve::fan
