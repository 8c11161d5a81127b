// SPDX-License-Identifier: GPL-3.0-or-later
// What the evening comes to in figures. Nothing is counted while it is played: the steps that stand are read
// again, so an undo or a correction is never counted twice.
#pragma once

#include "app/session/game_session.h"

#include <QVariant>

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

/// `History.statistics`:
/// {turns, rolls, single (rolls whose dice are known apart), set, knights (Cities & Knights), sea (Seafarers), fair,
/// sums:[{value,count,expected}], red:[{value,count,expected}],
///  events:[{face,count,expected}], players:[{player, points, income:{brick..paper}, total, commodities,
///  causes:{start,roll,aqueduct,card,bank,players,stolen}, lost:{robbed,discarded,bank,players}, blocked, knights,
///  defended, citiesLost, shipsBuilt (by cards too, not in the set-up), shipsMoved, longestRoute (at the end of any
///  turn), islands (foreign ones with special points), pirateMoves, pirateCards (stolen with it); these six 0 without
///  Seafarers, fan:{gold,prisoners,lost,mined,sent,driven}}], fan (those of them that happened), began, ended (of the
///  first and last step: UTC, ms since 1970, 0 where it is not known), points:[{turn, values:[..]}] after each turn,
///  balance:[{turn, barbarians, knights, ship}], attacks:[{turn, barbarians, knights, won}], chances, turningPoints,
///  luck (chances_view.h)}.
/// Income by kind holds only what the table saw: cards that changed hands unseen are counted, not named.
QVariantMap statisticsView(const GameSession& session);
/// The figures of any series of steps from `start` on, in the form of statisticsView().
QVariantMap statisticsOf(const GameState& start, std::span<const Step> steps);

} // namespace reeve::app
