// SPDX-License-Identifier: GPL-3.0-or-later
// A labelled photograph of a board: the expected reading.
#pragma once

#include "engine/board/standard_island.h"

#include <opencv2/core.hpp>

#include <array>
#include <filesystem>
#include <vector>

namespace reeve::vision {

struct BoardLabel {
    std::filesystem::path image;
    cv::Matx33d boardToImage;
    bool tokens = true; ///< false: the board has no number tokens
    std::array<Terrain, standard::kHexes> terrain{};
    std::array<int, standard::kHexes> number{}; ///< 0: none
};

/// Reads NAME.json. Throws std::exception with a reason for an invalid label.
BoardLabel boardLabel(const std::filesystem::path& json);

/// A place of which there are photographs outside of the project.
struct Place {
    const char* folder;
    const char* name;
    std::vector<int> numbers;

    std::vector<std::filesystem::path> labels() const; ///< below REEVE_SHARED
};

/// The places by name, in the order of `folder` and `name`: tests judge these photographs, not whatever else lies in
/// the folders. Empty if REEVE_SHARED names no folder with photographs; a photograph that is missing there is an error.
std::vector<Place> photographedPlaces();

} // namespace reeve::vision
