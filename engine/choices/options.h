// SPDX-License-Identifier: GPL-3.0-or-later
// What a player may do now, as sets of places: the one source for highlights, hints, robots and the list of
// legal commands. Whoever shows choices asks here and repeats no rule.
#pragma once

#include "engine/commands/command.h"
#include "engine/modules/seafarers/options.h"
#include "engine/state/game_state.h"

namespace reeve {

struct Options {
    PlayerId player = kNobody;
    const Decision* decision = nullptr; ///< the first decision this player owes (points into the state)
    bool roll = false;
    bool endTurn = false;
    IntersectionSet place;  ///< set-up: where the building may go
    bool placeCity = false; ///< set-up: it is a city
    // Building; affordable and legal.
    PathSet roads;
    IntersectionSet settlements, cities, walls, recruits;
    // Knights.
    IntersectionSet activate, promote, movable, chasers;
    std::array<bool, kTracks> improve{};
    bool buyDevelopment = false; ///< a card is left and can be paid
    bool trade = false;          ///< with the bank or with a player, now
    Hand bankRate;               ///< best rate for each kind: 2, 3 or 4 (TRADE-21)
    // Answers to the decision, where they are places.
    HexSet robberTo;
    IntersectionSet loseCity, metropolis, relocate, removeKnight, placeKnight;
    seafarers::Options sea;
    friend bool operator==(const Options&, const Options&) = default;
};

/// Everything that `player` may do in this position.
Options options(const GameState& state, PlayerId player);

} // namespace reeve
