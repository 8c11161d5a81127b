// SPDX-License-Identifier: GPL-3.0-or-later
// What the reader saw on a photograph: guesses with a confidence for each, and what it would rather ask.
#pragma once

#include "engine/basics/ids.h"
#include "engine/board/island.h"
#include "engine/board/standard_island.h"
#include "vision/doubt.h"
#include "vision/look/looks.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace reeve::vision {

class SetModel;

/// Why no board was read. The words of the record are "too-dark", "no-island", "cut-off", "blurred".
enum class Failure { TooDark, NoIsland, CutOff, Blurred };

/// The record's word for a failure.
std::string_view word(Failure failure);
/// What happened and what the person should do, one or two English sentences.
std::string_view advice(Failure failure);

/// Confidences are estimates of the probability of being right, 0 to 1.
struct HexReading {
    Terrain terrain = Terrain::Desert;
    double terrainConfidence = 0;
    int number = 0; ///< 2 to 12 without 7; 0: no token
    double numberConfidence = 0;
    cv::Point2d centerPx; ///< centre of the hex in the photograph
};

struct HarborReading {
    PathId at = kNoPath;
    HarborKind gives = HarborKind::Any;
    double confidence = 0;
};

/// Ship: of a player, at sea.
enum class PieceKind { Road, Settlement, City, Knight, Wall, Metropolis, Ship };

struct PieceReading {
    PieceKind piece = PieceKind::Road;
    Color color = Color::Red;
    std::variant<IntersectionId, PathId> at; ///< a path for a road or a ship, else an intersection
    int level = 0;                           ///< knights: 1 to 3
    bool active = false;                     ///< knights
    double confidence = 0;
};

struct HexMark {
    HexId at = kNoHex;
    double confidence = 0;
};

struct BarbarianReading {
    int spaces = 0; ///< how far the ship has come, 0 to 6
    double confidence = 0;
    cv::Point2d at; ///< where the ship stands, on the board plane
};

struct BoardReading {
    std::optional<Failure> failure = Failure::NoIsland; ///< nothing: the board was found
    IslandId island = IslandId::Standard;               ///< which one lies there
    cv::Matx33d boardToImage = cv::Matx33d::eye();      ///< board plane (see BoardPoint) to pixels
    double locateScore = 0;                             ///< how well the island fits, 0 to 1
    std::vector<HexReading> hexes = std::vector<HexReading>(standard::kHexes); ///< of the island, by HexId
    std::vector<HarborReading> harbors;
    std::vector<PieceReading> pieces;
    std::optional<HexMark> robber;
    std::optional<HexMark> merchant;
    std::optional<HexMark> pirate; ///< on boards of Seafarers
    std::optional<BarbarianReading> barbarians;

    std::vector<Ground> others; ///< where BoardDoubt::Layout asks: which may lie there as well, the likeliest first

    /// What a person should confirm. Everything that is not listed is claimed to be right.
    std::vector<Doubt> uncertain;

    Looks looks;
    std::shared_ptr<const SetModel> set; ///< what was weighed in: the one given, or the one that was chosen
    bool smeared = false;                ///< a moving camera took the picture: numbers are believed less
    /// Set where a tracked position was weighed in: its places turned by so many sixths clockwise are the reading's.
    std::optional<int> trackedRotation;

    double locateMilliseconds = 0;
    double readMilliseconds = 0;

    /// What was known of the board, or which of those that may lie there was found.
    const Ground& ground() const { return looks.ground; }
    bool found() const { return !failure; }
    /// By their names in the record the places of all that was read.
    const Island& places() const { return islandOf(island); }
    bool isUncertain(const Doubt& doubt) const {
        return std::find(uncertain.begin(), uncertain.end(), doubt) != uncertain.end();
    }
    /// A person has confirmed or corrected it: it is not asked about any more.
    void confirm(const Doubt& doubt) { std::erase(uncertain, doubt); }
};

} // namespace reeve::vision
