// SPDX-License-Identifier: GPL-3.0-or-later
// What the fan modules ask and offer.
#include "app/prompts/kinds.h"
#include "engine/modules/fan/questions.h"

namespace reeve::app::prompts {
namespace {

/// Answered by taps on the board; the command is one of the legal ones as a whole.
void byTaps(Prompt& prompt, const char* rule, const QString& name, std::vector<Hole> holes) {
    prompt.rule = QLatin1String(rule);
    prompt.manner = Manner::Board;
    prompt.whole = true;
    prompt.name = name;
    prompt.holes = std::move(holes);
}

/// A hole that one possibility fills by itself.
Hole known(const char* key, HoleKind kind, const QString& ask) {
    Hole hole = placeHole(key, kind, ask);
    hole.optional = true;
    return hole;
}

} // namespace

void rollPrisoners(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-PRIS-4");
    prompt.manner = Manner::AtOnce;
    prompt.holes = {known("rolls", HoleKind::Choice, PromptWords::tr("Enter a die for each player."))};
}

void rollLosses(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-LOSS-1");
    prompt.manner = Manner::AtOnce;
    prompt.holes = {known("die", HoleKind::Choice, PromptWords::tr("Enter what the die shows."))};
}

void startMovement(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-RK-2");
    prompt.manner = Manner::AtOnce;
    prompt.name = PromptWords::tr("Movement");
    prompt.detail = PromptWords::tr("Then nothing is traded, built or played any more in this turn.");
}

void plunder(Prompt& prompt, const Asking&) {
    byTaps(prompt, "FAN-PIR-2", PromptWords::tr("Plunder the pirate"),
           {placeHole("knight", HoleKind::Intersection, PromptWords::tr("Tap the knight that plunders."))});
}

void chaseBarbarian(Prompt& prompt, const Asking&) {
    byTaps(prompt, "FAN-CHASE-1", PromptWords::tr("A knight chases a barbarian"),
           {known("knight", HoleKind::Intersection, PromptWords::tr("Tap the knight that chases.")),
            known("from", HoleKind::Hex, PromptWords::tr("Tap the hex of the barbarian.")),
            placeHole("to", HoleKind::Hex, PromptWords::tr("Tap the hex to which it goes."))});
}

void arrest(Prompt& prompt, const Asking&) {
    byTaps(prompt, "FAN-CHASE-2", PromptWords::tr("A mighty knight arrests a barbarian"),
           {known("knight", HoleKind::Intersection, PromptWords::tr("Tap the mighty knight.")),
            placeHole("at", HoleKind::Hex, PromptWords::tr("Tap the hex of the barbarian."))});
}

void banish(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-BAN-1");
    prompt.name = PromptWords::tr("Banish barbarians");
    prompt.detail = PromptWords::tr("First the hex, then the knights beside it: as many barbarians go as their "
                                    "strength, less 1.");
}

void deconstruct(Prompt& prompt, const Asking&) {
    byTaps(prompt, "FAN-DEC-1", PromptWords::tr("Take down, 1 gold"),
           {known("knight", HoleKind::Intersection, PromptWords::tr("Tap the mighty knight.")),
            placeHole("target", HoleKind::Place, PromptWords::tr("Tap what is taken down."))});
}

void recruitMounted(Prompt& prompt, const Asking&) {
    byTaps(prompt, "FAN-MK-13", PromptWords::tr("Mounted knight"),
           {placeHole("at", HoleKind::Path, PromptWords::tr("Tap a path of the castle hex."))});
    prompt.command["piece"] = "mounted";
}

void recruitCrew(Prompt& prompt, const Asking&) {
    byTaps(prompt, "FAN-CR-9", PromptWords::tr("Crew"),
           {placeHole("at", HoleKind::Place, PromptWords::tr("Tap a path beside one of your buildings."))});
    prompt.command["piece"] = "crew";
}

void recruitTrain(Prompt& prompt, const Asking&) {
    byTaps(prompt, "FAN-BAG-6", PromptWords::tr("Baggage train"),
           {placeHole("at", HoleKind::Intersection, PromptWords::tr("Tap one of your buildings."))});
    prompt.command["piece"] = "train";
}

void moveMounted(Prompt& prompt, const Asking&) {
    byTaps(prompt, "FAN-MK-2", PromptWords::tr("Move a mounted knight"),
           {known("from", HoleKind::Place, PromptWords::tr("Tap the mounted knight.")),
            placeHole("to", HoleKind::Place, PromptWords::tr("Tap its destination."))});
}

void moveCrew(Prompt& prompt, const Asking&) {
    byTaps(prompt, "FAN-CR-7", PromptWords::tr("Move a crew"),
           {known("from", HoleKind::Place, PromptWords::tr("Tap the crew.")),
            placeHole("to", HoleKind::Place, PromptWords::tr("Tap its destination."))});
}

void exchangePrisoners(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("FAN-PRIS-8");
    prompt.manner = Manner::AtOnce;
    prompt.name = PromptWords::tr("Exchange three prisoners for a Defender card");
}

void promoteTrain(Prompt& prompt, const Asking&) {
    byTaps(prompt, "FAN-BAG-6", PromptWords::tr("Raise the baggage train"),
           {placeHole("at", HoleKind::Intersection, PromptWords::tr("Tap your baggage train."))});
}

void moveTrain(Prompt& prompt, const Asking&) {
    byTaps(prompt, "FAN-BAG-7", PromptWords::tr("Move the baggage train"),
           {known("from", HoleKind::Intersection, PromptWords::tr("Tap your baggage train.")),
            placeHole("to", HoleKind::Intersection, PromptWords::tr("Tap its destination.")),
            known("waved", HoleKind::Choice,
                  PromptWords::tr("Does the owner of the knight wave it through? Otherwise it costs more points."))});
}

void driveOff(Prompt& prompt, const Asking&) {
    byTaps(prompt, "FAN-BAG-2", PromptWords::tr("The baggage train drives off a knight"),
           {known("train", HoleKind::Intersection, PromptWords::tr("Tap your baggage train.")),
            placeHole("knight", HoleKind::Intersection, PromptWords::tr("Tap the knight in its way."))});
}

QString pointsLeft(const Prompt& prompt, const GameState& state, const std::string& chosen) {
    if (chosen.empty()) return {};
    const auto& numbers = state.rules.fan.numbers;
    if (prompt.kind == PromptKind::MoveMounted || prompt.kind == PromptKind::MoveCrew)
        return QString::number(numbers.movePoints);
    if (prompt.kind != PromptKind::MoveTrain) return {};
    return QString::number(fan::trainPointsLeft(state, prompt.seat));
}

} // namespace reeve::app::prompts
