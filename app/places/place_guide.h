// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done at one place of the board: the answer to a tap on a board at rest. Every answer comes from decide():
// no rule is repeated here.
#pragma once

#include "engine/basics/refusal.h"
#include "engine/commands/command.h"
#include "engine/state/game_state.h"

#include <optional>
#include <variant>
#include <vector>

namespace reeve::app {

using Place = std::variant<HexId, IntersectionId, PathId>;

/// The place with this name of the record; nothing where the board has none.
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
    Sail, ///< an own ship moves
    ChasePirate
};

/// One thing that a player may want to do at a place.
struct PlaceDeed {
    Deed deed{};
    Action action{};                  ///< Move, Sail and the chases: only who moves is set, the target is still chosen
    std::optional<Refusal> refused{}; ///< why it is not possible; nothing: it is, once the price can be paid
    bool nowhere = false;             ///< Move, Sail: it may move, but no place is open to it
    IntersectionSet targets{};        ///< Move: where the knight may go
    PathSet paths{};                  ///< Sail: where the ship may go
    InlineVector<PlayerId, kMaxPlayers> displaces{}; ///< Move: whose knights stand on a target
};

/// What `player` may want to do at a place: a road or ship on a free path, an own ship moved, a settlement or a knight
/// on a free intersection, a city out of an own settlement, a wall under an own city, and everything that an own knight
/// can do. Whether the player can pay is left out of the answer: what is in a hand is not told by the board. Nothing in
/// the set-up and when the game is over.
std::vector<PlaceDeed> deedsAt(const GameState& state, PlayerId player, const Place& place);

} // namespace reeve::app
