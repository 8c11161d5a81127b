// SPDX-License-Identifier: GPL-3.0-or-later
// How a game begins: SETUP-10 to SETUP-29.
#include "engine/game.h"
#include "engine/tables/terrain.h"

#include <utility>

namespace reeve {
namespace {

template <typename List>
void shuffle(List& list, Chance& chance) {
    for (std::size_t i = list.size(); i > 1; --i)
        std::swap(list[i - 1], list[static_cast<std::size_t>(chance.draw(static_cast<int>(i)))]);
}

bool redNeighbors(const Board& board) {
    auto red = [&](HexId hex) { return board.number[index(hex)] == 6 || board.number[index(hex)] == 8; };
    for (std::size_t h = 0; h < kHexes; ++h)
        if (red(static_cast<HexId>(h)))
            for (const auto other : kTopology.hexNeighbors[h])
                if (red(other)) return true;
    return false;
}

/// The nine harbours of the six frame pieces, clockwise from the north-west corner.
constexpr std::array<const char*, supply::kHarbors> kHarborPaths{"a1-a2", "a4-a5", "b8-b9", "c11-d11", "e8-e9",
                                                                 "f5-f6", "f2-f3", "d2-e1", "b1-c2"};

} // namespace

Board randomBoard(std::uint64_t seed) {
    Chance chance(seed);
    Board board;
    InlineVector<Terrain, kHexes> terrain;
    for (std::size_t t = 0; t < kTerrains; ++t)
        for (int i = 0; i < supply::kTerrainHexes[t]; ++i) terrain.push_back(static_cast<Terrain>(t));
    shuffle(terrain, chance);
    InlineVector<std::uint8_t, kHexes> tokens;
    for (std::size_t n = 2; n <= 12; ++n)
        for (int i = 0; i < supply::kTokens[n]; ++i) tokens.push_back(static_cast<std::uint8_t>(n));
    do { // SETUP-14: red numbers never lie side by side
        shuffle(tokens, chance);
        std::size_t next = 0;
        for (std::size_t h = 0; h < kHexes; ++h) {
            board.terrain[h] = terrain[h];
            board.number[h] = terrain[h] == Terrain::Desert ? std::uint8_t{0} : tokens[next++];
        }
    } while (redNeighbors(board));
    InlineVector<HarborKind, supply::kHarbors> harbors;
    for (std::size_t k = 0; k < kResources; ++k) harbors.push_back(static_cast<HarborKind>(k));
    while (!harbors.full()) harbors.push_back(HarborKind::Any);
    shuffle(harbors, chance);
    for (std::size_t i = 0; i < kHarborPaths.size(); ++i) board.harbors.push_back({*pathNamed(kHarborPaths[i]), harbors[i]});
    for (std::size_t h = 0; h < kHexes; ++h)
        if (board.terrain[h] == Terrain::Desert) board.robber = static_cast<HexId>(h);
    return board;
}

GameState newGame(const NewGame& game) {
    GameState state;
    state.rules = game.rules;
    state.seed = game.seed;
    state.chance = Chance(game.seed);
    state.playerCount = static_cast<std::uint8_t>(game.players.size());
    state.seatCount = state.playerCount;
    for (std::size_t p = 0; p < game.players.size(); ++p) state.colors[p] = game.players[p];
    if (game.rules.has(Option::TwoPlayer)) { // the colours that nobody plays are neutral (TWO-1), tokens TWO-2
        for (std::size_t c = 0; c < 4 && state.seatCount < 4; ++c) {
            bool played = false;
            for (std::size_t p = 0; p < state.playerCount; ++p) played = played || state.colors[p] == static_cast<Color>(c);
            if (!played) state.colors[state.seatCount++] = static_cast<Color>(c);
        }
        for (std::size_t p = 0; p < state.playerCount; ++p) state.players[p].tradeTokens = supply::kTradeTokensStart;
    }
    state.board = game.board;
    state.turn.player = game.start;
    if (game.rules.knights()) {
        for (std::size_t c = 0; c < kProgressCards; ++c)
            for (int i = 0; i < supply::kProgressCopies[c]; ++i)
                state.decks[index(supply::deckOf(static_cast<ProgressCard>(c)))].push_back(static_cast<ProgressCard>(c));
        for (auto& deck : state.decks) shuffle(deck, state.chance);
    } else {
        for (std::size_t c = 0; c < kDevelopmentCards; ++c)
            for (int i = 0; i < supply::kDevelopmentCopies[c]; ++i)
                state.developmentDeck.push_back(static_cast<DevelopmentCard>(c));
        shuffle(state.developmentDeck, state.chance);
    }
    return state;
}

} // namespace reeve
