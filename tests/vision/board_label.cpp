// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/board_label.h"

#include "engine/board/standard_island.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <stdexcept>

namespace reeve::vision {
namespace {

Terrain terrainNamed(const std::string& word) {
    constexpr std::array<const char*, kTerrains> kWords{"hills", "forest", "pasture", "fields", "mountains", "desert"};
    const auto found = std::find(kWords.begin(), kWords.end(), word);
    if (found == kWords.end()) throw std::runtime_error("no terrain: " + word);
    return static_cast<Terrain>(found - kWords.begin());
}

} // namespace

BoardLabel boardLabel(const std::filesystem::path& json) {
    std::ifstream file{json};
    const nlohmann::json label = nlohmann::json::parse(file);
    BoardLabel result;
    const std::string stem = json.stem().string();
    result.place = stem.substr(0, stem.find('-'));
    result.image = json.parent_path() / (label.contains("image") ? label["image"].get<std::string>() : stem + ".jpg");
    result.tokens = label.value("tokens", true);
    const std::string licence = label.value("licence", "");
    result.trainedOn = licence.starts_with("MIT") || licence.starts_with("BSD") || licence.starts_with("CC-BY");
    for (std::size_t i = 0; i < 9; ++i) result.boardToImage.val[i] = label.at("board_to_image").at(i).get<double>();
    for (std::size_t i = 0; i < standard::kHexes; ++i) {
        const nlohmann::json& hex = label.at("hexes").at(name(static_cast<HexId>(i)));
        result.terrain[i] = terrainNamed(hex.at("terrain").get<std::string>());
        if (result.tokens && hex.contains("number") && hex["number"].is_number()) {
            const double number = hex["number"].get<double>();
            if (!(number >= 2 && number <= 12)) throw std::runtime_error("no token has this number");
            result.number[i] = static_cast<int>(number);
        }
    }
    return result;
}

std::vector<BoardLabel> boardLabels(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    if (std::filesystem::is_directory(folder))
        for (const auto& entry : std::filesystem::directory_iterator{folder})
            if (entry.path().extension() == ".json") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<BoardLabel> labels;
    for (const auto& file : files) labels.push_back(boardLabel(file));
    return labels;
}

} // namespace reeve::vision
