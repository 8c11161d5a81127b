// SPDX-License-Identifier: GPL-3.0-or-later
// How the chances went in a game that was played, and where they turned.
#pragma once

#include "engine/log.h"
#include "engine/player/worth.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace reeve::player {

/// How things stood when a turn began, or at the end of the game.
struct Standing {
    int turn = 0;         ///< that begins; after the last one, the number after it
    std::size_t step = 0; ///< how many steps lie before it
    Chances chances{};
};

/// An estimate for the beginning of each turn of a game, and for its end. The estimate knows the hands as they were: it
/// is for games that are over.
std::vector<Standing> standingsOf(const GameState& start, std::span<const Step> steps);

/// Between two standings the chance of `player` changed most.
struct TurningPoint {
    int turn = 0; ///< in which it happened
    PlayerId player = kNobody;
    double before = 0, after = 0;
    std::size_t from = 0, to = 0; ///< the steps of the turn: from the first one to before the last
};

/// The least change of a chance that is told: a smaller one is within the error of the estimate, and may be invisible
/// in whole per cent.
inline constexpr double kLeastTurn = 0.03;

/// The turns, at most `most`, in which somebody's chance changed most, by kLeastTurn at least, in the order of the
/// game. The last one, in which somebody wins, is none of them.
std::vector<TurningPoint> turningPoints(std::span<const Standing> standings, std::size_t most);

/// Of the steps of a turning point the one with which the chance changed most; not the end of the turn.
std::size_t decisiveStep(const GameState& start, std::span<const Step> steps, const TurningPoint& point);

/// What a player's chance is made of: `start` + `dice` + `own` + `others` is the chance at the end.
struct Balance {
    double start = 0;  ///< after the set-up
    double dice = 0;   ///< what all rolls together changed: luck
    double own = 0;    ///< what the player's own steps changed
    double others = 0; ///< what the steps of the others changed
};

/// For each player how much of the way from the first chance to the last came with the dice and how much with
/// decisions. A card that is drawn or stolen counts for whoever drew it. A correction counts for nobody: it belongs to
/// `others`.
std::array<Balance, kMaxPlayers> balancesOf(const GameState& start, std::span<const Step> steps);

} // namespace reeve::player
