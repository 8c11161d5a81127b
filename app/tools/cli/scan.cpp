// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/cli/scan.h"

#include "app/pictures/json/reading_json.h"
#include "app/tools/cli/reading_text.h"
#include "app/tools/cli/set_file.h"
#include "app/tools/cli/told_ground.h"
#include "vision/picture/load_image.h"
#include "vision/read_board.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <filesystem>
#include <iostream>

int scanCommand(std::span<const std::string> args) {
    using namespace reeve::vision;
    const auto taken = takeSet(args);
    if (const auto* why = std::get_if<std::string>(&taken)) {
        std::cerr << *why << '\n';
        return 2;
    }
    const auto& with = std::get<WithSet>(taken);
    auto words = with.words;
    const bool story = std::erase(words, "--story") > 0;
    const auto told = takeGround(words);
    if (const auto* why = std::get_if<std::string>(&told)) {
        std::cerr << *why << '\n';
        return 2;
    }
    if (words.size() != 1 || words[0].empty()) {
        std::cerr << "usage: reeve-cli scan IMAGE [--story] [--set SET] [--scenario NAME [--players N]]\n";
        return 2;
    }
    const std::filesystem::path file(words[0]);
    prepareToRead();
    const auto start = std::chrono::steady_clock::now();
    const LoadedImage image = loadImage(file);
    const double load = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    if (image.error) {
        std::cerr << image.error->message << '\n';
        return 2;
    }
    Params params;
    params.set = with.model();
    if (const auto& ground = std::get<std::optional<Ground>>(told))
        params.locate.islands = {*ground};
    else
        params.locate.scenarios = true;
    BoardReading reading = readBoard(image.bgr, params);
    scalePixels(reading, image.scale);
    if (story) {
        std::cout << readingToText(reading);
        return 0;
    }
    const auto json = readingToJson(reading, file.filename().string(), image.size, load);
    // File names may contain any bytes; invalid UTF-8 becomes U+FFFD.
    std::cout << json.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
    return 0;
}
