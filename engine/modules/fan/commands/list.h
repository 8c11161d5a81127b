// SPDX-License-Identifier: GPL-3.0-or-later
// The lists of the fan modules: their commands, their events, and their parts of common rules.
#pragma once

#include "engine/modules/fan/battles/battles.h"
#include "engine/modules/fan/coast/coast.h"
#include "engine/modules/fan/control/control.h"
#include "engine/modules/fan/friendly_robber/friendly_robber.h"
#include "engine/modules/fan/gold_fields/gold_fields.h"
#include "engine/modules/fan/movement/movement.h"
#include "engine/modules/fan/plunder/plunder.h"
#include "engine/modules/fan/taking_down/taking_down.h"
#include "engine/modules/fan/trains/trains.h"
#include "engine/modules/fan/travel/travel.h"

#include <variant>

namespace reeve::fan {

using Action = std::variant<StartMovement, Plunder, ChaseBarbarian, Arrest, Banish, Deconstruct, Recruit, Move, EndTurn,
                            ExchangePrisoners, PromoteTrain, MoveTrain, DriveOff, RollPrisoners, RollLosses>;
using Event = std::variant<MovementBegan, HoardGrew, PiratePlundered, GoldChanged, BarbariansLandedOnHexes,
                           BarbarianChased, BarbarianArrested, BarbariansBanished, HexConquered, HexFreed,
                           PieceDeconstructed, ControlChanged, WalkerPlaced, WalkerMoved, WalkerLost, GoldFieldFlipped,
                           MarkerMoved, NyalaWon, ConflictBegan, BattleWon, PrisonersTaken, PrisonersRolled,
                           LossesRolled, PrisonersExchanged, TrainPlaced, TrainPromoted, TrainMoved, KnightDrivenOff>;

/// What a command states of the tokens that it flips (FAN-GOLD-14).
inline int nuggetsOf(const Action& action) {
    return dispatch(
        [](const auto& one) -> int {
            if constexpr (requires { one.nuggets; })
                return one.nuggets;
            else
                return 0;
        },
        action);
}

template <typename... Module>
struct EveryPart {
    static void shipAdvanced(EventWriter& writer) { (Module::shipAdvanced(writer), ...); }
    static void listKnightActions(const auto& list, const GameState& s, PlayerId player, const IntersectionSet& ready) {
        (Module::listKnightActions(list, s, player, ready), ...);
    }
    static void listMoves(const auto& list, const GameState& s, PlayerId player) {
        (Module::listMoves(list, s, player), ...);
    }
    static void listPurchases(const auto& list, const GameState& s, PlayerId player) {
        (Module::listPurchases(list, s, player), ...);
    }
    static void listSpecialPurchases(const auto& list, const GameState& s, PlayerId player) {
        (Module::listSpecialPurchases(list, s, player), ...);
    }
    static void listAnyPart(const auto& list, const GameState& s, PlayerId player) {
        (Module::listAnyPart(list, s, player), ...);
    }
    static HexSet openToRobber(const GameState& s, HexSet hexes) {
        ((hexes = Module::openToRobber(s, hexes)), ...);
        return hexes;
    }
    /// Returns why a module keeps the robber off a hex; accepted if none does. `open`: the hexes where it may stand.
    static Verdict checkRobber(const GameState& s, HexId hex, const HexSet& open) {
        Verdict closed;
        const auto check = [&](const auto& left, const Refusal& why) {
            if (!closed && !left.contains(hex)) closed = why;
        };
        if (s.rules.fan.any() && !open.contains(hex))
            (check(Module::openToRobber(s, open | HexSet{hex}), Module::kClosed), ...);
        return closed;
    }
};
/// In the order in which they are asked.
using Parts = EveryPart<PlunderRules, CoastRules, TakingDownRules, TravelRules, TrainRules, BattleRules, ControlRules,
                        FriendlyRobberRules>;

} // namespace reeve::fan
