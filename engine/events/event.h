// SPDX-License-Identifier: GPL-3.0-or-later
// Events: what happened. An event contains the outcome of chance, so that a replay draws nothing and apply() decides
// nothing.
#pragma once

#include "engine/basics/fields.h"
#include "engine/basics/stack_list.h"
#include "engine/commands/command.h"
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

namespace masked { // engine/view/seen_event.h
struct DiceRolled;
struct RollRepeated;
struct ProgressDrawn;
struct ProgressReturned;
struct ProgressTaken;
struct CardsPaid;
struct CardsPassed;
struct CardStolen;
struct DevelopmentBought;
} // namespace masked

namespace event {

// clang-format off
struct DiceRolled { PlayerId player = kNobody; std::uint8_t red = 0, yellow = 0; EventFace with = EventFace::None; std::uint8_t draws = 0;
    static constexpr Masked<masked::DiceRolled> kEvent{};
    constexpr void fields(auto& f) { f.dice(red, yellow)("with", with, kSparse)("player", player, kOptional)("draws", draws, kByte, kStored); } };
struct ShipMoved { std::uint8_t spaces = 0;
    static constexpr Public kEvent{"ship-moved"}; constexpr void fields(auto& f) { f("spaces", spaces, Range{0, 200}); } };
struct BarbariansLanded { static constexpr Public kEvent{"barbarians-landed"}; };
/// Strengths by player; `won`: the knights win (BARB-6). The ship returns to its start; the knights that fought become
/// inactive.
struct BarbariansAttacked { std::uint8_t barbarians = 0; std::uint8_t knights = 0; bool won = false; std::array<std::uint8_t, kMaxPlayers> strength{};
    static constexpr Public kEvent{"barbarians-attacked"};
    constexpr void fields(auto& f) { f("barbarians", barbarians, kByte)("knights", knights, kByte)("won", won)("strength", strength, kByte); } };
struct KnightsCommitted { PlayerId player = kNobody; IntersectionSet at;
    static constexpr Public kEvent{"knights-committed"}; constexpr void fields(auto& f) { f("player", player)("at", at); } };
struct DefenderAwarded { PlayerId player = kNobody;
    static constexpr Public kEvent{"defender-awarded"}; constexpr void fields(auto& f) { f("player", player); } };
struct CityReduced { PlayerId player = kNobody; IntersectionId at = kNoIntersection; bool onItsSide = false; bool wallLost = false;
    static constexpr Public kEvent{"city-reduced"};
    constexpr void fields(auto& f) { f("player", player)("at", at)("on_its_side", onItsSide, kOptional)("wall_lost", wallLost, kOptional); } };
struct ProgressDrawn { PlayerId player = kNobody; Track track{}; ProgressCard card{}; ///< VP cards go face up (PROG-8)
    static constexpr Masked<masked::ProgressDrawn> kEvent{};
    constexpr void fields(auto& f) { f("player", player)("track", track)("card", card, FromDeck{track}); } };
struct ProgressReturned { PlayerId player = kNobody; ProgressCard card{}; ///< under its deck
    static constexpr Masked<masked::ProgressReturned> kEvent{}; constexpr void fields(auto& f) { f("player", player)("card", card, From{player}); } };
/// The event die is resolved; production or the 7 follows.
struct EventResolved { static constexpr Hidden kEvent{"event-resolved"}; };
struct CardsGained { PlayerId player = kNobody; Hand cards; Cause cause{}; ///< from the bank
    static constexpr Public kEvent{"cards-gained"};
    constexpr void fields(auto& f) { f("player", player)("cards", cards, To{player})("cause", cause); } };
struct CardsPaid { PlayerId player = kNobody; Hand cards; Cause cause{}; ///< to the bank
    static constexpr Masked<masked::CardsPaid> kEvent{};
    constexpr void fields(auto& f) { f("player", player)("cards", cards, From{player})("cause", cause); } };
struct BankShort { Card card{}; ///< PROD-9: no player gets any
    static constexpr Public kEvent{"bank-short"}; constexpr void fields(auto& f) { f("card", card); } };
struct HexBlocked { HexId hex = kNoHex; ///< the robber stands on a producing hex
    static constexpr Public kEvent{"hex-blocked"}; constexpr void fields(auto& f) { f("hex", hex); } };
struct RobberLocked { static constexpr Public kEvent{"robber-locked"}; }; ///< ROBBER-9: a 7 before the first attack
struct RobberMoved { PlayerId player = kNobody; HexId to = kNoHex;
    static constexpr Public kEvent{"robber-moved"}; constexpr void fields(auto& f) { f("player", player)("to", to); } };
struct CardStolen { PlayerId thief = kNobody, victim = kNobody; Card card{}; std::uint8_t draws = 0;
    static constexpr Masked<masked::CardStolen> kEvent{};
    constexpr void fields(auto& f) { f("player", thief)("victim", victim)("card", card, From{victim}, To{thief})("draws", draws, kByte, kStored); } };
struct CardsPassed { PlayerId from = kNobody, to = kNobody; Hand cards; Cause cause{}; ///< between players, by agreement or by choice
    static constexpr Masked<masked::CardsPassed> kEvent{};
    constexpr void fields(auto& f) { f("from", from)("to", to)("cards", cards, From{from}, To{to})("cause", cause); } };
struct RollResolved { static constexpr Hidden kEvent{"roll-resolved"}; };
/// set-up; `ship`: a ship on that path, not a road
struct BuildingPlaced { PlayerId player = kNobody; IntersectionId at = kNoIntersection; bool city = false; PathId road = kNoPath; bool ship = false;
    static constexpr Public kEvent{"building-placed"};
    constexpr void fields(auto& f) { f("player", player)("at", at)("piece", city, Words{"settlement", "city"})
                                       ("road", road, When{ship, false}, kSparse)("ship", road, When{ship, true}, kSparse); } };
struct RoadBuilt { PlayerId player = kNobody; PathId at = kNoPath;
    static constexpr Public kEvent{"road-built"}; constexpr void fields(auto& f) { f("player", player)("at", at); } };
struct RoadRemoved { PlayerId player = kNobody; PathId at = kNoPath;
    static constexpr Public kEvent{"road-removed"}; constexpr void fields(auto& f) { f("player", player)("at", at); } };
struct SettlementBuilt { PlayerId player = kNobody; IntersectionId at = kNoIntersection;
    static constexpr Public kEvent{"settlement-built"}; constexpr void fields(auto& f) { f("player", player)("at", at); } };
struct CityBuilt { PlayerId player = kNobody; IntersectionId at = kNoIntersection; bool restored = false;
    static constexpr Public kEvent{"city-built"};
    constexpr void fields(auto& f) { f("player", player)("at", at)("restored", restored, kOptional); } };
struct WallBuilt { PlayerId player = kNobody; IntersectionId at = kNoIntersection;
    static constexpr Public kEvent{"wall-built"}; constexpr void fields(auto& f) { f("player", player)("at", at); } };
struct KnightRecruited { PlayerId player = kNobody; IntersectionId at = kNoIntersection;
    static constexpr Public kEvent{"knight-recruited"}; constexpr void fields(auto& f) { f("player", player)("at", at); } };
struct KnightPlaced { PlayerId player = kNobody; Knight knight;
    static constexpr Public kEvent{"knight-placed"}; constexpr void fields(auto& f) { f("player", player)("knight", knight); } };
struct KnightRemoved { PlayerId player = kNobody; IntersectionId at = kNoIntersection;
    static constexpr Public kEvent{"knight-removed"}; constexpr void fields(auto& f) { f("player", player)("at", at); } };
struct KnightActivated { PlayerId player = kNobody; IntersectionId at = kNoIntersection;
    static constexpr Public kEvent{"knight-activated"};
    constexpr void fields(auto& f) { f("player", player)("at", at, KnightOf{.player = player}); } };
struct KnightPromoted { PlayerId player = kNobody; IntersectionId at = kNoIntersection; std::uint8_t level = 2;
    static constexpr Public kEvent{"knight-promoted"};
    constexpr void fields(auto& f) { f("player", player)("at", at, KnightOf{.player = player, .level = level - 1})("level", level, Range{1, 3}); } };
struct KnightMoved { PlayerId player = kNobody; IntersectionId from = kNoIntersection, to = kNoIntersection; bool acted = true;
    static constexpr Public kEvent{"knight-moved"};
    constexpr void fields(auto& f) { f("player", player)("from", from, KnightOf{.player = player, .active = true})("to", to)("acted", acted, kStored); } };
struct KnightDisplaced { PlayerId player = kNobody; Knight knight; ///< removed from its place; KnightPlaced follows, or it returns to the supply
    static constexpr Public kEvent{"knight-displaced"}; constexpr void fields(auto& f) { f("player", player)("knight", knight); } };
struct KnightSpent { PlayerId player = kNobody; IntersectionId at = kNoIntersection; ///< inactive after chasing the robber
    static constexpr Public kEvent{"knight-spent"};
    constexpr void fields(auto& f) { f("player", player)("at", at, KnightOf{.player = player, .active = true}); } };
struct ImprovementBuilt { PlayerId player = kNobody; Track track{}; std::uint8_t level = 0;
    static constexpr Public kEvent{"improvement-built"};
    constexpr void fields(auto& f) { f("player", player)("track", track)("level", level, Range{0, 5}); } };
struct MetropolisPlaced { PlayerId player = kNobody; Track track{}; IntersectionId at = kNoIntersection; PlayerId from = kNobody;
    static constexpr Public kEvent{"metropolis-placed"};
    constexpr void fields(auto& f) { f("player", player)("at", at)("track", track)("from", from, kOptional); } };
struct ProgressPlayed { PlayerId player = kNobody; ProgressCard card{};
    static constexpr Public kEvent{"progress-played"}; constexpr void fields(auto& f) { f("player", player)("card", card, From{player}); } };
struct ProgressTaken { PlayerId player = kNobody, from = kNobody; ProgressCard card{};
    static constexpr Masked<masked::ProgressTaken> kEvent{};
    constexpr void fields(auto& f) { f("player", player)("card", card, From{from})("from", from); } };
struct TokensSwapped { HexId a = kNoHex, b = kNoHex;
    static constexpr Public kEvent{"tokens-swapped"}; constexpr void fields(auto& f) { f.both("hexes", a, b); } };
struct MerchantMoved { PlayerId player = kNobody; HexId to = kNoHex;
    static constexpr Public kEvent{"merchant-moved"}; constexpr void fields(auto& f) { f("player", player)("to", to); } };
struct FleetHired { PlayerId player = kNobody; std::uint8_t kinds = 0;
    static constexpr Public kEvent{"fleet-hired"}; constexpr void fields(auto& f) { f("player", player)("kinds", kinds, kCardBits); } };
struct HarborOpened { PlayerId player = kNobody; std::uint8_t opponents = 0;
    static constexpr Public kEvent{"harbor-opened"}; constexpr void fields(auto& f) { f("player", player)("opponents", opponents, kSeatBits); } };
struct HarborOffered { PlayerId player = kNobody, with = kNobody; ///< that opponent may not be asked again
    static constexpr Public kEvent{"harbor-offered"}; constexpr void fields(auto& f) { f("player", player)("with", with); } };
struct CraneReady { PlayerId player = kNobody;
    static constexpr Public kEvent{"crane-ready"}; constexpr void fields(auto& f) { f("player", player); } };
struct DiceSet { PlayerId player = kNobody; std::uint8_t red = 0, yellow = 0;
    static constexpr Public kEvent{"dice-set"};
    constexpr void fields(auto& f) { f("player", player)("red", red, Range{1, 6})("yellow", yellow, Range{1, 6}); } };
struct DevelopmentBought { PlayerId player = kNobody; DevelopmentCard card{};
    static constexpr Masked<masked::DevelopmentBought> kEvent{}; constexpr void fields(auto& f) { f("player", player)("card", card, kFromPile); } };
struct DevelopmentPlayed { PlayerId player = kNobody; DevelopmentCard card{};
    static constexpr Public kEvent{"development-played"}; constexpr void fields(auto& f) { f("player", player)("card", card, From{player}); } };
struct LongestRoadChanged { PlayerId player = kNobody; std::uint8_t length = 0;
    static constexpr Public kEvent{"longest-road-changed"};
    constexpr void fields(auto& f) { f("player", player, kOptional)("length", length, kByte); } };
struct LargestArmyChanged { PlayerId player = kNobody; std::uint8_t knights = 0;
    static constexpr Public kEvent{"largest-army-changed"};
    constexpr void fields(auto& f) { f("player", player, kOptional)("knights", knights, kByte); } };
struct DecisionOpened { Decision decision; bool first = false; ///< `first`: before the pending ones
    static constexpr Public kEvent{"decision-opened"};
    constexpr void fields(auto& f) { f("decision", decision)("first", first, kSparse, kStored); } };
struct DecisionClosed { DecisionKind kind{}; PlayerId player = kNobody;
    static constexpr Public kEvent{"decision-closed"}; constexpr void fields(auto& f) { f("player", player)("decide", kind); } };
struct TokensChanged { PlayerId player = kNobody; std::int8_t by = 0;
    static constexpr Public kEvent{"tokens-changed"}; constexpr void fields(auto& f) { f("player", player)("by", by, Range{-100, 100}); } };
struct KnightCardDiscarded { PlayerId player = kNobody;
    static constexpr Public kEvent{"knight-card-discarded"}; constexpr void fields(auto& f) { f("player", player, kPlayedKnight); } };
struct TurnEnded { PlayerId player = kNobody;
    static constexpr Public kEvent{"turn-ended"}; constexpr void fields(auto& f) { f("player", player); } };
struct SpecialBuildingBegan { PlayerId player = kNobody; ///< after this player's turn (SIX-20)
    static constexpr Public kEvent{"special-building-began"}; constexpr void fields(auto& f) { f("player", player); } };
struct SpecialBuildingPassed { PlayerId player = kNobody; ///< this player's part of it is over
    static constexpr Public kEvent{"special-building-passed"}; constexpr void fields(auto& f) { f("player", player); } };
struct PartnerBegan { PlayerId player = kNobody; ///< the partner's part (SIX-30)
    static constexpr Public kEvent{"partner-began"}; constexpr void fields(auto& f) { f("player", player); } };
struct TurnBegan { PlayerId player = kNobody; std::uint16_t number = 0;
    static constexpr Public kEvent{"turn-began"}; constexpr void fields(auto& f) { f("player", player)("number", number, Range{0, 65535}); } };
struct RollRepeated { std::uint8_t red = 0, yellow = 0; std::uint8_t draws = 0;
    static constexpr Masked<masked::RollRepeated> kEvent{}; constexpr void fields(auto& f) { f.dice(red, yellow)("draws", draws, kByte, kStored); } };
struct RollCounted { std::uint8_t total = 0; ///< two-player game: this total may not be rolled again
    static constexpr Public kEvent{"roll-counted"}; constexpr void fields(auto& f) { f("total", total, Range{2, 12}); } };
struct SetupPassed { PlayerId player = kNobody; ///< the player who places next
    static constexpr Public kEvent{"setup-passed"}; constexpr void fields(auto& f) { f("player", player); } };
struct GameWon { PlayerId player = kNobody; std::uint8_t points = 0;
    static constexpr Public kEvent{"game-won"}; constexpr void fields(auto& f) { f("player", player)("points", points, kByte); } };
struct PassedOn { PlayerId player = kNobody; DecisionKind kind{}; ///< declined an offer
    static constexpr Public kEvent{"passed"}; constexpr void fields(auto& f) { f("player", player)("decide", kind); } };
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

/// Every event, those of the modules too, is declared as engine/basics/fields.h says.
static_assert(kDeclared<Event>);

/// All events of one command, in order.
inline constexpr std::size_t kMaxEvents = 96;
using Events = StackList<Event, kMaxEvents>;

/// Changes `state` by one event. Never refuses, decides nothing, draws nothing.
void apply(GameState& state, const Event& event);

} // namespace reeve
