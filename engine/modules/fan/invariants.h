// SPDX-License-Identifier: GPL-3.0-or-later
// What must always hold of the fan modules (fan-modules.md, chapter 17).
#pragma once

#include "engine/state/game_state.h"

#include <string>

namespace reeve::fan {

/// Whose pieces stand where they cannot, and why in words; empty where all is right.
struct Broken {
    PlayerId player = kNobody;
    bool crew = false;
    std::string what;
};
Broken brokenWalkers(const GameState& state);

/// What is wrong with a state in words; empty where all is right.
std::string brokenInvariant(const GameState& state);

} // namespace reeve::fan
