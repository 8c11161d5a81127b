// SPDX-License-Identifier: GPL-3.0-or-later
// What lies at a place of the board, and what may be done there, in words.
#pragma once

#include "app/places/place_guide.h"
#include "app/table/seat_names.h"

#include <QString>

namespace reeve::app {

/// "Mountains 8", "City of Anna", "Free path".
QString placeTitle(const GameState& state, const Place& place, const SeatNames& names);
/// The hexes beside an intersection, by which people find it: "mountains (8), forest (5) and hills (3)".
QString besideText(const Board& board, IntersectionId at);
/// What else is to be said of a hex: robber, merchant; of an intersection: wall, metropolis, harbour, how often it
/// produces.
QStringList placeLines(const GameState& state, const Place& place, const SeatNames& names);
/// "8 comes in 5 of 36 throws.", and how often it came in `rolls` of this game; empty for a hex without a number.
QString hexOdds(int number, int times, int rolls);
/// "So far: 3 times in 20 rolls."; empty before the first roll.
QString rolledText(int times, int rolls);
/// "Road", "Recruit a knight"; `state` tells a city that is built from one that is restored.
QString deedName(const GameState& state, PlayerId player, const PlaceDeed& deed);
/// What else is to be said of a deed: whose knights could be displaced.
QString deedHint(const PlaceDeed& deed, const SeatNames& names);
/// Why it is not possible; empty where it is.
QString deedReason(const GameState& state, PlayerId player, const PlaceDeed& deed, const SeatNames& names);

} // namespace reeve::app
