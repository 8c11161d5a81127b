// SPDX-License-Identifier: GPL-3.0-or-later
// Taking down (FAN-DEC).
#pragma once

#include "app/words/fan/words.h"

namespace reeve::app {

template <>
inline FanModuleText textOf<Module::Deconstruct>(const fan::Numbers&) {
    return {FanModules::tr("Take down"),
            FanModules::tr("For 1 gold a mighty knight takes down an own road, or a building by one level. Gold "
                           "comes from arrests, battles or the pirate."),
            FanModules::tr("Adds an action for mighty knights."), needsGold()};
}
template <>
inline constexpr std::array kNumberNames<Module::Deconstruct>{
    FanNumber{"any_color", QT_TRANSLATE_NOOP("FanModules", "Roads of other players may be taken down")}};

inline QString told(const fan::PieceDeconstructed& e, const Telling& t) {
    switch (e.target) {
    case fan::Target::Road: return FanWording::tr("%1 takes down a road.").arg(t.who(e.player));
    case fan::Target::Ship: return FanWording::tr("%1 takes down a ship.").arg(t.who(e.player));
    case fan::Target::Building: break;
    }
    return FanWording::tr("%1 takes down a level of a building.").arg(t.who(e.player));
}
template <>
inline constexpr const char* kEventKind<fan::PieceDeconstructed> = "build";

inline QString step(const fan::Deconstruct&, const QString& who) {
    return FanWording::tr("%1 takes down a piece").arg(who);
}
inline FanOffer offered(const fan::Deconstruct&) {
    return {.rule = "FAN-DEC-1",
            .page = "knights",
            .icon = "trash",
            .glyph = "minus",
            .name = PromptWords::tr("Take down, 1 gold"),
            .holes = {known("knight", HoleKind::Intersection, PromptWords::tr("Tap the mighty knight.")),
                      placeHole("target", HoleKind::Place, PromptWords::tr("Tap what is taken down."))}};
}

} // namespace reeve::app
