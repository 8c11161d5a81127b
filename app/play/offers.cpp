// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/offers.h"

#include "app/play/choices.h"
#include "app/play/kinds.h"
#include "app/values/game_values.h"
#include "app/words/refusal_wording.h"
#include "engine/choices/legal_commands.h"
#include "engine/modules/fan/questions.h"
#include "engine/rules/price.h"
#include "engine/state/queries.h"
#include "engine/tables/costs.h"
#include "engine/tables/supply.h"

#include <algorithm>

namespace reeve::app {
namespace {

/// Number of cards that a kind costs.
int needed(PromptKind kind) {
    switch (kind) {
    case PromptKind::BuyDevelopment: return costs::kDevelopment.total();
    case PromptKind::ForcedTrade: return supply::kForcedTrade;
    case PromptKind::HarborTrade: return 1;
    default: return 0;
    }
}

bool isSpecial(PromptKind kind, Phase phase) {
    switch (kind) {
    case PromptKind::BuyDevelopment:
    case PromptKind::HarborTrade:
    case PromptKind::PlaceNeutral:
    case PromptKind::ForcedTrade:
    case PromptKind::RobberToDesert:
    case PromptKind::DiscardKnight: return true;
    case PromptKind::ChaseRobber:
    case PromptKind::ChasePirate: return phase == Phase::Roll; // later it is an action of a knight
    default: return kind >= PromptKind::Fan;
    }
}

/// Cards that commands of this kind play.
template <typename Play>
QStringList cardsPlayedBy(const GameState& state, PlayerId player) {
    QStringList cards;
    auto take = [&](const Command& command) {
        const auto* play = std::get_if<Play>(&command.action);
        if (play == nullptr) return;
        if (const QString word = wordFor(play->card); !cards.contains(word)) cards.append(word);
    };
    listLegalCommands(state, player, CommandSink(take));
    return cards;
}

} // namespace

QStringList playableCards(const GameState& state, PlayerId player) {
    return state.rules.knights() ? cardsPlayedBy<command::Play>(state, player) : playableDevelopment(state, player);
}

QStringList playableDevelopment(const GameState& state, PlayerId player) {
    return cardsPlayedBy<command::PlayDevelopment>(state, player);
}

std::vector<PromptKind> specialOffers(const TableView& table, bool counted) {
    const GameState state = askedAtTable(table);
    const PlayerId player = actingPlayer(state);
    std::vector<PromptKind> offers;
    if (index(player) >= state.playerCount) return offers;
    const int cards = table.state().player(player).hand.total();
    auto take = [&](const Command& command) {
        const PromptKind kind = kindOf(command.action);
        if (!isSpecial(kind, state.turn.phase)) return;
        const auto price = kind < PromptKind::Fan ? std::nullopt : rules::priceOf(command.action, player, state);
        if (counted && cards < (price ? price->total() : needed(kind))) return;
        if (std::ranges::find(offers, kind) == offers.end()) offers.push_back(kind);
    };
    listLegalCommands(state, player, CommandSink(take));
    // A knight errant comes last.
    std::ranges::stable_sort(
        offers, {}, [](PromptKind kind) { return kind == PromptKind::ChaseRobber || kind == PromptKind::ChasePirate; });
    return offers;
}

std::vector<PromptKind> recruitKinds(const GameState& state) {
    std::vector<PromptKind> kinds;
    if (fan::hasWalkers(state, false)) kinds.push_back(fanKind<fan::Recruit>(0));
    if (fan::hasWalkers(state, true)) kinds.push_back(fanKind<fan::Recruit>(1));
    if (fan::hasTrains(state)) kinds.push_back(fanKind<fan::Recruit>(2));
    return kinds;
}

std::vector<PromptKind> offersAt(const GameState& state, const std::string& place) {
    std::vector<PromptKind> kinds;
    if (!state.rules.fan.any()) return kinds;
    auto take = [&](const Command& command) {
        const PromptKind kind = kindOf(command.action);
        if (kind < PromptKind::Fan || std::ranges::find(kinds, kind) != kinds.end()) return;
        // The place where a command starts: the acting knight, the moving piece, the train.
        const Choices choices = choicesOf(command, state);
        for (const char* key : {"knight", "from", "train", "at", "knights"})
            if (const auto places = wordsOf(choices, key); !places.empty()) {
                if (std::ranges::find(places, place) != places.end()) kinds.push_back(kind);
                return;
            }
    };
    listLegalCommands(state, actingPlayer(state), CommandSink(take));
    std::ranges::sort(kinds);
    return kinds;
}

void withoutTheTooDear(Prompt& prompt, const GameState& state, int cards) {
    std::erase_if(prompt.answers, [&](const Command& answer) {
        const auto price = rules::priceOf(answer.action, prompt.seat, state);
        return price && price->total() > cards;
    });
}

} // namespace reeve::app
