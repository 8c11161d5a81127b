// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/cli/check.h"

#include "app/pictures/json/comparison_json.h"
#include "app/tools/cli/position_file.h"
#include "app/tools/cli/set_file.h"
#include "vision/locate/lattice.h"
#include "vision/picture/load_image.h"
#include "vision/read_board.h"

#include <nlohmann/json.hpp>

#include <iostream>
#include <vector>

namespace {

using namespace reeve;
using namespace reeve::vision;

constexpr const char* kUsage =
    "Usage: reeve-cli check IMAGE POSITION [--set SET]\n"
    "  Compares the board on a photograph with a position (a file with a position as JSON, or with a script, whose first\n"
    "  line is taken; - is standard input) under its best rotation, and lists what differs, the surest first.\n"
    "  --set SET: the tiles and pieces are those that SET has learned (reeve-cli learn).\n";

int complain(const std::string& what) {
    std::cerr << what << '\n';
    return 2;
}

nlohmann::ordered_json answer(const BoardReading& reading, const GameState& tracked, const Params& params) {
    if (!reading.failure)
        return comparisonToJson(compare(withRecord(reading, tracked, params), tracked), tracked.island());
    return {{"found", false}, {"reason", word(*reading.failure)}, {"message", advice(*reading.failure)}};
}

} // namespace

int checkCommand(std::span<const std::string> args) {
    if (args.size() == 1 && args[0] == "--help") {
        std::cout << kUsage;
        return 0;
    }
    const auto taken = takeSet(args);
    if (const auto* why = std::get_if<std::string>(&taken)) return complain(*why);
    const auto& with = std::get<WithSet>(taken);
    const std::vector<std::string>& words = with.words;
    if (words.size() != 2 || words[0].empty() || words[1].empty()) {
        std::cerr << kUsage;
        return 2;
    }
    // Read first, so that an error in it is reported without waiting for the picture.
    const auto position = positionFromFile(words[1]);
    if (const auto* fault = std::get_if<std::string>(&position)) return complain(*fault);
    const Ground ground = groundOf(std::get<GameState>(position).board);
    if (!isReadable(ground))
        return complain("photographs are read of the islands of 19 and of 30 hexes and of boards with sea only");
    prepareToRead();
    const LoadedImage image = loadImage(words[0]);
    if (image.error) return complain(image.error->message);
    Params params;
    params.set = with.model();
    params.locate.islands = {ground};
    const auto json = answer(readBoard(image.bgr, params), std::get<GameState>(position), params);
    std::cout << json.dump(1) << '\n';
    return 0;
}
