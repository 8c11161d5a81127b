// SPDX-License-Identifier: GPL-3.0-or-later
// Baggage trains (FAN-BAG).
#pragma once

#include "engine/modules/fan/travel/travel.h"

namespace reeve::fan {

/// The price of the next level (FAN-BAG-6).
inline constexpr Hand kTrainPromotion{{Card::Lumber, 1}, {Card::Grain, 1}};

// clang-format off
struct PromoteTrain { IntersectionId at = kNoIntersection;
    static constexpr std::string_view kVerb = "promote-train"; static constexpr Timing kTiming{};
    constexpr void fields(auto& f) { f("at", at); } bool operator==(const PromoteTrain&) const = default; };
struct MoveTrain { IntersectionId from = kNoIntersection, to = kNoIntersection; bool waved = false; ///< FAN-BAG-7
    static constexpr std::string_view kVerb = "move-train"; static constexpr Timing kTiming{.part = TurnPart::Movement};
    constexpr void fields(auto& f) { f("from", from)("to", to)("waved", waved, kSparse); } bool operator==(const MoveTrain&) const = default; };
struct DriveOff { IntersectionId train = kNoIntersection, knight = kNoIntersection; std::uint8_t die = 0; ///< FAN-BAG-2; `die` 0: drawn
    static constexpr std::string_view kVerb = "drive-off"; static constexpr Timing kTiming{.part = TurnPart::Both};
    constexpr void fields(auto& f) { f("train", train)("knight", knight)("die", die, Range{1, 6}, Stated::Dice); } bool operator==(const DriveOff&) const = default; };
struct TrainPlaced { PlayerId player = kNobody; IntersectionId at = kNoIntersection;
    static constexpr Public kEvent{"train-placed"}; constexpr void fields(auto& f) { f("player", player)("at", at); }
    void apply(GameState& s) const { s.fan.seat(player).train = Train{.at = at, .level = 1}; }
    std::string told(const auto& tell) const { return tell.does(player, "places a baggage train on " + tell.name(at)); } };
struct TrainPromoted { PlayerId player = kNobody; std::uint8_t level = 0;
    static constexpr Public kEvent{"train-promoted"};
    constexpr void fields(auto& f) { f("player", player)("level", level, Range{1, kTrainLevels}); }
    void apply(GameState& s) const { auto& train = s.fan.seat(player).train; train.level = level; train.promoted = true; }
    std::string told(const auto& tell) const { return tell.does(player, "raises the baggage train to level " + std::to_string(level)); } };
struct TrainMoved { PlayerId player = kNobody; IntersectionId from = kNoIntersection, to = kNoIntersection; std::uint8_t points = 0;
    static constexpr Public kEvent{"train-moved"};
    constexpr void fields(auto& f) { f("player", player)("from", from)("to", to)("points", points, kByte); }
    void apply(GameState& s) const { auto& train = s.fan.seat(player).train; train.at = to; add(train.used, points); }
    std::string told(const auto& tell) const { return tell.does(player, "moves the baggage train from " + tell.name(from) + " to " + tell.name(to)); } };
struct KnightDrivenOff { PlayerId player = kNobody; IntersectionId knight = kNoIntersection; std::uint8_t die = 0; bool success = false; std::uint8_t draws = 0;
    static constexpr Public kEvent{"knight-driven-off"};
    constexpr void fields(auto& f) { f("player", player)("knight", knight)("die", die, kByte)("success", success)("draws", draws, kByte, kStored); }
    void apply(GameState& s) const { s.chance.advance(draws); s.fan.seat(player).train.drove = true; }
    std::string told(const auto& tell) const { return tell.does(player, (success ? "drives off" : "fails to drive off") + (" the knight on " + tell.name(knight)) + " with a " + std::to_string(die)); } };
// clang-format on

Verdict recruitTrain(EventWriter&, PlayerId, const Recruit&);
Verdict carryOut(EventWriter&, PlayerId, const PromoteTrain&);
Verdict carryOut(EventWriter&, PlayerId, const MoveTrain&);
Verdict carryOut(EventWriter&, PlayerId, const DriveOff&);

/// Points and toll of one step of the player's train (FAN-BAG-7, FAN-BAG-1, FAN-BAG-5).
struct Step {
    int points = 0;
    PlayerId toll = kNobody; ///< the player who gets a gold for the road
};
/// `waved`: the owner of the guarding knight lets the train pass, without the extra points (FAN-BAG-5).
Step stepOf(const GameState&, PlayerId, PathId, IntersectionId to, bool waved);
/// The opponent whose active round knight stands on an intersection; kNobody if there is none.
PlayerId guardOf(const GameState&, PlayerId, IntersectionId);
/// Legal targets of the player's train now; with `waved`, only those with a guarding knight.
IntersectionSet trainTargets(const GameState&, PlayerId, bool waved);
/// Knights that the train may try to drive off now (FAN-BAG-2).
IntersectionSet drivable(const GameState&, PlayerId);
/// Legal places for a new train (FAN-BAG-6). Ignores the price.
IntersectionSet trainSites(const GameState&, PlayerId);
/// Places where the player can build a train now: the hand covers the price, and it is in supply (FAN-BAG-6).
IntersectionSet buyableTrains(const GameState&, PlayerId);

struct TrainRules : Part {
    static void listMoves(const auto& list, const GameState& state, PlayerId player) {
        const auto from = state.fan.seat(player).train.at;
        for (const bool waved : {false, true})
            list.each(trainTargets(state, player, waved), [&](IntersectionId to) {
                return MoveTrain{from, to, waved};
            });
    }
    /// Also in the special building phase.
    static void listSpecialPurchases(const auto& list, const GameState& state, PlayerId player) {
        list.each(buyableTrains(state, player), [](IntersectionId at) {
            return Recruit{Piece::Train, Spot{kNoPath, at}, 0};
        });
    }
    static void listPurchases(const auto& list, const GameState& state, PlayerId player) {
        listSpecialPurchases(list, state, player);
        const auto& train = state.fan.seat(player).train;
        if (train.at != kNoIntersection && !train.promoted && train.level < kTrainLevels &&
            state.player(player).hand.covers(kTrainPromotion))
            list.one(PromoteTrain{train.at});
    }
    /// In the main part of the turn and in the movement phase.
    static void listAnyPart(const auto& list, const GameState& state, PlayerId player) {
        const auto train = state.fan.seat(player).train.at;
        list.each(drivable(state, player), [&](IntersectionId knight) { return DriveOff{train, knight, 0}; });
    }
};

} // namespace reeve::fan
