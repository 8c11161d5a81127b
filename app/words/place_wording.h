// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about a place of the board and what may be done there.
#pragma once

#include "app/values/seat_names.h"
#include "app/words/place_guide.h"

#include <QString>

namespace reeve::app {

/// "Mountains 8", "City of Anna", "Free path".
QString placeTitle(const GameState& state, const Place& place, const SeatNames& names);
/// The hexes beside an intersection, to identify it: "mountains (8), forest (5) and hills (3)".
QString besideText(const Board& board, IntersectionId at);
/// Further lines about a hex (robber, merchant) or an intersection (wall, metropolis, harbour, how often it produces).
QStringList placeLines(const GameState& state, const Place& place, const SeatNames& names);
/// "8 comes in 5 of 36 throws." and how often it came in `rolls` rolls of this game; empty for a hex without a number.
QString hexOdds(int number, int times, int rolls);
/// "So far: 3 times in 20 rolls."; empty before the first roll.
QString rolledText(int times, int rolls);
/// Name of an action: "Road", "Recruit a knight". `state` distinguishes building a city from restoring one.
QString deedName(const GameState& state, PlayerId player, const PlaceDeed& deed);
/// Hint on an action: whose knights could be displaced.
QString deedHint(const PlaceDeed& deed, const SeatNames& names);
/// Why an action is not possible; empty: it is.
QString deedReason(const GameState& state, PlayerId player, const PlaceDeed& deed, const SeatNames& names);

} // namespace reeve::app
