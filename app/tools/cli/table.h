// SPDX-License-Identifier: GPL-3.0-or-later
// Games between programs: their start, and parsing of command lines.
#pragma once

#include "engine/game.h"

#include <charconv>
#include <cmath>
#include <iostream>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace cli {

/// A new game on a random board: Cities & Knights to 13 points, or the base game to 10. `seed` determines the board and
/// the first player.
inline reeve::GameState newTable(bool base, std::uint64_t players, std::uint64_t seed) {
    reeve::NewGame game;
    if (base) {
        game.rules.game = reeve::GameKind::Base;
        game.rules.edition = reeve::Edition::Compact;
        game.rules.target = 10;
    }
    game.seed = seed;
    game.board = reeve::randomBoard(seed, reeve::islandFor(static_cast<int>(players)));
    for (std::uint64_t p = 0; p < players; ++p) game.players.push_back(static_cast<reeve::Color>(p));
    game.start = static_cast<reeve::PlayerId>(seed % players);
    return reeve::newGame(game);
}

/// Arguments: switches, `--name NUMBER`, `--name TEXT` and positional ones.
struct Words {
    std::map<std::string, bool> switches;
    std::map<std::string, std::uint64_t> numbers;
    std::map<std::string, std::string> texts;
    std::vector<std::string> alone;

    /// Parses `words`. False: an error message was printed. Fill the maps with all known names and their defaults
    /// first.
    bool read(std::span<const std::string> words, const char* help) {
        const auto complain = [&](const std::string& what) {
            std::cerr << "reeve-cli: " << what << "\n" << help;
            return false;
        };
        for (std::size_t i = 0; i < words.size(); ++i) {
            const auto& word = words[i];
            if (const auto found = switches.find(word); found != switches.end()) {
                found->second = true;
                continue;
            }
            const auto number = numbers.find(word);
            const auto text = texts.find(word);
            if (number == numbers.end() && text == texts.end()) {
                if (word.starts_with("-") && word != "-") return complain(word + " is not understood");
                alone.push_back(word);
                continue;
            }
            if (i + 1 == words.size()) return complain(word + " needs a value");
            const auto& value = words[++i];
            if (text != texts.end()) {
                text->second = value;
                continue;
            }
            const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number->second);
            if (error != std::errc() || end != value.data() + value.size())
                return complain(word + " needs a whole number");
        }
        return true;
    }
};

/// 95 % Wilson score interval of a proportion from `n` samples.
struct Interval {
    double low = 0, high = 1;
    Interval(double share, double n) {
        constexpr double z = 1.96;
        const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
        const double half = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
        low = middle - half;
        high = middle + half;
    }
};

} // namespace cli
