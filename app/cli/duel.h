// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

/// reeve-cli duel ONE OTHERS [OPTION …]: one player against others, `name: value` a line. Status 0; 2 for bad
/// arguments.
int duelCommand(std::span<const std::string> words);
