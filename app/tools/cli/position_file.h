// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a position from a file, for perft and check.
#pragma once

#include "engine/state/game_state.h"

#include <string>
#include <variant>

/// Accepts a position, {"position":…}, or a script, of which the first line is used. `file` "-": standard input. Error:
/// what is wrong, with the name of the file.
std::variant<reeve::GameState, std::string> positionFromFile(const std::string& file);
