// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scan/reading_board.h"

#include "app/values/game_values.h"
#include "engine/setup/boards.h"
#include "engine/tables/box.h"
#include "engine/tables/supply.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;
using vision::BoardReading;

QVariantMap harborMap(const Island& island, PathId at, HarborKind gives) {
    return {{u"at"_s, placeName(island, at)}, {u"gives"_s, wordFor(gives)}};
}

bool allHarborsRead(const BoardReading& reading) {
    std::set<PathId> places;
    for (const vision::HarborReading& harbor : reading.harbors) places.insert(harbor.at);
    const auto harbors = static_cast<std::size_t>(countOf(boxOf(reading.island, kMaxPlayers).harbors));
    return places.size() == harbors && reading.harbors.size() == harbors;
}

QVariantList harborsOf(const BoardReading& reading) {
    QVariantList list;
    if (reading.ground().atSea()) return list; // how well they are read was not measured
    if (allHarborsRead(reading)) {
        for (const vision::HarborReading& harbor : reading.harbors)
            list.append(harborMap(reading.places(), harbor.at, harbor.gives));
        return list;
    }
    // The places of the frame are always the same; what each takes, a person sets right on the board page.
    const Board frame = boardFor(Layout::Random, 1, reading.island);
    for (const Harbor& harbor : frame.harbors) list.append(harborMap(reading.places(), harbor.at, harbor.gives));
    return list;
}

QVariant pointOf(const BoardReading& reading, const BoardPoint& at) {
    const cv::Vec3d p = reading.boardToImage * cv::Vec3d(at.x, at.y, 1);
    return QVariantList{p[0] / p[2], p[1] / p[2]};
}

} // namespace

QVariant boardOf(const BoardReading& reading) {
    QVariantMap hexes;
    for (std::size_t h = 0; h < reading.hexes.size(); ++h) {
        QVariantMap hex{{u"terrain"_s, wordFor(reading.hexes[h].terrain)}};
        if (reading.hexes[h].number != 0) hex.insert(u"number"_s, reading.hexes[h].number);
        hexes.insert(placeName(reading.places(), static_cast<HexId>(h)), hex);
    }
    QVariantMap board{{u"hexes"_s, hexes}, {u"harbors"_s, harborsOf(reading)}};
    if (reading.island != IslandId::Standard) {
        QVariantList rows;
        const Shape& shape = reading.places().shape;
        for (int row = 0; row < shape.rowCount(); ++row) rows.append(shape.rowLength(row));
        board.insert(u"rows"_s, rows);
    }
    return board;
}

QVariantList outlinesOf(const BoardReading& reading) {
    QVariantList list;
    const Island& island = reading.places();
    for (const HexId hex : island.hexes) {
        QVariantList points;
        for (const IntersectionId corner : island.hexCorners[index(hex)])
            points.append(pointOf(reading, island.position(corner)).toList());
        list.append(QVariantMap{{u"hex"_s, placeName(island, hex)},
                                {u"points"_s, points},
                                {u"center"_s, pointOf(reading, island.position(hex))}});
    }
    return list;
}

QVariantList harborMarksOf(const BoardReading& reading) {
    QVariantList list;
    if (reading.ground().atSea() || !allHarborsRead(reading)) return list;
    constexpr double kOut = 0.55; // sides of a hex, from the coast into the water
    for (std::size_t i = 0; i < reading.harbors.size(); ++i) {
        const vision::HarborReading& harbor = reading.harbors[i];
        const BoardPoint coast = reading.places().position(harbor.at);
        const double out = 1 + kOut / std::hypot(coast.x, coast.y);
        QVariantMap map = harborMap(reading.places(), harbor.at, harbor.gives);
        map.insert(u"doubtful"_s, reading.isUncertain(vision::HarborDoubt{i, vision::HarborField::Whole}) ||
                                      reading.isUncertain(vision::HarborDoubt{i, vision::HarborField::Gives}));
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
            QVariantMap{{u"hex"_s, placeName(reading.places(), exchange.at)},
                        {u"terrain"_s, wordFor(exchange.terrain)},
                        {u"number"_s, exchange.number},
                        {u"from"_s, QVariantMap{{u"terrain"_s, wordFor(now.terrain)}, {u"number"_s, now.number}}}});
    }
    return list;
}

} // namespace reeve::app
