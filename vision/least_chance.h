// SPDX-License-Identifier: GPL-3.0-or-later
// No look is so sure that it could not be wrong: the least chance that each judge gives to what a look rules out.
// Without it one look that is sure and wrong would outweigh all others, for logarithms have no bottom.
#pragma once

namespace reeve::vision::least_chance {

/// Of a single look at a hex, a path, an intersection: the networks' sure ones are right on some 9,999 of 10,000.
inline constexpr double kOfALook = 1e-4;
/// Of a look at a coast. More, for a frame is judged from eighteen looks under one light, which spoils several at once.
inline constexpr double kOfACoast = 1e-3;
/// Of a place that is held against the record of a game: a piece may have been moved between the game and the picture.
inline constexpr double kAgainstTheRecord = 0.002;
/// Of one frame of a live picture: the next one may show what this one hides.
inline constexpr double kOfAFrame = 0.01;
/// Of which space of the ship's track a cell shows: that is hardly seen in one cell.
inline constexpr double kOfASpace = 0.02;

} // namespace reeve::vision::least_chance
