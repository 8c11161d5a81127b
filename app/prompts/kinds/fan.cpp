// SPDX-License-Identifier: GPL-3.0-or-later
// What the fan modules ask and offer.
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void rollPrisoners(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-PRIS-4");
    prompt.manner = Manner::AtOnce;
}

void rollLosses(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-LOSS-1");
    prompt.manner = Manner::AtOnce;
}

void startMovement(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-RK-2");
    prompt.manner = Manner::AtOnce;
    prompt.name = PromptWords::tr("Movement");
}

void plunder(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-PIR-2");
    prompt.manner = Manner::Board;
    prompt.name = PromptWords::tr("Plunder the pirate");
    prompt.holes = {placeHole("knight", HoleKind::Intersection, PromptWords::tr("Tap the knight that plunders."))};
}

void chaseBarbarian(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-CHASE-1");
    prompt.manner = Manner::Board;
    prompt.name = PromptWords::tr("A knight chases a barbarian");
    prompt.holes = {placeHole("knight", HoleKind::Intersection, PromptWords::tr("Tap the knight that chases.")),
                    placeHole("from", HoleKind::Hex, PromptWords::tr("Tap the hex of the barbarian.")),
                    placeHole("to", HoleKind::Hex, PromptWords::tr("Tap the hex to which it goes."))};
}

void arrest(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-CHASE-2");
    prompt.manner = Manner::Board;
    prompt.name = PromptWords::tr("A mighty knight arrests a barbarian");
    prompt.holes = {placeHole("knight", HoleKind::Intersection, PromptWords::tr("Tap the mighty knight.")),
                    placeHole("at", HoleKind::Hex, PromptWords::tr("Tap the hex of the barbarian."))};
}

void banish(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-BAN-1");
    prompt.name = PromptWords::tr("Banish barbarians");
}

void deconstruct(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-DEC-1");
    prompt.name = PromptWords::tr("Take down, 1 gold");
}

void recruitMounted(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-MK-13");
    prompt.manner = Manner::Board;
    prompt.command["piece"] = "mounted";
    prompt.name = PromptWords::tr("Mounted knight");
    prompt.holes = {placeHole("at", HoleKind::Path, PromptWords::tr("Tap a path of the castle hex."))};
}

void recruitCrew(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-CR-9");
    prompt.command["piece"] = "crew";
    prompt.name = PromptWords::tr("Crew");
}

void recruitTrain(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-BAG-6");
    prompt.manner = Manner::Board;
    prompt.command["piece"] = "train";
    prompt.name = PromptWords::tr("Baggage train");
    prompt.holes = {placeHole("at", HoleKind::Intersection, PromptWords::tr("Tap one of your buildings."))};
}

void moveMounted(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-MK-2");
    prompt.name = PromptWords::tr("Move a mounted knight");
}

void moveCrew(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-CR-7");
    prompt.name = PromptWords::tr("Move a crew");
}

void exchangePrisoners(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-PRIS-8");
    prompt.manner = Manner::AtOnce;
    prompt.name = PromptWords::tr("Exchange three prisoners for a Defender card");
}

void promoteTrain(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-BAG-6");
    prompt.manner = Manner::Board;
    prompt.name = PromptWords::tr("Raise the baggage train");
    prompt.holes = {placeHole("at", HoleKind::Intersection, PromptWords::tr("Tap your baggage train."))};
}

void moveTrain(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-BAG-7");
    prompt.name = PromptWords::tr("Move the baggage train");
}

void driveOff(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-BAG-2");
    prompt.manner = Manner::Board;
    prompt.name = PromptWords::tr("The baggage train drives off a knight");
    prompt.holes = {placeHole("train", HoleKind::Intersection, PromptWords::tr("Tap your baggage train.")),
                    placeHole("knight", HoleKind::Intersection, PromptWords::tr("Tap the knight in its way."))};
}

} // namespace reeve::app::prompts
