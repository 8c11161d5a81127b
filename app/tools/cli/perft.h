// SPDX-License-Identifier: GPL-3.0-or-later
// reeve-cli perft POSITION DEPTH: counts the lines of play from a position.
#pragma once

#include <span>
#include <string>

/// `words`: the arguments after `perft`. Returns the exit status: 0, or 2 for an invalid position or argument.
int perftCommand(std::span<const std::string> words);
