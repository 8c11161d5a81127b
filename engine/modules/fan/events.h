// SPDX-License-Identifier: GPL-3.0-or-later
// Events of the fan modules. All are public.
#pragma once

#include "engine/basics/fields.h"
#include "engine/modules/fan/commands/actions.h"
#include "engine/modules/fan/tables/modules.h"

namespace reeve::fan {

// clang-format off
struct MovementBegan { PlayerId player = kNobody; ///< FAN-RK-2
    static constexpr Public kEvent{"movement-began"}; constexpr void fields(auto& f) { f("player", player); } };
struct HoardGrew { std::uint8_t by = 0; ///< FAN-PIR-5
    static constexpr Public kEvent{"hoard-grew"}; constexpr void fields(auto& f) { f("by", by, kByte); } };
struct PiratePlundered { PlayerId player = kNobody; std::uint8_t gold = 0; ///< the pirate leaves the board (FAN-PIR-3)
    static constexpr Public kEvent{"pirate-plundered"}; constexpr void fields(auto& f) { f("player", player)("gold", gold, kByte); } };
struct GoldChanged { PlayerId player = kNobody; std::int16_t by = 0;
    static constexpr Public kEvent{"gold-changed"};
    constexpr void fields(auto& f) { f("player", player)("by", by, Range{-kMostGold, kMostGold}); } };
struct BarbariansLandedOnHexes { PlayerId player = kNobody; Landing hexes; std::uint8_t draws = 0; ///< FAN-BARB-3; `player` built
    static constexpr Public kEvent{"barbarians-landed-on-hexes"};
    constexpr void fields(auto& f) { f("player", player)("hexes", hexes)("draws", draws, kByte, kStored); } };
struct BarbarianChased { PlayerId player = kNobody; HexId from = kNoHex, to = kNoHex; ///< `to` kNoHex: to the supply
    static constexpr Public kEvent{"barbarian-chased"}; constexpr void fields(auto& f) { f("player", player)("from", from)("to", to, kOptional); } };
struct BarbarianArrested { PlayerId player = kNobody; HexId at = kNoHex;
    static constexpr Public kEvent{"barbarian-arrested"}; constexpr void fields(auto& f) { f("player", player)("at", at); } };
struct BarbariansBanished { PlayerId player = kNobody; HexId hex = kNoHex; std::uint8_t count = 0;
    static constexpr Public kEvent{"barbarians-banished"};
    constexpr void fields(auto& f) { f("player", player)("hex", hex)("count", count, kByte); } };
struct HexConquered { HexId hex = kNoHex; ///< FAN-BARB-1
    static constexpr Public kEvent{"hex-conquered"}; constexpr void fields(auto& f) { f("hex", hex); } };
struct HexFreed { HexId hex = kNoHex;
    static constexpr Public kEvent{"hex-freed"}; constexpr void fields(auto& f) { f("hex", hex); } };
struct PieceDeconstructed { PlayerId player = kNobody, owner = kNobody; Target target{}; PathId path = kNoPath; IntersectionId at = kNoIntersection; ///< `player` paid
    static constexpr Public kEvent{"piece-deconstructed"};
    constexpr void fields(auto& f) { f("player", player)("owner", owner)
                                       ("road", path, When{target, Target::Road})("ship", path, When{target, Target::Ship})
                                       ("building", at, When{target, Target::Building}); } };
struct ControlChanged { PlayerId player = kNobody; HexId hex = kNoHex; ///< FAN-CTRL-4; kNobody: no player controls it any more
    static constexpr Public kEvent{"control-changed"}; constexpr void fields(auto& f) { f("player", player, kOptional)("hex", hex); } };
struct WalkerPlaced { PlayerId player = kNobody; bool crew = false; Spot at; ///< FAN-MK-13, FAN-CR-9
    static constexpr Public kEvent{"mounted-placed", "crew-placed"}; constexpr void fields(auto& f) { f.word(crew)("player", player)("at", at); } };
struct WalkerMoved { PlayerId player = kNobody; bool crew = false; Spot from, to; Ration ration{};
    static constexpr Public kEvent{"mounted-moved", "crew-moved"};
    constexpr void fields(auto& f) { f.word(crew)("player", player)("from", from)("to", to)("paid", ration, Words{"", "grain", "fish"}, kSparse); } };
struct WalkerLost { PlayerId player = kNobody; bool crew = false; Spot at; ///< to its supply
    static constexpr Public kEvent{"piece-lost"};
    constexpr void fields(auto& f) { f("player", player)("piece", crew, Words{"mounted", "crew"})("at", at); } };
struct GoldFieldFlipped { IntersectionId at = kNoIntersection; std::uint8_t nuggets = 0; std::uint8_t draws = 0; ///< FAN-GOLD-2
    static constexpr Public kEvent{"gold-field-flipped"};
    constexpr void fields(auto& f) { f("at", at)("nuggets", nuggets, kByte)("draws", draws, kByte, kStored); } };
struct MarkerMoved { PlayerId player = kNobody; std::uint8_t by = 0; ///< FAN-GOLD-4
    static constexpr Public kEvent{"marker-moved"}; constexpr void fields(auto& f) { f("player", player)("by", by, kByte); } };
struct NyalaWon { PlayerId player = kNobody; ///< FAN-GOLD-8
    static constexpr Public kEvent{"nyala-won"}; constexpr void fields(auto& f) { f("player", player); } };
struct ConflictBegan { PlayerId player = kNobody; HexId first = kNoHex; bool outward = false; ///< FAN-BAT-1
    static constexpr Public kEvent{"conflict-began"};
    constexpr void fields(auto& f) { f("player", player)("first", first)("direction", outward, Words{"inward", "outward"}); } };
struct BattleWon { HexId hex = kNoHex; std::uint8_t strength = 0; ///< FAN-BAT-3
    static constexpr Public kEvent{"battle-won"}; constexpr void fields(auto& f) { f("hex", hex)("strength", strength, kByte); } };
struct PrisonersTaken { PlayerId player = kNobody; HexId hex = kNoHex; std::uint8_t count = 0;
    static constexpr Public kEvent{"prisoners-taken"}; constexpr void fields(auto& f) { f("player", player)("hex", hex)("count", count, kByte); } };
struct PrisonersRolled { HexId hex = kNoHex; std::array<std::uint8_t, kMaxPlayers> dice{}; std::uint8_t draws = 0; ///< FAN-PRIS-4; 0: this player does not roll
    static constexpr Public kEvent{"prisoners-rolled"};
    constexpr void fields(auto& f) { f("hex", hex)("rolls", dice, Range{1, 6})("draws", draws, kByte, kStored); } };
struct LossesRolled { PlayerId player = kNobody; HexId hex = kNoHex; std::uint8_t die = 0; std::uint8_t draws = 0; ///< FAN-LOSS-1
    static constexpr Public kEvent{"losses-rolled"};
    constexpr void fields(auto& f) { f("player", player)("hex", hex)("die", die, kByte)("draws", draws, kByte, kStored); } };
struct PrisonersExchanged { PlayerId player = kNobody; std::uint8_t count = 0; ///< FAN-PRIS-8
    static constexpr Public kEvent{"prisoners-exchanged"}; constexpr void fields(auto& f) { f("player", player)("count", count, kByte); } };
struct TrainPlaced { PlayerId player = kNobody; IntersectionId at = kNoIntersection;
    static constexpr Public kEvent{"train-placed"}; constexpr void fields(auto& f) { f("player", player)("at", at); } };
struct TrainPromoted { PlayerId player = kNobody; std::uint8_t level = 0;
    static constexpr Public kEvent{"train-promoted"};
    constexpr void fields(auto& f) { f("player", player)("level", level, Range{1, kTrainLevels}); } };
struct TrainMoved { PlayerId player = kNobody; IntersectionId from = kNoIntersection, to = kNoIntersection; std::uint8_t points = 0;
    static constexpr Public kEvent{"train-moved"};
    constexpr void fields(auto& f) { f("player", player)("from", from)("to", to)("points", points, kByte); } };
struct KnightDrivenOff { PlayerId player = kNobody; IntersectionId knight = kNoIntersection; std::uint8_t die = 0; bool success = false; std::uint8_t draws = 0;
    static constexpr Public kEvent{"knight-driven-off"};
    constexpr void fields(auto& f) { f("player", player)("knight", knight)("die", die, kByte)("success", success)("draws", draws, kByte, kStored); } };
// clang-format on

using Event = std::variant<MovementBegan, HoardGrew, PiratePlundered, GoldChanged, BarbariansLandedOnHexes,
                           BarbarianChased, BarbarianArrested, BarbariansBanished, HexConquered, HexFreed,
                           PieceDeconstructed, ControlChanged, WalkerPlaced, WalkerMoved, WalkerLost, GoldFieldFlipped,
                           MarkerMoved, NyalaWon, ConflictBegan, BattleWon, PrisonersTaken, PrisonersRolled,
                           LossesRolled, PrisonersExchanged, TrainPlaced, TrainPromoted, TrainMoved, KnightDrivenOff>;

} // namespace reeve::fan
