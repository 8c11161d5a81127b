// SPDX-License-Identifier: GPL-3.0-or-later
// Ways to lay out an island. The robber always stands on the desert (SETUP-27).
#pragma once

#include "engine/state/game_state.h"

#include <span>

namespace reeve {

/// A legal random board (SETUP-10 to SETUP-15): terrain, tokens without neighbouring red numbers (SETUP-14, SIX-13),
/// harbours shuffled over the fixed harbour paths; the robber on the desert, of two on the first by name (SIX-10).
Board randomBoard(std::uint64_t seed, IslandId island = IslandId::Standard);

/// The board for the first games (SETUP-1): numbers as printed (SETUP-2), terrain and harbours reconstructed,
/// that is chosen by us (SETUP-4). Always the same.
Board beginnerBoard();

/// Terrain and harbours in random order, the numbers in the order of their letters from a random corner inwards,
/// counter-clockwise (SETUP-16, SIX-3): one of the corners from which the island looks the same. Whatever the terrain,
/// red numbers are not side by side.
Board spiralBoard(std::uint64_t seed, IslandId island = IslandId::Standard);

enum class Layout : std::uint8_t { Random, Beginner, Letters };
/// One of these boards and randomBoard(); the beginner board is the same for every seed, and is laid out at random on
/// an island for which none is printed in the books (SETUP-1).
Board boardFor(Layout layout, std::uint64_t seed, IslandId island = IslandId::Standard);

/// Where the frame of an island has its harbours, clockwise from the north-west corner (SETUP-12, SIX-5).
InlineVector<PathId, kMostHarbors> harborPlacesOf(const Island& island);

/// The number tokens in the order of their letters: A to R (SETUP-16), on every larger island A to Zc (SIX-3).
std::span<const std::uint8_t> lettersOf(IslandId island);

/// Are two red numbers, 6 or 8, neighbours (SETUP-14)?
bool redNeighbors(const Board& board);

} // namespace reeve
