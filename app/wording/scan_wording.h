// SPDX-License-Identifier: GPL-3.0-or-later
// Texts for failed readings of photographs: the reason and the remedy.
#pragma once

#include "vision/picture/load_image.h"
#include "vision/reading.h"

#include <QString>

namespace reeve::app {

QString scanFailureText(vision::Failure failure);
/// Why a file is not accepted as a picture, with its actual type if known.
QString imageErrorText(const vision::ImageError& error);
/// The photograph shows a different board from that of the game.
QString otherBoardText();
/// Why photographs of a larger island cannot be compared with the game.
QString unreadableIslandText();

} // namespace reeve::app
