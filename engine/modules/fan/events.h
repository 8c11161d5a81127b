// SPDX-License-Identifier: GPL-3.0-or-later
// Events of the fan modules. All are public.
#pragma once

#include "engine/modules/fan/commands/actions.h"

namespace reeve::fan {

// clang-format off
struct MovementBegan { PlayerId player = kNobody; };                                                       ///< FAN-RK-2
struct HoardGrew { std::uint8_t by = 0; };                                                                 ///< FAN-PIR-5
struct PiratePlundered { PlayerId player = kNobody; std::uint8_t gold = 0; };                              ///< the pirate leaves the board (FAN-PIR-3)
struct GoldChanged { PlayerId player = kNobody; std::int16_t by = 0; };
struct BarbariansLandedOnHexes { PlayerId player = kNobody; Landing hexes; std::uint8_t draws = 0; };      ///< FAN-BARB-3; `player` built
struct BarbarianChased { PlayerId player = kNobody; HexId from = kNoHex, to = kNoHex; };                   ///< `to` kNoHex: to the supply
struct BarbarianArrested { PlayerId player = kNobody; HexId at = kNoHex; };
struct BarbariansBanished { PlayerId player = kNobody; HexId hex = kNoHex; std::uint8_t count = 0; };
struct HexConquered { HexId hex = kNoHex; };                                                               ///< FAN-BARB-1
struct HexFreed { HexId hex = kNoHex; };
struct PieceDeconstructed { PlayerId player = kNobody, owner = kNobody; Target target{}; PathId path = kNoPath; IntersectionId at = kNoIntersection; }; ///< `player` paid
struct ControlChanged { PlayerId player = kNobody; HexId hex = kNoHex; };                                  ///< FAN-CTRL-4; kNobody: no player controls it any more
struct WalkerPlaced { PlayerId player = kNobody; bool crew = false; Spot at; };                             ///< FAN-MK-13, FAN-CR-9
struct WalkerMoved { PlayerId player = kNobody; bool crew = false; Spot from, to; Ration ration{}; };
struct WalkerLost { PlayerId player = kNobody; bool crew = false; Spot at; };                               ///< to its supply
struct GoldFieldFlipped { IntersectionId at = kNoIntersection; std::uint8_t nuggets = 0; std::uint8_t draws = 0; }; ///< FAN-GOLD-2
struct MarkerMoved { PlayerId player = kNobody; std::uint8_t by = 0; };                                    ///< FAN-GOLD-4
struct NyalaWon { PlayerId player = kNobody; };                                                            ///< FAN-GOLD-8
struct ConflictBegan { PlayerId player = kNobody; HexId first = kNoHex; bool outward = false; };           ///< FAN-BAT-1
struct BattleWon { HexId hex = kNoHex; std::uint8_t strength = 0; };                                       ///< FAN-BAT-3
struct PrisonersTaken { PlayerId player = kNobody; HexId hex = kNoHex; std::uint8_t count = 0; };
struct PrisonersRolled { HexId hex = kNoHex; std::array<std::uint8_t, kMaxPlayers> dice{}; std::uint8_t draws = 0; }; ///< FAN-PRIS-4; 0: this player does not roll
struct LossesRolled { PlayerId player = kNobody; HexId hex = kNoHex; std::uint8_t die = 0; std::uint8_t draws = 0; }; ///< FAN-LOSS-1
struct PrisonersExchanged { PlayerId player = kNobody; std::uint8_t count = 0; };                          ///< FAN-PRIS-8
struct TrainPlaced { PlayerId player = kNobody; IntersectionId at = kNoIntersection; };
struct TrainPromoted { PlayerId player = kNobody; std::uint8_t level = 0; };
struct TrainMoved { PlayerId player = kNobody; IntersectionId from = kNoIntersection, to = kNoIntersection; std::uint8_t points = 0; };
struct KnightDrivenOff { PlayerId player = kNobody; IntersectionId knight = kNoIntersection; std::uint8_t die = 0; bool success = false; std::uint8_t draws = 0; };
// clang-format on

using Event = std::variant<MovementBegan, HoardGrew, PiratePlundered, GoldChanged, BarbariansLandedOnHexes,
                           BarbarianChased, BarbarianArrested, BarbariansBanished, HexConquered, HexFreed,
                           PieceDeconstructed, ControlChanged, WalkerPlaced, WalkerMoved, WalkerLost, GoldFieldFlipped,
                           MarkerMoved, NyalaWon, ConflictBegan, BattleWon, PrisonersTaken, PrisonersRolled,
                           LossesRolled, PrisonersExchanged, TrainPlaced, TrainPromoted, TrainMoved, KnightDrivenOff>;

} // namespace reeve::fan
