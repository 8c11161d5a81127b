// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done at a place of the board, for a tap outside any prompt. Answers come from decide(); no rule is
// repeated here.
#pragma once

#include "engine/basics/refusal.h"
#include "engine/commands/command.h"
#include "engine/state/game_state.h"

#include <optional>
#include <variant>
#include <vector>

namespace reeve::app {

using Place = std::variant<HexId, IntersectionId, PathId>;

/// The place with this name of the record; nullopt: the board has none.
std::optional<Place> placeNamed(const Island& island, std::string_view name);

enum class Deed : std::uint8_t {
    Road,
    Settlement,
    City,
    Wall,
    Recruit,
    Activate,
    Promote,
    Move,
    Chase,
    Ship,
    Sail, ///< move an own ship
    ChasePirate
};

/// An action that a player may consider at a place.
struct PlaceDeed {
    Deed deed{};
    Action action{};                  ///< Move, Sail and the chases: only the moving piece is set, not the target
    std::optional<Refusal> refused{}; ///< why it is illegal; nullopt: it is legal if the price can be paid
    bool nowhere = false;             ///< Move, Sail: legal, but without a target
    IntersectionSet targets{};        ///< Move: targets of the knight
    PathSet paths{};                  ///< Sail: targets of the ship
    InlineVector<PlayerId, kMaxPlayers> displaces{}; ///< Move: owners of the knights on targets
};

/// The actions of `player` at a place: a road or ship on a free path, moving an own ship, a settlement or knight on a
/// free intersection, a city instead of an own settlement, a wall under an own city, and the actions of an own knight.
/// Ignores whether the player can pay, because hands are secret. Empty during the set-up and after the end of the game.
std::vector<PlaceDeed> deedsAt(const GameState& state, PlayerId player, const Place& place);

} // namespace reeve::app
