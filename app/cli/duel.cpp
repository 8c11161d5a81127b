// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/duel.h"

#include "app/cli/table.h"
#include "engine/commands/legal_commands.h"
#include "engine/player/choose.h"
#include "engine/player/level_names.h"
#include "engine/player/player.h"
#include "engine/player/trades.h"
#include "engine/record/json.h"

#include <array>
#include <chrono>
#include <thread>

namespace {

using namespace reeve;

constexpr const char* kHelp =
    "Usage: reeve-cli duel ONE OTHERS [--base] [--games N] [--players P] [--seed S] [--ms T] [--threads T] [--trades]\n"
    "  N games (100) of P players (4): one is ONE, all others are OTHERS; the seat of ONE changes from game to game.\n"
    "  ONE and OTHERS: random, builder, newcomer, casual, experienced or strongest. Each is told what its seat may know.\n"
    "  --ms T: how long strongest may look ahead for a command (200). Equally strong players win one game in P.\n"
    "  --trades: ONE offers the others a trade once a turn; each says yes or no from its own view.\n";

constexpr int kMostCommands = 20000; ///< a game that is longer is won by nobody
constexpr int kMostTries = 5;

struct Counts {
    std::uint64_t games = 0, won = 0, unfinished = 0, commands = 0, turns = 0, refused = 0, offers = 0, trades = 0;
    double longest = 0; ///< seconds for one command of ONE

    void operator+=(const Counts& o) {
        games += o.games;
        won += o.won;
        unfinished += o.unfinished;
        commands += o.commands;
        turns += o.turns;
        refused += o.refused;
        offers += o.offers;
        trades += o.trades;
        longest = std::max(longest, o.longest);
    }
};

struct Duel {
    player::Level one, others;
    bool base = false;
    std::uint64_t players = 4;
    std::chrono::milliseconds thinking{200};
    bool trades = false;

    /// ONE, who is on turn, offers what it would like; the first of the others who agrees trades.
    void trade(GameState& state, PlayerId seat, Chance& chance, Counts& counts) const {
        const auto offer = player::wished(viewOf(state, Viewer::seat(seat)), one, chance);
        if (!offer) return;
        ++counts.offers;
        for (std::uint64_t p = 1; p < players; ++p) {
            const auto other = static_cast<PlayerId>((index(seat) + p) % players);
            const player::Bargain theirs{.gives = offer->gets, .gets = offer->gives};
            if (!player::agrees(viewOf(state, Viewer::seat(other)), others, seat, theirs, chance)) continue;
            const auto decided =
                decide(state, {seat, command::Trade{.with = other, .give = offer->gives, .take = offer->gets}});
            if (!decided.ok()) continue;
            state = applied(state, decided.value());
            ++counts.trades;
            return;
        }
    }

    void play(std::uint64_t seed, Counts& counts) const {
        auto state = cli::newTable(base, players, seed);
        const auto seat = static_cast<PlayerId>(seed / players % players);
        Chance other(seed * 31 + 7);
        int traded = 0; ///< the turn of the last offer
        std::vector<player::Player> table;
        for (std::uint64_t p = 0; p < players; ++p)
            table.emplace_back(static_cast<PlayerId>(p) == seat ? one : others, seed * 1009 + p, thinking);
        for (int n = 0; n < kMostCommands && state.turn.phase != Phase::Over; ++n) {
            const auto player = player::toAct(state);
            if (trades && player == seat && state.turn.phase == Phase::Main && state.pending.empty() &&
                state.turn.number != traded) {
                traded = state.turn.number;
                trade(state, seat, other, counts);
            }
            const auto begin = std::chrono::steady_clock::now();
            bool done = false;
            std::vector<Command> refused;
            for (int tries = 0; tries < kMostTries && !done; ++tries) {
                const auto command = table[index(player)].choose(viewOf(state, Viewer::seat(player)), refused);
                const auto decided = command ? decide(state, *command) : Result<Events>{Refusal{}};
                done = decided.ok();
                if (done) state = applied(state, decided.value());
                counts.refused += done ? 0 : 1;
                if (!done && command) refused.push_back(*command);
            }
            const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
            if (player == seat) counts.longest = std::max(counts.longest, taken.count());
            if (!done) // somebody else helps out
                if (const auto command = drawLegalCommand(state, other))
                    state = applied(state, decide(state, *command).value());
            ++counts.commands;
        }
        ++counts.games;
        counts.turns += state.turn.number;
        counts.won += state.winner == seat ? 1 : 0;
        counts.unfinished += state.winner == kNobody ? 1 : 0;
    }
};

} // namespace

int duelCommand(std::span<const std::string> args) {
    cli::Words words{{{"--base", false}, {"--trades", false}, {"--help", false}},
                     {{"--games", 100}, {"--players", 4}, {"--seed", 1}, {"--ms", 200}, {"--threads", 1}},
                     {},
                     {}};
    if (!words.read(args, kHelp)) return 2;
    if (words.switches["--help"]) {
        std::cout << kHelp;
        return 0;
    }
    const auto one = words.alone.size() == 2 ? player::levelNamed(words.alone[0]) : std::nullopt;
    const auto others = words.alone.size() == 2 ? player::levelNamed(words.alone[1]) : std::nullopt;
    const auto games = words.numbers["--games"], threads = words.numbers["--threads"],
               players = words.numbers["--players"];
    if (!one || !others || games == 0 || threads == 0 || threads > 64 || players < 3 || players > kMaxPlayers) {
        std::cerr << kHelp;
        return 2;
    }
    const Duel duel{*one,
                    *others,
                    words.switches["--base"],
                    players,
                    std::chrono::milliseconds(static_cast<int>(std::min<std::uint64_t>(words.numbers["--ms"], 60000))),
                    words.switches["--trades"]};
    std::vector<Counts> shares(threads);
    const auto begin = std::chrono::steady_clock::now();
    const auto share = [&](std::uint64_t t) {
        for (auto game = t; game < games; game += threads) duel.play(words.numbers.at("--seed") + game, shares[t]);
    };
    {
        std::vector<std::jthread> helpers;
        for (std::uint64_t t = 1; t < threads; ++t) helpers.emplace_back(share, t);
        share(0);
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    Counts all;
    for (const auto& counts : shares) all += counts;
    const auto n = static_cast<double>(games);
    const cli::Interval interval(static_cast<double>(all.won) / n, n);
    std::cout << "games: " << games << "\nwon: " << all.won << "\nshare: " << static_cast<double>(all.won) / n
              << "\ninterval_95: " << interval.low << " to " << interval.high
              << "\nshare_of_equals: " << 1.0 / static_cast<double>(players) << "\nunfinished: " << all.unfinished
              << "\nturns_per_game: " << static_cast<double>(all.turns) / n
              << "\ncommands_per_game: " << static_cast<double>(all.commands) / n << "\nrefused: " << all.refused
              << "\noffers: " << all.offers << "\ntrades: " << all.trades
              << "\nlongest_command_seconds: " << all.longest << "\nseconds: " << seconds.count() << "\n";
    return 0;
}
