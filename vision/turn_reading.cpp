// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/turn_reading.h"

#include "vision/stages/plane.h"

#include <algorithm>
#include <numbers>

namespace reeve::vision {
namespace {

constexpr int kSixths = 6;

/// The island that is read lies on itself after each sixth of a turn, so that every place has one.
template <typename Id>
Id moved(Id place, int sixths) {
    return rotated(place, sixths).value();
}

/// A table with one entry for each place, in the new names.
template <typename Id, typename Table>
Table renamed(const Table& table, int sixths) {
    Table out = table;
    for (std::size_t i = 0; i < table.size(); ++i) out[index(moved(static_cast<Id>(i), sixths))] = table[i];
    return out;
}

HarborLooks renamed(const HarborLooks& looks, int sixths) {
    const auto find = [](PathId path) {
        for (std::size_t side = 0; side < kFrameSides; ++side)
            for (std::size_t place = 0; place < kFramePlaces; ++place)
                if (framePaths()[side][place] == path) return std::pair{side, place};
        return std::pair{kFrameSides, kFramePlaces};
    };
    HarborLooks out = looks;
    for (std::size_t side = 0; side < kFrameSides; ++side)
        for (std::size_t place = 0; place < kFramePlaces; ++place) {
            const auto [toSide, toPlace] = find(moved(framePaths()[side][place], sixths));
            if (toSide < kFrameSides) out[toSide][toPlace] = looks[side][place];
        }
    return out;
}

} // namespace

BoardReading turned(const BoardReading& reading, int sixths) {
    sixths = (sixths % kSixths + kSixths) % kSixths;
    if (sixths == 0) return reading;
    const double angle = sixths * std::numbers::pi / 3;
    const cv::Matx33d clockwise = turn(angle);
    const cv::Matx33d back = turn(-angle);
    const auto rename = [sixths](auto& place) { place = moved(place, sixths); };

    BoardReading out = reading;
    out.boardToImage = reading.boardToImage * back;
    out.hexes = renamed<HexId>(reading.hexes, sixths);
    for (HarborReading& harbor : out.harbors) rename(harbor.at);
    for (PieceReading& piece : out.pieces) std::visit(rename, piece.at);
    if (out.robber) rename(out.robber->at);
    if (out.merchant) rename(out.merchant->at);
    if (out.barbarians) out.barbarians->at = project(clockwise, out.barbarians->at);

    // Pieces and harbours are asked about by their number in the lists, which stays.
    std::vector<std::string> uncertain;
    for (int h = 0; h < standard::kHexes; ++h) {
        const auto hex = static_cast<HexId>(h);
        const HexId before = moved(hex, kSixths - sixths);
        if (reading.isUncertain(terrainPath(before))) uncertain.push_back(terrainPath(hex));
        if (reading.isUncertain(numberPath(before))) uncertain.push_back(numberPath(hex));
    }
    std::copy_if(reading.uncertain.begin(), reading.uncertain.end(), std::back_inserter(uncertain),
                 [](const std::string& path) { return !path.starts_with("hexes."); });
    out.uncertain = std::move(uncertain);

    out.looks.tiles = renamed<HexId>(reading.looks.tiles, sixths);
    for (TileReading& tile : out.looks.tiles) tile.tokenCenter = project(clockwise, tile.tokenCenter);
    out.looks.pieces.paths = renamed<PathId>(reading.looks.pieces.paths, sixths);
    out.looks.pieces.spots = renamed<IntersectionId>(reading.looks.pieces.spots, sixths);
    out.looks.pieces.hexes = renamed<HexId>(reading.looks.pieces.hexes, sixths);
    out.looks.harbors = renamed(reading.looks.harbors, sixths);
    out.looks.ship.at = project(clockwise, reading.looks.ship.at);
    if (out.trackedRotation) out.trackedRotation = (*out.trackedRotation + sixths) % kSixths;
    return out;
}

} // namespace reeve::vision
