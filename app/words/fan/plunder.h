// SPDX-License-Identifier: GPL-3.0-or-later
// Plundering the pirate (FAN-PIR).
#pragma once

#include "app/words/fan/words.h"

namespace reeve::app {

template <>
inline FanModuleText textOf<Module::Plunder>(const fan::Numbers&) {
    return {FanModules::tr("Plunder the pirate"),
            FanModules::tr("The barbarians collect gold while their ship advances. A knight beside the pirate "
                           "takes some of it."),
            FanModules::tr("Adds an action for knights."), needsGold()};
}
template <>
inline constexpr std::array kNumberNames<Module::Plunder>{
    FanNumber{"barbarian_gold_start", QT_TRANSLATE_NOOP("FanModules", "Gold in the hoard at the start")},
    FanNumber{"barbarian_gold_step", QT_TRANSLATE_NOOP("FanModules", "Gold for each space of the barbarian ship")}};
template <>
inline constexpr std::array kRefusalTexts<Module::Plunder>{FanRefusal{
    RefusalCode::NothingToPlunder, QT_TRANSLATE_NOOP("RefusalWording", "The pirate is not next to this knight.")}};

inline QString told(const fan::HoardGrew& e, const Telling&) {
    return FanWording::tr("The barbarians' hoard grows by %L1 gold.").arg(e.by);
}
template <>
inline constexpr const char* kEventKind<fan::HoardGrew> = "ship";
inline QString told(const fan::PiratePlundered& e, const Telling& t) {
    return FanWording::tr("%1 plunders the pirate: %L2 gold. The pirate leaves the board.")
        .arg(t.who(e.player))
        .arg(e.gold);
}
template <>
inline constexpr const char* kEventKind<fan::PiratePlundered> = "robber";

inline QString step(const fan::Plunder&, const QString& who) {
    return FanWording::tr("%1 plunders the pirate").arg(who);
}
inline FanOffer offered(const fan::Plunder&) {
    return {.rule = "FAN-PIR-2",
            .page = "knights",
            .icon = "coin",
            .glyph = "coin",
            .name = PromptWords::tr("Plunder the pirate"),
            .holes = {placeHole("knight", HoleKind::Intersection, PromptWords::tr("Tap the knight that plunders."))}};
}

} // namespace reeve::app
