// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/cli/perft.h"

#include "app/tools/cli/position_file.h"
#include "engine/choices/legal_commands.h"
#include "engine/perft.h"
#include "engine/record/commands.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <chrono>
#include <iostream>
#include <map>

namespace {

using namespace reeve;

constexpr const char* kHelp =
    "Usage: reeve-cli perft POSITION DEPTH\n"
    "  Counts the sequences of DEPTH commands that are legal from a position (a file with a position as JSON, or with a\n"
    "  script, whose first line is taken; - is standard input): a line for each kind of first command, then all together.\n"
    "  Chance comes from the position's generator; trades with the bank count as single exchanges; trades between\n"
    "  players, which need two people to agree, are not counted.\n";

constexpr int kMalformed = 2;

int malformed(const std::string& what) {
    std::cerr << what << "\n";
    return kMalformed;
}

/// Verbs (`do` of the record) of the legal commands, by kind.
std::map<std::size_t, std::string> wordsOfCommands(const GameState& state) {
    std::map<std::size_t, std::string> words;
    forEachLegalCommand(state, [&](const Command& command) {
        auto& word = words[command.action.index()];
        if (word.empty()) word = record::commandJson(command, state).at("do").get<std::string>();
    });
    return words;
}

} // namespace

int perftCommand(std::span<const std::string> words) {
    if (words.size() == 1 && words[0] == "--help") {
        std::cout << kHelp;
        return 0;
    }
    if (words.size() != 2) return malformed(kHelp);
    int depth = 0;
    const auto& number = words[1];
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), depth);
    if (error != std::errc() || end != number.data() + number.size() || depth < 0 || depth > 20)
        return malformed("reeve-cli perft: \"" + record::shown(number) +
                         "\" is no depth; a depth is a number from 0 to 20");
    const auto position = positionFromFile(words[0]);
    if (const auto* fault = std::get_if<std::string>(&position)) return malformed(*fault);
    const auto& state = std::get<GameState>(position);

    const auto begin = std::chrono::steady_clock::now();
    const auto count = depth == 0 ? PerftCount{.total = 1} : perftByFirst(state, depth);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    std::cout << "depth: " << depth << "\n";
    for (const auto& [kind, word] : wordsOfCommands(state))
        if (depth > 0) std::cout << word << ": " << count.byFirst[kind] << "\n";
    std::cout << "total: " << count.total << "\nseconds: " << seconds.count() << "\n";
    return 0;
}
