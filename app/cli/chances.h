// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

/// reeve-cli chances GAME [OPTION …]: how likely each player wins; with --turns, how that went; with --calibrate, how
/// far it can be believed. Status 0; 2 for bad arguments and files.
int chancesCommand(std::span<const std::string> words);
