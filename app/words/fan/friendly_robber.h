// SPDX-License-Identifier: GPL-3.0-or-later
// The friendly robber (FAN-FRIEND).
#pragma once

#include "app/words/fan/words.h"

namespace reeve::app {

template <>
inline FanModuleText textOf<Module::FriendlyRobber>(const fan::Numbers&) {
    return {
        FanModules::tr("Friendly robber"),
        FanModules::tr("The robber spares hexes whose buildings all belong to players with fewer than three points."),
        FanModules::tr("Fewer hexes are open to the robber."),
        {}};
}
template <>
inline constexpr std::array kRefusalTexts<Module::FriendlyRobber>{
    FanRefusal{RefusalCode::RobberIsFriendly,
               QT_TRANSLATE_NOOP("RefusalWording", "The robber spares this hex: its buildings belong to players with "
                                                   "fewer than three points.")}};

} // namespace reeve::app
