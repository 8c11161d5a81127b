// SPDX-License-Identifier: GPL-3.0-or-later
// The chances to win over a finished game, and where they changed most.
#pragma once

#include "engine/log.h"
#include "engine/player/worth.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace reeve::player {

/// The chances at the beginning of a turn, or at the end of the game.
struct Standing {
    int turn = 0;         ///< the turn that begins; at the end, the last turn's number + 1
    std::size_t step = 0; ///< number of steps before it
    Chances chances{};
};

/// Estimates for the beginning of each turn and for the end of a game. Uses the real hands: only for finished games.
std::vector<Standing> standingsOf(const GameState& start, std::span<const Step> steps);

/// An interval between two standings in which the chance of `player` changed most.
struct TurningPoint {
    int turn = 0; ///< the turn of the change
    PlayerId player = kNobody;
    double before = 0, after = 0;
    std::size_t from = 0, to = 0; ///< the steps of the turn: [from, to)
};

/// The smallest change that is reported: smaller ones are within the error of the estimate and may round to 0 per cent.
inline constexpr double kLeastTurn = 0.03;

/// Returns at most `most` turns in which a player's chance changed most, each by at least kLeastTurn, in the order of
/// the game. Excludes the last turn, in which a player wins.
std::vector<TurningPoint> turningPoints(std::span<const Standing> standings, std::size_t most);

/// Returns the step of a turning point that changed the chance most in the direction of the turn; never the end of the
/// turn. None if the turn was decided by its end only.
std::optional<std::size_t> decisiveStep(const GameState& start, std::span<const Step> steps, const TurningPoint& point);

/// Parts of a player's chance: `start` + `dice` + `own` + `others` is the chance at the end.
struct Balance {
    double start = 0;  ///< after the set-up
    double dice = 0;   ///< change by all rolls: luck
    double own = 0;    ///< change by the player's own steps
    double others = 0; ///< change by the others' steps
};

/// Returns for each player how much of the change from the first chance to the last is due to dice and to decisions. A
/// drawn or stolen card counts for the player who drew or stole it; a correction counts as `others` for all.
std::array<Balance, kMaxPlayers> balancesOf(const GameState& start, std::span<const Step> steps);

} // namespace reeve::player
