// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of Seafarers. Ships are built and placed by the commands for roads (command::Build, command::Place).
#pragma once

#include "engine/basics/fields.h"
#include "engine/basics/hand.h"
#include "engine/commands/decision_kind.h"
#include "engine/commands/robber_move.h"
#include "engine/state/queries.h"

#include <variant>

namespace reeve::seafarers {

// clang-format off
struct MoveShip { PathId from = kNoPath, to = kNoPath; ///< SHIP-7
    static constexpr std::string_view kVerb = "move-ship"; static constexpr Timing kTiming{};
    constexpr void fields(auto& f) { f("from", from)("to", to); } bool operator==(const MoveShip&) const = default; };
struct MovePirate { command::RobberMove move{}; ///< answers MoveRobber (PIRATE-2)
    static constexpr std::string_view kVerb = "move-pirate"; static constexpr Timing kTiming = answersTo(DecisionKind::MoveRobber);
    constexpr void fields(auto& f) { f("card", move); } bool operator==(const MovePirate&) const = default; };
struct ChasePirate { IntersectionId knight = kNoIntersection; command::RobberMove move{}; ///< PIRATE-7
    static constexpr std::string_view kVerb = "chase-pirate"; static constexpr Timing kTiming{.moment = Moment::ErrantToo, .part = TurnPart::Knights};
    constexpr void fields(auto& f) { f("knight", knight)("card", move); } bool operator==(const ChasePirate&) const = default; };
struct TakeGold { Hand cards{}; ///< GOLDHEX-1
    static constexpr std::string_view kVerb = "take-gold"; static constexpr Timing kTiming = answersTo(DecisionKind::TakeGold);
    constexpr void fields(auto& f) { f("cards", cards); } bool operator==(const TakeGold&) const = default; };
// clang-format on

struct GoldDecision : decision::Kind<TakeGold, Resolving::Last> {
    static constexpr std::string_view kAsks = "chooses resources for gold";
    static bool isPlayed(const GameState& s) { return s.rules.seafarers(); }
    static void fields(auto& f) { f.count(); }
    static Hand cards(const GameState& s, const Decision&) { return bank(s).only(kResourceKinds); }
    static constexpr bool kAnswersWithoutCards = true; ///< in the set-up the next player places after it
};

using Action = std::variant<MoveShip, MovePirate, ChasePirate, TakeGold>;

} // namespace reeve::seafarers
