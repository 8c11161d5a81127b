// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/people/portrait.h"

#include <QString>

namespace reeve::app {

/// About the list of the people: `keptAside` is the file that could not be understood, or empty; `unsaved` whether the
/// last change is not on the disk. Empty when nothing is to be said.
QString peopleText(const QString& keptAside, bool unsaved);
/// Why a photograph could not be given to somebody.
QString photoRefusedText(const Portrait& portrait);

} // namespace reeve::app
