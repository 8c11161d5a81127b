// SPDX-License-Identifier: GPL-3.0-or-later
// Plays and times games of random players: through decide() and apply(), or with --ahead through advance(). Rates
// include listing the legal commands, choosing one and performing it. With --apart every game is performed a second
// time, which is timed separately and included in the seconds too.
#include "app/tools/cli/simulate.h"

#include "engine/advance.h"
#include "engine/choices/random_player.h"
#include "engine/game.h"
#include "engine/modules/seafarers/layouts.h"
#include "engine/record/reader.h"
#include "engine/record/words.h"

#include <charconv>
#include <chrono>
#include <cmath>
#include <ctime>
#include <iostream>
#include <optional>
#include <sstream>
#include <thread>
#include <vector>

namespace {

using namespace reeve;

constexpr const char* kHelp =
    "Usage: reeve-cli simulate [--games N] [--players P] [--seed S] [--base] [--scenario S] [--modules M] [--most-commands N]\n"
    "                          [--ahead [--apart]] [--threads T]\n"
    "  Plays N games (100) of P random players (4): 3 to 6; with --base, the base game, also the game for two.\n"
    "  Game i is played with seed S + i (S is 1). A game is given up after N commands (20000) and counted as unfinished.\n"
    "  --scenario new-shores or through-the-desert: Seafarers, for 3 to 6 players.\n"
    "  --modules WORD,WORD or all: fan modules, by their words of the record; what they need is switched on too.\n"
    "  --ahead: the same games without events, as they are played to look ahead; events and attacks are not counted.\n"
    "  --apart: carries the commands of each game out once more, without choosing, and says how fast that is.\n"
    "  --threads T: on so many threads (1); the counts are the same.\n";

constexpr std::uint64_t kMostThreads = 64;

struct Wishes {
    std::uint64_t games = 100, players = 4, seed = 1, mostCommands = 20000, threads = 1;
    bool base = false;
    bool ahead = false;
    bool apart = false;
    Scenario scenario = Scenario::None;
    fan::Switches modules;
};

/// Switches on the modules of a list and what they require. False: unknown word, or a module that belongs to another
/// game.
bool switchOn(fan::Switches& modules, const std::string& list, bool base, bool seafarers) {
    std::istringstream words(list);
    for (std::string word; std::getline(words, word, ',');) {
        bool known = false;
        for (std::size_t m = 0; m < fan::kModules; ++m) {
            const auto& info = fan::kModuleInfos[m];
            if (info.word != word && word != "all") continue;
            if ((info.needsSeafarers && !seafarers) || (base && !info.alsoInBase)) {
                known = known || word == "all";
                continue;
            }
            known = true;
            modules.setWithNeeds(static_cast<fan::Module>(m));
        }
        if (!known) return false;
    }
    return modules.any();
}

struct Counts {
    std::uint64_t commands = 0, events = 0, turns = 0, finished = 0;
    std::uint64_t attacksWon = 0, attacksLost = 0;
    std::array<std::uint64_t, kMaxPlayers> wins{};
    double apart = 0; ///< CPU seconds for performing commands alone

    Counts& operator+=(const Counts& o) {
        commands += o.commands;
        events += o.events;
        turns += o.turns;
        finished += o.finished;
        attacksWon += o.attacksWon;
        attacksLost += o.attacksLost;
        apart += o.apart;
        for (std::size_t p = 0; p < wins.size(); ++p) wins[p] += o.wins[p];
        return *this;
    }
};

std::optional<std::uint64_t> number(const std::string& text) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return {};
    return value;
}

