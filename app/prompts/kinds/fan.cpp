// SPDX-License-Identifier: GPL-3.0-or-later
// Prompts of the fan modules.
#include "app/prompts/kinds.h"
#include "app/prompts/open_question.h"
#include "app/values/game_values.h"
#include "app/wording/place_wording.h"
#include "engine/game.h"
#include "engine/modules/fan/questions.h"
#include "engine/modules/fan/stated.h"
#include "engine/record/commands.h"
#include "engine/tables/dice.h"

#include <algorithm>

namespace reeve::app {
namespace {

using prompts::PromptWords;

std::vector<std::string> hexNames(const HexSet& hexes, const GameState& state) {
    std::vector<std::string> names;
    for (const HexId hex : hexes) names.push_back(state.island().name(hex));
    return names;
}

/// If battles can be won on several hexes: which is first (FAN-BAT-2).
std::optional<OpenQuestion> askFirstBattle(const GameState& state) {
    const HexSet hexes = fan::winnableHexes(state);
    if (hexes.size() < 2) return std::nullopt;
    OpenQuestion question;
    question.key = "first";
    question.hexes = hexNames(hexes, state);
    question.title = PromptWords::tr("%n battle(s)", nullptr, hexes.size());
    question.ask = PromptWords::tr("Tap the hex that is fought for first; the others follow clockwise.");
    question.undecided = PromptWords::tr("Any order");
    question.rule = "FAN-BAT-2";
    return question;
}

std::optional<OpenQuestion> askLanding(const fan::BarbariansLandedOnHexes& landed, const GameState& state) {
    OpenQuestion question;
    question.key = "landing";
    question.count = static_cast<int>(landed.hexes.size());
    question.hexes = hexNames(fan::landingHexes(state), state);
    if (static_cast<int>(question.hexes.size()) <= question.count) return std::nullopt; // no choice
    question.title = PromptWords::tr("Barbarians land");
    question.ask = PromptWords::tr("Tap the %n hex(es) that were drawn at the table.", nullptr, question.count);
    question.undecided = PromptWords::tr("Reeve draws");
    question.rule = "FAN-BARB-3";
    return question;
}

/// If tokens with unknown numbers are turned over: asks for their numbers one by one.
std::optional<OpenQuestion> askNuggets(const Events& events, const record::Json& command, const GameState& state) {
    std::vector<IntersectionId> unknown;
    for (const Event& event : events) {
        const auto* own = std::get_if<fan::Event>(&event);
        const auto* flipped = own == nullptr ? nullptr : std::get_if<fan::GoldFieldFlipped>(own);
        if (flipped == nullptr) continue;
        const auto field = std::ranges::find(state.fan.goldFields, flipped->at, &fan::GoldField::at);
        if (field != state.fan.goldFields.end() && field->nuggets == 0) unknown.push_back(flipped->at);
    }
    const auto told = command.find("nuggets");
    const std::size_t known = told == command.end() ? 0 : told->is_array() ? told->size() : 1;
    if (known >= unknown.size() || known >= fan::kMostStatedTokens) return std::nullopt;
    OpenQuestion question;
    question.key = "nuggets";
    question.most = fan::kMostNuggets;
    question.title = PromptWords::tr("A gold field is turned over");
    question.ask = unknown.size() == 1
                       ? PromptWords::tr("How many nuggets are on the back?")
                       : PromptWords::tr("The token at %1: how many nuggets are on its back?", "the hexes around it")
                             .arg(besideText(state.board, unknown[known]));
    question.undecided = PromptWords::tr("Reeve draws");
    question.rule = "FAN-GOLD-14";
    return question;
}

OpenQuestion askTrainDie() {
    OpenQuestion question;
    question.key = "die";
    question.most = dice::kFaces;
    question.title = PromptWords::tr("The baggage train drives off a knight");
    question.ask = PromptWords::tr("Enter what the die shows.");
    question.undecided = PromptWords::tr("Reeve rolls");
    question.rule = "FAN-BAG-2";
    return question;
}

} // namespace

std::optional<OpenQuestion> openQuestion(const record::Json& command, const GameState& state, const GameState& possible,
                                         bool chance) {
    if (!state.rules.fan.any()) return std::nullopt;
    const auto parsed = record::parseCommand(command, possible);
    const auto* read = std::get_if<Command>(&parsed);
    if (read == nullptr) return std::nullopt;
    const auto decided = decide(possible, *read);
    if (!decided) return std::nullopt;
    if (std::holds_alternative<command::EndTurn>(read->action)) return askFirstBattle(state);
    if (!chance) return std::nullopt;
    for (const char* stated : {"landing", "die"})
        if (command.contains(stated)) return std::nullopt;
    if (const auto* own = std::get_if<fan::Action>(&read->action)) {
        if (std::holds_alternative<fan::DriveOff>(*own)) return askTrainDie();
        if (std::holds_alternative<fan::Recruit>(*own) || std::holds_alternative<fan::Move>(*own))
            return askNuggets(decided.value(), command, state);
    }
    for (const Event& event : decided.value()) {
        const auto* own = std::get_if<fan::Event>(&event);
        if (own == nullptr) continue;
        if (const auto* landed = std::get_if<fan::BarbariansLandedOnHexes>(own)) return askLanding(*landed, state);
    }
    return std::nullopt;
}

} // namespace reeve::app

namespace reeve::app::prompts {
namespace {

/// A prompt answered by taps on the board; its command is taken from the legal ones as a whole.
void byTaps(Prompt& prompt, const char* rule, const QString& name, std::vector<Hole> holes) {
    prompt.rule = QLatin1String(rule);
    prompt.manner = Manner::Board;
    prompt.whole = true;
    prompt.name = name;
    prompt.holes = std::move(holes);
}

/// A hole that is filled automatically if there is one possibility.
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
    prompt.detail = PromptWords::tr("After that you cannot trade, build or play cards in this turn.");
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
                  PromptWords::tr(
                      "Does the owner of the knight wave it through? Otherwise it costs more movement points."))});
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
