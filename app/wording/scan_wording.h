// SPDX-License-Identifier: GPL-3.0-or-later
// Why no board was read, and what to do about it.
#pragma once

#include "vision/picture/load_image.h"
#include "vision/reading.h"

#include <QString>

namespace reeve::app {

QString scanFailureText(vision::Failure failure);
/// Why a file is not read as a picture; what it is instead where that is known.
QString imageErrorText(const vision::ImageError& error);
/// The photograph shows another board than the game's.
QString otherBoardText();
/// Why a game on a larger island is held against no photograph.
QString unreadableIslandText();

} // namespace reeve::app
