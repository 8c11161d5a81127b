// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/cli/duel.h"

#include "app/tools/cli/program.h"
#include "app/tools/cli/table.h"
#include "engine/choices/legal_commands.h"
#include "engine/player/choose.h"
#include "engine/player/level_names.h"
#include "engine/player/player.h"
#include "engine/player/sample.h"
#include "engine/player/trades.h"
#include "engine/record/commands.h"
#include "engine/record/json.h"
#include "engine/record/position.h"
#include "engine/record/words.h"

#include <nlohmann/json.hpp>

#include <array>
#include <chrono>
#include <memory>
#include <thread>

namespace {

using namespace reeve;

constexpr const char* kHelp =
    "Usage: reeve-cli duel ONE OTHERS [OPTION …]\n"
    "  N games of P players: one is ONE, all others are OTHERS; the seat of ONE changes from game to game.\n"
    "  ONE and OTHERS: random, builder, newcomer, casual, experienced or strongest. Each is told what its seat may know.\n"
    "  Equally strong players win one game in P.\n"
    "  --base              the base game; without it Cities & Knights\n"
    "  --games N           100\n"
    "  --players P         4\n"
    "  --seed S            the first game; each game has a board and dice of its own (1)\n"
    "  --threads T         1\n"
    "  --ms T              how long strongest may look ahead for a command (200)\n"
    "  --comparisons N     how often strongest compares its moves at most, however long it takes: the result does not\n"
    "                      depend on how busy the machine is\n"
    "  --trades            ONE offers the others a trade once a turn; each says yes or no from its own view\n"
    "  --opening LEVEL     the set-up of all seats is played by LEVEL, so that different ONEs begin from the same places\n"
    "  --program COMMAND   with \"program\" for ONE: another program plays the seat. COMMAND is run by the shell. For each\n"
    "                      command it is sent a line {\"seat\":COLOUR,\"position\":{…},\"refused\":[…]} and answers with\n"
    "                      a line, a command of the record (engine/record/README.md). What the seat may not know is\n"
    "                      imagined in the position. An answer that the rules refuse is listed under refused, and it is\n"
    "                      asked again; after five a command is drawn for it.\n"
    "  --open              the program is told everything instead\n";

constexpr int kMostCommands = 20000; ///< longer games have no winner
constexpr int kMostTries = 5;

struct Counts {
    std::uint64_t games = 0, won = 0, unfinished = 0, commands = 0, turns = 0, refused = 0, offers = 0, trades = 0;
    std::uint64_t asked = 0; ///< commands of ONE
    double longest = 0;      ///< seconds for the slowest command of ONE
    double taken = 0;        ///< seconds for all commands of ONE

    void operator+=(const Counts& o) {
        games += o.games;
        won += o.won;
        unfinished += o.unfinished;
        commands += o.commands;
        turns += o.turns;
        refused += o.refused;
        offers += o.offers;
        trades += o.trades;
        asked += o.asked;
        taken += o.taken;
        longest = std::max(longest, o.longest);
    }
};

/// Asks a program for its seat's next command; nullopt: the answer is invalid.
std::optional<Command> answerOf(cli::Program& program, const GameState& state, PlayerId seat,
                                std::span<const Command> refused, bool open, Chance& chance) {
    const auto told = open ? state : player::sampled(viewOf(state, Viewer::seat(seat)), chance);
    record::Json question{{"seat", record::wordOf(state.colors[index(seat)])}, {"position", record::toJson(told)}};
    question["refused"] = record::Json::array();
    for (const auto& command : refused) question["refused"].push_back(record::commandJson(command, state));
    const auto answer = program.ask(question.dump());
    if (!answer) {
        std::cerr << "reeve-cli: the program has ended\n";
        std::exit(2);
    }
    auto parsed = record::parseCommand(std::string_view(*answer), state);
    if (auto* command = std::get_if<Command>(&parsed)) return std::move(*command);
    const auto* fault = std::get_if<record::Fault>(&parsed);
    std::cerr << "reeve-cli: the program answered " << record::shown(*answer, 400)
              << (fault != nullptr ? ": " + record::sentence(*fault) : std::string(": refused")) << "\n";
    return std::nullopt;
}

struct Duel {
    std::optional<player::Level> one; ///< nullopt: a program
    player::Level others;
    bool base = false;
    std::uint64_t players = 4;
    player::Thinking thinking;
    bool trades = false;
    std::optional<player::Level> opening{};
    std::string program{};
    bool open = false;

