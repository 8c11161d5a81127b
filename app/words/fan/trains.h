// SPDX-License-Identifier: GPL-3.0-or-later
// Baggage trains (FAN-BAG).
#pragma once

#include "app/words/fan/words.h"

namespace reeve::app {

template <>
inline FanModuleText textOf<Module::Baggage>(const fan::Numbers&) {
    return {FanModules::tr("Baggage trains"),
            FanModules::tr("Each player has a train that goes along the paths and drives off knights in its way."),
            FanModules::tr("Adds a piece that moves every turn."),
            FanModules::tr("A train of each colour with a die for its level.")};
}
template <>
inline constexpr std::array kRefusalTexts<Module::Baggage>{
    FanRefusal{RefusalCode::NoTrain, QT_TRANSLATE_NOOP("RefusalWording", "%1 has no baggage train there.")}};

inline QString told(const fan::TrainPlaced& e, const Telling& t) {
    return FanWording::tr("%1 places a baggage train.").arg(t.who(e.player));
}
template <>
inline constexpr const char* kEventKind<fan::TrainPlaced> = "build";
inline QString told(const fan::TrainPromoted& e, const Telling& t) {
    return FanWording::tr("%1 raises the baggage train to level %L2.").arg(t.who(e.player)).arg(e.level);
}
template <>
inline constexpr const char* kEventKind<fan::TrainPromoted> = "build";
inline QString told(const fan::TrainMoved& e, const Telling& t) {
    return FanWording::tr("%1 moves the baggage train.").arg(t.who(e.player));
}
inline QString told(const fan::KnightDrivenOff& e, const Telling& t) {
    return (e.success ? FanWording::tr("%1 rolls %L2 and drives off the knight.")
                      : FanWording::tr("%1 rolls %L2: the knight stays."))
        .arg(t.who(e.player))
        .arg(e.die);
}

inline QString step(const fan::PromoteTrain&, const QString& who) {
    return FanWording::tr("%1 raises the baggage train").arg(who);
}
inline FanOffer offered(const fan::PromoteTrain&) {
    return {.rule = "FAN-BAG-6",
            .page = "build",
            .icon = "up",
            .glyph = "up",
            .name = PromptWords::tr("Raise the baggage train"),
            .holes = {placeHole("at", HoleKind::Intersection, PromptWords::tr("Tap your baggage train."))}};
}
inline QString step(const fan::MoveTrain&, const QString& who) {
    return FanWording::tr("%1 moves the baggage train").arg(who);
}
inline FanOffer offered(const fan::MoveTrain&) {
    return {.rule = "FAN-BAG-7",
            .page = "moves",
            .icon = "next",
            .glyph = "trade",
            .name = PromptWords::tr("Move the baggage train"),
            .holes = {
                known("from", HoleKind::Intersection, PromptWords::tr("Tap your baggage train.")),
                placeHole("to", HoleKind::Intersection, PromptWords::tr("Tap its destination.")),
                known("waved", HoleKind::Choice,
                      PromptWords::tr(
                          "Does the owner of the knight wave it through? Otherwise it costs more movement points."))}};
}
inline QString step(const fan::DriveOff&, const QString& who) {
    return FanWording::tr("%1 drives off a knight").arg(who);
}
inline FanOffer offered(const fan::DriveOff&) {
    return {.rule = "FAN-BAG-2",
            .page = "moves",
            .icon = "knight",
            .glyph = "right",
            .name = PromptWords::tr("The baggage train drives off a knight"),
            .holes = {known("train", HoleKind::Intersection, PromptWords::tr("Tap your baggage train.")),
                      placeHole("knight", HoleKind::Intersection, PromptWords::tr("Tap the knight in its way."))}};
}

} // namespace reeve::app
