// SPDX-License-Identifier: GPL-3.0-or-later
// Victory points by source: the table of chapter 21, for the rules and for displays.
#pragma once

#include "engine/state/game_state.h"

namespace reeve {

/// In the order of the table of chapter 21.
enum class PointSource : std::uint8_t {
    Settlement,
    City,
    Metropolis,
    LongestRoad,
    LargestArmy,
    Defender,
    Merchant,
    Printer,
    Constitution,
    VictoryPoint,
    Island,  ///< special points of foreign areas (AREA-3)
    Mining,  ///< chits of the mining track (FAN-GOLD-7)
    Nyala,   ///< FAN-GOLD-8
    Prisoner ///< FAN-PRIS-7
};
inline constexpr int kPointSources = 14;

struct PointPart {
    PointSource source{};
    std::uint8_t count = 0; ///< number of items
    std::uint8_t each = 0;  ///< points of one item
    [[nodiscard]] constexpr int points() const { return count * each; }
    friend constexpr bool operator==(const PointPart&, const PointPart&) = default;
};
/// Contains every source, in the order of PointSource, also those with 0 points.
using PointParts = std::array<PointPart, kPointSources>;

/// The points that all players can see. Victory point cards of the base game count once the game is over (DEV-10);
/// before, VictoryPoint is 0.
PointParts openPointParts(const GameState& state, PlayerId player);
/// The sum of openPointParts().
int openPoints(const GameState& state, PlayerId player);
/// Points of victory point cards that the player has not shown (DEV-10).
int hiddenPoints(const GameState& state, PlayerId player);
/// All points, including hidden cards.
int points(const GameState& state, PlayerId player);

} // namespace reeve
