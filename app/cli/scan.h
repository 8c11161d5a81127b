// SPDX-License-Identifier: GPL-3.0-or-later
// reeve-cli scan IMAGE: what the board reader sees on a photograph, as a reading of the record.
#pragma once

#include <span>
#include <string>

/// `args` are the words after `scan`. Prints the reading on standard output and returns 0, also when no board was
/// found; prints a sentence on standard error and returns 2 when the file cannot be read or the words are wrong.
int scanCommand(std::span<const std::string> args);
