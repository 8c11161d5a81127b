// SPDX-License-Identifier: GPL-3.0-or-later
// reeve-cli learn: trains a set with photographs and confirmed readings.
#pragma once

#include <span>
#include <string>

/// Prints the result as one JSON object. Returns the exit status: 2, an argument is missing or a file cannot be read;
/// 1, a reading is refused. In both cases the set is unchanged.
int learnCommand(std::span<const std::string> args);