/// Parses the arguments; nullopt after printing an error.
std::optional<Wishes> read(std::span<const std::string> words) {
    Wishes wishes;
    std::string modules;
    const auto complain = [](const std::string& what) {
        std::cerr << "reeve-cli simulate: " << what << "\n" << kHelp;
        return std::nullopt;
    };
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == "--base") {
            wishes.base = true;
            continue;
        }
        if (words[i] == "--ahead") {
            wishes.ahead = true;
            continue;
        }
        if (words[i] == "--apart") {
            wishes.apart = true;
            continue;
        }
        if (words[i] == "--scenario") {
            const auto named = i + 1 < words.size() ? record::named<Scenario>(words[i + 1]) : std::nullopt;
            if (!named) return complain("--scenario needs new-shores or through-the-desert");
            wishes.scenario = *named;
            ++i;
            continue;
        }
        if (words[i] == "--modules") {
            if (i + 1 == words.size()) return complain("--modules needs words of modules, or all");
            modules = words[++i];
            continue;
        }
        std::uint64_t* wish = words[i] == "--games"           ? &wishes.games
                              : words[i] == "--players"       ? &wishes.players
                              : words[i] == "--seed"          ? &wishes.seed
                              : words[i] == "--threads"       ? &wishes.threads
                              : words[i] == "--most-commands" ? &wishes.mostCommands
                                                              : nullptr;
        if (wish == nullptr) return complain(record::inQuotes(words[i]) + " is not understood");
        if (i + 1 == words.size()) return complain(words[i] + " needs a number");
        const auto value = number(words[++i]);
        if (!value) return complain(record::inQuotes(words[i]) + " is not a whole number");
        *wish = *value;
    }
    if (wishes.apart && !wishes.ahead) return complain("--apart is for --ahead");
    if (!modules.empty() && !switchOn(wishes.modules, modules, wishes.base, wishes.scenario != Scenario::None))
        return complain(record::inQuotes(modules) + " names a module that Reeve does not know, or one of another game");
    if (wishes.games == 0) return complain("at least one game must be played");
    if (wishes.threads == 0 || wishes.threads > kMostThreads) return complain("1 to 64 threads can be used");
    if (wishes.mostCommands == 0) return complain("at least one command must be allowed");
    const std::uint64_t fewest = wishes.base && wishes.scenario == Scenario::None ? 2 : 3;
    if (wishes.players < fewest || wishes.players > kMaxPlayers)
        return complain(fewest == 2 ? "2 to 6 can play the base game" : "3 to 6 can play this game");
    return wishes;
}

GameState start(const Wishes& wishes, std::uint64_t seed) {
    NewGame game;
    if (wishes.base) {
        game.rules.game = GameKind::Base;
        game.rules.edition = Edition::Compact;
        game.rules.target = 10;
        if (wishes.players == 2) game.rules.set(Option::TwoPlayer);
    }
    game.rules.fan = wishes.modules;
    game.seed = seed;
    game.board = randomBoard(seed);
    if (wishes.scenario != Scenario::None) {
        game.rules.set(Option::Seafarers);
        game.rules.scenario = wishes.scenario;
        game.rules.target =
            static_cast<std::uint8_t>(seafarers::kScenarioTarget + (wishes.base ? 0 : seafarers::kKnightsBonus));
        game.board = seafarers::scenarioBoard(wishes.scenario, static_cast<int>(wishes.players), seed);
    }
    for (std::uint64_t p = 0; p < wishes.players; ++p) game.players.push_back(static_cast<Color>(p));
    return newGame(game);
}

/// Performs a command and counts it. False: it was refused.
bool step(GameState& state, const Command& command, Counts& counts) {
    const auto decided = decide(state, command);
    if (!decided.ok()) return false;
    for (const auto& event : decided.value()) {
        apply(state, event);
        if (const auto* battle = std::get_if<event::BarbariansAttacked>(&event))
            ++(battle->won ? counts.attacksWon : counts.attacksLost);
    }
    counts.events += decided.value().size();
    return true;
}

/// CPU time of this thread in seconds.
double threadSeconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// Performs the commands of a game again. False: the final state differs.
bool again(GameState state, const GameState& end, const std::vector<Command>& commands, Counts& counts) {
    const auto begin = threadSeconds();
    for (const auto& command : commands)
        if (!advance(state, command)) return false;
    counts.apart += threadSeconds() - begin;
    return state == end;
}