    /// ONE, on turn, offers the trade that it prefers; the first opponent that agrees trades.
    void trade(GameState& state, PlayerId seat, Chance& chance, Counts& counts) const {
        const auto offer = player::wished(viewOf(state, Viewer::seat(seat)), *one, chance);
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

    void play(std::uint64_t seed, Counts& counts, cli::Program* asked) const {
        auto state = cli::newTable(base, players, seed);
        const auto seat = static_cast<PlayerId>(seed / players % players);
        Chance other(seed * 31 + 7);
        int traded = 0; ///< turn of the last offer
        std::vector<player::Player> table, openers;
        for (std::uint64_t p = 0; p < players; ++p) {
            table.emplace_back(static_cast<PlayerId>(p) == seat ? one.value_or(others) : others, seed * 1009 + p,
                               thinking);
            openers.emplace_back(opening.value_or(others), seed * 2003 + p, thinking);
        }
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
                const bool opens = opening && state.turn.phase == Phase::Setup;
                auto& mind = opens ? openers[index(player)] : table[index(player)];
                const auto command = asked != nullptr && player == seat && !opens
                                         ? answerOf(*asked, state, seat, refused, open, other)
                                         : mind.choose(viewOf(state, Viewer::seat(player)), refused);
                const auto decided = command ? decide(state, *command) : Result<Events>{Refusal{}};
                done = decided.ok();
                if (done) state = applied(state, decided.value());
                counts.refused += done ? 0 : 1;
                if (!done && command) refused.push_back(*command);
            }
            const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
            if (player == seat) {
                counts.longest = std::max(counts.longest, taken.count());
                counts.taken += taken.count();
                ++counts.asked;
            }
            if (!done) // fall back to another command
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
    cli::Words words{
        {{"--base", false}, {"--trades", false}, {"--open", false}, {"--help", false}},
        {{"--games", 100}, {"--players", 4}, {"--seed", 1}, {"--ms", 200}, {"--threads", 1}, {"--comparisons", 0}},
        {{"--opening", ""}, {"--program", ""}},
        {}};
    if (!words.read(args, kHelp)) return 2;
    if (words.switches["--help"]) {
        std::cout << kHelp;
        return 0;
    }
    const bool named = words.alone.size() == 2;
    const auto& program = words.texts["--program"];
    const bool isProgram = named && words.alone[0] == "program" && !program.empty();
    const auto one = named ? player::levelNamed(words.alone[0]) : std::nullopt;
    const auto others = named ? player::levelNamed(words.alone[1]) : std::nullopt;
    const auto opening = player::levelNamed(words.texts["--opening"]);
    const auto games = words.numbers["--games"], threads = words.numbers["--threads"],
               players = words.numbers["--players"];
    const bool understood = (one || isProgram) && others && program.empty() != isProgram &&
                            (opening || words.texts["--opening"].empty()) &&
                            (!isProgram || !words.switches["--trades"]);
    if (!understood || games == 0 || threads == 0 || threads > 64 || players < 3 || players > kMaxPlayers) {
        std::cerr << kHelp;
        return 2;
    }
    player::Thinking thinking(
        std::chrono::milliseconds(static_cast<int>(std::min<std::uint64_t>(words.numbers["--ms"], 60000))));
    if (const auto most = words.numbers["--comparisons"]; most > 0)
        thinking = {std::chrono::hours(1), static_cast<int>(std::min<std::uint64_t>(most, 1'000'000))};
    const Duel duel{one,     *others, words.switches["--base"], players, thinking, words.switches["--trades"],
                    opening, program, words.switches["--open"]};
    std::vector<Counts> shares(threads);
    const auto begin = std::chrono::steady_clock::now();
    const auto share = [&](std::uint64_t t) {
        const auto asked = isProgram ? std::make_unique<cli::Program>(program) : nullptr;
        for (auto game = t; game < games; game += threads)
            duel.play(words.numbers.at("--seed") + game, shares[t], asked.get());
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
              << "\noffers: " << all.offers << "\ntrades: " << all.trades << "\ncommands_of_one: " << all.asked
              << "\nmean_command_seconds: " << (all.asked > 0 ? all.taken / static_cast<double>(all.asked) : 0.0)
              << "\nlongest_command_seconds: " << all.longest << "\nseconds: " << seconds.count() << "\n";
    return 0;
}
