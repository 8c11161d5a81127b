// SPDX-License-Identifier: GPL-3.0-or-later
// Barbarians on the coast, chase and arrest, banishing (FAN-BARB, FAN-CHASE, FAN-BAN).
#pragma once

#include "app/words/fan/words.h"

namespace reeve::app {

template <>
inline FanModuleText textOf<Module::HexBarbarians>(const fan::Numbers& numbers) {
    return {FanModules::tr("Barbarians on the coast"),
            FanModules::tr("After each settlement or city that is built, three barbarians land on the coast. A "
                           "hex with three of them produces nothing."),
            FanModules::tr("Adds a landing after building."),
            FanModules::tr("%L1 barbarians: dark figures or chips.").arg(numbers.barbarianSupply)};
}
template <>
inline constexpr std::array kNumberNames<Module::HexBarbarians>{
    FanNumber{"barbarian_supply", QT_TRANSLATE_NOOP("FanModules", "Barbarians in the box")}};
template <>
inline constexpr std::array kRefusalTexts<Module::HexBarbarians>{
    FanRefusal{RefusalCode::NotConquerable, QT_TRANSLATE_NOOP("RefusalWording", "No barbarian can come to this hex.")},
    FanRefusal{RefusalCode::NoBarbarian, QT_TRANSLATE_NOOP("RefusalWording", "No barbarian stands on this hex.")},
    FanRefusal{RefusalCode::Conquered, QT_TRANSLATE_NOOP("RefusalWording", "The building is conquered.")}};
template <>
inline FanModuleText textOf<Module::Arrest>(const fan::Numbers&) {
    return {FanModules::tr("Chase and arrest"),
            FanModules::tr("An active knight chases a barbarian to another coast; a mighty knight arrests it "
                           "for gold."),
            FanModules::tr("Adds two actions for knights."), needsGold()};
}
template <>
inline constexpr std::array kNumberNames<Module::Arrest>{
    FanNumber{"bounty", QT_TRANSLATE_NOOP("FanModules", "Gold for an arrest")},
    FanNumber{"no_theft_on_chase", QT_TRANSLATE_NOOP("FanModules", "A knight that chases the robber steals nothing")}};
template <>
inline FanModuleText textOf<Module::Banish>(const fan::Numbers&) {
    return {FanModules::tr("Banish barbarians"),
            FanModules::tr("Several knights at one hex send barbarians away: as many as their strength, less 1."),
            FanModules::tr("Adds an action for knights."),
            {}};
}
template <>
inline constexpr std::array kRefusalTexts<Module::Banish>{
    FanRefusal{RefusalCode::TooWeak, QT_TRANSLATE_NOOP("RefusalWording", "These knights are too weak for that.")}};

inline QString told(const fan::BarbariansLandedOnHexes& e, const Telling& t) {
    QStringList hexes;
    for (const auto hex : e.hexes) hexes << t.where(hex);
    return FanWording::tr("Barbarians land: %1.").arg(hexes.join(QStringLiteral(", ")));
}
template <>
inline constexpr const char* kEventKind<fan::BarbariansLandedOnHexes> = "attack";
inline QString told(const fan::BarbarianChased& e, const Telling& t) {
    if (e.to == kNoHex)
        return FanWording::tr("%1 chases a barbarian from %2 to the supply.").arg(t.who(e.player), t.where(e.from));
    return FanWording::tr("%1 chases a barbarian from %2 to %3.").arg(t.who(e.player), t.where(e.from), t.where(e.to));
}
inline QString told(const fan::BarbarianArrested& e, const Telling& t) {
    return FanWording::tr("%1 arrests a barbarian on %2.").arg(t.who(e.player), t.where(e.at));
}
inline QString told(const fan::BarbariansBanished& e, const Telling& t) {
    return FanWording::tr("%1 banishes %n barbarian(s) from %2.", nullptr, e.count)
        .arg(t.who(e.player), t.where(e.hex));
}
inline QString told(const fan::HexConquered& e, const Telling& t) {
    return FanWording::tr("The barbarians conquer %1.").arg(t.where(e.hex));
}
template <>
inline constexpr const char* kEventKind<fan::HexConquered> = "attack";
inline QString told(const fan::HexFreed& e, const Telling& t) {
    return FanWording::tr("%1 is liberated.").arg(t.where(e.hex));
}

inline QString step(const fan::ChaseBarbarian&, const QString& who) {
    return FanWording::tr("%1 chases a barbarian").arg(who);
}
inline FanOffer offered(const fan::ChaseBarbarian&) {
    return {.rule = "FAN-CHASE-1",
            .page = "knights",
            .icon = "knight",
            .glyph = "torch",
            .name = PromptWords::tr("A knight chases a barbarian"),
            .holes = {known("knight", HoleKind::Intersection, PromptWords::tr("Tap the knight that chases.")),
                      known("from", HoleKind::Hex, PromptWords::tr("Tap the hex of the barbarian.")),
                      placeHole("to", HoleKind::Hex, PromptWords::tr("Tap the hex to which it goes."))}};
}
inline QString step(const fan::Arrest&, const QString& who) {
    return FanWording::tr("%1 arrests a barbarian").arg(who);
}
inline FanOffer offered(const fan::Arrest&) {
    return {.rule = "FAN-CHASE-2",
            .page = "knights",
            .icon = "knight",
            .glyph = "lock",
            .name = PromptWords::tr("A mighty knight arrests a barbarian"),
            .holes = {known("knight", HoleKind::Intersection, PromptWords::tr("Tap the mighty knight.")),
                      placeHole("at", HoleKind::Hex, PromptWords::tr("Tap the hex of the barbarian."))}};
}
inline QString step(const fan::Banish&, const QString& who) {
    return FanWording::tr("%1 banishes barbarians").arg(who);
}
inline FanOffer offered(const fan::Banish&) {
    return {.rule = "FAN-BAN-1",
            .page = "knights",
            .icon = "knight",
            .glyph = "cross",
            .name = PromptWords::tr("Banish barbarians"),
            .detail = PromptWords::tr("First the hex, then the knights beside it: as many barbarians go as their "
                                      "strength, less 1."),
            .manner = Manner::Led};
}

} // namespace reeve::app
