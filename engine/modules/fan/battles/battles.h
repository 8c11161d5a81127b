// SPDX-License-Identifier: GPL-3.0-or-later
// Battles for hexes with barbarians, prisoners and losses (FAN-BAT, FAN-PRIS, FAN-LIB, FAN-LOSS).
#pragma once

#include "engine/commands/decision_kind.h"
#include "engine/modules/fan/commands/module.h"

namespace reeve::fan {

/// Directions of a battle (FAN-BAT-2); prisoners for a Defender card (FAN-PRIS-8).
inline constexpr Words kDirections{"inward", "outward"};
inline constexpr int kExchange = 3;

// clang-format off
struct EndTurn { HexId first = kNoHex; bool outward = false; ///< FAN-BAT-2
    static constexpr std::string_view kVerb = "end-turn"; static constexpr Timing kTiming{.part = TurnPart::Both};
    constexpr void fields(auto& f) { f("direction", outward, kDirections, kOptional)("first", first, kSparse); } bool operator==(const EndTurn&) const = default; };
struct ExchangePrisoners { static constexpr std::string_view kVerb = "exchange-prisoners"; static constexpr Timing kTiming{}; bool operator==(const ExchangePrisoners&) const = default; }; ///< FAN-PRIS-8
/// Answers RollPrisoners (FAN-PRIS-4): a die for each player who rolls; 0: drawn.
struct RollPrisoners { std::array<std::uint8_t, kMaxPlayers> dice{};
    static constexpr std::string_view kVerb = "roll-prisoners"; static constexpr Timing kTiming = answersTo(DecisionKind::RollPrisoners);
    constexpr void fields(auto& f) { f("rolls", dice, Range{1, 6}, Stated::Dice); } bool operator==(const RollPrisoners&) const = default; };
struct RollLosses { std::uint8_t die = 0; ///< FAN-LOSS-1; 0: drawn
    static constexpr std::string_view kVerb = "roll-losses"; static constexpr Timing kTiming = answersTo(DecisionKind::RollLosses);
    constexpr void fields(auto& f) { f("die", die, Range{1, 6}, Stated::Dice); } bool operator==(const RollLosses&) const = default; };
struct ConflictBegan { PlayerId player = kNobody; HexId first = kNoHex; bool outward = false; ///< FAN-BAT-1
    static constexpr Public kEvent{"conflict-began"};
    constexpr void fields(auto& f) { f("player", player)("first", first)("direction", outward, Words{"inward", "outward"}); }
    void apply(GameState& s) const {
        s.turn.partner = s.turn.partner || s.turn.phase == Phase::Paired;
        s.turn.phase = Phase::Conflict;
        s.fan.battleFirst = first;
        s.fan.battleOutward = outward;
    }
    std::string told(const auto& tell) const { return tell.does(player, "begins the conflict"); } };
struct BattleWon { HexId hex = kNoHex; std::uint8_t strength = 0; ///< FAN-BAT-3
    static constexpr Public kEvent{"battle-won"}; constexpr void fields(auto& f) { f("hex", hex)("strength", strength, kByte); }
    void apply(GameState&) const {}
    std::string told(const auto& tell) const { return "The battle on " + tell.name(hex) + " is won with strength " + std::to_string(strength) + "."; } };
struct PrisonersTaken { PlayerId player = kNobody; HexId hex = kNoHex; std::uint8_t count = 0;
    static constexpr Public kEvent{"prisoners-taken"}; constexpr void fields(auto& f) { f("player", player)("hex", hex)("count", count, kByte); }
    void apply(GameState& s) const { add(s.fan.barbarians[index(hex)], -count); add(s.fan.seat(player).prisoners, count); }
    std::string told(const auto& tell) const { return tell.does(player, "takes " + std::to_string(count) + (count == 1 ? " prisoner on " : " prisoners on ") + tell.name(hex)); } };
struct PrisonersRolled { HexId hex = kNoHex; std::array<std::uint8_t, kMaxPlayers> dice{}; std::uint8_t draws = 0; ///< FAN-PRIS-4; 0: this player does not roll
    static constexpr Public kEvent{"prisoners-rolled"};
    constexpr void fields(auto& f) { f("hex", hex)("rolls", dice, Range{1, 6})("draws", draws, kByte, kStored); }
    void apply(GameState& s) const { s.chance.advance(draws); }
    std::string told(const auto& tell) const { return "Dice decide who takes the prisoners on " + tell.name(hex) + "."; } };
struct LossesRolled { PlayerId player = kNobody; HexId hex = kNoHex; std::uint8_t die = 0; std::uint8_t draws = 0; ///< FAN-LOSS-1
    static constexpr Public kEvent{"losses-rolled"};
    constexpr void fields(auto& f) { f("player", player)("hex", hex)("die", die, kByte)("draws", draws, kByte, kStored); }
    void apply(GameState& s) const { s.chance.advance(draws); }
    std::string told(const auto& tell) const { return tell.does(player, "rolls " + std::to_string(die) + " for the losses on " + tell.name(hex)); } };
struct PrisonersExchanged { PlayerId player = kNobody; std::uint8_t count = 0; ///< FAN-PRIS-8
    static constexpr Public kEvent{"prisoners-exchanged"}; constexpr void fields(auto& f) { f("player", player)("count", count, kByte); }
    void apply(GameState& s) const { add(s.fan.seat(player).prisoners, -count); }
    std::string told(const auto& tell) const { return tell.does(player, "exchanges " + std::to_string(count) + " prisoners"); } };
// clang-format on

/// A decision about dice, which are always rolled by a command.
template <typename A>
struct BattleDice : decision::Kind<A> {
    static bool isPlayed(const GameState& s) { return s.rules.fan.has(Module::Battles); }
    static void list(const auto& list, const GameState&, const Decision&) { list.one(A{}); }
};
struct PrisonersDecision : BattleDice<RollPrisoners> {
    static constexpr std::string_view kAsks = "must roll for prisoners";
    static void fields(auto& f) { f.hex().count().rollers(); }
};
struct LossesDecision : BattleDice<RollLosses> {
    static constexpr std::string_view kAsks = "must roll for losses";
    static void fields(auto& f) { f.hex(); }
};

Verdict carryOut(EventWriter&, PlayerId, const EndTurn&);
Verdict carryOut(EventWriter&, PlayerId, const Decision&, const RollPrisoners&);
Verdict carryOut(EventWriter&, PlayerId, const Decision&, const RollLosses&);
Verdict carryOut(EventWriter&, PlayerId, const ExchangePrisoners&);
/// Handles the end of a player's turn (FAN-MK-6, FAN-BAT-1). `handled`: a conflict began, after which the turn ends by
/// itself.
Verdict endTurn(EventWriter&, PlayerId, const EndTurn&, bool& handled);
/// Hexes that would be won if the turn ended now (FAN-BAT-3); empty without the module.
HexSet winnableHexes(const GameState&);
/// The two paths of a hex on which pieces are lost for a die roll (FAN-LOSS-1).
PathSet lossPaths(const Island&, HexId, int die);
/// Strength of all mounted knights and crews on the six paths of a hex (FAN-BAT-3).
int battleStrength(const GameState&, HexId);
/// Bit set of the players with a piece there (FAN-PRIS-1).
std::uint8_t involvedIn(const GameState&, HexId);

struct BattleRules : Part {
    static void listPurchases(const auto& list, const GameState& state, PlayerId player) {
        const auto& fan = state.rules.fan;
        if (fan.has(Module::Battles) && fan.numbers.exchange && state.fan.seat(player).prisoners >= kExchange)
            list.one(ExchangePrisoners{});
    }
};

} // namespace reeve::fan
