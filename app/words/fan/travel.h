// SPDX-License-Identifier: GPL-3.0-or-later
// Mounted knights and crews (FAN-MK, FAN-CR).
#pragma once

#include "app/words/fan/words.h"

namespace reeve::app {

template <>
inline FanModuleText textOf<Module::Mounted>(const fan::Numbers& numbers) {
    return {FanModules::tr("Mounted knights"),
            FanModules::tr("They are recruited at the castle hex and ride %L1 paths a turn, %L2 for 1 grain. "
                           "Strength %L3.")
                .arg(numbers.movePoints)
                .arg(numbers.movePointsPaid)
                .arg(numbers.mountedStrength),
            addsMovement(),
            FanModules::tr("%L1 mounted knights of each colour: chess knights or marked pawns.")
                .arg(numbers.mountedSupply)};
}
template <>
inline constexpr std::array kNumberNames<Module::Mounted>{
    FanNumber{"mounted_supply", QT_TRANSLATE_NOOP("FanModules", "Mounted knights of each colour")},
    FanNumber{"move_points", QT_TRANSLATE_NOOP("FanModules", "Paths of a move")},
    FanNumber{"move_points_grain", QT_TRANSLATE_NOOP("FanModules", "Paths of a move for 1 grain")}};
template <>
inline constexpr std::array kRefusalTexts<Module::Mounted>{
    FanRefusal{RefusalCode::OnCastlePath,
               QT_TRANSLATE_NOOP("RefusalWording", "No piece may stay on a path of the castle hex.")},
    FanRefusal{RefusalCode::PathOccupied, QT_TRANSLATE_NOOP("RefusalWording", "Another piece stands on this path.")},
    FanRefusal{RefusalCode::NoRoom, QT_TRANSLATE_NOOP("RefusalWording", "There is no room for the piece there.")}};
template <>
inline FanModuleText textOf<Module::Crews>(const fan::Numbers& numbers) {
    return {FanModules::tr("Crews"),
            FanModules::tr("They are recruited beside a building and walk %L1 paths a turn, %L2 for 1 grain. "
                           "Strength %L3.")
                .arg(numbers.movePoints)
                .arg(numbers.movePointsPaid)
                .arg(numbers.crewStrength),
            addsMovement(), FanModules::tr("%L1 crews of each colour: pawns or cubes.").arg(numbers.crewSupply)};
}
template <>
inline constexpr std::array kNumberNames<Module::Crews>{
    FanNumber{"crew_supply", QT_TRANSLATE_NOOP("FanModules", "Crews of each colour")},
    FanNumber{"move_points", QT_TRANSLATE_NOOP("FanModules", "Paths of a move")},
    FanNumber{"move_points_grain", QT_TRANSLATE_NOOP("FanModules", "Paths of a move for 1 grain")}};

inline QString told(const fan::WalkerPlaced& e, const Telling& t) {
    return (e.crew ? FanWording::tr("%1 places a crew.") : FanWording::tr("%1 places a mounted knight."))
        .arg(t.who(e.player));
}
template <>
inline constexpr const char* kEventKind<fan::WalkerPlaced> = "build";
inline QString told(const fan::WalkerMoved& e, const Telling& t) {
    return (e.crew ? FanWording::tr("%1 moves a crew.") : FanWording::tr("%1 moves a mounted knight."))
        .arg(t.who(e.player));
}
inline QString told(const fan::WalkerLost& e, const Telling& t) {
    return (e.crew ? FanWording::tr("%1 loses a crew.") : FanWording::tr("%1 loses a mounted knight."))
        .arg(t.who(e.player));
}

inline QString step(const fan::Recruit& c, const QString& who) {
    switch (c.piece) {
    case fan::Piece::Mounted: return FanWording::tr("%1 places a mounted knight").arg(who);
    case fan::Piece::Crew: return FanWording::tr("%1 places a crew").arg(who);
    case fan::Piece::Train: break;
    }
    return FanWording::tr("%1 places a baggage train").arg(who);
}
inline FanOffer offered(const fan::Recruit& c) {
    switch (c.piece) {
    case fan::Piece::Mounted:
        return {.rule = "FAN-MK-13",
                .page = "build",
                .icon = "",
                .glyph = "knight",
                .name = PromptWords::tr("Mounted knight"),
                .holes = {placeHole("at", HoleKind::Path, PromptWords::tr("Tap a path of the castle hex."))}};
    case fan::Piece::Crew:
        return {
            .rule = "FAN-CR-9",
            .page = "build",
            .icon = "",
            .glyph = "users",
            .name = PromptWords::tr("Crew"),
            .holes = {placeHole("at", HoleKind::Place, PromptWords::tr("Tap a path beside one of your buildings."))}};
    case fan::Piece::Train: break;
    }
    return {.rule = "FAN-BAG-6",
            .page = "build",
            .icon = "",
            .glyph = "trade",
            .name = PromptWords::tr("Baggage train"),
            .holes = {placeHole("at", HoleKind::Intersection, PromptWords::tr("Tap one of your buildings."))}};
}
inline QString step(const fan::Move& c, const QString& who) {
    return (c.crew ? FanWording::tr("%1 moves a crew") : FanWording::tr("%1 moves a mounted knight")).arg(who);
}
inline FanOffer offered(const fan::Move& c) {
    if (c.crew)
        return {.rule = "FAN-CR-7",
                .page = "moves",
                .icon = "users",
                .glyph = "users",
                .name = PromptWords::tr("Move a crew"),
                .holes = {known("from", HoleKind::Place, PromptWords::tr("Tap the crew.")),
                          placeHole("to", HoleKind::Place, PromptWords::tr("Tap its destination."))}};
    return {.rule = "FAN-MK-2",
            .page = "moves",
            .icon = "knight",
            .glyph = "knight",
            .name = PromptWords::tr("Move a mounted knight"),
            .holes = {known("from", HoleKind::Place, PromptWords::tr("Tap the mounted knight.")),
                      placeHole("to", HoleKind::Place, PromptWords::tr("Tap its destination."))}};
}

} // namespace reeve::app
