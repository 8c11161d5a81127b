// SPDX-License-Identifier: GPL-3.0-or-later
// What a viewer learns of an event. Public events are passed on unchanged; events with a secret have a type of their
// own here, in which the secret is optional. Draws from the generator are left out.
//
// What is public (see game_view.h for positions):
// - Cards from the bank are dealt openly, and prices are known; the parties of a trade named the cards (TRADE-2).
// - Of a discard only the number of cards: discards are secret until all are made (SEVEN-7), and afterwards the bank is
//   not shown, so that hands stay hidden (PROD-11).
// - Cards that pass between players without an agreement, also a stolen card, are known to these two players.
// - A progress card is known to the player who draws it; its back shows its deck. Victory point cards are open at once
//   (PROG-4, PROG-8). A card returned under its deck is not shown (PROG-7); a card that a Spy takes is known to both.
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

/// Returns what `viewer` learns of an event that followed from `action`; nullopt for the engine's bookkeeping events.
/// `action` distinguishes agreed trades from other transfers of cards.
std::optional<SeenEvent> seenBy(const Event& event, const Action& action, const Viewer& viewer);
/// Returns what `viewer` learns of all `events` that followed from `action`, in order.
SeenEvents seenBy(const Events& events, const Action& action, const Viewer& viewer);

} // namespace reeve
