// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions that hold in every position of a game with fan modules (fan-modules.md, chapter 17).
#pragma once

#include "engine/state/game_state.h"

#include <string>

namespace reeve::fan {

/// A violated condition: the owner of the pieces, and the reason in words; empty if none is violated.
struct Broken {
    PlayerId player = kNobody;
    bool crew = false;
    std::string what;
};
/// Returns the first violated condition of mounted knights and crews.
Broken brokenWalkers(const GameState& state);

/// Returns the first violated condition in words; empty if all hold.
std::string brokenInvariant(const GameState& state);

} // namespace reeve::fan
