// SPDX-License-Identifier: GPL-3.0-or-later
// Victory points and where they come from: the table of chapter 21, once for the rules and for whoever shows points.
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
    Island,  ///< special points for foreign areas (AREA-3)
    Mining,  ///< chits of the mining track (FAN-GOLD-7)
    Nyala,   ///< FAN-GOLD-8
    Prisoner ///< FAN-PRIS-7
};
inline constexpr int kPointSources = 14;

struct PointPart {
    PointSource source{};
    std::uint8_t count = 0; ///< of the thing that brings points
    std::uint8_t each = 0;  ///< points for one of them
    [[nodiscard]] constexpr int points() const { return count * each; }
    friend constexpr bool operator==(const PointPart&, const PointPart&) = default;
};
/// Every source stands in it, in the order of PointSource, also those that bring nothing.
using PointParts = std::array<PointPart, kPointSources>;

/// What everybody sees. Development cards count once the game is over (DEV-10); before, VictoryPoint is 0.
PointParts openPointParts(const GameState& state, PlayerId player);
/// The sum of it.
int openPoints(const GameState& state, PlayerId player);
/// Victory point cards that the player has not shown (DEV-10).
int hiddenPoints(const GameState& state, PlayerId player);
/// Everything counted, hidden cards included.
int points(const GameState& state, PlayerId player);

} // namespace reeve
