// SPDX-License-Identifier: GPL-3.0-or-later
// The result of reading a photograph: what was recognized, with a confidence for each part, and what a person should
// confirm.
#pragma once

#include "engine/basics/ids.h"
#include "engine/board/island.h"
#include "engine/board/standard_island.h"
#include "vision/doubt.h"
#include "vision/look/looks.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace reeve::vision {

class SetModel;

/// Why no board was read.
enum class Failure { TooDark, NoIsland, CutOff, Blurred };

/// Returns "too-dark", "no-island", "cut-off" or "blurred", as in the text interface.
std::string_view word(Failure failure);
/// Returns one or two English sentences: what happened and what the user can do.
std::string_view advice(Failure failure);

// Every `confidence` is an estimate of the probability (0 to 1) that the value is right.

struct HexReading {
    Terrain terrain = Terrain::Desert;
    double terrainConfidence = 0;
    int number = 0; ///< 2 to 12 without 7; 0: no token
    double numberConfidence = 0;
    cv::Point2d centerPx; ///< centre of the hex (pixels of the photograph)
};

struct HarborReading {
    PathId at = kNoPath;
    HarborKind gives = HarborKind::Any;
    double confidence = 0;
};

/// Ship: of a player (Seafarers), not of the barbarians.
enum class PieceKind { Road, Settlement, City, Knight, Wall, Metropolis, Ship };

struct PieceReading {
    PieceKind piece = PieceKind::Road;
    Color color = Color::Red;
    std::variant<IntersectionId, PathId> at; ///< a path for a road or a ship, else an intersection
    int level = 0;                           ///< of a knight, 1 to 3; 0 for other pieces
    bool active = false;                     ///< of a knight
    double confidence = 0;                   ///< that all of the above is right
};

/// The hex of a figure.
struct HexMark {
    HexId at = kNoHex;
    double confidence = 0;
};

struct BarbarianReading {
    int spaces = 0; ///< spaces that the ship has moved, 0 to 6
    double confidence = 0;
    cv::Point2d at; ///< position of the ship on the board plane (hex sides)
};

struct BoardReading {
    std::optional<Failure> failure = Failure::NoIsland; ///< nullopt: the board was read
    IslandId island = IslandId::Standard;
    cv::Matx33d boardToImage = cv::Matx33d::eye(); ///< board plane (see BoardPoint) to pixels of the photograph
    std::vector<HexReading> hexes = std::vector<HexReading>(standard::kHexes); ///< by HexId of the island
    std::vector<HarborReading> harbors;
    std::vector<PieceReading> pieces;
    std::optional<HexMark> robber;
    std::optional<HexMark> merchant;
    std::optional<HexMark> pirate; ///< on boards of Seafarers
    std::optional<BarbarianReading> barbarians;

    std::vector<Ground> others; ///< with BoardDoubt::Layout: the other boards that fit, the most likely first

    /// What a person should confirm. Everything else counts as certain.
    std::vector<Doubt> uncertain;

    Looks looks;                         ///< the outputs of the networks, with the set applied but not the rules
    std::shared_ptr<const SetModel> set; ///< the set that was applied, given or chosen; null: none
    bool smeared = false;                ///< whether the camera moved: numbers need a higher confidence (DoubtParams)
    /// Rotation of the tracked position, if one was used as a prior: the reading's place is rotated(place, n),
    /// clockwise by n x 60 degrees.
    std::optional<int> trackedRotation;

    double locateMilliseconds = 0;
    double readMilliseconds = 0;

    /// The board that was given or located.
    const Ground& ground() const { return looks.ground; }
    bool found() const { return !failure; }
    /// The island to which all HexId, PathId and IntersectionId of the reading refer.
    const Island& places() const { return islandOf(island); }
    bool isUncertain(const Doubt& doubt) const {
        return std::find(uncertain.begin(), uncertain.end(), doubt) != uncertain.end();
    }
    /// Removes a doubt that a person has confirmed or corrected.
    void confirm(const Doubt& doubt) { std::erase(uncertain, doubt); }
};

} // namespace reeve::vision
