// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scan.h"

#include "app/cli/reading_json.h"
#include "vision/load_image.h"
#include "vision/read_board.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <filesystem>
#include <iostream>

int scanCommand(std::span<const std::string> args) {
    using namespace reeve::vision;
    if (args.size() != 1 || args[0].empty()) {
        std::cerr << "usage: reeve-cli scan IMAGE\n";
        return 2;
    }
    const std::filesystem::path file(args[0]);
    prepareToRead();
    const auto start = std::chrono::steady_clock::now();
    const LoadedImage image = loadImage(file);
    const double load = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    if (image.error) {
        std::cerr << image.error->message << '\n';
        return 2;
    }
    BoardReading reading = readBoard(image.bgr);
    scalePixels(reading, image.scale);
    const auto json = readingToJson(reading, file.filename().string(), image.size, load);
    // A file name may hold any bytes; what is not text is shown as a replacement mark.
    std::cout << json.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
    return 0;
}
