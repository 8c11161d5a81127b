// SPDX-License-Identifier: GPL-3.0-or-later
// Events: what happened. An event contains the outcome of chance, so that a replay draws nothing and apply() decides
// nothing.
#pragma once

#include "engine/basics/stack_list.h"
#include "engine/commands/command.h"
#include "engine/modules/fan/events.h"
#include "engine/modules/seafarers/events.h"
#include "engine/state/game_state.h"

#include <variant>

namespace reeve {

/// Why cards changed hands; shown on the screen and counted by the statistics.
enum class Cause : std::uint8_t {
    Setup,
    Production,
    Aqueduct,
    Build,
    Improve,
    Knight,
    Discard,
    BankTrade,
    Trade,
    ProgressCard,
    DevelopmentCard,
    Gold ///< GOLDHEX-1
};

namespace event {

// clang-format off
struct DiceRolled { PlayerId player = kNobody; std::uint8_t red = 0, yellow = 0; EventFace with = EventFace::None; std::uint8_t draws = 0; };
struct ShipMoved { std::uint8_t spaces = 0; };
struct BarbariansLanded {};
/// Strengths by player; `won`: the knights win (BARB-6). The ship returns to its start; the knights that fought become
/// inactive.
struct BarbariansAttacked { std::uint8_t barbarians = 0; std::uint8_t knights = 0; bool won = false;
                            std::array<std::uint8_t, kMaxPlayers> strength{}; };
struct KnightsCommitted { PlayerId player = kNobody; IntersectionSet at; };
struct DefenderAwarded { PlayerId player = kNobody; };
struct CityReduced { PlayerId player = kNobody; IntersectionId at = kNoIntersection; bool onItsSide = false; bool wallLost = false; };
struct ProgressDrawn { PlayerId player = kNobody; Track track{}; ProgressCard card{}; };      ///< VP cards go face up (PROG-8)
struct ProgressReturned { PlayerId player = kNobody; ProgressCard card{}; };                 ///< under its deck
/// The event die is resolved; production or the 7 follows.
struct EventResolved {};
struct CardsGained { PlayerId player = kNobody; Hand cards; Cause cause{}; };   ///< from the bank
struct CardsPaid { PlayerId player = kNobody; Hand cards; Cause cause{}; };     ///< to the bank
struct BankShort { Card card{}; };                                            ///< PROD-9: no player gets any
struct HexBlocked { HexId hex = kNoHex; };                                      ///< the robber stands on a producing hex
struct RobberLocked {};                                                       ///< ROBBER-9: a 7 before the first attack
struct RobberMoved { PlayerId player = kNobody; HexId to = kNoHex; };
struct CardStolen { PlayerId thief = kNobody, victim = kNobody; Card card{}; std::uint8_t draws = 0; };
struct CardsPassed { PlayerId from = kNobody, to = kNobody; Hand cards; Cause cause{}; }; ///< between players, by agreement or by choice
struct RollResolved {};
struct BuildingPlaced { PlayerId player = kNobody; IntersectionId at = kNoIntersection; bool city = false; PathId road = kNoPath; bool ship = false; }; ///< set-up; `ship`: a ship on that path, not a road
struct RoadBuilt { PlayerId player = kNobody; PathId at = kNoPath; };
struct RoadRemoved { PlayerId player = kNobody; PathId at = kNoPath; };
struct SettlementBuilt { PlayerId player = kNobody; IntersectionId at = kNoIntersection; };
struct CityBuilt { PlayerId player = kNobody; IntersectionId at = kNoIntersection; bool restored = false; };
struct WallBuilt { PlayerId player = kNobody; IntersectionId at = kNoIntersection; };
struct KnightRecruited { PlayerId player = kNobody; IntersectionId at = kNoIntersection; };
struct KnightPlaced { PlayerId player = kNobody; Knight knight; };
struct KnightRemoved { PlayerId player = kNobody; IntersectionId at = kNoIntersection; };
struct KnightActivated { PlayerId player = kNobody; IntersectionId at = kNoIntersection; };
struct KnightPromoted { PlayerId player = kNobody; IntersectionId at = kNoIntersection; std::uint8_t level = 2; };
struct KnightMoved { PlayerId player = kNobody; IntersectionId from = kNoIntersection, to = kNoIntersection; bool acted = true; };
struct KnightDisplaced { PlayerId player = kNobody; Knight knight; };          ///< removed from its place; KnightPlaced follows, or it returns to the supply
struct KnightSpent { PlayerId player = kNobody; IntersectionId at = kNoIntersection; }; ///< inactive after chasing the robber
struct ImprovementBuilt { PlayerId player = kNobody; Track track{}; std::uint8_t level = 0; };
struct MetropolisPlaced { PlayerId player = kNobody; Track track{}; IntersectionId at = kNoIntersection; PlayerId from = kNobody; };
struct ProgressPlayed { PlayerId player = kNobody; ProgressCard card{}; };
struct ProgressTaken { PlayerId player = kNobody, from = kNobody; ProgressCard card{}; };
struct TokensSwapped { HexId a = kNoHex, b = kNoHex; };
struct MerchantMoved { PlayerId player = kNobody; HexId to = kNoHex; };
struct FleetHired { PlayerId player = kNobody; std::uint8_t kinds = 0; };
struct HarborOpened { PlayerId player = kNobody; std::uint8_t opponents = 0; };
struct HarborOffered { PlayerId player = kNobody, with = kNobody; };            ///< that opponent may not be asked again
struct CraneReady { PlayerId player = kNobody; };
struct DiceSet { PlayerId player = kNobody; std::uint8_t red = 0, yellow = 0; };
struct DevelopmentBought { PlayerId player = kNobody; DevelopmentCard card{}; };
struct DevelopmentPlayed { PlayerId player = kNobody; DevelopmentCard card{}; };
struct LongestRoadChanged { PlayerId player = kNobody; std::uint8_t length = 0; };
struct LargestArmyChanged { PlayerId player = kNobody; std::uint8_t knights = 0; };
struct DecisionOpened { Decision decision; bool first = false; };             ///< `first`: before the pending ones
struct DecisionClosed { DecisionKind kind{}; PlayerId player = kNobody; };
struct TokensChanged { PlayerId player = kNobody; std::int8_t by = 0; };
struct KnightCardDiscarded { PlayerId player = kNobody; };
struct TurnEnded { PlayerId player = kNobody; };
struct SpecialBuildingBegan { PlayerId player = kNobody; };                     ///< after this player's turn (SIX-20)
struct SpecialBuildingPassed { PlayerId player = kNobody; };                    ///< this player's part of it is over
struct PartnerBegan { PlayerId player = kNobody; };                             ///< the partner's part (SIX-30)
struct TurnBegan { PlayerId player = kNobody; std::uint16_t number = 0; };
struct RollRepeated { std::uint8_t red = 0, yellow = 0; std::uint8_t draws = 0; };
struct RollCounted { std::uint8_t total = 0; };                                ///< two-player game: this total may not be rolled again
struct SetupPassed { PlayerId player = kNobody; };                              ///< the player who places next
struct GameWon { PlayerId player = kNobody; std::uint8_t points = 0; };
struct PassedOn { PlayerId player = kNobody; DecisionKind kind{}; };           ///< declined an offer
// clang-format on
} // namespace event

using Event = std::variant<
    event::DiceRolled, event::ShipMoved, event::BarbariansLanded, event::BarbariansAttacked, event::KnightsCommitted,
    event::DefenderAwarded, event::CityReduced, event::ProgressDrawn, event::ProgressReturned, event::EventResolved,
    event::CardsGained, event::CardsPaid, event::BankShort, event::HexBlocked, event::RobberLocked, event::RobberMoved,
    event::CardStolen, event::CardsPassed, event::RollResolved, event::BuildingPlaced, event::RoadBuilt,
    event::RoadRemoved, event::SettlementBuilt, event::CityBuilt, event::WallBuilt, event::KnightRecruited,
    event::KnightPlaced, event::KnightRemoved, event::KnightActivated, event::KnightPromoted, event::KnightMoved,
    event::KnightDisplaced, event::KnightSpent, event::ImprovementBuilt, event::MetropolisPlaced, event::ProgressPlayed,
    event::ProgressTaken, event::TokensSwapped, event::MerchantMoved, event::FleetHired, event::HarborOpened,
    event::HarborOffered, event::CraneReady, event::DiceSet, event::DevelopmentBought, event::DevelopmentPlayed,
    event::LongestRoadChanged, event::LargestArmyChanged, event::DecisionOpened, event::DecisionClosed,
    event::TokensChanged, event::KnightCardDiscarded, event::TurnEnded, event::SpecialBuildingBegan,
    event::SpecialBuildingPassed, event::PartnerBegan, event::TurnBegan, event::RollRepeated, event::RollCounted,
    event::SetupPassed, event::GameWon, event::PassedOn, seafarers::Event, fan::Event>;

/// All events of one command, in order.
inline constexpr std::size_t kMaxEvents = 96;
using Events = StackList<Event, kMaxEvents>;

/// Changes `state` by one event. Never refuses, decides nothing, draws nothing.
void apply(GameState& state, const Event& event);

} // namespace reeve
