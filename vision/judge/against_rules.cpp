// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/judge/against_rules.h"

#include "engine/tables/box.h"
#include "vision/judge/fit_pieces.h"
#include "vision/judge/thresholds.h"
#include "vision/locate/plane.h"

#include <algorithm>
#include <array>
#include <vector>

namespace reeve::vision {
namespace {

constexpr std::size_t kFirstGroups = 2; // of each colour (SETUP-3)
constexpr std::size_t kSmallGroup = 2;  // pieces; a larger group is rather joined to another by a road that was missed

void ask(BoardReading& reading, const Doubt& doubt) {
    if (!reading.isUncertain(doubt)) reading.uncertain.push_back(doubt);
}

/// Asks about the least sure of the hexes whose `field` is `value`, as many as there are more than `most`.
void askTooMany(BoardReading& reading, HexField field, int value, int most) {
    const bool terrain = field == HexField::Terrain;
    const auto& hexes = reading.hexes;
    std::vector<HexId> having;
    for (const HexId hex : reading.places().hexes)
        if ((terrain ? static_cast<int>(hexes[index(hex)].terrain) : hexes[index(hex)].number) == value)
            having.push_back(hex);
    std::ranges::stable_sort(having, {}, [&](HexId hex) {
        return terrain ? hexes[index(hex)].terrainConfidence : hexes[index(hex)].numberConfidence;
    });
    for (int i = 0; i + most < static_cast<int>(having.size()); ++i) {
        const HexId hex = having[static_cast<std::size_t>(i)];
        ask(reading, HexDoubt{hex, field});
        // A desert has no number: if it may be none, its number is open as well.
        if (terrain && hexes[index(hex)].terrain == Terrain::Desert) ask(reading, HexDoubt{hex, HexField::Number});
    }
}

void askTooMany(BoardReading& reading) {
    const Ground& ground = reading.ground();
    std::array<int, kAllTerrains> terrains = ground.terrain;
    std::array<int, 13> tokens = ground.tokens;
    terrains[index(Terrain::Sea)] = ground.sea.size();
    if (!ground.atSea()) {
        const Box& box = boxOf(ground.island, kMaxPlayers);
        std::copy(box.terrain.begin(), box.terrain.end(), terrains.begin());
        tokens = box.tokens;
    }
    for (std::size_t terrain = 0; terrain < terrains.size(); ++terrain)
        askTooMany(reading, HexField::Terrain, static_cast<int>(terrain), terrains[terrain]);
    for (std::size_t number = 1; number < tokens.size(); ++number) // 0: no token
        askTooMany(reading, HexField::Number, static_cast<int>(number), tokens[number]);
}

void askForRobber(BoardReading& reading, const PieceParams& params) {
    bool stands = false;
    for (std::size_t i = 0; i < reading.pieces.size(); ++i)
        stands = stands || !reading.isUncertain(PieceDoubt{i, PieceField::Whole});
    if (reading.robber || !stands) return;
    reading.robber = likeliestRobber(reading.looks.pieces, bareChances(reading.looks.terrain), params);
    if (reading.robber) ask(reading, FigureDoubt::Robber);
}

/// Pieces of one colour that touch each other. In a game it has a building and a road: it grew from those of the setup.
struct Group {
    IntersectionSet at;
    std::vector<std::size_t> pieces;
    bool road = false;
    bool building = false;
    double sure = 0; ///< sum of the confidences

    bool whole() const { return road && building; }
};

std::vector<Group> groupsOf(const BoardReading& reading, Color color) {
    std::vector<Group> groups;
    for (std::size_t i = 0; i < reading.pieces.size(); ++i) {
        const PieceReading& piece = reading.pieces[i];
        if (piece.color != color) continue;
        Group joined{.at = {}, .pieces = {i}, .sure = piece.confidence};
        if (const auto* path = std::get_if<PathId>(&piece.at)) {
            for (const IntersectionId end : reading.places().pathEnds[index(*path)]) joined.at.insert(end);
            joined.road = true;
        } else {
            joined.at.insert(std::get<IntersectionId>(piece.at));
            joined.building = piece.piece == PieceKind::Settlement || piece.piece == PieceKind::City;
        }
        std::erase_if(groups, [&](const Group& other) {
            if ((other.at & joined.at).empty()) return false;
            joined.at |= other.at;
            joined.pieces.insert(joined.pieces.end(), other.pieces.begin(), other.pieces.end());
            joined.road = joined.road || other.road;
            joined.building = joined.building || other.building;
            joined.sure += other.sure;
            return true;
        });
        groups.push_back(joined);
    }
    return groups;
}

void askAboutGroups(BoardReading& reading) {
    std::vector<Group> odd;    // without a building or a road
    std::vector<Group> beyond; // the first two of a colour
    std::size_t inOdd = 0;
    std::size_t all = 0;
    for (int color = 0; color < kColors; ++color) {
        std::vector<Group> groups = groupsOf(reading, static_cast<Color>(color));
        all += groups.size();
        for (const Group& group : groups) {
            if (group.whole()) continue;
            inOdd += group.pieces.size();
            odd.push_back(group);
        }
        std::ranges::sort(groups, [](const Group& a, const Group& b) {
            return a.whole() != b.whole() ? a.whole() : a.sure > b.sure;
        });
        for (std::size_t i = kFirstGroups; i < groups.size(); ++i)
            if (groups[i].pieces.size() <= kSmallGroup) beyond.push_back(groups[i]);
    }
    const auto askAll = [&](const std::vector<Group>& groups) {
        for (const Group& group : groups)
            for (const std::size_t piece : group.pieces) ask(reading, PieceDoubt{piece, PieceField::Whole});
    };
    if (2 * inOdd >= reading.pieces.size()) return; // somebody laid out pieces regardless of the rules
    askAll(odd);
    // Scenarios of Seafarers have other starts.
    if (2 * beyond.size() < all && !reading.ground().atSea()) askAll(beyond);
}

/// Whether the middle of a path lies in the image of a city.
bool isBehind(const Island& island, IntersectionId city, PathId path, const cv::Point3d& camera) {
    using namespace thresholds::against_rules;
    const cv::Point2d foot = toPoint(island.position(city));
    const cv::Point2d top = (foot - cv::Point2d{camera.x, camera.y}) * (kCityHeight / camera.z);
    const cv::Point2d middle = toPoint(island.position(path)) - foot;
    const double along = middle.dot(top) / std::max(top.dot(top), 1e-9);
    return along > 0 && along < 1 && cv::norm(middle - along * top) < kCityHalfWidth;
}

void askAboutTowers(BoardReading& reading, const cv::Point3d& camera) {
    for (std::size_t i = 0; i < reading.pieces.size(); ++i)
        for (const PieceReading& city : reading.pieces) {
            const PieceReading& road = reading.pieces[i];
            if (road.piece == PieceKind::Road && city.piece == PieceKind::City && city.color == road.color &&
                isBehind(reading.places(), std::get<IntersectionId>(city.at), std::get<PathId>(road.at), camera))
                ask(reading, PieceDoubt{i, PieceField::Whole});
        }
}

} // namespace

void askAgainstRules(BoardReading& reading, const PieceParams& params, const std::optional<cv::Point3d>& camera) {
    askTooMany(reading);
    askForRobber(reading, params);
    askAboutGroups(reading);
    if (camera) askAboutTowers(reading, *camera);
}

} // namespace reeve::vision
