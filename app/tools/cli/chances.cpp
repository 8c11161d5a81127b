// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/cli/chances.h"

#include "app/tools/cli/reliability.h"
#include "app/tools/cli/table.h"
#include "engine/advance.h"
#include "engine/player/choose.h"
#include "engine/player/player.h"
#include "engine/player/turning_points.h"
#include "engine/player/weights.h"
#include "engine/record/script.h"
#include "engine/record/text_file.h"
#include "engine/record/words.h"

#include <array>
#include <cstdio>
#include <fstream>

namespace {

using namespace reeve;

constexpr const char* kHelp =
    "Usage: reeve-cli chances GAME [--games N] [--seed S] [--turns]\n"
    "       reeve-cli chances --calibrate [--base] [--positions N] [--games N] [--seed S] [--plot FILE]\n"
    "  GAME: a script of the record (- is standard input). From where it ends N games (400) are played ahead, from what\n"
    "  everybody at the table sees: the chance of each player, and the interval that holds it in 95 of 100 cases.\n"
    "  --turns: an estimate for the beginning of each turn, and the three turns in which the chances changed most.\n"
    "  --calibrate: from N positions (300) of games played among equals: of the players who were given 20 to 30 %, how\n"
    "  many have won? Once for chances by games played ahead (N games, 40 if not said), once for the estimate of --turns.\n"
    "  --plot FILE: the same as a picture (SVG).\n";

constexpr int kPlayers = 4;

int complain(const std::string& what) {
    std::cerr << what << "\n";
    return 2;
}

/// Replays a whole script. Returns what is wrong; nullopt: success.
std::optional<std::string> readGame(record::Script& script, const std::string& file) {
    const auto name = record::shown(file, 400);
    const auto through = [&](std::istream& in) -> std::optional<std::string> {
        for (std::string line; record::nextLine(in, line);)
            if (script.read(line) == record::Script::Line::Malformed)
                return name + ":" + std::to_string(script.number()) + ": " + script.complaint();
        if (!script.started()) return name + ": the script is empty";
        return std::nullopt;
    };
    if (file == "-") return through(std::cin);
    auto opened = record::openTextFile(file);
    if (const auto* problem = std::get_if<std::string>(&opened)) return name + ": " + *problem;
    return through(std::get<std::ifstream>(opened));
}

std::string_view colorOf(const GameState& state, std::size_t player) { return record::wordOf(state.colors[player]); }

void tellChances(const GameState& state, int games, std::uint64_t seed) {
    Chance chance(seed);
    const auto chances = player::chancesOf(viewOf(state, Viewer::table()), games, chance);
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        const cli::Interval interval(chances[p], games);
        std::printf("%s: %.1f %% (%.1f to %.1f)\n", std::string(colorOf(state, p)).c_str(), 100 * chances[p],
                    100 * interval.low, 100 * interval.high);
    }
}

void tellTurns(const Log& log) {
    const auto standings = player::standingsOf(log.start(), log.steps());
    const auto& state = log.state();
    std::printf("turn");
    for (std::size_t p = 0; p < state.playerCount; ++p) std::printf(" %s", std::string(colorOf(state, p)).c_str());
    std::printf("\n");
    for (const auto& standing : standings) {
        std::printf("%d", standing.turn);
        for (std::size_t p = 0; p < state.playerCount; ++p) std::printf(" %.1f", 100 * standing.chances[p]);
        std::printf("\n");
    }
    for (const auto& point : player::turningPoints(standings, 3))
        std::printf("turning_point: turn %d, %s, %.0f %% to %.0f %%\n", point.turn,
                    std::string(colorOf(state, index(point.player))).c_str(), 100 * point.before, 100 * point.after);
}

/// Compares predictions with results: one random position from each of many games of self-play.
int calibrate(bool base, std::uint64_t positions, int games, std::uint64_t seed, const std::string& picture) {
    const auto& weights = player::learnedWeights(base ? GameKind::Base : GameKind::CitiesAndKnights);
    std::array all{cli::Reliability("games played ahead"), cli::Reliability("estimate")};
    auto& [ahead, estimated] = all;
    for (std::uint64_t n = 0; n < positions; ++n) {
        Chance chance((seed + n) * 104729);
        auto state = cli::newTable(base, kPlayers, seed + n);
        std::vector<GameState> turns;
        for (int command = 0; command < 20000 && state.turn.phase != Phase::Over; ++command) {
            const auto number = state.turn.number;
            const auto best = player::bestCommand(state, player::toAct(state), weights, 24, 0, chance);
            if (!best || !advance(state, *best)) break;
            if (state.turn.number != number && state.turn.phase != Phase::Over) turns.push_back(state);
        }
        if (state.winner == kNobody || turns.empty()) continue;
        const auto& position = turns[static_cast<std::size_t>(chance.draw(static_cast<int>(turns.size())))];
        estimated.add(player::estimate(position, weights), kPlayers, state.winner);
        ahead.add(player::chancesOf(viewOf(position, Viewer::table()), games, chance), kPlayers, state.winner);
    }
    for (const auto& one : all) one.tell(std::cout);
    if (picture.empty()) return 0;
    std::ofstream file(picture);
    cli::plot(all, file);
    file.close();
    return file ? 0 : complain(record::shown(picture, 400) + ": cannot be written");
}

} // namespace

int chancesCommand(std::span<const std::string> args) {
    cli::Words words{{{"--base", false}, {"--calibrate", false}, {"--turns", false}, {"--help", false}},
                     {{"--games", 0}, {"--positions", 300}, {"--seed", 1}},
                     {{"--plot", ""}},
                     {}};
    if (!words.read(args, kHelp)) return 2;
    if (words.switches["--help"]) {
        std::cout << kHelp;
        return 0;
    }
    const bool tests = words.switches["--calibrate"];
    auto games = words.numbers["--games"];
    if (games == 0) games = tests ? 40 : 400;
    if (games > 1'000'000 || words.alone.size() != (tests ? 0 : 1)) return complain(kHelp);
    const auto seed = words.numbers["--seed"];
    const auto& picture = words.texts["--plot"];
    if (!tests && !picture.empty()) return complain(kHelp);
    if (tests)
        return calibrate(words.switches["--base"], words.numbers["--positions"], static_cast<int>(games), seed,
                         picture);
    record::Script script;
    if (const auto fault = readGame(script, words.alone[0])) return complain(*fault);
    const auto& state = script.log().state();
    if (words.switches["--turns"])
        tellTurns(script.log());
    else
        tellChances(state, static_cast<int>(games), seed);
    return 0;
}
