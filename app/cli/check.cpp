// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/check.h"

#include "app/cli/comparison_json.h"
#include "app/cli/position_file.h"
#include "vision/load_image.h"
#include "vision/read_board.h"

#include <nlohmann/json.hpp>

#include <iostream>

namespace {

using namespace reeve;
using namespace reeve::vision;

constexpr const char* kUsage =
    "Usage: reeve-cli check IMAGE POSITION\n"
    "  Compares the board on a photograph with a position (a file with a position as JSON, or with a script, whose first\n"
    "  line is taken; - is standard input) under the best of the six rotations, and lists what differs, the surest first.\n";

int complain(const std::string& what) {
    std::cerr << what << '\n';
    return 2;
}

nlohmann::ordered_json answer(const BoardReading& reading, const GameState& tracked) {
    if (!reading.failure) return comparisonToJson(compare(withRecord(reading, tracked), tracked));
    return {{"found", false}, {"reason", word(*reading.failure)}, {"message", advice(*reading.failure)}};
}

} // namespace

int checkCommand(std::span<const std::string> args) {
    if (args.size() == 1 && args[0] == "--help") {
        std::cout << kUsage;
        return 0;
    }
    if (args.size() != 2 || args[0].empty() || args[1].empty()) {
        std::cerr << kUsage;
        return 2;
    }
    // The position first: a slip in it is told without waiting for the picture.
    const auto position = positionFromFile(args[1]);
    if (const auto* fault = std::get_if<std::string>(&position)) return complain(*fault);
    if (std::get<GameState>(position).board.islandId != IslandId::Standard)
        return complain("photographs are read of the island of 19 hexes only");
    prepareToRead();
    const LoadedImage image = loadImage(args[0]);
    if (image.error) return complain(image.error->message);
    const auto json = answer(readBoard(image.bgr), std::get<GameState>(position));
    std::cout << json.dump(1) << '\n';
    return 0;
}
