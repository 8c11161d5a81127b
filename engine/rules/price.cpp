// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/price.h"

#include "engine/modules/fan/questions.h"
#include "engine/modules/seafarers/costs.h"
#include "engine/tables/costs.h"
#include "engine/tables/victory.h"

namespace reeve::rules {
namespace {

/// Price of a command of the fan modules.
std::optional<Hand> fanPrice(const fan::Action& action) {
    if (const auto* recruit = std::get_if<fan::Recruit>(&action)) return fan::recruitPrice(recruit->piece);
    if (std::holds_alternative<fan::PromoteTrain>(action)) return fan::trainPromotionPrice();
    if (const auto* move = std::get_if<fan::Move>(&action); move != nullptr && move->ration == fan::Ration::Grain)
        return Hand{{Card::Grain, 1}};
    return std::nullopt;
}

} // namespace

std::optional<Hand> priceOf(const Action& action, PlayerId actor, const GameState& state) {
    if (const auto* build = std::get_if<command::Build>(&action)) {
        switch (build->piece) {
        case Piece::Road: return costs::kRoad;
        case Piece::Settlement: return costs::kSettlement;
        case Piece::City: return costs::kCity;
        case Piece::Wall: return costs::kWall;
        case Piece::Knight: return costs::kRecruit;
        case Piece::Ship: return seafarers::costs::kShip;
        }
    }
    if (std::holds_alternative<command::Activate>(action)) return costs::kActivate;
    if (std::holds_alternative<command::Promote>(action)) return costs::kPromote;
    if (std::holds_alternative<command::BuyDevelopment>(action)) return costs::kDevelopment;
    if (const auto* improve = std::get_if<command::Improve>(&action)) {
        const int level = state.player(actor).improvements[index(improve->track)] + 1;
        if (level <= kHighestLevel) return costs::improvement(improve->track, level, state.turn.crane);
    }
    if (const auto* fan = std::get_if<fan::Action>(&action)) return fanPrice(*fan);
    return std::nullopt;
}

} // namespace reeve::rules
