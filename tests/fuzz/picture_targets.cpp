// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures, and what is written down about them.
#include "tests/fuzz/targets.h"
#include "tests/vision/tiles_label.h"
#include "vision/load_image.h"
#include "vision/read_board.h"

#include <cmath>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>

#include <unistd.h>

namespace reeve::fuzz {

void image(Bytes bytes) {
    const auto loaded = vision::decodeImage(bytes, "picture");
    if (loaded.error) {
        require(!loaded.error->message.empty(), "a refusal says why");
        return;
    }
    require(loaded.bgr.type() == CV_8UC3 && !loaded.bgr.empty(), "a picture has pixels");
    require(loaded.scale >= 1, "it is not blown up");
    // Looking for a board takes longer the larger the picture is.
    if (loaded.bgr.total() > 160'000) return;
    const auto reading = vision::readBoard(loaded.bgr);
    if (!reading.found()) return;
    for (const double value : reading.boardToImage.val) require(std::isfinite(value), "a place in the picture");
}

void label(Bytes bytes) {
    // Not destroyed before it is removed.
    static const auto& file = *new std::filesystem::path(
        (std::filesystem::is_directory("/dev/shm") ? std::filesystem::path("/dev/shm") : std::filesystem::temp_directory_path()) /
        ("reeve-fuzz-label-" + std::to_string(getpid()) + ".json"));
    static const int removed = std::atexit([] { std::filesystem::remove(file); });
    require(removed == 0, "the file is removed at the end");
    std::ofstream(file, std::ios::binary).write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    try {
        const auto label = vision::tilesLabel(file);
        for (const Terrain terrain : label.terrain) require(static_cast<int>(terrain) < kTerrains, "a terrain that there is");
    } catch (const std::exception& refused) {
        require(refused.what()[0] != '\0', "a refusal says why");
    }
}

} // namespace reeve::fuzz
