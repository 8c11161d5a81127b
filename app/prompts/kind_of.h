// SPDX-License-Identifier: GPL-3.0-or-later
// Maps decisions and commands of the engine to prompts. Both functions are exhaustive: a new decision or command does
// not compile until it has a prompt here.
#pragma once

#include "app/prompts/prompt.h"
#include "engine/state/game_state.h"

namespace reeve::app {

constexpr PromptKind promptKind(DecisionKind kind) {
    switch (kind) {
    case DecisionKind::Discard: return PromptKind::Discard;
    case DecisionKind::MoveRobber: return PromptKind::MoveRobber;
    case DecisionKind::Take: return PromptKind::Take;
    case DecisionKind::LoseCity: return PromptKind::LoseCity;
    case DecisionKind::DrawProgress: return PromptKind::DrawProgress;
    case DecisionKind::DiscardProgress: return PromptKind::DiscardProgress;
    case DecisionKind::CommitKnights: return PromptKind::CommitKnights;
    case DecisionKind::RelocateKnight: return PromptKind::RelocateKnight;
    case DecisionKind::RemoveKnight: return PromptKind::RemoveKnight;
    case DecisionKind::PlaceKnight: return PromptKind::PlaceKnight;
    case DecisionKind::Give: return PromptKind::Give;
    case DecisionKind::TakeProgress: return PromptKind::TakeProgress;
    case DecisionKind::TakeCards: return PromptKind::TakeCards;
    case DecisionKind::PlaceMetropolis: return PromptKind::PlaceMetropolis;
    case DecisionKind::BuildNeutral: return PromptKind::BuildNeutral;
    case DecisionKind::SpecialBuild: return PromptKind::SpecialBuild;
    case DecisionKind::TakeGold: return PromptKind::TakeGold;
    case DecisionKind::RollPrisoners: return PromptKind::RollPrisoners;
    case DecisionKind::RollLosses: return PromptKind::RollLosses;
    }
    throw "a decision without a prompt"; // never reached; a constant expression that comes here does not compile
}

/// The prompt that a command answers. A trade between players, which no prompt lists, maps to BankTrade.
PromptKind kindOf(const Action& action);

} // namespace reeve::app
