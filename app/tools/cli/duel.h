// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

/// reeve-cli duel ONE OTHERS [OPTION …]: plays one player against others and prints `name: value` lines. Returns the
/// exit status: 0, or 2 for invalid arguments.
int duelCommand(std::span<const std::string> words);
