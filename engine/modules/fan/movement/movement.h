// SPDX-License-Identifier: GPL-3.0-or-later
// The movement phase of a turn (FAN-RK).
#pragma once

#include "engine/modules/fan/commands/module.h"

namespace reeve::fan {

// clang-format off
struct StartMovement { static constexpr std::string_view kVerb = "start-movement"; static constexpr Timing kTiming{}; bool operator==(const StartMovement&) const = default; }; ///< FAN-RK-2
struct MovementBegan { PlayerId player = kNobody; ///< FAN-RK-2
    static constexpr Public kEvent{"movement-began"}; constexpr void fields(auto& f) { f("player", player); }
    void apply(GameState& s) const { s.turn.partner = s.turn.phase == Phase::Paired; s.turn.phase = Phase::Movement; }
    std::string told(const auto& tell) const { return tell.does(player, "begins the movement phase"); } };
// clang-format on

Verdict carryOut(EventWriter&, PlayerId, const StartMovement&);
/// Returns why a command of a part of the turn is not legal now (FAN-RK-2); accepted if it is, and without a movement
/// phase.
Verdict checkPhase(const GameState&, TurnPart);

} // namespace reeve::fan
