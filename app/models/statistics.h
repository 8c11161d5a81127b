// SPDX-License-Identifier: GPL-3.0-or-later
// What the evening comes to in figures. Nothing is counted while it is played: the steps that stand are read
// again, so an undo or a correction is never counted twice.
#pragma once

#include "app/session/game_session.h"
#include "app/values/statistics_facts.h"

#include <array>
#include <span>

namespace reeve::app {

/// How often each face or sum came, and how often fair dice would show it in as many rolls under the rules
/// that held (no 7 in the first rounds, no total twice in a turn of two players).
struct DiceTally {
    static constexpr int kFaces = 6, kLowest = 2, kHighest = 12;

    int rolls = 0;
    std::array<int, kHighest + 1> sums{}; ///< by sum, 2 to 12
    std::array<int, kFaces + 1> red{};    ///< by number, 1 to 6
    std::array<double, kHighest + 1> expectedSums{};
    std::array<double, kFaces + 1> expectedRed{};

    /// One roll. `impossible` is a sum that could not come, 0 for none.
    void add(int redDie, int yellowDie, int impossible);
    /// One roll of which only the sum is known.
    void addTotal(int total, int impossible);
    /// How many of 100 series of fair dice stray this far from the expected sums or farther (0 to 100); -1
    /// while there are too few rolls to say.
    [[nodiscard]] int fairInHundred() const;
};

/// `History.statistics`.
StatisticsFacts statisticsView(const GameSession& session);
/// The figures of any series of steps from `start` on, without times and chances.
StatisticsFacts statisticsOf(const GameState& start, std::span<const Step> steps);

} // namespace reeve::app
