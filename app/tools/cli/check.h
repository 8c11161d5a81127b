// SPDX-License-Identifier: GPL-3.0-or-later
// reeve-cli check IMAGE POSITION: compares the board on a photograph with a recorded position.
#pragma once

#include <span>
#include <string>

/// `args`: the arguments after `check`. Prints the rotation and the differences to standard output and returns 0, also
/// if no board was found ("found":false and the reason). Prints a sentence to standard error and returns 2 if a file
/// cannot be read, the position is invalid or an argument is wrong.
int checkCommand(std::span<const std::string> args);
