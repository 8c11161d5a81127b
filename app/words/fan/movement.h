// SPDX-License-Identifier: GPL-3.0-or-later
// The movement phase (FAN-RK).
#pragma once

#include "app/words/fan/words.h"

namespace reeve::app {

template <>
inline FanModuleText textOf<Module::MovementPhase>(const fan::Numbers&) {
    return {FanModules::tr("Movement phase"),
            FanModules::tr("Knights act after trading and building, all in one part of the turn."),
            addsMovement(),
            {}};
}

inline QString told(const fan::MovementBegan& e, const Telling& t) {
    return FanWording::tr("%1 begins the movement phase.").arg(t.who(e.player));
}
template <>
inline constexpr const char* kEventKind<fan::MovementBegan> = "turn";

inline QString step(const fan::StartMovement&, const QString& who) {
    return FanWording::tr("%1 begins the movement phase").arg(who);
}
inline FanOffer offered(const fan::StartMovement&) {
    return {.rule = "FAN-RK-2",
            .page = "moves",
            .icon = "next",
            .glyph = "next",
            .name = PromptWords::tr("Movement"),
            .detail = PromptWords::tr("After that you cannot trade, build or play cards in this turn."),
            .manner = Manner::AtOnce};
}

} // namespace reeve::app
