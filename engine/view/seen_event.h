// SPDX-License-Identifier: GPL-3.0-or-later
// What a viewer learns of an event. Most events lie open and are passed on as they are; those that carry a secret have
// a form of their own here, in which the secret may be absent. Draws from the generator have no field in it.
//
// What is public (see game_view.h for positions):
// - Cards from the bank are handed out openly, and prices are known; whoever trades has named the cards (TRADE-2).
// - A discard tells its number only: discards are secret until all are made (SEVEN-7), and afterwards the bank is not
//   shown, so that hands stay hidden (PROD-11).
// - Cards that pass between players without an agreement are known to these two. So is a stolen card.
// - A progress card is known to who draws it and shows its back, hence its deck; victory point cards lie open at once
//   (PROG-4, PROG-8). One that goes under its deck is not shown (PROG-7); one that a Spy takes is known to both.
// - A development card is known to its buyer until it is played (DEV-1).
#pragma once

#include "engine/events/event.h"
#include "engine/view/viewer.h"

#include <optional>

namespace reeve {

namespace seen {

// clang-format off
struct DiceRolled { PlayerId player = kNobody; std::uint8_t red = 0, yellow = 0; EventFace with = EventFace::None; };
struct RollRepeated { std::uint8_t red = 0, yellow = 0; };
struct ProgressDrawn { PlayerId player = kNobody; Track track{}; std::optional<ProgressCard> card; };
struct ProgressReturned { PlayerId player = kNobody; Track track{}; std::optional<ProgressCard> card; };
struct ProgressTaken { PlayerId player = kNobody, from = kNobody; std::optional<ProgressCard> card; };
struct CardsPaid { PlayerId player = kNobody; std::uint8_t count = 0; std::optional<Hand> cards; Cause cause{}; };
struct CardsPassed { PlayerId from = kNobody, to = kNobody; std::uint8_t count = 0; std::optional<Hand> cards; Cause cause{}; };
struct CardStolen { PlayerId thief = kNobody, victim = kNobody; std::optional<Card> card; };
struct DevelopmentBought { PlayerId player = kNobody; std::optional<DevelopmentCard> card; };
// clang-format on

} // namespace seen

using SeenEvent =
    std::variant<seen::DiceRolled, seen::RollRepeated, seen::ProgressDrawn, seen::ProgressReturned, seen::ProgressTaken,
                 seen::CardsPaid, seen::CardsPassed, seen::CardStolen, seen::DevelopmentBought, event::ShipMoved,
                 event::BarbariansLanded, event::BarbariansAttacked, event::KnightsCommitted, event::DefenderAwarded,
                 event::CityReduced, event::CardsGained, event::BankShort, event::HexBlocked, event::RobberLocked,
                 event::RobberMoved, event::BuildingPlaced, event::RoadBuilt, event::RoadRemoved,
                 event::SettlementBuilt, event::CityBuilt, event::WallBuilt, event::KnightRecruited,
                 event::KnightPlaced, event::KnightRemoved, event::KnightActivated, event::KnightPromoted,
                 event::KnightMoved, event::KnightDisplaced, event::KnightSpent, event::ImprovementBuilt,
                 event::MetropolisPlaced, event::ProgressPlayed, event::TokensSwapped, event::MerchantMoved,
                 event::FleetHired, event::HarborOpened, event::HarborOffered, event::CraneReady, event::DiceSet,
                 event::DevelopmentPlayed, event::LongestRoadChanged, event::LargestArmyChanged, event::DecisionOpened,
                 event::DecisionClosed, event::TokensChanged, event::KnightCardDiscarded, event::TurnEnded,
                 event::SpecialBuildingBegan, event::SpecialBuildingPassed, event::PartnerBegan, event::TurnBegan,
                 event::RollCounted, event::SetupPassed, event::GameWon, event::PassedOn, seafarers::Event, fan::Event>;

using SeenEvents = StackList<SeenEvent, kMaxEvents>;

/// What `viewer` learns of an event that followed from `action`; nothing of those by which the engine keeps its place
/// within a roll. The action tells a trade that both agreed on from cards that were given in another way.
std::optional<SeenEvent> seenBy(const Event& event, const Action& action, const Viewer& viewer);
/// What `viewer` learns of all events that followed from `action`, in their order.
SeenEvents seenBy(const Events& events, const Action& action, const Viewer& viewer);

} // namespace reeve
