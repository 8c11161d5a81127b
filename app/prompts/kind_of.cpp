// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kind_of.h"

namespace reeve::app {
namespace {

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
    PromptKind operator()(const fan::Action& c) const { return std::visit(*this, c); }
    PromptKind operator()(const fan::StartMovement&) const { return PromptKind::StartMovement; }
    PromptKind operator()(const fan::Plunder&) const { return PromptKind::Plunder; }
    PromptKind operator()(const fan::ChaseBarbarian&) const { return PromptKind::ChaseBarbarian; }
    PromptKind operator()(const fan::Arrest&) const { return PromptKind::Arrest; }
    PromptKind operator()(const fan::Banish&) const { return PromptKind::Banish; }
    PromptKind operator()(const fan::Deconstruct&) const { return PromptKind::Deconstruct; }
    PromptKind operator()(const fan::ExchangePrisoners&) const { return PromptKind::ExchangePrisoners; }
    PromptKind operator()(const fan::PromoteTrain&) const { return PromptKind::PromoteTrain; }
    PromptKind operator()(const fan::MoveTrain&) const { return PromptKind::MoveTrain; }
    PromptKind operator()(const fan::DriveOff&) const { return PromptKind::DriveOff; }
    PromptKind operator()(const fan::Recruit& c) const {
        switch (c.piece) {
        case fan::Piece::Mounted: return PromptKind::RecruitMounted;
        case fan::Piece::Crew: return PromptKind::RecruitCrew;
        case fan::Piece::Train: break;
        }
        return PromptKind::RecruitTrain;
    }
    PromptKind operator()(const fan::Move& c) const { return c.crew ? PromptKind::MoveCrew : PromptKind::MoveMounted; }
    PromptKind operator()(const fan::EndTurn&) const { return PromptKind::EndTurn; }
    PromptKind operator()(const fan::RollPrisoners&) const { return PromptKind::RollPrisoners; }
    PromptKind operator()(const fan::RollLosses&) const { return PromptKind::RollLosses; }
    PromptKind operator()(const command::PlaceNeutral&) const { return PromptKind::PlaceNeutral; }
    PromptKind operator()(const command::BuildNeutral&) const { return PromptKind::BuildNeutral; }
    PromptKind operator()(const command::ForcedTrade&) const { return PromptKind::ForcedTrade; }
    PromptKind operator()(const command::RobberToDesert&) const { return PromptKind::RobberToDesert; }
    PromptKind operator()(const command::DiscardKnight&) const { return PromptKind::DiscardKnight; }
};

} // namespace

PromptKind kindOf(const Action& action) { return std::visit(KindOf{}, action); }

} // namespace reeve::app
