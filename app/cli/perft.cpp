// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/perft.h"

#include "engine/commands/legal_commands.h"
#include "engine/commands/perft.h"
#include "engine/record/commands.h"
#include "engine/record/position.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <chrono>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <sstream>

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

/// The first line of a text that a script would not skip.
std::string firstLine(const std::string& text) {
    std::istringstream lines(text);
    std::string line;
    while (std::getline(lines, line))
        if (!line.empty() && line[0] != '#') return line;
    return {};
}

/// What a position file holds: the position itself, or a script that begins with one.
std::variant<GameState, record::Fault> read(const std::string& text) {
    const auto first = record::Json::parse(firstLine(text), nullptr, false);
    if (first.is_object() && first.contains("position")) return record::readPosition(first["position"]);
    if (first.is_object() && first.contains("setup")) return record::readSetup(first["setup"]);
    return record::readPosition(std::string_view(text));
}

/// The words of the record for the kinds of commands that can be given now.
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
        return malformed("reeve-cli perft: \"" + number + "\" is no depth; a depth is a number from 0 to 20");
    std::ifstream file;
    if (words[0] != "-") {
        file.open(words[0], std::ios::binary);
        if (!file) return malformed(words[0] + ": cannot be opened");
    }
    std::istream& in = words[0] == "-" ? std::cin : file;
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    const auto position = read(text);
    if (const auto* fault = std::get_if<record::Fault>(&position)) return malformed(words[0] + ": " + record::sentence(*fault));
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
