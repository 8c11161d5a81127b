// SPDX-License-Identifier: GPL-3.0-or-later
// A labelled photograph of a board: what the reader should see on it.
#pragma once

#include "engine/board/standard_island.h"

#include <opencv2/core.hpp>

#include <array>
#include <filesystem>
#include <string>
#include <vector>

namespace reeve::vision {

struct BoardLabel {
    std::string place; ///< first word of the file's name
    std::filesystem::path image;
    cv::Matx33d boardToImage;
    bool tokens = true;     ///< false: no number tokens lie on the board
    bool trainedOn = false; ///< its licence allows training, so the shipped networks know it
    std::array<Terrain, standard::kHexes> terrain{};
    std::array<int, standard::kHexes> number{}; ///< 0: none
};

/// Reads NAME.json. Throws std::exception with a reason when it is not a label.
BoardLabel boardLabel(const std::filesystem::path& json);

/// All labels of a folder in the order of their names; none when it does not exist.
std::vector<BoardLabel> boardLabels(const std::filesystem::path& folder);

} // namespace reeve::vision
