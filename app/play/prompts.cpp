// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/prompts.h"

#include "app/play/kinds.h"
#include "app/values/game_values.h"
#include "app/words/expected_wording.h"
#include "engine/choices/legal_commands.h"
#include "engine/record/commands.h"
#include "engine/rules/neutrals.h"
#include "engine/rules/sites.h"

#include <algorithm>

namespace reeve::app {
namespace {

using prompts::PromptWords;
using record::Json;

bool owes(PromptKind kind) { return kind <= PromptKind::EndTurn; }

/// The first decision of this kind that the seat owes; nullptr: none.
const Decision* decisionOf(PromptKind kind, const GameState& state, PlayerId seat) {
    const auto found = std::ranges::find_if(
        state.pending, [&](const Decision& d) { return d.player == seat && promptKind(d.kind) == kind; });
    return found == state.pending.end() ? nullptr : &*found;
}

QString cardOf(const Command& command) {
    if (const auto* play = std::get_if<command::Play>(&command.action)) return wordFor(play->card);
    if (const auto* play = std::get_if<command::PlayDevelopment>(&command.action)) return wordFor(play->card);
    return {};
}

} // namespace

Prompt described(PromptKind kind, const QString& card, const GameState& state, PlayerId seat, const SeatNames& names) {
    const Decision* decision = decisionOf(kind, state, seat);
    Prompt prompt;
    prompt.kind = kind;
    prompt.seat = seat;
    prompt.owed = owes(kind);
    prompt.command["do"] = verbOf(kind).toStdString();
    prompt.done = PromptWords::tr("Confirm");
    if (decision != nullptr) {
        prompt.count = decision->count;
        prompt.other = decision->other;
    }
    describe(prompt, state, card);
    if (prompt.owed && (kind > PromptKind::RollLosses || decision != nullptr)) {
        const ExpectedWords words =
            decision != nullptr ? expectedWords(*decision, state, names) : expectedWords(state, names);
        prompt.text = words.text;
        prompt.button = words.button;
        prompt.hint = words.hint;
    } else {
        prompt.text = prompt.name;
    }
    prompt.command["player"] = record::wordOf(state.colors[index(seat)]);
    return prompt;
}

std::vector<Prompt> promptsFor(const GameState& state, PlayerId seat, const SeatNames& names,
                               bool (*wanted)(PromptKind)) {
    std::vector<Prompt> prompts;
    std::vector<QString> cards; // one card per prompt
    auto take = [&](const Command& command) {
        const PromptKind kind = kindOf(command.action);
        if (wanted != nullptr && !wanted(kind)) return;
        const QString card = cardOf(command);
        auto known = prompts.begin();
        while (known != prompts.end() && (known->kind != kind || cards[known - prompts.begin()] != card)) ++known;
        if (known == prompts.end()) {
            prompts.push_back(described(kind, card, state, seat, names));
            cards.push_back(card);
            known = prompts.end() - 1;
        }
        known->answers.push_back(command);
    };
    listLegalCommands(state, seat, CommandSink(take));
    std::ranges::stable_sort(prompts, {}, &Prompt::kind);
    return prompts;
}

std::optional<Prompt> awaited(const GameState& state, const SeatNames& names) {
    if (!state.pending.empty()) {
        const Decision& first = state.pending.front();
        return described(promptKind(first.kind), {}, state, first.player, names);
    }
    const auto on = [&](PromptKind kind) { return described(kind, {}, state, state.turn.player, names); };
    switch (state.turn.phase) {
    case Phase::Setup:
        if (!rules::neutralsPlaced(state)) return on(PromptKind::PlaceNeutral);
        return on(rules::placesCity(state, state.turn.player) ? PromptKind::PlaceCity : PromptKind::PlaceSettlement);
    case Phase::Roll: return on(PromptKind::Roll);
    case Phase::Main:
    case Phase::Paired:
    case Phase::Movement: return on(PromptKind::EndTurn);
    case Phase::Special: // there is a decision
    case Phase::Conflict:
    case Phase::Over: break;
    }
    return std::nullopt;
}

QString doneWords(const Prompt& prompt, int chosen) {
    if (prompt.kind != PromptKind::CommitKnights) return prompt.done;
    return chosen > 0 ? PromptWords::tr("%n knight(s) defend(s)", nullptr, chosen)
                      : PromptWords::tr("No knight defends");
}

void fillIn(Prompt& prompt, const GameState& state) {
    prompt.answers.clear();
    const std::string card = prompt.command.value("card", std::string());
    auto take = [&](const Command& command) {
        const PromptKind kind = kindOf(command.action);
        const bool pirate = kind == PromptKind::MovePirate && prompt.kind == PromptKind::MoveRobber;
        if ((kind == prompt.kind || pirate) && cardOf(command).toStdString() == card) prompt.answers.push_back(command);
    };
    listLegalCommands(state, prompt.seat, CommandSink(take));
}

Json filled(const Prompt& prompt, std::span<const Json> values) {
    Json command = prompt.command;
    for (std::size_t i = 0; i < values.size() && i < prompt.holes.size(); ++i) {
        const Hole& hole = prompt.holes[i];
        Json& value = command[std::string(hole.key)];
        if (hole.kind == HoleKind::Resource)
            value = {{values[i].get<std::string>(), 1}}; // one card, as counts
        else
            value = values[i];
    }
    return command;
}

} // namespace reeve::app
