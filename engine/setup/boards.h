// SPDX-License-Identifier: GPL-3.0-or-later
// Layouts of an island. The robber starts on the desert (SETUP-27).
#pragma once

#include "engine/state/game_state.h"

#include <span>

namespace reeve {

/// A legal random board (SETUP-10 to SETUP-15): terrain, tokens without adjacent red numbers (SETUP-14, SIX-13),
/// harbours shuffled over the fixed harbour paths; the robber on the desert, of two on the first by name (SIX-10).
Board randomBoard(std::uint64_t seed, IslandId island = IslandId::Standard);

/// The fixed board for the first games (SETUP-1): printed numbers (SETUP-2); terrain and harbours are reconstructed,
/// that is, chosen by this project (SETUP-4).
Board beginnerBoard();

/// Terrain and harbours in random order; the numbers in the order of their letters from a random corner inwards,
/// counter-clockwise (SETUP-16, SIX-3). Only corners from which the island looks the same are drawn. Red numbers are
/// not adjacent, whatever the terrain.
Board spiralBoard(std::uint64_t seed, IslandId island = IslandId::Standard);

enum class Layout : std::uint8_t { Random, Beginner, Letters };
/// The board of a layout. The beginner board is the same for every seed; islands without a printed one get
/// randomBoard() (SETUP-1).
Board boardFor(Layout layout, std::uint64_t seed, IslandId island = IslandId::Standard);

/// Harbour paths of an island's frame, clockwise from the north-west corner (SETUP-12, SIX-5).
InlineVector<PathId, kMostHarbors> harborPlacesOf(const Island& island);

/// The number tokens in the order of their letters: A to R (SETUP-16), on larger islands A to Zc (SIX-3). Static
/// storage.
std::span<const std::uint8_t> lettersOf(IslandId island);

/// True if two red numbers, 6 or 8, are adjacent (SETUP-14).
bool redNeighbors(const Board& board);

} // namespace reeve
