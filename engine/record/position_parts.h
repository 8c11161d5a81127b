// SPDX-License-Identifier: GPL-3.0-or-later
// The public parts of a position, written the same in positions and in views (README.md, "A position").
#pragma once

#include "engine/record/values.h"

namespace reeve::record {

Json rulesJson(const Rules& rules);
/// null before the roll.
Json diceJson(const Turn& turn);
Json boardJson(const Board& board, const Rules& rules, const Seats& seats);
/// The levels of a player by track.
Json levelsJson(const std::array<std::uint8_t, kTracks>& improvements);
/// By track; a metropolis without an owner has no key.
Json metropolisesJson(const std::array<Metropolis, kTracks>& metropolises, const Seats& seats);
/// The holder and the count under the key `count`, or null.
Json awardJson(const Award& award, const char* count, const Seats& seats);
/// Only active effects: an empty object is a turn without effects. `declared`: the knights of the Nasty variant.
Json thisTurnJson(const Turn& turn, const std::array<IntersectionSet, kMaxPlayers>& declared, const Seats& seats);

/// A player's pieces on the board, of a state or of a view; ships with Seafarers.
template <typename Player>
Json piecesJson(const Island& island, const Rules& rules, const Player& p) {
    Json knights = Json::array();
    for (const auto& knight : p.knights) knights.push_back(knightJson(island, knight));
    Json json{{"roads", places(island, p.roads)},   {"settlements", places(island, p.settlements)},
              {"cities", places(island, p.cities)}, {"reduced", places(island, p.reduced)},
              {"walls", places(island, p.walls)},   {"knights", knights}};
    if (rules.seafarers()) json["ships"] = places(island, p.ships);
    return json;
}

} // namespace reeve::record
