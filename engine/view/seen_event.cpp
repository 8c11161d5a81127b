// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/view/seen_event.h"

#include "engine/basics/dispatch.h"
#include "engine/tables/supply.h"

namespace reeve {
namespace {

using Seen = std::optional<SeenEvent>;

/// One overload for each event and no default: a new event does not compile until its visibility is stated here.
struct SeenBy {
    const Viewer& viewer;
    bool agreed; ///< a trade: both players agreed on the cards

    // Known to some viewers only.
    Seen operator()(const event::DiceRolled& e) const { return seen::DiceRolled{e.player, e.red, e.yellow, e.with}; }
    Seen operator()(const event::RollRepeated& e) const { return seen::RollRepeated{e.red, e.yellow}; }
    Seen operator()(const event::ProgressDrawn& e) const {
        return seen::ProgressDrawn{e.player, e.track, told(e.card, viewer.holds(e.player) || open(e.card))};
    }
    Seen operator()(const event::ProgressReturned& e) const {
        return seen::ProgressReturned{e.player, supply::deckOf(e.card), told(e.card, viewer.holds(e.player))};
    }
    Seen operator()(const event::ProgressTaken& e) const {
        return seen::ProgressTaken{e.player, e.from, told(e.card, viewer.holds(e.player) || viewer.holds(e.from))};
    }
    Seen operator()(const event::CardsPaid& e) const {
        const bool known = e.cause != Cause::Discard || viewer.holds(e.player);
        return seen::CardsPaid{e.player, count(e.cards), told(e.cards, known), e.cause};
    }
    Seen operator()(const event::CardsPassed& e) const {
        const bool known = agreed || viewer.holds(e.from) || viewer.holds(e.to);
        return seen::CardsPassed{e.from, e.to, count(e.cards), told(e.cards, known), e.cause};
    }
    Seen operator()(const event::CardStolen& e) const {
        return seen::CardStolen{e.thief, e.victim, told(e.card, viewer.holds(e.thief) || viewer.holds(e.victim))};
    }
    Seen operator()(const event::DevelopmentBought& e) const {
        return seen::DevelopmentBought{e.player, told(e.card, viewer.holds(e.player))};
    }

    // Bookkeeping within a roll: seen by no viewer.
    Seen operator()(const event::EventResolved&) const { return std::nullopt; }
    Seen operator()(const event::RollResolved&) const { return std::nullopt; }

    // Public.
    Seen operator()(const event::ShipMoved& e) const { return e; }
    Seen operator()(const event::BarbariansLanded& e) const { return e; }
    Seen operator()(const event::BarbariansAttacked& e) const { return e; }
    Seen operator()(const event::KnightsCommitted& e) const { return e; }
    Seen operator()(const event::DefenderAwarded& e) const { return e; }
    Seen operator()(const event::CityReduced& e) const { return e; }
    Seen operator()(const event::CardsGained& e) const { return e; }
    Seen operator()(const event::BankShort& e) const { return e; }
    Seen operator()(const event::HexBlocked& e) const { return e; }
    Seen operator()(const event::RobberLocked& e) const { return e; }
    Seen operator()(const event::RobberMoved& e) const { return e; }
    Seen operator()(const event::BuildingPlaced& e) const { return e; }
    Seen operator()(const event::RoadBuilt& e) const { return e; }
    Seen operator()(const event::RoadRemoved& e) const { return e; }
    Seen operator()(const event::SettlementBuilt& e) const { return e; }
    Seen operator()(const event::CityBuilt& e) const { return e; }
    Seen operator()(const event::WallBuilt& e) const { return e; }
    Seen operator()(const event::KnightRecruited& e) const { return e; }
    Seen operator()(const event::KnightPlaced& e) const { return e; }
    Seen operator()(const event::KnightRemoved& e) const { return e; }
    Seen operator()(const event::KnightActivated& e) const { return e; }
    Seen operator()(const event::KnightPromoted& e) const { return e; }
    Seen operator()(const event::KnightMoved& e) const { return e; }
    Seen operator()(const event::KnightDisplaced& e) const { return e; }
    Seen operator()(const event::KnightSpent& e) const { return e; }
    Seen operator()(const event::ImprovementBuilt& e) const { return e; }
    Seen operator()(const event::MetropolisPlaced& e) const { return e; }
    Seen operator()(const event::ProgressPlayed& e) const { return e; }
    Seen operator()(const event::TokensSwapped& e) const { return e; }
    Seen operator()(const event::MerchantMoved& e) const { return e; }
    Seen operator()(const event::FleetHired& e) const { return e; }
    Seen operator()(const event::HarborOpened& e) const { return e; }
    Seen operator()(const event::HarborOffered& e) const { return e; }
    Seen operator()(const event::CraneReady& e) const { return e; }
    Seen operator()(const event::DiceSet& e) const { return e; }
    Seen operator()(const event::DevelopmentPlayed& e) const { return e; }
    Seen operator()(const event::LongestRoadChanged& e) const { return e; }
    Seen operator()(const event::LargestArmyChanged& e) const { return e; }
    Seen operator()(const event::DecisionOpened& e) const { return e; }
    Seen operator()(const event::DecisionClosed& e) const { return e; }
    Seen operator()(const event::TokensChanged& e) const { return e; }
    Seen operator()(const event::KnightCardDiscarded& e) const { return e; }
    Seen operator()(const event::TurnEnded& e) const { return e; }
    Seen operator()(const event::SpecialBuildingBegan& e) const { return e; }
    Seen operator()(const event::SpecialBuildingPassed& e) const { return e; }
    Seen operator()(const event::PartnerBegan& e) const { return e; }
    Seen operator()(const event::TurnBegan& e) const { return e; }
    Seen operator()(const event::RollCounted& e) const { return e; }
    Seen operator()(const event::SetupPassed& e) const { return e; }
    Seen operator()(const event::GameWon& e) const { return e; }
    Seen operator()(const event::PassedOn& e) const { return e; }
    Seen operator()(const seafarers::Event& e) const { return e; }
    Seen operator()(const fan::Event& e) const { return e; }

    template <typename Secret>
    static std::optional<Secret> told(const Secret& secret, bool known) {
        return known ? std::optional<Secret>(secret) : std::nullopt;
    }
    static bool open(ProgressCard card) { return supply::isVictoryPoint(card); } // PROG-8
    static std::uint8_t count(const Hand& cards) { return static_cast<std::uint8_t>(cards.total()); }
};

} // namespace

std::optional<SeenEvent> seenBy(const Event& event, const Action& action, const Viewer& viewer) {
    return dispatch(SeenBy{viewer, std::holds_alternative<command::Trade>(action)}, event);
}

SeenEvents seenBy(const Events& events, const Action& action, const Viewer& viewer) {
    SeenEvents all;
    for (const Event& event : events)
        if (const auto seen = seenBy(event, action, viewer)) all.push_back(*seen);
    return all;
}

} // namespace reeve
