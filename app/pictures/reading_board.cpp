// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/reading_board.h"

#include "app/values/game_values.h"
#include "engine/setup/boards.h"
#include "engine/tables/box.h"

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
    if (reading.ground().atSea()) return list; // the accuracy of the reader was not measured for them
    if (allHarborsRead(reading)) {
        for (const vision::HarborReading& harbor : reading.harbors)
            list.append(harborMap(reading.places(), harbor.at, harbor.gives));
        return list;
    }
    // The places of harbours on the frame are fixed; the user corrects their kinds on the board page.
    const Board frame = boardFor(Layout::Random, 1, reading.island);
    for (const Harbor& harbor : frame.harbors) list.append(harborMap(reading.places(), harbor.at, harbor.gives));
    return list;
}

QPointF pointOf(const BoardReading& reading, const BoardPoint& at) {
    const cv::Vec3d p = reading.boardToImage * cv::Vec3d(at.x, at.y, 1);
    return {p[0] / p[2], p[1] / p[2]};
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
    if (reading.pirate && !reading.isUncertain(vision::FigureDoubt::Pirate))
        board.insert(u"pirate"_s, placeName(reading.places(), reading.pirate->at));
    if (reading.island != IslandId::Standard) {
        QVariantList rows;
        const Shape& shape = reading.places().shape;
        for (int row = 0; row < shape.rowCount(); ++row) rows.append(shape.rowLength(row));
        board.insert(u"rows"_s, rows);
    }
    return board;
}

LaidLayoutFacts layoutOf(const vision::Ground& ground) {
    LaidLayoutFacts facts{.hexes = ground.places().hexCount};
    const vision::ScenarioLayout* layout = vision::scenarioLayoutOf(ground);
    if (layout == nullptr) return facts;
    facts.scenario = wordFor(layout->scenario);
    facts.players = QList<int>(layout->players.begin(), layout->players.end());
    return facts;
}

QList<HexOutlineFacts> outlinesOf(const BoardReading& reading) {
    QList<HexOutlineFacts> list;
    const Island& island = reading.places();
    for (const HexId hex : island.hexes) {
        QList<double> points;
        for (const IntersectionId corner : island.hexCorners[index(hex)]) {
            const QPointF at = pointOf(reading, island.position(corner));
            points << at.x() << at.y();
        }
        list.append(HexOutlineFacts{
            .hex = placeName(island, hex), .points = points, .center = pointOf(reading, island.position(hex))});
    }
    return list;
}

QList<ScannedHarborFacts> harborMarksOf(const BoardReading& reading) {
    QList<ScannedHarborFacts> list;
    if (reading.ground().atSea() || !allHarborsRead(reading)) return list;
    constexpr double kOut = 0.55; // sides of a hex, from the coast into the water
    for (std::size_t i = 0; i < reading.harbors.size(); ++i) {
        const vision::HarborReading& harbor = reading.harbors[i];
        const BoardPoint coast = reading.places().position(harbor.at);
        const double out = 1 + kOut / std::hypot(coast.x, coast.y);
        list.append(
            ScannedHarborFacts{.at = placeName(reading.places(), harbor.at),
                               .gives = wordFor(harbor.gives),
                               .doubtful = reading.isUncertain(vision::HarborDoubt{i, vision::HarborField::Whole}) ||
                                           reading.isUncertain(vision::HarborDoubt{i, vision::HarborField::Gives}),
                               .center = pointOf(reading, {coast.x * out, coast.y * out})});
    }
    return list;
}

QList<HexExchangeFacts> exchangesOf(const BoardReading& reading, std::vector<HexExchange> exchanges) {
    // Probability of the exchanged terrain or number, divided by that of the one that was read.
    const auto odds = [&](const HexExchange& exchange) {
        const vision::HexReading& now = reading.hexes[index(exchange.at)];
        const vision::TerrainLook& look = reading.looks.terrain[index(exchange.at)];
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
    QList<HexExchangeFacts> list;
    for (const HexExchange& exchange : exchanges) {
        const vision::HexReading& now = reading.hexes[index(exchange.at)];
        list.append(HexExchangeFacts{.hex = placeName(reading.places(), exchange.at),
                                     .terrain = wordFor(exchange.terrain),
                                     .fromTerrain = wordFor(now.terrain),
                                     .number = exchange.number,
                                     .fromNumber = now.number});
    }
    return list;
}

} // namespace reeve::app
