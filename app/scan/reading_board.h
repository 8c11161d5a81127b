// SPDX-License-Identifier: GPL-3.0-or-later
// What is made of a reading: a board for a game, outlines for the picture, and what does not add up.
#pragma once

#include "app/values/scan_facts.h"
#include "engine/setup/box_fit.h"
#include "vision/reading.h"

#include <QVariant>

#include <vector>

namespace reeve::app {

/// {"hexes":{...},"harbors":[...]}, with "rows" on a larger island and "pirate" where it surely stands at sea. Harbours
/// count only when all of the box were read; else they are those of the fixed frame, the generic ones first.
QVariant boardOf(const vision::BoardReading& reading);
/// A board by its scenario and its size.
LaidLayoutFacts layoutOf(const vision::Ground& ground);
/// Where each hex lies on the picture.
QList<HexOutlineFacts> outlinesOf(const vision::BoardReading& reading);
/// The harbours that the board takes from the reading. None where not all were read.
QList<ScannedHarborFacts> harborMarksOf(const vision::BoardReading& reading);
/// Exchanges with what each hex is now, those first that look likeliest on the picture.
QList<HexExchangeFacts> exchangesOf(const vision::BoardReading& reading, std::vector<HexExchange> exchanges);

} // namespace reeve::app
