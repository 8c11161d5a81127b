// SPDX-License-Identifier: GPL-3.0-or-later
// reeve-cli check IMAGE POSITION: what differs between the board on a photograph and a tracked position.
#pragma once

#include <span>
#include <string>

/// `args` are the words after `check`. Prints the rotation and the differences on standard output and returns 0, also
/// when no board was found ("found":false and why); prints a sentence on standard error and returns 2 when a file
/// cannot be read, the position is refused or the words are wrong.
int checkCommand(std::span<const std::string> args);
