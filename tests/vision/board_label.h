// SPDX-License-Identifier: GPL-3.0-or-later
// A labelled photograph of a board: the expected reading.
#pragma once

#include "engine/board/standard_island.h"

#include <opencv2/core.hpp>

#include <array>
#include <filesystem>
#include <string>
#include <vector>

namespace reeve::vision {

struct BoardLabel {
    std::string place; ///< first word of the file name
    std::filesystem::path image;
    cv::Matx33d boardToImage;
    bool tokens = true;     ///< false: the board has no number tokens
    bool trainedOn = false; ///< its licence allows training: the networks were trained on it
    std::array<Terrain, standard::kHexes> terrain{};
    std::array<int, standard::kHexes> number{}; ///< 0: none
};

/// Reads NAME.json. Throws std::exception with a reason for an invalid label.
BoardLabel boardLabel(const std::filesystem::path& json);

/// All labels of a folder, sorted by name; empty if it does not exist.
std::vector<BoardLabel> boardLabels(const std::filesystem::path& folder);

} // namespace reeve::vision
