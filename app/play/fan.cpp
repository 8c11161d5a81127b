// SPDX-License-Identifier: GPL-3.0-or-later
// What the fan modules ask besides their choices.
#include "app/play/stated.h"
#include "app/words/holes.h"
#include "app/words/place_wording.h"
#include "engine/game.h"
#include "engine/modules/fan/commands/list.h"
#include "engine/modules/fan/questions.h"
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
std::optional<OpenQuestion> askNuggets(const Events& events, int stated, const GameState& state) {
    std::vector<IntersectionId> unknown;
    for (const Event& event : events) {
        const auto* own = std::get_if<fan::Event>(&event);
        const auto* flipped = own == nullptr ? nullptr : std::get_if<fan::GoldFieldFlipped>(own);
        if (flipped == nullptr) continue;
        const auto field = std::ranges::find(state.fan.goldFields, flipped->at, &fan::GoldField::at);
        if (field != state.fan.goldFields.end() && field->nuggets == 0) unknown.push_back(flipped->at);
    }
    std::size_t known = 0;
    while (known < fan::kMostStatedTokens && fan::statedNuggets(stated, static_cast<int>(known)) != 0) ++known;
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

bool statesLanding(const Action& action) {
    return std::visit(
        [](const auto& one) {
            if constexpr (requires { one.landing; })
                return !isNone(one.landing);
            else
                return false;
        },
        action);
}

} // namespace

std::optional<OpenQuestion> openQuestion(const Command& command, const GameState& state, const GameState& possible,
                                         bool chance) {
    if (!state.rules.fan.any()) return std::nullopt;
    const auto decided = decide(possible, command);
    if (!decided) return std::nullopt;
    if (std::holds_alternative<command::EndTurn>(command.action)) return askFirstBattle(state);
    if (!chance || statesLanding(command.action)) return std::nullopt;
    if (const auto* own = std::get_if<fan::Action>(&command.action)) {
        if (const auto* drive = std::get_if<fan::DriveOff>(own))
            return drive->die == 0 ? std::optional(askTrainDie()) : std::nullopt;
        if (std::holds_alternative<fan::Recruit>(*own) || std::holds_alternative<fan::Move>(*own))
            return askNuggets(decided.value(), fan::nuggetsOf(*own), state);
    }
    for (const Event& event : decided.value()) {
        const auto* own = std::get_if<fan::Event>(&event);
        if (own == nullptr) continue;
        if (const auto* landed = std::get_if<fan::BarbariansLandedOnHexes>(own)) return askLanding(*landed, state);
    }
    return std::nullopt;
}

} // namespace reeve::app
