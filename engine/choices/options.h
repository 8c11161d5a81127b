// SPDX-License-Identifier: GPL-3.0-or-later
// The legal actions of a player as sets of places: the only source for highlights, hints, automatic players and the
// list of legal commands. Code that shows choices uses it and repeats no rule.
#pragma once

#include "engine/commands/command.h"
#include "engine/modules/seafarers/options.h"
#include "engine/state/game_state.h"

namespace reeve {

struct Options {
    PlayerId player = kNobody;
    const Decision* decision = nullptr; ///< this player's first pending decision (points into the state)
    bool roll = false;
    bool endTurn = false;
    IntersectionSet place; ///< set-up: places of the building
    // Building; affordable and legal.
    PathSet roads;
    IntersectionSet settlements, cities, walls, recruits;
    // Knights.
    IntersectionSet activate, promote, movable, chasers;
    std::array<bool, kTracks> improve{};
    bool buyDevelopment = false; ///< a card is left and can be paid
    bool trade = false;          ///< with the bank or with a player, now
    Hand bankRate;               ///< best rate for each kind: 2, 3 or 4 (TRADE-21)
    HexSet robberTo;             ///< by the decision, or by one of `chasers`
    IntersectionSet answers;     ///< to the decision, of which one is chosen
    seafarers::Options sea;
    friend bool operator==(const Options&, const Options&) = default;
};

/// Returns what `player` may do in this position. The result points into `state`.
Options options(const GameState& state, PlayerId player);

} // namespace reeve