/// Plays one game until its end or the limit. False: a listed command was refused.
bool play(const GameState& start, RandomPlayer& player, const Wishes& wishes, Counts& counts) {
    GameState state = start;
    std::vector<Command> played;
    for (std::uint64_t n = 0; n < wishes.mostCommands && state.turn.phase != Phase::Over; ++n) {
        const Command* command = player.choose(state);
        if (command == nullptr) return false;
        if (!(wishes.ahead ? advance(state, *command) : step(state, *command, counts))) return false;
        if (wishes.apart) played.push_back(*command);
        ++counts.commands;
    }
    if (wishes.apart && !again(start, state, played, counts)) return false;
    counts.turns += state.turn.number;
    if (state.winner != kNobody) {
        ++counts.finished;
        ++counts.wins[index(state.winner)];
    }
    return true;
}

/// Work of one thread: every `threads`-th game, starting with `first`.
struct Share {
    Counts counts;
    std::optional<std::uint64_t> contradiction; ///< seed of a game in which a listed command was refused

    void play(const Wishes& wishes, std::uint64_t first) {
        for (auto game = first; game < wishes.games && !contradiction; game += wishes.threads) {
            const auto seed = wishes.seed + game;
            RandomPlayer player(seed);
            if (!::play(start(wishes, seed), player, wishes, counts)) contradiction = seed;
        }
    }
};

template <typename T>
void line(const std::string& name, T value) {
    std::cout << name << ": " << value << "\n";
}

/// Rates refer to wall-clock time; cpu_seconds shows how much CPU time a busy machine provided.
void report(const Wishes& wishes, const Counts& counts, double seconds, double cpuSeconds) {
    const auto perSecond = [&](std::uint64_t n) {
        return static_cast<std::uint64_t>(std::llround(static_cast<double>(n) / seconds));
    };
    const auto perGame = [&](std::uint64_t n) { return static_cast<double>(n) / static_cast<double>(wishes.games); };
    line("games", wishes.games);
    line("finished", counts.finished);
    line("seconds", seconds);
    line("cpu_seconds", cpuSeconds);
    line("games_per_second", static_cast<double>(wishes.games) / seconds);
    line("commands_per_second", perSecond(counts.commands));
    if (!wishes.ahead) line("events_per_second", perSecond(counts.events));
    if (wishes.apart)
        line("advances_per_cpu_second", std::llround(static_cast<double>(counts.commands) / counts.apart));
    line("state_bytes", sizeof(GameState));
    line("turns_per_game", perGame(counts.turns));
    line("commands_per_game", perGame(counts.commands));
    for (std::uint64_t p = 0; p < wishes.players; ++p) line("wins_seat_" + std::to_string(p + 1), counts.wins[p]);
    if (wishes.ahead) return;
    line("attacks_won", counts.attacksWon);
    line("attacks_lost", counts.attacksLost);
}

} // namespace

int simulateCommand(std::span<const std::string> words) {
    if (words.size() == 1 && words[0] == "--help") {
        std::cout << kHelp;
        return 0;
    }
    const auto wishes = read(words);
    if (!wishes) return 2;
    std::vector<Share> shares(wishes->threads);
    const auto cpuBegin = std::clock();
    const auto begin = std::chrono::steady_clock::now();
    {
        std::vector<std::jthread> others;
        for (std::uint64_t t = 1; t < wishes->threads; ++t) others.emplace_back([&, t] { shares[t].play(*wishes, t); });
        shares[0].play(*wishes, 0);
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    const double cpuSeconds = static_cast<double>(std::clock() - cpuBegin) / CLOCKS_PER_SEC;
    Counts counts;
    for (const auto& share : shares) {
        counts += share.counts;
        if (!share.contradiction) continue;
        std::cerr << "reeve-cli simulate: the engine contradicts itself in the game with --seed "
                  << *share.contradiction << " --games 1\n";
        return 1;
    }
    report(*wishes, counts, seconds.count(), cpuSeconds);
    return 0;
}
