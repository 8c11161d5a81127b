// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/judge/turn_reading.h"

#include "vision/locate/plane.h"

#include <algorithm>
#include <numbers>

namespace reeve::vision {
namespace {

constexpr int kSixths = 6;

/// A rotation of the places of an island by `sixths` x 60 degrees clockwise.
struct Turn {
    const Ground& ground;
    const Island& island;
    int sixths;

    template <typename Id>
    Id moved(Id place) const {
        return island.rotated(place, sixths).value();
    }
    [[nodiscard]] Turn back() const { return {ground, island, kSixths - sixths}; }
};

/// Reorders a table with one entry for each place.
template <typename Id, typename Table>
Table renamed(const Table& table, const Turn& turn) {
    Table out = table;
    for (std::size_t i = 0; i < table.size(); ++i) out[index(turn.moved(static_cast<Id>(i)))] = table[i];
    return out;
}

HarborLooks renamedHarbors(const HarborLooks& looks, const Turn& turn) {
    const std::vector<PathId> places = harborPlaces(turn.ground);
    HarborLooks out = looks;
    for (std::size_t place = 0; place < places.size(); ++place) {
        const auto to = std::find(places.begin(), places.end(), turn.moved(places[place]));
        if (to != places.end()) out[static_cast<std::size_t>(to - places.begin())] = looks[place];
    }
    return out;
}

} // namespace

BoardReading turned(const BoardReading& reading, int sixths) {
    sixths = (sixths % kSixths + kSixths) % kSixths;
    const Turn by{reading.ground(), reading.places(), sixths};
    if (sixths == 0 || !by.ground.liesOnItself(sixths)) return reading;
    const double angle = sixths * std::numbers::pi / 3;
    const cv::Matx33d clockwise = turn(angle);
    const cv::Matx33d back = turn(-angle);
    const auto rename = [&](auto& place) { place = by.moved(place); };

    BoardReading out = reading;
    out.boardToImage = reading.boardToImage * back;
    out.hexes = renamed<HexId>(reading.hexes, by);
    for (HarborReading& harbor : out.harbors) rename(harbor.at);
    for (PieceReading& piece : out.pieces) std::visit(rename, piece.at);
    if (out.robber) rename(out.robber->at);
    if (out.merchant) rename(out.merchant->at);
    if (out.pirate) rename(out.pirate->at);
    if (out.barbarians) out.barbarians->at = project(clockwise, out.barbarians->at);

    // Doubts about pieces and harbours use indices of the lists, which do not change.
    std::vector<Doubt> uncertain;
    for (const HexId hex : by.island.hexes) {
        const HexId before = by.back().moved(hex);
        for (const HexField field : {HexField::Terrain, HexField::Number})
            if (reading.isUncertain(HexDoubt{before, field})) uncertain.emplace_back(HexDoubt{hex, field});
    }
    std::copy_if(reading.uncertain.begin(), reading.uncertain.end(), std::back_inserter(uncertain),
                 [](const Doubt& doubt) { return !std::holds_alternative<HexDoubt>(doubt); });
    out.uncertain = std::move(uncertain);

    out.looks.terrain = renamed<HexId>(reading.looks.terrain, by);
    for (TerrainLook& look : out.looks.terrain) look.tokenCenter = project(clockwise, look.tokenCenter);
    out.looks.pieces.paths = renamed<PathId>(reading.looks.pieces.paths, by);
    out.looks.pieces.intersections = renamed<IntersectionId>(reading.looks.pieces.intersections, by);
    out.looks.pieces.hexes = renamed<HexId>(reading.looks.pieces.hexes, by);
    if (by.ground.atSea())
        for (PathId& at : out.looks.ground.harbors) rename(at); // the looks keep their order
    else
        out.looks.harbors = renamedHarbors(reading.looks.harbors, by);
    out.looks.ship.at = project(clockwise, reading.looks.ship.at);
    if (out.trackedRotation) out.trackedRotation = (*out.trackedRotation + sixths) % kSixths;
    return out;
}

} // namespace reeve::vision
