// SPDX-License-Identifier: GPL-3.0-or-later
// Time of each step of a game, over positions from games of random players. `allocations` is the number of heap
// allocations for each item.
#include "tests/benchmarks/count_allocations.h"
#include "tests/benchmarks/samples.h"

#include "engine/position/queries.h"

#include <benchmark/benchmark.h>

namespace {

using namespace reeve;
using namespace reeve::testing;

const std::vector<Sample>& of(GameKind kind) {
    static const auto knights = samples(GameKind::CitiesAndKnights, 20, 3);
    static const auto base = samples(GameKind::Base, 20, 3);
    return kind == GameKind::Base ? base : knights;
}

/// Runs `work` over all samples repeatedly; it returns its number of items.
template <typename Work>
void measure(benchmark::State& timer, const std::vector<Sample>& all, Work&& work) {
    std::int64_t items = 0;
    std::size_t next = 0;
    const auto before = allocations();
    for (auto _ : timer) {
        items += work(all[next]);
        if (++next == all.size()) next = 0;
    }
    const auto taken = allocations() - before;
    timer.SetItemsProcessed(items);
    timer.counters["allocations"] = items == 0 ? 0.0 : static_cast<double>(taken) / static_cast<double>(items);
}

void decideCommand(benchmark::State& timer, GameKind kind) {
    measure(timer, of(kind), [](const Sample& sample) {
        auto result = decide(sample.before, sample.command);
        benchmark::DoNotOptimize(result);
        return 1;
    });
}

void decideAndApplyCommand(benchmark::State& timer, GameKind kind) {
    measure(timer, of(kind), [](const Sample& sample) {
        GameState state = sample.before;
        const auto result = decide(state, sample.command);
        for (const auto& event : result.value()) apply(state, event);
        benchmark::DoNotOptimize(state);
        return 1;
    });
}

/// The events are decided in advance; the time includes copying the state to which they are applied.
void applyEvents(benchmark::State& timer, GameKind kind) {
    std::vector<Events> events;
    for (const auto& sample : of(kind)) events.push_back(decide(sample.before, sample.command).value());
    const Sample* first = of(kind).data();
    measure(timer, of(kind), [&](const Sample& sample) {
        GameState state = sample.before;
        const auto& mine = events[static_cast<std::size_t>(&sample - first)];
        for (const auto& event : mine) apply(state, event);
        benchmark::DoNotOptimize(state);
        return static_cast<int>(mine.size());
    });
}

void listCommands(benchmark::State& timer, GameKind kind) {
    measure(timer, of(kind), [](const Sample& sample) {
        int listed = 0;
        forEachLegalCommand(sample.before, [&](const Command& command) {
            benchmark::DoNotOptimize(&command);
            ++listed;
        });
        return listed;
    });
}

void longestRoad(benchmark::State& timer, GameKind kind) {
    measure(timer, of(kind), [](const Sample& sample) {
        for (std::size_t p = 0; p < sample.before.playerCount; ++p)
            benchmark::DoNotOptimize(roadLength(sample.before, static_cast<PlayerId>(p)));
        return static_cast<int>(sample.before.playerCount);
    });
}

void rollAndProduce(benchmark::State& timer, GameKind kind) {
    std::vector<Sample> rolls;
    for (const auto& sample : of(kind))
        if (std::holds_alternative<command::Roll>(sample.command.action)) rolls.push_back(sample);
    std::uint8_t red = 1;
    std::uint8_t yellow = 1;
    measure(timer, rolls, [&](const Sample& sample) {
        const auto face = kind == GameKind::Base ? EventFace::None : EventFace::Ship;
        auto result = decide(sample.before, Command{kNobody, command::Roll{red, yellow, face}});
        benchmark::DoNotOptimize(result);
        red = static_cast<std::uint8_t>(red % 6 + 1);
        if (red == 1) yellow = static_cast<std::uint8_t>(yellow % 6 + 1);
        return 1;
    });
}

void wholeGames(benchmark::State& timer, GameKind kind) {
    std::uint64_t seed = 0;
    std::int64_t commands = 0;
    RandomPlayer player(1);
    for (auto _ : timer) {
        GameState state = firstPosition(kind, ++seed);
        for (int n = 0; n < 20000 && state.turn.phase != Phase::Over; ++n, ++commands) {
            const auto result = decide(state, *player.choose(state));
            for (const auto& event : result.value()) apply(state, event);
        }
    }
    timer.SetItemsProcessed(commands);
}

} // namespace

#define REEVE_BOTH_GAMES(function)                                                                                     \
    BENCHMARK_CAPTURE(function, CitiesAndKnights, GameKind::CitiesAndKnights);                                         \
    BENCHMARK_CAPTURE(function, Base, GameKind::Base)

REEVE_BOTH_GAMES(decideCommand);
REEVE_BOTH_GAMES(decideAndApplyCommand);
REEVE_BOTH_GAMES(applyEvents);
REEVE_BOTH_GAMES(listCommands);
REEVE_BOTH_GAMES(longestRoad);
REEVE_BOTH_GAMES(rollAndProduce);
REEVE_BOTH_GAMES(wholeGames);

BENCHMARK_MAIN();
