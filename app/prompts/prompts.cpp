// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/prompts.h"

#include "app/prompts/kind_of.h"
#include "app/prompts/kinds.h"
#include "app/values/game_values.h"
#include "app/wording/expected_wording.h"
#include "engine/choices/legal_commands.h"
#include "engine/record/commands.h"
#include "engine/rules/neutrals.h"
#include "engine/rules/sites.h"

#include <algorithm>
#include <array>

namespace reeve::app {
namespace {

using prompts::PromptWords;
using record::Json;

/// A kind of prompt: its verb (`do` of the record) and its description; nullptr: question by question only.
struct Kind {
    const char* verb;
    prompts::Describe describe;
};

/// The kinds before PromptKind::Fan.
constexpr std::array<Kind, index(PromptKind::Fan)> kKinds{{
    {"discard", prompts::discard},
    {"move-robber", prompts::moveRobber},
    {"take", prompts::take},
    {"lose-city", prompts::loseCity},
    {"draw-progress", prompts::drawProgress},
    {"discard-progress", prompts::discardProgress},
    {"commit-knights", prompts::commitKnights},
    {"relocate-knight", prompts::relocateKnight},
    {"remove-knight", prompts::removeKnight},
    {"place-knight", prompts::placeKnight},
    {"give", prompts::give},
    {"take-progress", prompts::takeProgress},
    {"take-cards", prompts::takeCards},
    {"place-metropolis", prompts::placeMetropolis},
    {"build-neutral", prompts::buildNeutral},
    {"pass", prompts::specialBuild},
    {"take-gold", prompts::takeGold},
    {"roll-prisoners", prompts::rollPrisoners},
    {"roll-losses", prompts::rollLosses},
    {"place-neutral", prompts::placeNeutral},
    {"place", prompts::placeSettlement},
    {"place", prompts::placeCity},
    {"roll", prompts::roll},
    {"end-turn", prompts::endTurn},
    {"build", prompts::buildRoad},
    {"build", prompts::buildSettlement},
    {"build", prompts::buildCity},
    {"build", prompts::buildWall},
    {"build", prompts::recruitKnight},
    {"activate", prompts::activate},
    {"promote", prompts::promote},
    {"move-knight", prompts::moveKnight},
    {"chase-robber", prompts::chaseRobber},
    {"improve", prompts::improve},
    {"play", prompts::playProgress},
    {"play-development", prompts::playDevelopment},
    {"buy-development", prompts::buyDevelopment},
    {"trade-bank", prompts::bankTrade},
    {"harbor-trade", prompts::harborTrade},
    {"forced-trade", prompts::forcedTrade},
    {"robber-to-desert", prompts::robberToDesert},
    {"discard-knight", prompts::discardKnight},
    {"build", prompts::buildShip},
    {"move-ship", prompts::moveShip},
    {"chase-pirate", prompts::chasePirate},
    {"move-pirate", prompts::movePirate},
}};

// The kinds of decisions come first, in the order of DecisionKind.
static_assert(promptKind(DecisionKind::Discard) == PromptKind::Discard &&
              promptKind(DecisionKind::RollLosses) == PromptKind::RollLosses);

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

bool declines(const Json& command) { return command["do"] == "pass"; }

/// The next tap of a `whole` prompt. A hole with one possibility is filled automatically; a tap on that possibility is
/// accepted too.
Tap nextOfWhole(const Prompt& prompt, const GameState& state, const QStringList& taps) {
    std::vector<Json> fitting;
    for (const Command& answer : prompt.answers) fitting.push_back(record::commandJson(answer, state));
    Tap tap;
    qsizetype used = 0;
    for (std::size_t hole = 0; hole < prompt.holes.size(); ++hole) {
        const char* key = prompt.holes[hole].key;
        std::vector<std::string> choices, free;
        for (const Json& command : fitting) {
            const Json said = saidOf(command, key);
            if (!said.is_string()) continue;
            const auto word = said.get<std::string>();
            if (std::ranges::find(choices, word) == choices.end()) choices.push_back(word);
            if (!command.contains("grain") && std::ranges::find(free, word) == free.end()) free.push_back(word);
        }
        if (choices.empty()) continue;
        const bool last = hole + 1 == prompt.holes.size();
        std::string word;
        if (used < taps.size() && std::ranges::find(choices, taps[used].toStdString()) != choices.end())
            word = taps[used++].toStdString();
        else if (choices.size() == 1 && !(last && hole == 0) && prompt.holes[hole].optional)
            word = choices.front();
        else if (used < taps.size())
            return {}; // no answer fits
        if (word.empty()) {
            tap.hole = hole;
            tap.next = prompt.holes[hole].kind;
            tap.ask = prompt.holes[hole].ask;
            for (const auto& choice : choices)
                if (std::ranges::find(free, choice) == free.end()) tap.dear.push_back(choice);
            tap.choices = std::move(choices);
            return tap;
        }
        if (hole == 0) tap.chosen = word;
        std::erase_if(fitting, [&](const Json& command) { return saidOf(command, key) != Json(word); });
    }
    if (fitting.empty()) return {};
    tap.command = fitting.front();
    if (tap.command->contains("grain")) tap.extra = "grain";
    return tap;
}

/// Moving the robber without stealing although it is possible: a separate answer that no tap selects.
bool spares(const Command& command) {
    if (const auto* move = std::get_if<command::MoveRobber>(&command.action)) return move->move.declined;
    if (const auto* chase = std::get_if<command::ChaseRobber>(&command.action)) return chase->move.declined;
    if (const auto* sea = std::get_if<seafarers::Action>(&command.action)) {
        if (const auto* move = std::get_if<seafarers::MovePirate>(sea)) return move->move.declined;
        if (const auto* chase = std::get_if<seafarers::ChasePirate>(sea)) return chase->move.declined;
    }
    return false;
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
    const bool possible = kind > PromptKind::RollLosses || decision != nullptr;
    if (kind >= PromptKind::Fan)
        prompts::describeFan(prompt);
    else if (const auto describe = kKinds[index(kind)].describe; describe != nullptr && possible)
        describe(prompt, {state, names, seat, decision, card});
    if (prompt.owed && possible) {
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

std::vector<Prompt> promptsFor(const GameState& state, PlayerId seat, const SeatNames& names) {
    std::vector<Prompt> prompts;
    std::vector<QString> cards; // one card per prompt
    auto take = [&](const Command& command) {
        const PromptKind kind = kindOf(command.action);
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

std::optional<PromptKind> kindNamed(const QString& verb) {
    for (std::size_t kind = 0; kind < kPromptKinds; ++kind)
        if (verb == verbOf(static_cast<PromptKind>(kind))) return static_cast<PromptKind>(kind);
    return std::nullopt;
}

QString verbOf(PromptKind kind) {
    if (kind < PromptKind::Fan) return QLatin1String(kKinds[index(kind)].verb);
    return QString::fromUtf8(fanVerb(kind).data(), static_cast<qsizetype>(fanVerb(kind).size()));
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
        if (kindOf(command.action) == prompt.kind && cardOf(command).toStdString() == card)
            prompt.answers.push_back(command);
    };
    listLegalCommands(state, prompt.seat, CommandSink(take));
}

Json filled(const Prompt& prompt, std::span<const Json> values) {
    Json command = prompt.command;
    for (std::size_t i = 0; i < values.size() && i < prompt.holes.size(); ++i) {
        const Hole& hole = prompt.holes[i];
        if (hole.kind == HoleKind::Resource)
            command[hole.key] = {{values[i].get<std::string>(), 1}}; // one card, as counts
        else
            command[hole.key] = values[i];
    }
    return command;
}

std::optional<Json> declined(const Prompt& prompt, const GameState& state) {
    for (const Command& answer : prompt.answers)
        if (Json command = record::commandJson(answer, state); declines(command)) return command;
    return std::nullopt;
}

// The piece that a knight removes is in one of three keys.
Json saidOf(const Json& command, const char* key) {
    if (std::string_view(key) == "waved") return command.value(key, false) ? "yes" : "no";
    if (std::string_view(key) != "target") return command.value(key, Json());
    for (const char* one : {"road", "ship", "building"})
        if (command.contains(one)) return command[one];
    return {};
}

Tap nextTap(const Prompt& prompt, const GameState& state, const QStringList& taps) {
    if (prompt.whole) {
        Tap tap = nextOfWhole(prompt, state, taps);
        tap.badge = prompts::pointsLeft(prompt, state, tap.chosen);
        return tap;
    }
    std::vector<Json> values;
    for (const QString& tap : taps) values.emplace_back(tap.toStdString());
    const auto fits = [&](const Json& command) {
        for (std::size_t i = 0; i < values.size() && i < prompt.holes.size(); ++i)
            if (command.value(prompt.holes[i].key, Json()) != values[i]) return false;
        return true;
    };
    Tap tap;
    const std::size_t at = values.size();
    bool possible = false;
    for (const Command& answer : prompt.answers) {
        if (spares(answer)) continue;
        const Json command = record::commandJson(answer, state);
        if (declines(command) || !fits(command)) continue;
        possible = true;
        if (at >= prompt.holes.size() || !command.contains(prompt.holes[at].key)) continue;
        const auto choice = command[prompt.holes[at].key].get<std::string>();
        if (std::ranges::find(tap.choices, choice) == tap.choices.end()) tap.choices.push_back(choice);
    }
    if (!possible) return tap;
    if (at < prompt.holes.size() && !(prompt.holes[at].optional && tap.choices.size() < 2)) {
        tap.next = prompt.holes[at].kind;
        tap.ask = prompt.holes[at].ask;
        return tap;
    }
    tap.choices.clear();
    tap.command = filled(prompt, values);
    return tap;
}

} // namespace reeve::app
