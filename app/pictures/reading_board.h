// SPDX-License-Identifier: GPL-3.0-or-later
// Converts a reading to a board for a game and to values for QML. Points are in pixels of the picture file.
#pragma once

#include "app/values/scan_facts.h"
#include "engine/setup/box_fit.h"
#include "vision/reading.h"

#include <QVariant>

#include <vector>

namespace reeve::app {

/// A board object of the record: {"hexes":{...},"harbors":[...]}, with "rows" for another island than the standard one,
/// and "pirate" if the pirate was read without doubt. Harbours are those of the reading only if all harbours of the box
/// were read, otherwise those of the fixed frame; none with Seafarers.
QVariant boardOf(const vision::BoardReading& reading);
/// Scenario, numbers of players and number of hexes of a board.
LaidLayoutFacts layoutOf(const vision::Ground& ground);
/// Outline and centre of each hex.
QList<HexOutlineFacts> outlinesOf(const vision::BoardReading& reading);
/// The harbours that boardOf() takes from the reading; empty if it takes those of the fixed frame or none.
QList<ScannedHarborFacts> harborMarksOf(const vision::BoardReading& reading);
/// Exchanges together with the terrain and number that were read, sorted by descending likelihood on the picture.
/// `exchanges`: of the board of this reading, without Seafarers.
QList<HexExchangeFacts> exchangesOf(const vision::BoardReading& reading, std::vector<HexExchange> exchanges);

} // namespace reeve::app
