// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

/// reeve-cli train [OPTION …]: learns what features of a position are worth, from nothing but results of games that it
/// plays against itself. Writes them as C++ rows to standard output, how it goes to standard error. Status 0; 2 for bad
/// arguments.
int trainCommand(std::span<const std::string> words);
