// SPDX-License-Identifier: GPL-3.0-or-later
// First classification of each path, intersection and hex, independently of the rules (fit_pieces.h applies them).
#pragma once

#include "engine/board/standard_island.h"
#include "vision/look/normal_view.h"
#include "vision/look/place_views.h"

#include <array>
#include <vector>

namespace reeve::vision {

/// What stands on an intersection, in the order of IntersectionLook::kind.
enum class Occupant { None, Settlement, City, Knight };
inline constexpr int kOccupants = 4;

/// Probabilities, each array with sum 1.
struct PathLook {
    std::array<float, 1 + kColors> road{}; ///< none, then a road of each Color; at sea a road or a ship
};

struct IntersectionLook {
    std::array<float, kOccupants> kind{};
    std::array<float, kColors> color{}; ///< of the piece, of whatever kind
    std::array<float, 3> level{};       ///< of a knight: 1 to 3
    float active = 0;                   ///< of a knight
    float wall = 0;                     ///< of a city
    float metropolis = 0;               ///< of a city
};

struct HexLook {
    float none = 0;
    float robber = 0;
    float merchant = 0;
    float pirate = 0; ///< on hexes of the sea, which the other two cannot enter
};

/// One for each place of an island, in the order of their names.
using PathLooks = std::vector<PathLook>;
using IntersectionLooks = std::vector<IntersectionLook>;
using HexLooks = std::vector<HexLook>;

struct PieceLooks {
    PathLooks paths = PathLooks(standard::kPaths);
    IntersectionLooks intersections = IntersectionLooks(standard::kIntersections);
    HexLooks hexes = HexLooks(standard::kHexes);
};

/// Output "building" of Near for an intersection.
struct BuildingLook {
    std::array<float, kOccupants> kind{};
    std::array<float, kColors> color{};
};

/// Convert the logits of one place to probabilities; their order is that of vision/training/piece_nets.py.
PathLook pathLook(const float* logits);
IntersectionLook intersectionLook(const float* logits);
BuildingLook buildingLook(const float* logits);

/// Return the first looks at all places. `camera`: from cameraPosition(). The homography may have an error of up to
/// about 0.1 sides. `features`, if given, receives a row for each place (features.h). Thread-safe.
PathLooks lookAtPaths(const NormalView& view, const cv::Point3d& camera, cv::Mat* features = nullptr);
IntersectionLooks lookAtIntersections(const NormalView& view, const cv::Point3d& camera, cv::Mat* features = nullptr);
HexLooks lookAtHexes(const NormalView& view, const cv::Point3d& camera, cv::Mat* features = nullptr);

} // namespace reeve::vision
