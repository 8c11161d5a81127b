// SPDX-License-Identifier: GPL-3.0-or-later
// Which board of Seafarers lies on a photograph, as scan is told.
#pragma once

#include "vision/ground.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// Takes "--scenario NAME" and "--players N" (left out: 4) from the words of a command: the layout, nothing where no
/// scenario is named, or what is wrong.
std::variant<std::optional<reeve::vision::Ground>, std::string> takeGround(std::vector<std::string>& words);
