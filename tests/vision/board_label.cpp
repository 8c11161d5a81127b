// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/board_label.h"

#include "engine/board/standard_island.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <numeric>
#include <stdexcept>
#include <string>

namespace reeve::vision {
namespace {

Terrain terrainNamed(const std::string& word) {
    constexpr std::array<const char*, kTerrains> kWords{"hills", "forest", "pasture", "fields", "mountains", "desert"};
    const auto found = std::find(kWords.begin(), kWords.end(), word);
    if (found == kWords.end()) throw std::runtime_error("no terrain: " + word);
    return static_cast<Terrain>(found - kWords.begin());
}

std::filesystem::path shared() {
    const char* folder = std::getenv("REEVE_SHARED");
    return folder == nullptr ? "" : folder;
}

} // namespace

BoardLabel boardLabel(const std::filesystem::path& json) {
    std::ifstream file{json};
    const nlohmann::json label = nlohmann::json::parse(file);
    BoardLabel result;
    const std::string stem = json.stem().string();
    result.image = json.parent_path() / (label.contains("image") ? label["image"].get<std::string>() : stem + ".jpg");
    result.tokens = label.value("tokens", true);
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

std::vector<std::filesystem::path> Place::labels() const {
    std::vector<std::filesystem::path> files;
    for (const int number : numbers)
        files.push_back(shared() / folder /
                        (name + std::string(number < 10 ? "-0" : "-") + std::to_string(number) + ".json"));
    return files;
}

std::vector<Place> photographedPlaces() {
    if (!std::filesystem::is_directory(shared() / "photos")) return {};
    const auto upTo = [](int last) {
        std::vector<int> numbers(static_cast<std::size_t>(last));
        std::iota(numbers.begin(), numbers.end(), 1);
        return numbers;
    };
    return {{"households", "bare", {1}},     {"households", "game", {2}},
            {"households", "glass", {1, 5}}, {"households", "put", {1, 2, 3, 10, 13, 16}},
            {"households", "site", {1}},     {"households", "white", {3}},
            {"photos", "club", upTo(2)},     {"photos", "den", upTo(19)},
            {"photos", "desk", upTo(16)},    {"photos", "eye", upTo(14)},
            {"photos", "lamp", upTo(3)},     {"photos", "north", upTo(18)},
            {"photos", "webcam", upTo(16)}};
}

} // namespace reeve::vision
