// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of prompts: which decisions and commands of the engine they are, and their description. The maps are
// exhaustive: a new decision or command does not compile until it has a prompt here and a row in kinds.cpp.
#pragma once

#include "app/play/prompt.h"
#include "engine/state/game_state.h"

#include <type_traits>

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

/// How many kinds of prompts a command of the fan modules has: one for each piece. None for an answer to a decision,
/// and for the end of the turn: these have kinds in PromptKind.
template <typename Command>
constexpr std::size_t fanForms() {
    if constexpr (Command::kTiming.answers.has_value() || Command::kVerb == command::EndTurn::kVerb)
        return 0;
    else if constexpr (requires { Command::kPieces; })
        return Command::kPieces.words.size();
    else if constexpr (requires { Command::kSecondVerb; })
        return 2;
    else
        return 1;
}
/// The kinds of the commands of the fan modules, from PromptKind::Fan on in the order of fan::Action.
template <typename Command>
constexpr PromptKind fanKind(std::size_t form = 0) {
    return [&]<typename... Commands>(std::type_identity<std::variant<Commands...>>) {
        std::size_t kind = index(PromptKind::Fan) + form;
        bool before = true;
        ((before = before && !std::is_same_v<Command, Commands>, kind += before ? fanForms<Commands>() : 0), ...);
        return static_cast<PromptKind>(kind);
    }(std::type_identity<fan::Action>());
}
inline constexpr std::size_t kPromptKinds = []<typename... Commands>(std::type_identity<std::variant<Commands...>>) {
    return index(PromptKind::Fan) + (fanForms<Commands>() + ...);
}(std::type_identity<fan::Action>());
/// The prompt that a command answers. A trade between players, which no prompt lists, maps to BankTrade.
PromptKind kindOf(const Action& action);
/// The verb of a kind (`do` of the record).
QString verbOf(PromptKind kind);
/// Its word on the pages of the turn: "road", "move", else the verb.
QString wordOf(PromptKind kind);
/// The kind of such a word, or the first of a verb; nullopt: unknown.
std::optional<PromptKind> kindCalled(const QString& word);
/// The kinds that buy a piece of the fan modules, and that piece.
bool isRecruit(PromptKind kind);
fan::Piece recruitOf(PromptKind kind);

/// Fills in what is specific to the kind of a prompt: manner, rule, name, holes, secrecy. `card`: the card to play, a
/// word of the record; else empty.
void describe(Prompt& prompt, const GameState& state, const QString& card);
/// Changes a prompt of the set-up: a ship takes the place of the road (SHIP-12).
void placeShip(Prompt& prompt);
/// Movement points that the chosen fan piece has left, for display beside it. Empty for other prompts, and if no piece
/// is chosen.
QString pointsLeft(const Prompt& prompt, const GameState& state, const std::string& chosen);

} // namespace reeve::app
