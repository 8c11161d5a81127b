// SPDX-License-Identifier: GPL-3.0-or-later
// Texts for failed readings of photographs: the reason and the remedy.
#pragma once

#include "vision/picture/load_image.h"
#include "vision/reading.h"

#include <QString>
#include <QStringList>

namespace reeve::app {

QString scanFailureText(vision::Failure failure);
/// Why a file is not accepted as a picture, with its actual type if known.
QString imageErrorText(const vision::ImageError& error);
/// The photograph shows a different board from that of the game.
QString otherBoardText();
/// Why photographs of a larger island cannot be compared with the game.
QString unreadableIslandText();

// What a camera has seen on the table of a game.

/// How it stands for watching.
enum class CameraStand { Good, Flat, Far };
/// What to change about it; empty: nothing.
QString standText(CameraStand stand);

/// Steps that were undone there.
QString takenBackText(const QStringList& steps);
/// A thing ("City of Anna") that does not lie there any more.
QString goneText(const QString& thing);
/// A place ("Free path") that looks otherwise, and no rule says why.
QString unexplainedText(const QString& place);
/// What was seen needs a roll that is not entered.
QString rollFirstText();
/// What was seen needs what was seen before it.
QString afterTheOthersText();

} // namespace reeve::app
