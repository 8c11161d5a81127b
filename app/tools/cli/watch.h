// SPDX-License-Identifier: GPL-3.0-or-later
// reeve-cli watch POSITION IMAGE IMAGE …: what successive photographs propose for the record.
#pragma once

#include <span>
#include <string>

/// `args`: the arguments after `watch`. Prints a line of JSON for each picture after the first to standard output and
/// returns 0, also if no board was found. Prints a sentence to standard error and returns 2 if a file cannot be read,
/// the position is invalid or an argument is wrong.
int watchCommand(std::span<const std::string> args);
