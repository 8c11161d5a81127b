// SPDX-License-Identifier: GPL-3.0-or-later
// State that the fan modules add to a game. All of it is public.
#pragma once

#include "engine/basics/inline_vector.h"
#include "engine/board/island.h"
#include "engine/modules/fan/tables/modules.h"

#include <array>

namespace reeve::fan {

/// Number of barbarians that conquer a hex (FAN-BARB-1).
inline constexpr int kConquest = 3;
/// The most gold or fish of one player, and of the hoard.
inline constexpr int kMostGold = 9999;
/// The most prisoners of one player, and points of a train used in a turn.
inline constexpr int kMostPrisoners = 200, kMostUsed = 200;

/// Place of a mounted knight or a crew (FAN-MK-0): a path (the hold of the owner's ship if one is there), or the basin
/// of the owner's port.
struct Spot {
    PathId path = kNoPath;
    IntersectionId basin = kNoIntersection;
    friend constexpr auto operator<=>(const Spot&, const Spot&) = default;
};

struct Walker {
    Spot at;
    bool moved = false; ///< this turn (FAN-MK-14)
    friend constexpr auto operator<=>(const Walker&, const Walker&) = default;
};
/// Sorted by place.
using Walkers = InlineVector<Walker, kMostWalkers>;

/// A baggage train (FAN-BAG-6).
struct Train {
    IntersectionId at = kNoIntersection; ///< kNoIntersection: not on the board
    std::uint8_t level = 0;
    std::uint8_t used = 0; ///< points of this turn
    bool drove = false;    ///< this turn (FAN-BAG-2)
    bool promoted = false; ///< this turn
    friend constexpr bool operator==(const Train&, const Train&) = default;
};

/// A token on a gold field (FAN-GOLD-13).
struct GoldField {
    IntersectionId at = kNoIntersection;
    std::uint8_t miners = 2;
    std::uint8_t nuggets = 0; ///< 0: unknown (FAN-GOLD-14)
    friend constexpr bool operator==(const GoldField&, const GoldField&) = default;
};

struct Seat {
    std::uint16_t gold = 0; ///< FAN-0-1
    std::uint16_t fish = 0; ///< FAN-0-2
    std::uint8_t prisoners = 0;
    std::uint8_t mining = 0; ///< position on the mining track
    Walkers mounted, crews;
    Train train;

    /// The counts of the record: key, value, most under the rules, and what is wrong beyond.
    constexpr void counts(auto& f, const Switches& rules) {
        f("gold", gold, kMostGold, "too much gold");
        f("fish", fish, kMostGold, "too much fish");
        f("prisoners", prisoners, kMostPrisoners, "too many prisoners");
        if (rules.has(Module::GoldFields)) f("mining", mining, rules.numbers.goldTrack, "a marker beyond its track");
    }

    [[nodiscard]] constexpr const Walkers& walkers(bool crew) const { return crew ? crews : mounted; }
    [[nodiscard]] constexpr Walkers& walkers(bool crew) { return crew ? crews : mounted; }
    friend constexpr bool operator==(const Seat&, const Seat&) = default;
};

struct State {
    HexId castle = kNoHex;                               ///< FAN-0-3; kNoHex: no castle
    PlayerId nyala = kNobody;                            ///< FAN-GOLD-8
    HexId battleFirst = kNoHex;                          ///< Conflict: its first hex (FAN-BAT-2)
    bool battleOutward = false;                          ///< Conflict: its direction
    std::uint16_t hoard = 0;                             ///< the barbarians' gold (FAN-PIR-5)
    std::array<std::uint8_t, kMaxHexes> barbarians{};    ///< on each hex, 0 .. kConquest
    InlineVector<GoldField, kMostGoldFields> goldFields; ///< sorted by place
    std::array<Seat, kMaxPlayers> seats{};

    [[nodiscard]] constexpr const Seat& seat(PlayerId player) const { return seats[index(player)]; }
    [[nodiscard]] constexpr Seat& seat(PlayerId player) { return seats[index(player)]; }
    /// Resets what lasts for one turn.
    constexpr void endTurn() {
        battleFirst = kNoHex;
        battleOutward = false;
        for (auto& seat : seats) {
            for (auto& walker : seat.mounted) walker.moved = false;
            for (auto& walker : seat.crews) walker.moved = false;
            seat.train.used = 0;
            seat.train.drove = seat.train.promoted = false;
        }
    }
    friend constexpr bool operator==(const State&, const State&) = default;
};

} // namespace reeve::fan
