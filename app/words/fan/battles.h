// SPDX-License-Identifier: GPL-3.0-or-later
// Battles and prisoners (FAN-BAT, FAN-PRIS, FAN-LOSS).
#pragma once

#include "app/words/fan/words.h"

namespace reeve::app {

template <>
inline FanModuleText textOf<Module::Battles>(const fan::Numbers& numbers) {
    return {FanModules::tr("Battles and prisoners"),
            FanModules::tr("Mounted knights and crews fight the barbarians of a hex together, take prisoners and "
                           "free it. %n prisoner(s) are 1 point.",
                           nullptr, numbers.prisonersPerPoint),
            FanModules::tr("Adds battles at the end of a turn."), needsGold()};
}
template <>
inline constexpr std::array kNumberNames<Module::Battles>{
    FanNumber{"mounted_strength", QT_TRANSLATE_NOOP("FanModules", "Strength of a mounted knight")},
    FanNumber{"crew_strength", QT_TRANSLATE_NOOP("FanModules", "Strength of a crew")},
    FanNumber{"compensation", QT_TRANSLATE_NOOP("FanModules", "Gold for a lost piece")},
    FanNumber{"prisoners_per_point", QT_TRANSLATE_NOOP("FanModules", "Prisoners for 1 point")},
    FanNumber{"exchange", QT_TRANSLATE_NOOP("FanModules", "3 prisoners become a Defender card")}};

inline QString told(const fan::ConflictBegan&, const Telling&) { return FanWording::tr("The conflict begins."); }
template <>
inline constexpr const char* kEventKind<fan::ConflictBegan> = "attack";
inline QString told(const fan::BattleWon& e, const Telling& t) {
    return FanWording::tr("The battle for %1 is won with strength %L2.").arg(t.where(e.hex)).arg(e.strength);
}
template <>
inline constexpr const char* kEventKind<fan::BattleWon> = "attack";
inline QString told(const fan::PrisonersTaken& e, const Telling& t) {
    return FanWording::tr("%1 takes %n prisoner(s).", nullptr, e.count).arg(t.who(e.player));
}
template <>
inline constexpr const char* kEventKind<fan::PrisonersTaken> = "award";
inline QString told(const fan::PrisonersRolled&, const Telling&) {
    return FanWording::tr("The dice decide who takes the prisoners.");
}
template <>
inline constexpr const char* kEventKind<fan::PrisonersRolled> = "dice";
inline QString told(const fan::LossesRolled& e, const Telling& t) {
    return FanWording::tr("%1 rolls %L2 for the losses.").arg(t.who(e.player)).arg(e.die);
}
template <>
inline constexpr const char* kEventKind<fan::LossesRolled> = "dice";
inline QString told(const fan::PrisonersExchanged& e, const Telling& t) {
    return FanWording::tr("%1 exchanges %n prisoner(s).", nullptr, e.count).arg(t.who(e.player));
}

inline QString step(const fan::EndTurn&, const QString& who) { return FanWording::tr("%1 ends the turn").arg(who); }
inline QString step(const fan::ExchangePrisoners&, const QString& who) {
    return FanWording::tr("%1 exchanges prisoners").arg(who);
}
inline FanOffer offered(const fan::ExchangePrisoners&) {
    return {.rule = "FAN-PRIS-8",
            .page = "moves",
            .icon = "laurel",
            .glyph = "victory",
            .name = PromptWords::tr("Exchange three prisoners for a Defender card"),
            .manner = Manner::AtOnce};
}
inline QString step(const fan::RollPrisoners&, const QString& who) {
    return FanWording::tr("%1 rolls for prisoners").arg(who);
}
inline QString step(const fan::RollLosses&, const QString& who) {
    return FanWording::tr("%1 rolls for the losses").arg(who);
}

} // namespace reeve::app
