// SPDX-License-Identifier: GPL-3.0-or-later
// reeve-cli scan IMAGE [--story]: prints what the board reader sees on a photograph as a reading of the record, or as a
// drawing and sentences.
#pragma once

#include <span>
#include <string>

/// `args`: the arguments after `scan`. Prints the reading to standard output and returns 0, also if no board was found.
/// Prints a sentence to standard error and returns 2 if the file cannot be read or an argument is wrong.
int scanCommand(std::span<const std::string> args);
