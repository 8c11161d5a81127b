// SPDX-License-Identifier: GPL-3.0-or-later
// The start of a game: SETUP-21 to SETUP-29.
#include "engine/game.h"
#include "engine/modules/fan/gold_fields/gold_fields.h"
#include "engine/position/queries.h"
#include "engine/setup/shuffle.h"

namespace reeve {

GameState newGame(const NewGame& game) {
    GameState state;
    state.rules = game.rules;
    state.seed = game.seed;
    state.chance = Chance(game.seed);
    state.playerCount = static_cast<std::uint8_t>(game.players.size());
    state.seatCount = state.playerCount;
    for (std::size_t p = 0; p < game.players.size(); ++p) state.colors[p] = game.players[p];
    if (game.rules.has(Option::TwoPlayer)) { // colours without a player are neutral (TWO-1), tokens TWO-2
        for (std::size_t c = 0; c < 4 && state.seatCount < 4; ++c) {
            bool played = false;
            for (std::size_t p = 0; p < state.playerCount; ++p)
                played = played || state.colors[p] == static_cast<Color>(c);
            if (!played) state.colors[state.seatCount++] = static_cast<Color>(c);
        }
        for (std::size_t p = 0; p < state.playerCount; ++p) state.players[p].tradeTokens = supply::kTradeTokensStart;
    }
    state.board = game.board;
    if (game.rules.seafarers()) seafarers::chart(state.board);
    state.turn.player = game.start;
    if (game.rules.fan.any()) {
        state.fan.castle = firstDesert(state.board);
        state.fan.hoard = game.rules.fan.numbers.hoardStart;
        fan::layGoldFields(state);
    }
    if (game.rules.knights()) {
        for (std::size_t c = 0; c < kProgressCards; ++c)
            for (int i = 0; i < supply::kProgressCopies[c]; ++i)
                state.decks[index(supply::deckOf(static_cast<ProgressCard>(c)))].push_back(
                    static_cast<ProgressCard>(c));
        for (auto& deck : state.decks) shuffle(deck, state.chance);
    }
    if (game.rules.developmentCards()) {
        for (std::size_t c = 0; c < kDevelopmentCards; ++c)
            for (int i = 0; i < state.box().development[c]; ++i)
                state.developmentDeck.push_back(static_cast<DevelopmentCard>(c));
        shuffle(state.developmentDeck, state.chance);
    }
    return state;
}

} // namespace reeve
