// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scan/reading_board.h"

#include "app/values/game_values.h"
#include "engine/game.h"
#include "engine/tables/supply.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;
using vision::BoardReading;

constexpr std::size_t kHarbors = countOf(boxes::kBase.harbors);

QVariantMap harborMap(PathId at, HarborKind gives) {
    return {{u"at"_s, placeName(standardIsland(), at)}, {u"gives"_s, wordFor(gives)}};
}

bool allHarborsRead(const BoardReading& reading) {
    std::set<PathId> places;
    for (const vision::HarborReading& harbor : reading.harbors) places.insert(harbor.at);
    return places.size() == kHarbors && reading.harbors.size() == kHarbors;
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
    for (std::size_t h = 0; h < standard::kHexes; ++h) {
        QVariantMap hex{{u"terrain"_s, wordFor(reading.hexes[h].terrain)}};
        if (reading.hexes[h].number != 0) hex.insert(u"number"_s, reading.hexes[h].number);
        hexes.insert(placeName(standardIsland(), static_cast<HexId>(h)), hex);
    }
    return QVariantMap{{u"hexes"_s, hexes}, {u"harbors"_s, harborsOf(reading)}};
}

QVariantList outlinesOf(const BoardReading& reading) {
    QVariantList list;
    for (std::size_t h = 0; h < standard::kHexes; ++h) {
        QVariantList points;
        for (const IntersectionId corner : standardIsland().hexCorners[h])
            points.append(pointOf(reading, position(corner)).toList());
        list.append(QVariantMap{{u"hex"_s, placeName(standardIsland(), static_cast<HexId>(h))},
                                {u"points"_s, points},
                                {u"center"_s, pointOf(reading, position(static_cast<HexId>(h)))}});
    }
    return list;
}

QVariantList harborMarksOf(const BoardReading& reading) {
    QVariantList list;
    if (!allHarborsRead(reading)) return list;
    constexpr double kOut = 0.55; // sides of a hex, from the coast into the water
    for (std::size_t i = 0; i < reading.harbors.size(); ++i) {
        const vision::HarborReading& harbor = reading.harbors[i];
        const BoardPoint coast = position(harbor.at);
        const double out = 1 + kOut / std::hypot(coast.x, coast.y);
        QVariantMap map = harborMap(harbor.at, harbor.gives);
        map.insert(u"doubtful"_s,
                   reading.isUncertain(vision::harborPath(i)) || reading.isUncertain(vision::harborGivesPath(i)));
        map.insert(u"center"_s, pointOf(reading, {coast.x * out, coast.y * out}));
        list.append(map);
    }
    return list;
}

QVariantList exchangesOf(const BoardReading& reading, std::vector<HexExchange> exchanges) {
    // How much likelier the picture makes what the hex would be than what it is.
    const auto odds = [&](const HexExchange& exchange) {
        const vision::HexReading& now = reading.hexes[index(exchange.at)];
        const vision::TileReading& look = reading.looks.tiles[index(exchange.at)];
        if (exchange.terrain != now.terrain)
            return look.terrainProbabilities[index(exchange.terrain)] /
                   std::max(look.terrainProbabilities[index(now.terrain)], 1e-6F);
        const auto chance = [&](int number) {
            const auto* at = std::find(vision::kTokenNumbers.begin(), vision::kTokenNumbers.end(), number);
            return look.numberProbabilities[static_cast<std::size_t>(at - vision::kTokenNumbers.begin())];
        };
        return chance(exchange.number) / std::max(chance(now.number), 1e-6F);
    };
    std::stable_sort(exchanges.begin(), exchanges.end(),
                     [&](const auto& a, const auto& b) { return odds(a) > odds(b); });
    QVariantList list;
    for (const HexExchange& exchange : exchanges) {
        const vision::HexReading& now = reading.hexes[index(exchange.at)];
        list.append(
            QVariantMap{{u"hex"_s, placeName(standardIsland(), exchange.at)},
                        {u"terrain"_s, wordFor(exchange.terrain)},
                        {u"number"_s, exchange.number},
                        {u"from"_s, QVariantMap{{u"terrain"_s, wordFor(now.terrain)}, {u"number"_s, now.number}}}});
    }
    return list;
}

} // namespace reeve::app
