// SPDX-License-Identifier: GPL-3.0-or-later
// Lower bounds of the probabilities that the judges take from looks. Without them one certain but wrong look would
// outweigh all others, since the logarithm is unbounded below.
#pragma once

namespace reeve::vision::least_chance {

/// Of one look at a hex, path or intersection: about 9,999 of 10,000 certain ones are right.
inline constexpr double kOfALook = 1e-4;
/// Of one look at a coast. Higher, because the eighteen looks at a frame share one light, which can spoil several at
/// once.
inline constexpr double kOfACoast = 1e-3;
/// Of a place compared with the record of a game: a piece may have been moved between the game and the picture.
inline constexpr double kAgainstTheRecord = 0.002;
/// Of one frame of a live picture: the next one may show what this one hides.
inline constexpr double kOfAFrame = 0.01;
/// Of the number of a space of the ship's track: one cell hardly shows it.
inline constexpr double kOfASpace = 0.02;

} // namespace reeve::vision::least_chance
