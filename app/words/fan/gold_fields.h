// SPDX-License-Identifier: GPL-3.0-or-later
// Gold fields (FAN-GOLD).
#pragma once

#include "app/words/fan/words.h"

namespace reeve::app {

template <>
inline FanModuleText textOf<Module::GoldFields>(const fan::Numbers& numbers) {
    return {FanModules::tr("Gold fields"),
            FanModules::tr("Two or three pieces beside a token mine its nuggets. The mining track brings points, "
                           "and Nyala the diplomat."),
            FanModules::tr("Adds a second way to points."),
            FanModules::tr("%L1 tokens and a track of %L2 spaces: paper will do.")
                .arg(numbers.goldTokens)
                .arg(numbers.goldTrack)};
}
template <>
inline constexpr std::array kNumberNames<Module::GoldFields>{
    FanNumber{"gold_tokens", QT_TRANSLATE_NOOP("FanModules", "Gold fields at the start")},
    FanNumber{"gold_track", QT_TRANSLATE_NOOP("FanModules", "Spaces of the mining track")},
    FanNumber{"gold_nyala", QT_TRANSLATE_NOOP("FanModules", "Space that wins Nyala")},
    FanNumber{"nyala_points", QT_TRANSLATE_NOOP("FanModules", "Points for Nyala")}};

inline QString told(const fan::GoldFieldFlipped& e, const Telling&) {
    return FanWording::tr("A gold field shows %n nugget(s).", nullptr, e.nuggets);
}
inline QString told(const fan::MarkerMoved& e, const Telling& t) {
    return FanWording::tr("%1 goes on %n space(s) of the mining track.", nullptr, e.by).arg(t.who(e.player));
}
template <>
inline constexpr const char* kEventKind<fan::MarkerMoved> = "award";
inline QString told(const fan::NyalaWon& e, const Telling& t) {
    return FanWording::tr("%1 wins Nyala the diplomat.").arg(t.who(e.player));
}
template <>
inline constexpr const char* kEventKind<fan::NyalaWon> = "award";

} // namespace reeve::app
