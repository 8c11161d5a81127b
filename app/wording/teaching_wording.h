// SPDX-License-Identifier: GPL-3.0-or-later
// What is said while a household shows its pieces.
#pragma once

#include "app/reading/teach_picture.h"

#include <QString>

namespace reeve::app {

/// "3 roads, 1 settlement, 2 cities": what a colour needs for an arrangement.
QString neededText(const Arrangement& arrangement, Color color);
/// Why a picture teaches nothing, and what to do. Requires: a fault.
QString refusedText(const TaughtPicture& taught);
/// How well a picture, counted from 1, was read before it was learned from.
QString readRightText(int picture, int right, int wrong);
/// "active strong knight in red"
QString pieceText(const vision::ConfirmedPiece& piece);

} // namespace reeve::app
