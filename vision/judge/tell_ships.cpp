// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/judge/tell_ships.h"

#include "vision/judge/thresholds.h"

#include <algorithm>
#include <array>
#include <optional>

namespace reeve::vision {
namespace {

using namespace thresholds::tell_ships;

enum class Side { Land, Sea, Coast };

Side sideOf(PathId path, const Ground& ground) {
    const HexSet& hexes = ground.places().pathHexes[index(path)];
    const HexSet land = hexes - ground.sea;
    if (land.empty()) return Side::Sea;
    // The frame around the rows is sea (SHAPE-2).
    return land.size() == 2 ? Side::Land : Side::Coast;
}

/// The pieces on the board by place.
class Lines {
public:
    Lines(std::vector<FittedPiece>& pieces, const Ground& ground)
        : island_(ground.places()), on_(static_cast<std::size_t>(island_.pathCount), nullptr),
          built_(static_cast<std::size_t>(island_.intersectionCount)) {
        for (FittedPiece& fitted : pieces) {
            const PieceReading& piece = fitted.piece;
            if (const auto* path = std::get_if<PathId>(&piece.at))
                on_[index(*path)] = &fitted;
            else if (piece.piece == PieceKind::Settlement || piece.piece == PieceKind::City)
                built_[index(std::get<IntersectionId>(piece.at))] = piece.color;
        }
    }

    [[nodiscard]] FittedPiece* on(PathId path) const { return on_[index(path)]; }

    /// Calls `visit` for each adjoining piece of the same colour, except across an own building.
    template <typename Visit>
    void goOn(PathId path, Visit visit) const {
        const Color color = on(path)->piece.color;
        for (const IntersectionId end : island_.pathEnds[index(path)]) {
            if (built_[index(end)] == color) continue;
            for (const PathId next : island_.intersectionPaths[index(end)])
                if (next != path && on(next) && on(next)->piece.color == color) visit(next);
        }
    }

    [[nodiscard]] bool touchesOwnBuilding(PathId path) const {
        const auto& ends = island_.pathEnds[index(path)];
        return std::any_of(ends.begin(), ends.end(),
                           [&](IntersectionId end) { return built_[index(end)] == on(path)->piece.color; });
    }

private:
    const Island& island_;
    std::vector<FittedPiece*> on_;
    std::vector<std::optional<Color>> built_;
};

} // namespace

void tellShips(std::vector<FittedPiece>& pieces, const Ground& ground) {
    const Lines lines(pieces, ground);
    PathSet seen;
    for (const PathId first : ground.places().paths) {
        if (!lines.on(first) || seen.contains(first)) continue;
        std::vector<PathId> line{first};
        seen.insert(first);
        for (std::size_t i = 0; i < line.size(); ++i)
            lines.goOn(line[i], [&](PathId next) {
                if (seen.contains(next)) return;
                seen.insert(next);
                line.push_back(next);
            });
        std::array<bool, 3> has{};
        for (const PathId path : line) has[static_cast<std::size_t>(sideOf(path, ground))] = true;
        const bool atSea = has[static_cast<std::size_t>(Side::Sea)];
        const bool told = atSea != has[static_cast<std::size_t>(Side::Land)];
        const bool rooted =
            std::any_of(line.begin(), line.end(), [&](PathId path) { return lines.touchesOwnBuilding(path); });
        for (const PathId path : line) {
            const Side side = sideOf(path, ground);
            FittedPiece& fitted = *lines.on(path);
            if (side == Side::Sea || (side == Side::Coast && told && atSea)) fitted.piece.piece = PieceKind::Ship;
            if (side == Side::Coast && (!told || rooted)) fitted.piece.confidence *= kOneOfTwo;
        }
    }
}

} // namespace reeve::vision
