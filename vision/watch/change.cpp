// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/change.h"

#include <algorithm>

namespace reeve::vision {
namespace {

struct Lying {
    std::vector<Thing> paths, intersections;
    std::vector<Thing> walls, metropolises;

    explicit Lying(const GameState& state)
        : paths(static_cast<std::size_t>(state.island().pathCount)),
          intersections(static_cast<std::size_t>(state.island().intersectionCount)), walls(intersections),
          metropolises(intersections) {
        for (std::size_t seat = 0; seat < state.seatCount; ++seat) {
            const PlayerState& player = state.players[seat];
            const Color color = state.colors[seat];
            for (const PathId at : player.roads) paths[index(at)] = Standing{PieceKind::Road, color};
            for (const PathId at : player.ships) paths[index(at)] = Standing{PieceKind::Ship, color};
            for (const IntersectionId at : player.settlements)
                intersections[index(at)] = Standing{PieceKind::Settlement, color};
            for (const IntersectionId at : player.cities | player.reduced)
                intersections[index(at)] = Standing{PieceKind::City, color};
            for (const Knight& knight : player.knights)
                intersections[index(knight.at)] = Standing{PieceKind::Knight, color, knight.level, knight.active};
            for (const IntersectionId at : player.walls) walls[index(at)] = Standing{PieceKind::Wall, color};
            for (const Metropolis& metropolis : state.metropolises)
                if (metropolis.player == static_cast<PlayerId>(seat))
                    metropolises[index(metropolis.at)] = Standing{PieceKind::Metropolis, color};
        }
    }
};

void differ(Place at, const Thing& before, const Thing& after, std::vector<Change>& into) {
    if (!(before == after)) into.push_back({at, before, after});
}

template <typename Figure>
void moves(HexId from, HexId to, std::vector<Change>& into) {
    if (from == to) return;
    const auto on = [](HexId hex) {
        Figure figure;
        figure.at = hex;
        return Thing(figure);
    };
    if (from != kNoHex) into.push_back({from, on(from), Nothing{}});
    if (to != kNoHex) into.push_back({to, Nothing{}, on(to)});
}

} // namespace

std::vector<Change> changesBetween(const GameState& before, const GameState& after) {
    std::vector<Change> changes;
    const Island& island = before.island();
    const Lying was(before);
    const Lying is(after);
    for (const PathId at : island.paths) differ(at, was.paths[index(at)], is.paths[index(at)], changes);
    for (const IntersectionId at : island.intersections) {
        differ(at, was.intersections[index(at)], is.intersections[index(at)], changes);
        differ(at, was.walls[index(at)], is.walls[index(at)], changes);
        differ(at, was.metropolises[index(at)], is.metropolises[index(at)], changes);
    }
    for (const HexId at : island.hexes)
        differ(at, Token{before.board.number[index(at)]}, Token{after.board.number[index(at)]}, changes);
    moves<RobberOn>(before.board.robber, after.board.robber, changes);
    moves<MerchantOn>(before.board.merchant, after.board.merchant, changes);
    moves<PirateOn>(before.board.waters.pirate, after.board.waters.pirate, changes);
    if (before.shipSpaces != after.shipSpaces)
        changes.push_back({std::monostate{}, Ship{before.shipSpaces}, Ship{after.shipSpaces}});
    return changes;
}

std::vector<Change> piecesOf(const GameState& state) {
    std::vector<Change> pieces;
    const Lying is(state);
    for (const PathId at : state.island().paths) differ(at, Nothing{}, is.paths[index(at)], pieces);
    for (const IntersectionId at : state.island().intersections) {
        differ(at, Nothing{}, is.intersections[index(at)], pieces);
        differ(at, Nothing{}, is.walls[index(at)], pieces);
        differ(at, Nothing{}, is.metropolises[index(at)], pieces);
    }
    return pieces;
}

} // namespace reeve::vision
