// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures and their labels.
#include "app/tools/workbench/label.h"
#include "tests/fuzz/targets.h"
#include "vision/picture/load_image.h"
#include "vision/read_board.h"

#include <cmath>
#include <string>
#include <variant>

namespace reeve::fuzz {

void image(Bytes bytes) {
    const auto loaded = vision::decodeImage(bytes, "picture");
    if (loaded.error) {
        require(!loaded.error->message.empty(), "a refusal says why");
        return;
    }
    require(loaded.bgr.type() == CV_8UC3 && !loaded.bgr.empty(), "a picture has pixels");
    require(loaded.scale >= 1, "it is not blown up");
    // The time to find a board grows with the size of the picture.
    if (loaded.bgr.total() > 160'000) return;
    const auto reading = vision::readBoard(loaded.bgr);
    if (!reading.found()) return;
    for (const double value : reading.boardToImage.val) require(std::isfinite(value), "a place in the picture");
}

void label(Bytes bytes) {
    const auto read = workbench::readLabel(std::string(bytes.begin(), bytes.end()));
    if (const auto* fault = std::get_if<std::string>(&read)) {
        require(!fault->empty(), "a refusal says why");
        return;
    }
    const auto& label = std::get<workbench::Label>(read);
    for (const auto& hex : label.hexes) {
        require(!hex.terrain || static_cast<int>(*hex.terrain) < kTerrains, "a terrain that there is");
        require(hex.number == 0 || (hex.number >= 2 && hex.number <= 12 && hex.number != 7), "a number that there is");
    }
    const std::string text = workbench::labelText(label);
    const auto again = workbench::readLabel(text);
    require(std::holds_alternative<workbench::Label>(again), "what was written can be read");
    require(workbench::labelText(std::get<workbench::Label>(again)) == text, "and is the same");
}

} // namespace reeve::fuzz
