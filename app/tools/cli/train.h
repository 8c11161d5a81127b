// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

/// reeve-cli train [OPTION …]: learns weights for features of positions from the results of self-play. Prints them as
/// C++ rows to standard output and progress to standard error. Returns the exit status: 0, or 2 for invalid arguments.
int trainCommand(std::span<const std::string> words);
