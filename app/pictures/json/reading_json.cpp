// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/json/reading_json.h"

#include "app/values/reading_json.h"
#include "engine/record/words.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <type_traits>

namespace {

using nlohmann::ordered_json;
using namespace reeve;
using namespace reeve::vision;

constexpr std::array<const char*, kAllTerrains> kTerrainWords{"hills",     "forest", "pasture", "fields",
                                                              "mountains", "desert", "gold",    "sea"};
constexpr std::array<const char*, kColors> kColorWords{"red", "blue", "white", "orange", "green", "brown"};
constexpr std::array<const char*, 6> kHarborWords{"brick", "lumber", "wool", "grain", "ore", "any"};

template <std::size_t N, typename Word>
const char* word(const std::array<const char*, N>& words, Word value) {
    return words[static_cast<std::size_t>(value)];
}

/// Limits the number of digits for readability.
double rounded(double value, int digits) {
    const double scale = std::pow(10.0, digits);
    return std::round(value * scale) / scale;
}

ordered_json confidence(double value) { return rounded(value, 3); }

ordered_json hexJson(const HexReading& hex) {
    ordered_json json{{"terrain", word(kTerrainWords, hex.terrain)},
                      {"terrain_confidence", confidence(hex.terrainConfidence)}};
    // Without a token there is no number, as in a position, but its confidence is still given.
    if (hex.number != 0) json["number"] = hex.number;
    json["number_confidence"] = confidence(hex.numberConfidence);
    json["center_px"] = {rounded(hex.centerPx.x, 1), rounded(hex.centerPx.y, 1)};
    return json;
}

ordered_json pieceJson(const PieceReading& piece, const Island& island) {
    ordered_json json{{"piece", word(readingjson::kPieceWords, piece.piece)},
                      {"color", word(kColorWords, piece.color)},
                      {"at", std::visit([&](auto place) { return island.name(place); }, piece.at)}};
    if (piece.piece == PieceKind::Knight) {
        json["level"] = piece.level;
        json["active"] = piece.active;
    }
    json["confidence"] = confidence(piece.confidence);
    return json;
}

ordered_json markJson(const std::optional<HexMark>& mark, const Island& island) {
    if (!mark) return nullptr;
    return {{"at", island.name(mark->at)}, {"confidence", confidence(mark->confidence)}};
}

ordered_json rowsJson(const Island& island) {
    ordered_json rows = ordered_json::array();
    for (int row = 0; row < island.shape.rowCount(); ++row) rows.push_back(island.shape.rowLength(row));
    return rows;
}

/// Adds `rows` for islands other than the standard one.
void addRows(ordered_json& json, const Island& island) {
    if (island.id != IslandId::Standard) json["rows"] = rowsJson(island);
}

ordered_json layoutJson(const ScenarioLayout& layout) {
    return {{"scenario", record::wordOf(layout.scenario)}, {"players", layout.players}};
}

/// Which scenario's layout lies there, and which others may.
void addLayouts(ordered_json& json, const BoardReading& reading) {
    if (const ScenarioLayout* layout = scenarioLayoutOf(reading.ground())) json.update(layoutJson(*layout));
    ordered_json others = ordered_json::array();
    for (const Ground& ground : reading.others) {
        const ScenarioLayout* layout = scenarioLayoutOf(ground);
        others.push_back(layout ? layoutJson(*layout) : ordered_json{{"rows", rowsJson(ground.places())}});
    }
    if (!others.empty()) json["others"] = std::move(others);
}

void addBoard(ordered_json& json, const BoardReading& reading) {
    const Island& island = reading.places();
    addRows(json, island);
    addLayouts(json, reading);
    ordered_json matrix = ordered_json::array();
    for (const double value : reading.boardToImage.val) matrix.push_back(value);
    json["board_to_image"] = std::move(matrix);
    ordered_json hexes = ordered_json::object();
    for (std::size_t i = 0; i < reading.hexes.size(); ++i)
        hexes[island.name(static_cast<HexId>(i))] = hexJson(reading.hexes[i]);
    json["hexes"] = std::move(hexes);
    ordered_json harbors = ordered_json::array();
    for (const HarborReading& harbor : reading.harbors)
        harbors.push_back({{"at", island.name(harbor.at)},
                           {"gives", word(kHarborWords, harbor.gives)},
                           {"confidence", confidence(harbor.confidence)}});
    json["harbors"] = std::move(harbors);
    ordered_json pieces = ordered_json::array();
    for (const PieceReading& piece : reading.pieces) pieces.push_back(pieceJson(piece, island));
    json["pieces"] = std::move(pieces);
    json["robber"] = markJson(reading.robber, island);
    json["merchant"] = markJson(reading.merchant, island);
    if (reading.ground().atSea()) json["pirate"] = markJson(reading.pirate, island);
    json["barbarians"] = nullptr;
    if (reading.barbarians)
        json["barbarians"] = {{"spaces", reading.barbarians->spaces},
                              {"confidence", confidence(reading.barbarians->confidence)}};
    ordered_json uncertain = ordered_json::array();
    for (const Doubt& doubt : reading.uncertain) uncertain.push_back(recordPath(doubt, island));
    json["uncertain"] = std::move(uncertain);
}

} // namespace

ordered_json readingToJson(const BoardReading& reading, const std::string& file, cv::Size size,
                           double loadMilliseconds) {
    ordered_json json{{"format", "reeve-reading/1"},
                      {"image", {{"file", file}, {"width", size.width}, {"height", size.height}}},
                      {"found", reading.found()}};
    if (reading.failure) {
        json["reason"] = reeve::vision::word(*reading.failure);
        json["message"] = advice(*reading.failure);
    } else {
        addBoard(json, reading);
    }
    json["milliseconds"] = {{"load", rounded(loadMilliseconds, 1)},
                            {"locate", rounded(reading.locateMilliseconds, 1)},
                            {"read", rounded(reading.readMilliseconds, 1)}};
    return json;
}
