// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

/// reeve-cli simulate --games N --players P --seed S [--base] [--most-commands N] [--ahead] [--threads T]:
/// whole games of random players, one `name: value` a line. Status 0; 1 if the engine contradicted itself; 2 for bad
/// arguments.
int simulateCommand(std::span<const std::string> words);
