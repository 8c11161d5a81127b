// SPDX-License-Identifier: GPL-3.0-or-later
// Ground truth of a photograph, entered by a person: NAME.json beside NAME.jpg, a reading (`reeve-reading/1`) without
// confidences.
#pragma once

#include "engine/state/game_state.h"
#include "vision/reading.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace reeve::workbench {

struct LabelledHex {
    std::optional<Terrain> terrain; ///< nullopt: not labelled
    int number = 0;                 ///< 0: none
    bool operator==(const LabelledHex&) const = default;
};

struct LabelledPiece {
    vision::PieceKind piece = vision::PieceKind::Road;
    Color color = Color::Red;
    std::variant<IntersectionId, PathId> at;
    int level = 0;       ///< knights
    bool active = false; ///< knights
    bool operator==(const LabelledPiece&) const = default;
};

struct LabelledHarbor {
    PathId at = kNoPath;
    HarborKind gives = HarborKind::Any;
    bool operator==(const LabelledHarbor&) const = default;
};

struct Label {
    std::string image;
    std::optional<cv::Matx33d> boardToImage;
    std::array<LabelledHex, standard::kHexes> hexes{};
    bool tokens = true; ///< number tokens lie on the board
    std::optional<HexId> robber, merchant;
    std::optional<std::vector<LabelledPiece>> pieces;   ///< nullopt: not labelled
    std::optional<std::vector<LabelledHarbor>> harbors; ///< nullopt: not labelled
    /// Spaces that the barbarian ship has advanced, 0 to 6; inner nullopt: no ship on the picture; outer nullopt: not
    /// labelled.
    std::optional<std::optional<int>> ship;
    /// Other members of the file: source, licence, tilt and so on; written back unchanged.
    nlohmann::ordered_json rest = nlohmann::ordered_json::object();

    /// The piece on an intersection or path; nullptr: none.
    [[nodiscard]] const LabelledPiece* at(std::variant<IntersectionId, PathId> place) const;
    /// Replaces the piece on a place; nullopt: removes it.
    void put(std::variant<IntersectionId, PathId> place, std::optional<LabelledPiece> piece);
    /// Whether the city on an intersection has a wall or a metropolis (`upon`).
    [[nodiscard]] bool has(IntersectionId place, vision::PieceKind upon) const;
    /// Adds a wall or metropolis to a city, or removes it; does nothing without a city.
    void turn(IntersectionId place, vision::PieceKind upon);
    /// Kind of the harbour on a coast; nullopt: none.
    [[nodiscard]] std::optional<HarborKind> harborAt(PathId coast) const;
    void putHarbor(PathId coast, std::optional<HarborKind> gives);
};

/// Parses a label. Error: one English sentence that names the key.
std::variant<Label, std::string> readLabel(const std::string& text);
/// Serializes a label; parsing it gives an equal one.
std::string labelText(const Label& label);
/// Initial label made from a reading.
Label labelFrom(const vision::BoardReading& reading, const std::string& image);

} // namespace reeve::workbench
