// SPDX-License-Identifier: GPL-3.0-or-later
// What really lies on a photograph, written by a person: NAME.json beside NAME.jpg, in the form of a reading (record,
// section 5) without confidences.
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
    std::optional<Terrain> terrain; ///< nothing: nobody has said
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
    std::optional<std::vector<LabelledPiece>> pieces;   ///< nothing: pieces were not labelled
    std::optional<std::vector<LabelledHarbor>> harbors; ///< nothing: harbours were not labelled
    /// How many spaces the barbarians' ship has advanced, 0 to 6, or that none is on the picture; nothing: not
    /// labelled.
    std::optional<std::optional<int>> ship;
    nlohmann::ordered_json rest =
        nlohmann::ordered_json::object(); ///< source, licence, tilt and whatever else stands there

    /// What stands on an intersection or lies on a path; nullptr for nothing.
    [[nodiscard]] const LabelledPiece* at(std::variant<IntersectionId, PathId> place) const;
    /// Puts a piece in the place of what is there; nothing clears the place.
    void put(std::variant<IntersectionId, PathId> place, std::optional<LabelledPiece> piece);
    /// Whether a wall lies under the city of an intersection, or a metropolis stands over it.
    [[nodiscard]] bool has(IntersectionId place, vision::PieceKind upon) const;
    /// Adds a wall or a metropolis to the city of an intersection, or takes it away; without a city nothing happens.
    void turn(IntersectionId place, vision::PieceKind upon);
    /// What the harbour on a coast gives; nothing where none is.
    [[nodiscard]] std::optional<HarborKind> harborAt(PathId coast) const;
    void putHarbor(PathId coast, std::optional<HarborKind> gives);
};

/// The label in a text, or what is wrong with it in one English sentence that names the key.
std::variant<Label, std::string> readLabel(const std::string& text);
/// The label as text; reading it again gives an equal label.
std::string labelText(const Label& label);
/// A label to begin with: what the reader saw.
Label labelFrom(const vision::BoardReading& reading, const std::string& image);

} // namespace reeve::workbench
