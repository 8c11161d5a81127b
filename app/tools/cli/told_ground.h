// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of Seafarers that a photograph shows, from the arguments of scan.
#pragma once

#include "vision/ground.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// Removes "--scenario NAME" and "--players N" (default 4) from `words` and returns the layout; nullopt: no scenario is
/// given. Error: what is wrong.
std::variant<std::optional<reeve::vision::Ground>, std::string> takeGround(std::vector<std::string>& words);
