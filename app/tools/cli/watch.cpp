// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/cli/watch.h"

#include "app/pictures/json/comparison_json.h"
#include "app/play/watch.h"
#include "app/tools/cli/position_file.h"
#include "app/tools/cli/set_file.h"
#include "engine/record/words.h"
#include "vision/locate/lattice.h"
#include "vision/picture/load_image.h"
#include "vision/read_board.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <cmath>
#include <iostream>

namespace {

using namespace reeve;
using namespace reeve::vision;
using nlohmann::ordered_json;

constexpr const char* kUsage =
    "Usage: reeve-cli watch POSITION IMAGE IMAGE … [--set SET]\n"
    "  The first picture shows the position (a file as of `check`) as it lies. Each further one is judged against the\n"
    "  picture before, and answered by a line of JSON: the commands that explain what changed. The position moves on by\n"
    "  the first proposals of each picture.\n"
    "  --set SET: the tiles and pieces are those that SET has learned (reeve-cli learn).\n";

int complain(const std::string& what) {
    std::cerr << what << '\n';
    return 2;
}

double rounded(double chance) { return std::round(chance * 1000) / 1000; }

ordered_json wayJson(const app::Way& way) { return {{"commands", way.commands}, {"chance", rounded(way.chance)}}; }

ordered_json seenJson(const app::Sighting& seen, const Island& island) {
    ordered_json json{{"settled", seen.settled}};
    json["proposals"] = ordered_json::array();
    for (const app::Proposal& proposal : seen.proposals) {
        ordered_json one = wayJson(proposal.way);
        one["others"] = ordered_json::array();
        for (const app::Way& way : proposal.others) one["others"].push_back(wayJson(way));
        json["proposals"].push_back(std::move(one));
    }
    json["unexplained"] = ordered_json::array();
    for (const Unexplained& place : seen.unexplained)
        json["unexplained"].push_back({{"at", placeText(place.at, island)}, {"chance", rounded(place.chance)}});
    if (seen.roll && seen.roll->now) {
        const DiceRoll& dice = seen.roll->dice;
        json["dice"] = {{"red", dice.red}, {"yellow", dice.yellow}};
        if (dice.event != EventFace::None) json["dice"]["event"] = record::wordOf(dice.event);
        json["dice"]["chance"] = rounded(dice.chance);
    }
    if (seen.failure) {
        json["reason"] = word(*seen.failure);
        json["message"] = advice(*seen.failure);
    }
    return json;
}

} // namespace

int watchCommand(std::span<const std::string> args) {
    if (args.size() == 1 && args[0] == "--help") {
        std::cout << kUsage;
        return 0;
    }
    const auto taken = takeSet(args);
    if (const auto* why = std::get_if<std::string>(&taken)) return complain(*why);
    const auto& with = std::get<WithSet>(taken);
    const std::vector<std::string>& words = with.words;
    const bool empty = std::any_of(words.begin(), words.end(), [](const std::string& w) { return w.empty(); });
    if (words.size() < 3 || empty) {
        std::cerr << kUsage;
        return 2;
    }
    const auto position = positionFromFile(words[0]);
    if (const auto* fault = std::get_if<std::string>(&position)) return complain(*fault);
    const auto& state = std::get<GameState>(position);
    if (!isReadable(groundOf(state.board)))
        return complain("photographs are read of the islands of 19 and of 30 hexes and of boards with sea only");
    prepareToRead();
    Params params;
    params.set = with.model();
    app::Watch watch({state}, params);
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto start = std::chrono::steady_clock::now();
        const LoadedImage image = loadImage(words[i]);
        if (image.error) return complain(image.error->message);
        ordered_json json{{"image", words[i]}};
        if (i == 1) {
            const auto failure = watch.begin(image.bgr);
            if (!failure) continue;
            json.update({{"found", false}, {"reason", word(*failure)}, {"message", advice(*failure)}});
        } else {
            const app::Sighting seen = watch.look(image.bgr);
            if (seen.settled) watch.take(seen);
            json.update(seenJson(seen, state.island()));
            json["milliseconds"] = std::lround(
                std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
        }
        // File names may contain any bytes; invalid UTF-8 becomes U+FFFD.
        std::cout << json.dump(-1, ' ', false, ordered_json::error_handler_t::replace) << std::endl;
        if (i == 1) return 0;
    }
    return 0;
}
