// SPDX-License-Identifier: GPL-3.0-or-later
// A position from a file, as perft and check take it.
#pragma once

#include "engine/state/game_state.h"

#include <string>
#include <variant>

/// The position in `file` ("-": standard input): the position itself, {"position":…}, or a script, whose first line
/// is taken. The text says what is wrong, with the file's name.
std::variant<reeve::GameState, std::string> positionFromFile(const std::string& file);
