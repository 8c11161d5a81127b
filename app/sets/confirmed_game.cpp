// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sets/confirmed_game.h"

#include "engine/board/standard_island.h"

namespace reeve::app {
namespace {

using namespace vision;

void addPieces(Confirmed& out, const PlayerState& player, Color color, int rotation) {
    const auto add = [&](PieceKind piece, auto at) -> ConfirmedPiece& {
        return out.pieces->emplace_back(ConfirmedPiece{piece, color, *rotated(at, rotation), {}, {}});
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
    // How a city on its side looks is no city's look.
    for (const IntersectionId at : player.reduced) out.unknown.insert(*rotated(at, rotation));
}

} // namespace

Confirmed confirmedGame(const GameState& state, int rotation) {
    Confirmed out;
    for (std::size_t i = 0; i < standard::kHexes; ++i) {
        const auto hex = static_cast<HexId>(i);
        if (index(state.board.terrain[i]) < kTerrains) // of these a set has examples
            out.terrain[index(*rotated(hex, rotation))] = state.board.terrain[i];
    }
    out.pieces.emplace();
    for (std::size_t seat = 0; seat < state.seatCount; ++seat)
        addPieces(out, state.players[seat], state.colors[seat], rotation);
    for (const Metropolis& metropolis : state.metropolises) {
        if (metropolis.player == kNobody) continue;
        const IntersectionId at = *rotated(metropolis.at, rotation);
        out.pieces->push_back({PieceKind::Metropolis, state.colors[index(metropolis.player)], at, {}, {}});
    }
    const auto standing = [&](HexId hex) {
        return hex == kNoHex ? std::nullopt : std::optional(*rotated(hex, rotation));
    };
    out.robber = standing(state.board.robber);
    if (state.rules.knights()) out.merchant = standing(state.board.merchant);
    return out;
}

} // namespace reeve::app
