// SPDX-License-Identifier: GPL-3.0-or-later
// Random games of every kind for the secrecy tests.
#pragma once

#include "engine/game.h"
#include "engine/state/queries.h"
#include "engine/view/viewer.h"
#include "tests/support/random_game.h"

#include <cstdlib>
#include <vector>

namespace reeve::testing {

/// Number of games: REEVE_SECRECY_GAMES, else `usual`.
inline int secretGames(int usual) {
    const char* wanted = std::getenv("REEVE_SECRECY_GAMES");
    return wanted == nullptr ? usual : std::atoi(wanted);
}

/// Every third game is a base game, half of these for two; editions and options in turn; every fourth of the others has
/// fan modules.
inline Rules secretRules(std::uint64_t seed) {
    Rules rules{.edition = static_cast<Edition>(seed % 3)};
    if (seed % 5 == 0) rules.set(Option::Nasty);
    if (seed % 4 == 1)
        for (std::size_t m = 0; m < fan::kModules; ++m)
            if (!fan::kModuleInfos[m].needsSeafarers) rules.fan.setWithNeeds(static_cast<fan::Module>(m));
    if (seed % 3 == 0) rules = {.game = GameKind::Base, .edition = Edition::Compact, .target = 10};
    if (seed % 6 == 0) rules.set(Option::TwoPlayer);
    return rules;
}

/// The table, a spectator and every player.
inline std::vector<Viewer> viewersOf(const GameState& state) {
    std::vector<Viewer> viewers{Viewer::table(), Viewer::spectator()};
    for (int p = 0; p < state.playerCount; ++p) viewers.push_back(Viewer::seat(static_cast<PlayerId>(p)));
    return viewers;
}

/// Sometimes a trade of one card for another that both players hold.
inline std::optional<Command> randomTrade(const GameState& state, Chance& chance) {
    if (chance.draw(8) != 0 || state.turn.phase != Phase::Main || !state.pending.empty()) return std::nullopt;
    const PlayerId own = state.turn.player;
    const auto other = static_cast<PlayerId>(chance.draw(state.playerCount));
    const Hand &mine = state.player(own).hand, &theirs = state.player(other).hand;
    if (other == own || mine.empty() || theirs.empty()) return std::nullopt;
    const Card give = mine.cardAt(chance.draw(mine.total())), take = theirs.cardAt(chance.draw(theirs.total()));
    return Command{own, command::Trade{.with = other, .give = Hand::of(give), .take = Hand::of(take)}};
}

/// Plays games of random commands of varying length, including agreed trades. Calls `look` before each command with the
/// state, the command (its player filled in), its events and its number.
template <typename Look>
void playSecretGames(int games, Look&& look) {
    for (int game = 1; game <= games; ++game) {
        const auto seed = static_cast<std::uint64_t>(game);
        Chance chance(seed);
        GameState state = randomStart(seed, secretRules(seed));
        const int most = 30 << (seed % 5);
        for (int number = 0; number < most && state.turn.phase != Phase::Over; ++number) {
            auto command = randomCommand(state, chance);
            if (!command) break;
            if (const auto trade = randomTrade(state, chance)) command = trade;
            if (command->player == kNobody) command->player = actingPlayer(state);
            const auto events = decide(state, *command);
            if (!events) continue;
            look(state, *command, events.value(), number);
            for (const Event& event : events.value()) apply(state, event);
        }
        if (state.turn.phase == Phase::Over) look(state, Command{}, Events(), most);
    }
}

} // namespace reeve::testing
