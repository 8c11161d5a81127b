// SPDX-License-Identifier: GPL-3.0-or-later
// reeve-cli: engine and board reader as a command-line program.
#include "app/tools/cli/chances.h"
#include "app/tools/cli/duel.h"
#include "app/tools/cli/perft.h"
#include "app/tools/cli/play.h"
#include "app/tools/cli/simulate.h"
#include "app/tools/cli/train.h"
#include "engine/record/json.h"
#ifdef REEVE_CLI_SCAN
#include "app/tools/cli/scan.h"
#endif
#ifdef REEVE_CLI_LEARN
#include "app/tools/cli/learn.h"
#endif
#ifdef REEVE_CLI_CHECK
#include "app/tools/cli/check.h"
#endif
#ifdef REEVE_CLI_WATCH
#include "app/tools/cli/watch.h"
#endif

#include <iostream>
#include <string>
#include <vector>

namespace {

constexpr const char* kUsage =
    "Usage: reeve-cli COMMAND …\n"
    "  play FILE [--strict] [--story | --as VIEWER]\n"
    "                          plays a script (JSON Lines; - is standard input): one answer for each command,\n"
    "                          then the position. Status 2: a line is malformed; 1: --strict and a refusal.\n"
    "                          --story tells it in English sentences instead; --as table, spectator or a colour\n"
    "                          answers what that viewer may know, then the view.\n"
    "  simulate [OPTION …]     plays whole games of random players, counted and timed (simulate --help)\n"
    "  duel ONE OTHERS         counts the wins of a player against others (duel --help)\n"
    "  chances GAME            how likely each player wins (chances --help)\n"
    "  train [OPTION …]        learns what positions are worth from games against itself (train --help)\n"
    "  perft POSITION DEPTH    counts the lines of play of a length from a position (perft --help)\n"
#ifdef REEVE_CLI_SCAN
    "  scan IMAGE [--story] [--set SET]\n"
    "                          reads the board on a photograph; --story draws and tells it\n"
#endif
#ifdef REEVE_CLI_LEARN
    "  learn SET IMAGE READING …\n"
    "                          teaches SET what your tiles and pieces look like, for --set (learn --help)\n"
#endif
#ifdef REEVE_CLI_CHECK
    "  check IMAGE POSITION [--set SET]\n"
    "                          compares a photograph with a tracked position\n"
#endif
#ifdef REEVE_CLI_WATCH
    "  watch POSITION IMAGE IMAGE … [--set SET]\n"
    "                          proposes commands for what changes from photograph to photograph\n"
#endif
    "  help                    shows this\n"
    "  version                 shows the version\n"
    "The formats are described in engine/record/README.md.\n";

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
    if (words.empty()) {
        std::cerr << kUsage;
        return 2;
    }
    const std::span<const std::string> rest(words.begin() + 1, words.end());
    const auto& command = words.front();
    if (command == "play") return playCommand(rest);
    if (command == "perft") return perftCommand(rest);
    if (command == "simulate") return simulateCommand(rest);
    if (command == "duel") return duelCommand(rest);
    if (command == "chances") return chancesCommand(rest);
    if (command == "train") return trainCommand(rest);
#ifdef REEVE_CLI_SCAN
    if (command == "scan") return scanCommand(rest);
#endif
#ifdef REEVE_CLI_LEARN
    if (command == "learn") return learnCommand(rest);
#endif
#ifdef REEVE_CLI_CHECK
    if (command == "check") return checkCommand(rest);
#endif
#ifdef REEVE_CLI_WATCH
    if (command == "watch") return watchCommand(rest);
#endif
    if (command == "help" || command == "--help" || command == "-h") {
        std::cout << kUsage;
        return 0;
    }
    if (command == "version" || command == "--version") {
        std::cout << "reeve-cli " << REEVE_VERSION << "\n";
        return 0;
    }
    std::cerr << "reeve-cli: there is no command \"" << reeve::record::shown(command) << "\"\n" << kUsage;
    return 2;
}
