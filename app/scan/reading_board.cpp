// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scan/reading_board.h"

#include "app/values/game_values.h"
#include "engine/game.h"
#include "engine/tables/supply.h"

#include <set>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;
using vision::BoardReading;

QVariantMap harborMap(PathId at, HarborKind gives) { return {{u"at"_s, placeName(at)}, {u"gives"_s, wordFor(gives)}}; }

bool allHarborsRead(const BoardReading& reading) {
    std::set<PathId> places;
    for (const vision::HarborReading& harbor : reading.harbors) places.insert(harbor.at);
    return places.size() == supply::kHarbors && reading.harbors.size() == supply::kHarbors;
}

QVariantList harborsOf(const BoardReading& reading) {
    QVariantList list;
    if (allHarborsRead(reading)) {
        for (const vision::HarborReading& harbor : reading.harbors) list.append(harborMap(harbor.at, harbor.gives));
        return list;
    }
    // The places of the frame are always the same; what each takes, a person sets right on the board page.
    const Board frame = randomBoard(1);
    for (const Harbor& harbor : frame.harbors) list.append(harborMap(harbor.at, harbor.gives));
    return list;
}

QVariant pointOf(const BoardReading& reading, const BoardPoint& at) {
    const cv::Vec3d p = reading.boardToImage * cv::Vec3d(at.x, at.y, 1);
    return QVariantList{p[0] / p[2], p[1] / p[2]};
}

} // namespace

QVariant boardOf(const BoardReading& reading) {
    QVariantMap hexes;
    for (std::size_t h = 0; h < kHexes; ++h) {
        QVariantMap hex{{u"terrain"_s, wordFor(reading.hexes[h].terrain)}};
        if (reading.hexes[h].number != 0) hex.insert(u"number"_s, reading.hexes[h].number);
        hexes.insert(placeName(static_cast<HexId>(h)), hex);
    }
    return QVariantMap{{u"hexes"_s, hexes}, {u"harbors"_s, harborsOf(reading)}};
}

QVariantList outlinesOf(const BoardReading& reading) {
    QVariantList list;
    for (std::size_t h = 0; h < kHexes; ++h) {
        QVariantList points;
        for (const IntersectionId corner : kTopology.hexCorners[h])
            points.append(pointOf(reading, position(corner)).toList());
        list.append(QVariantMap{{u"hex"_s, placeName(static_cast<HexId>(h))},
                                {u"points"_s, points},
                                {u"center"_s, pointOf(reading, position(static_cast<HexId>(h)))}});
    }
    return list;
}

QVariantList misfitsOf(const BoardReading& reading) {
    std::array<int, kTerrains> terrains{};
    std::array<int, 13> numbers{};
    for (const vision::HexReading& hex : reading.hexes) {
        ++terrains[index(hex.terrain)];
        ++numbers[static_cast<std::size_t>(hex.number)];
    }
    QVariantList list;
    const auto compare = [&](const QString& kind, int want, int have) {
        if (want != have) list.append(QVariantMap{{u"kind"_s, kind}, {u"want"_s, want}, {u"have"_s, have}});
    };
    for (std::size_t t = 0; t < kTerrains; ++t)
        compare(wordFor(static_cast<Terrain>(t)), supply::kTerrainHexes[t], terrains[t]);
    for (std::size_t n = 2; n <= 12; ++n) compare(QString::number(n), supply::kTokens[n], numbers[n]);
    return list;
}

} // namespace reeve::app
