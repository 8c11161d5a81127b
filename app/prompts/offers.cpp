// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/offers.h"

#include "app/prompts/kind_of.h"
#include "app/wording/refusal_wording.h"
#include "engine/commands/legal_commands.h"
#include "engine/events/log.h"
#include "engine/tables/costs.h"

#include <algorithm>

namespace reeve::app {
namespace {

constexpr int kForcedTrade = 2; // cards that are given back (TWO-15)

/// Cards that a hand must have for it.
int needed(PromptKind kind) {
    switch (kind) {
    case PromptKind::BuyDevelopment: return costs::kDevelopment.total();
    case PromptKind::ForcedTrade: return kForcedTrade;
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
    case PromptKind::ChasePirate: return phase == Phase::Roll; // later it is one of the deeds of a knight
    default: return false;
    }
}

} // namespace

std::vector<PromptKind> specialOffers(const TableView& table, bool counted) {
    const GameState state = askedAtTable(table);
    const PlayerId player = actingPlayer(state);
    std::vector<PromptKind> offers;
    if (index(player) >= state.playerCount) return offers;
    const int cards = table.state().player(player).hand.total();
    auto take = [&](const Command& command) {
        const PromptKind kind = kindOf(command.action);
        if (!isSpecial(kind, state.turn.phase) || (counted && cards < needed(kind))) return;
        if (std::ranges::find(offers, kind) == offers.end()) offers.push_back(kind);
    };
    listLegalCommands(state, player, CommandSink(take));
    // A knight errant stands behind what cards and tokens offer.
    std::ranges::stable_sort(
        offers, {}, [](PromptKind kind) { return kind == PromptKind::ChaseRobber || kind == PromptKind::ChasePirate; });
    return offers;
}

void withoutTheTooDear(Prompt& prompt, const GameState& state, int cards) {
    std::erase_if(prompt.answers, [&](const Command& answer) {
        const auto price = priceOf(answer.action, prompt.seat, state);
        return price && price->total() > cards;
    });
}

} // namespace reeve::app
