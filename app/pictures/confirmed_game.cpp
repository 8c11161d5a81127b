// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/confirmed_game.h"

namespace reeve::app {
namespace {

using namespace vision;

void addPieces(Confirmed& out, const PlayerState& player, Color color, const Island& island, int rotation) {
    const auto add = [&](PieceKind piece, auto at) -> ConfirmedPiece& {
        return out.pieces->emplace_back(ConfirmedPiece{piece, color, *island.rotated(at, rotation), {}, {}});
    };
    for (const PathId road : player.roads) add(PieceKind::Road, road);
    for (const IntersectionId at : player.settlements) add(PieceKind::Settlement, at);
    for (const IntersectionId at : player.cities) add(PieceKind::City, at);
    for (const IntersectionId at : player.walls& player.cities) add(PieceKind::Wall, at);
    for (const Knight& knight : player.knights) {
        ConfirmedPiece& piece = add(PieceKind::Knight, knight.at);
        piece.level = knight.level;
        piece.active = knight.active;
    }
    // Reduced cities are not examples of cities.
    for (const IntersectionId at : player.reduced) out.unknown.insert(*island.rotated(at, rotation));
}

} // namespace

Confirmed confirmedGame(const GameState& state, int rotation) {
    const Island& island = state.island();
    Confirmed out;
    out.island = island.id;
    for (const HexId hex : island.hexes) {
        const Terrain terrain = state.board.terrain[index(hex)];
        if (index(terrain) < kTerrains) // terrains of which sets have examples
            out.terrain[index(*island.rotated(hex, rotation))] = terrain;
    }
    out.pieces.emplace();
    for (std::size_t seat = 0; seat < state.seatCount; ++seat)
        addPieces(out, state.players[seat], state.colors[seat], island, rotation);
    for (const Metropolis& metropolis : state.metropolises) {
        if (metropolis.player == kNobody) continue;
        const IntersectionId at = *island.rotated(metropolis.at, rotation);
        out.pieces->push_back({PieceKind::Metropolis, state.colors[index(metropolis.player)], at, {}, {}});
    }
    const auto standing = [&](HexId hex) {
        return hex == kNoHex ? std::nullopt : std::optional(*island.rotated(hex, rotation));
    };
    for (const Harbor& harbor : state.board.harbors)
        out.harbors.push_back({*island.rotated(harbor.at, rotation), harbor.gives});
    out.robber = standing(state.board.robber);
    if (state.rules.knights()) out.merchant = standing(state.board.merchant);
    return out;
}

} // namespace reeve::app
