// SPDX-License-Identifier: GPL-3.0-or-later
// Hex control (FAN-CTRL).
#pragma once

#include "app/words/fan/words.h"

namespace reeve::app {

template <>
inline FanModuleText textOf<Module::Control>(const fan::Numbers& numbers) {
    return {FanModules::tr("Hex control"),
            FanModules::tr("Active knights of strength %L1 together control a hex: it produces for their owner "
                           "only, and nobody else builds there.")
                .arg(numbers.controlStrength),
            FanModules::tr("Changes production and building."), FanModules::tr("Chits in the players' colours.")};
}
template <>
inline constexpr std::array kNumberNames<Module::Control>{
    FanNumber{"control_strength", QT_TRANSLATE_NOOP("FanModules", "Strength that controls a hex")}};
template <>
inline constexpr std::array kRefusalTexts<Module::Control>{
    FanRefusal{RefusalCode::HexControlled,
               QT_TRANSLATE_NOOP("RefusalWording", "The knights of another player control this hex.")}};

inline QString told(const fan::ControlChanged& e, const Telling& t) {
    return e.player == kNobody ? FanWording::tr("Nobody controls %1 any more.").arg(t.where(e.hex))
                               : FanWording::tr("%1 controls %2.").arg(t.who(e.player), t.where(e.hex));
}

} // namespace reeve::app
