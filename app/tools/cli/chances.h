// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

/// reeve-cli chances GAME [OPTION …]: each player's chance of winning. --turns: after every turn; --calibrate: compares
/// chances with results. Returns the exit status: 0, or 2 for invalid arguments and files.
int chancesCommand(std::span<const std::string> words);
