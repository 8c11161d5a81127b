// SPDX-License-Identifier: GPL-3.0-or-later
// When a command is possible. Each command states it beside its fields, as `kTiming`.
#pragma once

#include "engine/state/game_state.h"

#include <optional>

namespace reeve {

/// The phases of a turn in which a command is possible at all.
enum class Moment : std::uint8_t {
    AfterRoll,
    ErrantToo, ///< after the roll; with the Knight Errant also before it (VAR-ERRANT-1)
    InAnyTurn, ///< also before the roll
    Always     ///< its chapter checks the phase
};

/// The part of a turn with a movement phase (FAN-RK-2) to which a command belongs.
enum class TurnPart : std::uint8_t {
    Main,     ///< trading and building
    Movement, ///< Phase::Movement if the turn has it, else Main
    Knights,  ///< round knights: FAN-RK-2a
    Both
};

struct Timing {
    Moment moment = Moment::AfterRoll;
    TurnPart part = TurnPart::Main;
    bool special = false; ///< also in the special building phase (SIX-21, SIX-22)
    std::optional<DecisionKind> answers{};
};

/// The timing of an answer to a decision.
constexpr Timing answersTo(DecisionKind kind) { return {.answers = kind}; }

} // namespace reeve
