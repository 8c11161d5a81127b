// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

/// reeve-cli simulate --games N --players P --seed S [--base] [--most-commands N] [--ahead] [--threads T]: plays games
/// of random players and prints `name: value` lines. Returns the exit status: 0; 1 if the engine contradicts itself; 2
/// for invalid arguments.
int simulateCommand(std::span<const std::string> words);
