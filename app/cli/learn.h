// SPDX-License-Identifier: GPL-3.0-or-later
// reeve-cli learn: teaches a set with photographs and confirmed readings.
#pragma once

#include <span>
#include <string>

/// Prints what the set has learned as one JSON object. Status 2: a word is missing or a file cannot be read; 1: a
/// reading is refused. Then the set is as it was.
int learnCommand(std::span<const std::string> args);
