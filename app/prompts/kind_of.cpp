// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kind_of.h"

namespace reeve::app {
namespace {

/// The form of a command, as fanForms() counts them: its first field.
template <typename Command>
std::size_t formOf(const Command& c) {
    if constexpr (requires { Command::kPieces; })
        return index(c.piece);
    else if constexpr (requires { Command::kSecondVerb; })
        return c.crew ? 1 : 0;
    else
        return 0;
}

/// The command of this form.
template <typename Command>
Command ofForm(std::size_t form) {
    Command c;
    if constexpr (requires { Command::kPieces; }) c.piece = static_cast<fan::Piece>(form);
    if constexpr (requires { Command::kSecondVerb; }) c.crew = form == 1;
    return c;
}

template <typename Do>
void eachFanCommand(const Do& act) {
    [&]<typename... Commands>(std::type_identity<std::variant<Commands...>>) {
        (act(std::type_identity<Commands>()), ...);
    }(std::type_identity<fan::Action>());
}

struct KindOf {
    PromptKind operator()(const command::Place& c) const {
        return c.city ? PromptKind::PlaceCity : PromptKind::PlaceSettlement;
    }
    PromptKind operator()(const command::Build& c) const {
        switch (c.piece) {
        case Piece::Road: return PromptKind::BuildRoad;
        case Piece::Settlement: return PromptKind::BuildSettlement;
        case Piece::City: return PromptKind::BuildCity;
        case Piece::Wall: return PromptKind::BuildWall;
        case Piece::Knight: return PromptKind::RecruitKnight;
        case Piece::Ship: return PromptKind::BuildShip;
        }
        return PromptKind::BuildRoad;
    }
    PromptKind operator()(const command::Roll&) const { return PromptKind::Roll; }
    PromptKind operator()(const command::Activate&) const { return PromptKind::Activate; }
    PromptKind operator()(const command::Promote&) const { return PromptKind::Promote; }
    PromptKind operator()(const command::MoveKnight&) const { return PromptKind::MoveKnight; }
    PromptKind operator()(const command::ChaseRobber&) const { return PromptKind::ChaseRobber; }
    PromptKind operator()(const command::Improve&) const { return PromptKind::Improve; }
    PromptKind operator()(const command::Play&) const { return PromptKind::PlayProgress; }
    PromptKind operator()(const command::TradeBank&) const { return PromptKind::BankTrade; }
    PromptKind operator()(const command::Trade&) const { return PromptKind::BankTrade; }
    PromptKind operator()(const command::HarborTrade&) const { return PromptKind::HarborTrade; }
    PromptKind operator()(const command::BuyDevelopment&) const { return PromptKind::BuyDevelopment; }
    PromptKind operator()(const command::PlayDevelopment&) const { return PromptKind::PlayDevelopment; }
    PromptKind operator()(const command::EndTurn&) const { return PromptKind::EndTurn; }
    PromptKind operator()(const command::Discard&) const { return PromptKind::Discard; }
    PromptKind operator()(const command::MoveRobber&) const { return PromptKind::MoveRobber; }
    PromptKind operator()(const command::Take&) const { return PromptKind::Take; }
    PromptKind operator()(const command::LoseCity&) const { return PromptKind::LoseCity; }
    PromptKind operator()(const command::DrawProgress&) const { return PromptKind::DrawProgress; }
    PromptKind operator()(const command::DiscardProgress&) const { return PromptKind::DiscardProgress; }
    PromptKind operator()(const command::CommitKnights&) const { return PromptKind::CommitKnights; }
    PromptKind operator()(const command::RelocateKnight&) const { return PromptKind::RelocateKnight; }
    PromptKind operator()(const command::RemoveKnight&) const { return PromptKind::RemoveKnight; }
    PromptKind operator()(const command::PlaceKnight&) const { return PromptKind::PlaceKnight; }
    PromptKind operator()(const command::Give&) const { return PromptKind::Give; }
    PromptKind operator()(const command::TakeProgress&) const { return PromptKind::TakeProgress; }
    PromptKind operator()(const command::TakeCards&) const { return PromptKind::TakeCards; }
    PromptKind operator()(const command::PlaceMetropolis&) const { return PromptKind::PlaceMetropolis; }
    PromptKind operator()(const command::Pass&) const { return PromptKind::SpecialBuild; }
    PromptKind operator()(const seafarers::Action& c) const { return std::visit(*this, c); }
    PromptKind operator()(const seafarers::MoveShip&) const { return PromptKind::MoveShip; }
    PromptKind operator()(const seafarers::MovePirate&) const { return PromptKind::MovePirate; }
    PromptKind operator()(const seafarers::ChasePirate&) const { return PromptKind::ChasePirate; }
    PromptKind operator()(const seafarers::TakeGold&) const { return PromptKind::TakeGold; }
    PromptKind operator()(const fan::Action& c) const {
        return std::visit(
            []<typename Command>(const Command& one) {
                if constexpr (Command::kTiming.answers.has_value())
                    return promptKind(*Command::kTiming.answers);
                else if constexpr (fanForms<Command>() == 0)
                    return PromptKind::EndTurn;
                else
                    return fanKind<Command>(formOf(one));
            },
            c);
    }
    PromptKind operator()(const command::PlaceNeutral&) const { return PromptKind::PlaceNeutral; }
    PromptKind operator()(const command::BuildNeutral&) const { return PromptKind::BuildNeutral; }
    PromptKind operator()(const command::ForcedTrade&) const { return PromptKind::ForcedTrade; }
    PromptKind operator()(const command::RobberToDesert&) const { return PromptKind::RobberToDesert; }
    PromptKind operator()(const command::DiscardKnight&) const { return PromptKind::DiscardKnight; }
};

} // namespace

fan::Action fanExample(PromptKind kind) {
    fan::Action found;
    eachFanCommand([&]<typename Command>(std::type_identity<Command>) {
        const auto form = index(kind) - index(fanKind<Command>());
        if (kind >= fanKind<Command>() && form < fanForms<Command>()) found = ofForm<Command>(form);
    });
    return found;
}

std::string_view fanVerb(PromptKind kind) {
    return std::visit(
        []<typename Command>(const Command& c) {
            if constexpr (requires { Command::kSecondVerb; })
                if (formOf(c) == 1) return Command::kSecondVerb;
            return Command::kVerb;
        },
        fanExample(kind));
}

PromptKind kindOf(const Action& action) { return std::visit(KindOf{}, action); }

} // namespace reeve::app
