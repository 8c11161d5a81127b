// SPDX-License-Identifier: GPL-3.0-or-later
// A reading as a drawing in text and English sentences, for a person at a terminal.
#pragma once

#include "vision/reading.h"

#include <string>

/// The board row by row, its harbours, pieces and figures, and what a person should confirm; the advice of a failure.
std::string readingToText(const reeve::vision::BoardReading& reading);
