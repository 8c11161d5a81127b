// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the fan modules.
#pragma once

#include "engine/basics/inline_vector.h"
#include "engine/board/island.h"
#include "engine/commands/timing.h"
#include "engine/modules/fan/state/state.h"
#include "engine/tables/supply.h"

#include <variant>

namespace reeve::fan {

/// Landing hexes after a building was built (FAN-BARB-3): stated chance; empty: drawn.
inline constexpr int kLanding = 3;
using Landing = InlineVector<HexId, kLanding>;

/// The target of a knight that deconstructs (FAN-DEC-1, FAN-DEC-2).
enum class Target : std::uint8_t { Road, Ship, Building };

/// Pieces that can be bought (FAN-MK-13, FAN-CR-9, FAN-BAG-6).
enum class Piece : std::uint8_t { Mounted, Crew, Train };
/// Payment that raises the points of a move (FAN-MK-2).
enum class Ration : std::uint8_t { None, Grain, Fish };

// clang-format off
/// `nuggets`: stated number of a flipped token; 0: not stated. A train stands on `at.basin`.
struct Recruit { Piece piece{}; Spot at; std::uint8_t nuggets = 0; bool operator==(const Recruit&) const = default; static constexpr Timing kTiming{.special = true}; };
struct Move { bool crew = false; Spot from, to; Ration ration{}; std::uint8_t nuggets = 0; bool operator==(const Move&) const = default; static constexpr Timing kTiming{.part = TurnPart::Movement}; };
struct EndTurn { HexId first = kNoHex; bool outward = false; bool operator==(const EndTurn&) const = default; static constexpr Timing kTiming{.part = TurnPart::Both}; };       ///< FAN-BAT-2
struct ExchangePrisoners { bool operator==(const ExchangePrisoners&) const = default; static constexpr Timing kTiming{}; };                              ///< FAN-PRIS-8
struct PromoteTrain { IntersectionId at = kNoIntersection; bool operator==(const PromoteTrain&) const = default; static constexpr Timing kTiming{}; };
struct MoveTrain { IntersectionId from = kNoIntersection, to = kNoIntersection; bool waved = false; bool operator==(const MoveTrain&) const = default; static constexpr Timing kTiming{.part = TurnPart::Movement}; }; ///< FAN-BAG-7
struct DriveOff { IntersectionId train = kNoIntersection, knight = kNoIntersection; std::uint8_t die = 0; bool operator==(const DriveOff&) const = default; static constexpr Timing kTiming{.part = TurnPart::Both}; }; ///< FAN-BAG-2; `die` 0: drawn
/// Answers RollPrisoners (FAN-PRIS-4): a die for each player who rolls; 0: drawn.
struct RollPrisoners { std::array<std::uint8_t, kMaxPlayers> dice{}; bool operator==(const RollPrisoners&) const = default; static constexpr Timing kTiming = answersTo(DecisionKind::RollPrisoners); };
struct RollLosses { std::uint8_t die = 0; bool operator==(const RollLosses&) const = default; static constexpr Timing kTiming = answersTo(DecisionKind::RollLosses); };                       ///< FAN-LOSS-1; 0: drawn
struct StartMovement { bool operator==(const StartMovement&) const = default; static constexpr Timing kTiming{}; };                                      ///< FAN-RK-2
struct Plunder { IntersectionId knight = kNoIntersection; bool operator==(const Plunder&) const = default; static constexpr Timing kTiming{.part = TurnPart::Knights}; };          ///< FAN-PIR-2
struct ChaseBarbarian { IntersectionId knight = kNoIntersection; HexId from = kNoHex, to = kNoHex; bool operator==(const ChaseBarbarian&) const = default; static constexpr Timing kTiming{.part = TurnPart::Knights}; }; ///< FAN-CHASE-1; `to` kNoHex: to the supply
struct Arrest { IntersectionId knight = kNoIntersection; HexId at = kNoHex; bool operator==(const Arrest&) const = default; static constexpr Timing kTiming{.part = TurnPart::Knights}; }; ///< FAN-CHASE-2
struct Banish { HexId hex = kNoHex; InlineVector<IntersectionId, supply::kKnights> knights; bool operator==(const Banish&) const = default; static constexpr Timing kTiming{.part = TurnPart::Knights}; }; ///< FAN-BAN-1
struct Deconstruct { IntersectionId knight = kNoIntersection; Target target{}; PathId path = kNoPath; IntersectionId at = kNoIntersection; bool operator==(const Deconstruct&) const = default; static constexpr Timing kTiming{.part = TurnPart::Knights}; }; ///< `path` for roads and ships, `at` for buildings
// clang-format on

using Action = std::variant<StartMovement, Plunder, ChaseBarbarian, Arrest, Banish, Deconstruct, Recruit, Move, EndTurn,
                            ExchangePrisoners, PromoteTrain, MoveTrain, DriveOff, RollPrisoners, RollLosses>;

} // namespace reeve::fan
