// SPDX-License-Identifier: GPL-3.0-or-later
// Prompts of the fan modules.
#include "app/prompts/kind_of.h"
#include "app/prompts/kinds.h"
#include "app/prompts/open_question.h"
#include "app/prompts/prompts.h"
#include "app/values/game_values.h"
#include "app/wording/place_wording.h"
#include "engine/game.h"
#include "engine/modules/fan/commands/list.h"
#include "engine/modules/fan/questions.h"
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

void describeFan(Prompt& prompt) {
    FanOffer offer = fanOffer(fanExample(prompt.kind));
    prompt.rule = QLatin1String(offer.rule);
    prompt.icon = QLatin1String(offer.icon);
    prompt.glyph = QLatin1String(offer.glyph);
    prompt.page = QLatin1String(offer.page);
    prompt.name = offer.name;
    prompt.detail = offer.detail;
    prompt.manner = offer.manner;
    prompt.whole = offer.manner == Manner::Board; // the command is taken from the legal ones as a whole
    prompt.holes = std::move(offer.holes);
    if (verbOf(prompt.kind) == QLatin1String(fan::Recruit::kVerb))
        prompt.command["piece"] = fan::Recruit::kPieces.words[index(prompt.kind) - index(fanKind<fan::Recruit>())];
}

QString pointsLeft(const Prompt& prompt, const GameState& state, const std::string& chosen) {
    if (chosen.empty()) return {};
    const auto& numbers = state.rules.fan.numbers;
    if (prompt.kind == fanKind<fan::Move>(0) || prompt.kind == fanKind<fan::Move>(1))
        return QString::number(numbers.movePoints);
    if (prompt.kind != fanKind<fan::MoveTrain>()) return {};
    return QString::number(fan::trainPointsLeft(state, prompt.seat));
}

} // namespace reeve::app::prompts
