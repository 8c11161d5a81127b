// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of a game. Counted from the steps in force on each request, so undo and corrections never count twice.
#pragma once

#include "app/play/game_session.h"
#include "app/values/statistics_facts.h"

#include <array>
#include <span>

namespace reeve::app {

/// Counts of each face and sum, and the expected counts of fair dice under the rules in force for each roll (no 7 in
/// the first rounds, no repeated total within a turn of the two-player game).
struct DiceTally {
    static constexpr int kFaces = 6, kLowest = 2, kHighest = 12;

    int rolls = 0;
    std::array<int, kHighest + 1> sums{}; ///< index: sum, 2 to 12
    std::array<int, kFaces + 1> red{};    ///< index: face, 1 to 6
    std::array<double, kHighest + 1> expectedSums{};
    std::array<double, kFaces + 1> expectedRed{};

    /// Counts a roll. `impossible`: a sum that the rules excluded; 0: none.
    void add(int redDie, int yellowDie, int impossible);
    /// Counts a roll of which only the sum is known.
    void addTotal(int total, int impossible);
    /// Percentage (0 to 100) of fair series that deviate from the expected sums at least this much (chi-square test);
    /// -1: too few rolls.
    [[nodiscard]] int fairInHundred() const;
};

/// `History.statistics`.
StatisticsFacts statisticsView(const GameSession& session);
/// Statistics of a series of steps from `start` on, without times and chances.
StatisticsFacts statisticsOf(const GameState& start, std::span<const Step> steps);

} // namespace reeve::app
