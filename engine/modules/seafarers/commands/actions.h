// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of Seafarers. Ships are built and placed by the commands for roads (command::Build, command::Place).
#pragma once

#include "engine/basics/hand.h"
#include "engine/commands/robber_move.h"
#include "engine/commands/timing.h"

#include <variant>

namespace reeve::seafarers {

// clang-format off
struct MoveShip { PathId from = kNoPath, to = kNoPath; bool operator==(const MoveShip&) const = default; static constexpr Timing kTiming{}; };        ///< SHIP-7
struct MovePirate { command::RobberMove move{}; bool operator==(const MovePirate&) const = default; static constexpr Timing kTiming = answersTo(DecisionKind::MoveRobber); };             ///< answers MoveRobber (PIRATE-2)
struct ChasePirate { IntersectionId knight = kNoIntersection; command::RobberMove move{}; bool operator==(const ChasePirate&) const = default; static constexpr Timing kTiming{.moment = Moment::ErrantToo, .part = TurnPart::Knights}; }; ///< PIRATE-7
struct TakeGold { Hand cards{}; bool operator==(const TakeGold&) const = default; static constexpr Timing kTiming = answersTo(DecisionKind::TakeGold); };                               ///< GOLDHEX-1
// clang-format on

using Action = std::variant<MoveShip, MovePirate, ChasePirate, TakeGold>;

} // namespace reeve::seafarers
