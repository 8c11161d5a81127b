// SPDX-License-Identifier: GPL-3.0-or-later
// Texts for teaching a set with one's own pieces.
#pragma once

#include "app/pictures/teach_picture.h"

#include <QString>

namespace reeve::app {

/// The pieces of one colour in an arrangement: "3 roads, 1 settlement, 2 cities".
QString neededText(const Arrangement& arrangement, Color color);
/// "robber, merchant": what belongs to no color and lies on an arrangement.
QString neededFiguresText(const Arrangement& arrangement);
/// Why a picture cannot be learned from, and the remedy. Requires: `taught` has a fault.
QString refusedText(const TaughtPicture& taught);
/// After the first picture of a new set, which is not read before it is learned.
QString firstLearnedText();
/// How many pieces of picture number `picture` (from 1) were read correctly before it was learned.
QString readRightText(int picture, int right, int wrong);
/// For example "active strong knight in red".
QString pieceText(const vision::ConfirmedPiece& piece);

} // namespace reeve::app
