// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sea_chart.h"

#include "app/values/game_values.h"
#include "app/window/terrain_counts.h"
#include "engine/modules/seafarers/dealt_board.h"
#include "engine/modules/seafarers/layouts.h"
#include "engine/modules/seafarers/survey.h"
#include "engine/position/queries.h"

#include <QJSValue>
#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <vector>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;
using seafarers::Flaw;

/// As QML hands it over: a QVariant of what it holds, or of a QJSValue.
QVariant plain(const QVariant& value) {
    return value.metaType() == QMetaType::fromType<QJSValue>() ? value.value<QJSValue>().toVariant() : value;
}
QVariantMap mapOf(const QVariant& value) { return plain(value).toMap(); }

const Island& islandOfRows(const QVariant& rows) {
    std::vector<int> lengths;
    for (const QVariant& length : plain(rows).toList()) lengths.push_back(length.toInt());
    const Island* island = islandWithRows(lengths);
    return island == nullptr ? standardIsland() : *island;
}

QVariantList rowsOf(const Island& island) {
    QVariantList rows;
    for (int row = 0; row < island.shape.rowCount(); ++row) rows.append(island.shape.rowLength(row));
    return rows;
}

/// A hex whose terrain is not chosen yet counts as land without a number.
Board boardFrom(const QVariantMap& given) {
    const Island& island = islandOfRows(given[u"rows"_s]);
    Board board;
    board.islandId = island.id;
    board.robber = kNoHex;
    const QVariantMap hexes = mapOf(given[u"hexes"_s]);
    for (const HexId hex : island.hexes) {
        const QVariantMap laid = mapOf(hexes[placeName(island, hex)]);
        const int number = laid[u"number"_s].toInt();
        board.terrain[index(hex)] = namedBy<Terrain>(laid[u"terrain"_s].toString()).value_or(Terrain::Fields);
        board.number[index(hex)] = static_cast<std::uint8_t>(number >= 2 && number <= 12 ? number : 0);
    }
    for (const QVariant& harbor : plain(given[u"harbors"_s]).toList()) {
        const QVariantMap laid = mapOf(harbor);
        const auto at = island.pathNamed(laid[u"at"_s].toString().toStdString());
        if (at && !board.harbors.full())
            board.harbors.push_back({*at, namedBy<HarborKind>(laid[u"gives"_s].toString()).value_or(HarborKind::Any)});
    }
    const QVariantMap areas = mapOf(given[u"areas"_s]);
    for (auto named = areas.begin(); named != areas.end(); ++named) {
        if (board.waters.areas.full() || named.key().size() > static_cast<int>(seafarers::kLongestAreaName)) continue;
        seafarers::Area area;
        area.rename(named.key().toStdString());
        for (const QVariant& name : plain(named.value()).toList())
            if (const auto hex = island.hexNamed(name.toString().toStdString())) area.hexes.insert(*hex);
        board.waters.areas.push_back(area);
    }
    if (const auto robber = island.hexNamed(given[u"robber"_s].toString().toStdString())) board.robber = *robber;
    if (const auto pirate = island.hexNamed(given[u"pirate"_s].toString().toStdString())) board.waters.pirate = *pirate;
    return board;
}

QVariantMap areasMap(const Board& board) {
    QVariantMap areas;
    for (const auto& area : board.waters.areas)
        areas.insert(qstring(area.name()), placeNames(board.island(), area.hexes));
    return areas;
}

QVariant hexOrNull(const Island& island, HexId hex) {
    return hex == kNoHex ? QVariant::fromValue(nullptr) : QVariant(placeName(island, hex));
}

QString wordOf(Flaw flaw) {
    switch (flaw) {
    case Flaw::NumberMissing: return u"number-missing"_s;
    case Flaw::TooSmall: return u"too-small"_s;
    case Flaw::AreaAtSea: return u"area-at-sea"_s;
    case Flaw::AreasMeet: return u"areas-meet"_s;
    case Flaw::HarborInland: return u"harbor-inland"_s;
    case Flaw::TooManyHarbors: return u"too-many-harbors"_s;
    case Flaw::RobberAtSea: return u"robber-at-sea"_s;
    case Flaw::PirateOnLand: return u"pirate-on-land"_s;
    case Flaw::RedNeighbors: return u"red-neighbors"_s;
    }
    return {};
}

} // namespace

QList<IslandFacts> SeaChart::islands() {
    QList<IslandFacts> list;
    for (const Island& island : kIslands) {
        IslandFacts facts{.hexes = island.hexCount};
        for (int row = 0; row < island.shape.rowCount(); ++row) facts.rows.append(island.shape.rowLength(row));
        list.append(facts);
    }
    return list;
}

QStringList SeaChart::terrains() {
    QStringList list;
    for (std::size_t t = 0; t < kAllTerrains; ++t) list.append(wordFor(static_cast<Terrain>(t)));
    return list;
}

QVariantMap SeaChart::blank(const QVariant& rows) {
    const Island& island = islandOfRows(rows);
    QVariantMap hexes;
    for (const HexId hex : island.hexes)
        hexes.insert(placeName(island, hex), QVariantMap{{u"terrain"_s, wordFor(Terrain::Sea)}, {u"number"_s, 0}});
    return {{u"rows"_s, rowsOf(island)},
            {u"hexes"_s, hexes},
            {u"harbors"_s, QVariantList()},
            {u"areas"_s, QVariantMap()},
            {u"robber"_s, QVariant::fromValue(nullptr)},
            {u"pirate"_s, QVariant::fromValue(nullptr)}};
}

QVariantMap SeaChart::outline(const QString& scenario, int players) {
    const auto named = namedBy<Scenario>(scenario);
    if (!named || *named == Scenario::None) return {};
    players = std::clamp(players, seafarers::kFewestPlayers, static_cast<int>(kMaxPlayers));
    const Board board = seafarers::scenarioBoard(*named, players, 1);
    const Island& island = board.island();
    HexSet shuffled;
    for (const auto& area : board.waters.areas) shuffled |= area.hexes;
    QVariantMap hexes;
    for (const HexId hex : island.hexes)
        hexes.insert(
            placeName(island, hex),
            QVariantMap{{u"terrain"_s, shuffled.contains(hex) ? QString() : wordFor(board.terrain[index(hex)])},
                        {u"number"_s, 0}});
    QVariantList harbors;
    for (const auto& harbor : board.harbors)
        harbors.append(QVariantMap{{u"at"_s, placeName(island, harbor.at)}, {u"gives"_s, QString()}});
    // Where the robber begins on a desert that is shuffled, it is not known yet.
    const bool fixed = !(board.terrain[index(board.robber)] == Terrain::Desert && shuffled.contains(board.robber));
    return {{u"rows"_s, rowsOf(island)},
            {u"hexes"_s, hexes},
            {u"harbors"_s, harbors},
            {u"areas"_s, areasMap(board)},
            {u"robber"_s, hexOrNull(island, fixed ? board.robber : kNoHex)},
            {u"pirate"_s, hexOrNull(island, board.waters.pirate)}};
}

SurveyFacts SeaChart::survey(const QVariant& board, int players) {
    const QVariantMap given = mapOf(board);
    Board laid = boardFrom(given);
    seafarers::chart(laid);
    const Island& island = laid.island();
    SurveyFacts facts{.coast = placeList(island, laid.waters.landPaths & laid.waters.seaPaths),
                      .mostHarbors = seafarers::mostHarbors(island.id),
                      .land = (island.hexes - laid.waters.sea).size()};
    bool ready = laid.robber != kNoHex;
    for (const auto& found : seafarers::survey(laid, players * seafarers::kFirstBuildings)) {
        if (found.flaw == Flaw::NumberMissing) {
            facts.open = placeList(island, found.hexes);
            ready = false;
            continue;
        }
        if (found.flaw != Flaw::RedNeighbors) ready = false;
        facts.flaws.append(FlawFacts{.flaw = wordOf(found.flaw),
                                     .places = placeList(island, found.hexes) + placeList(island, found.paths)});
    }
    for (const QVariant& harbor : plain(given[u"harbors"_s]).toList())
        if (mapOf(harbor)[u"gives"_s].toString().isEmpty()) facts.openHarbors.append(mapOf(harbor)[u"at"_s].toString());
    facts.ready = ready && facts.openHarbors.isEmpty();
    return facts;
}

ScenarioLeftFacts SeaChart::left(const QVariant& board, const QString& scenario, int players) {
    const auto named = namedBy<Scenario>(scenario);
    if (!named || *named == Scenario::None) return {};
    players = std::clamp(players, seafarers::kFewestPlayers, static_cast<int>(kMaxPlayers));
    const Board whole =
        seafarers::scenarioBoard(*named, players, 1); // every board of it has the same terrain and tokens
    const Island& island = whole.island();
    const QVariantMap hexes = mapOf(mapOf(board)[u"hexes"_s]);
    std::array<int, kAllTerrains> terrains{};
    std::array<int, 13> numbers{};
    for (const auto& area : whole.waters.areas)
        for (const HexId hex : area.hexes) {
            ++terrains[index(whole.terrain[index(hex)])];
            ++numbers[whole.number[index(hex)]];
            const QVariantMap laid = mapOf(hexes[placeName(island, hex)]);
            const int number = laid[u"number"_s].toInt();
            if (const auto terrain = namedBy<Terrain>(laid[u"terrain"_s].toString())) --terrains[index(*terrain)];
            if (number >= 2 && number <= 12) --numbers[static_cast<std::size_t>(number)];
        }
    return {
        .counted = true, .terrains = terrainCounts(terrains), .numbers = QList<int>(numbers.begin(), numbers.end())};
}

QVariantMap SeaChart::isles(const QVariant& board) {
    Board laid = boardFrom(mapOf(board));
    laid.waters.areas = seafarers::islesOf(laid);
    return areasMap(laid);
}

QVariantMap SeaChart::dealt(const QVariant& board, const QString& what, int players) {
    QVariantMap given = mapOf(board);
    Board laid = boardFrom(given);
    const auto seed = [] { return QRandomGenerator::global()->generate64(); };
    const bool all = what == "all"_L1;
    if (all || what == "terrain"_L1) laid = seafarers::withDealtTerrain(laid, seed());
    if (all || what == "numbers"_L1) laid = seafarers::withDealtNumbers(laid, seed());
    if (all || what == "harbors"_L1)
        laid = seafarers::withDealtHarbors(
            laid, std::clamp(players, seafarers::kFewestPlayers, static_cast<int>(kMaxPlayers)), seed());
    const Island& island = laid.island();
    if (what != "harbors"_L1) {
        QVariantMap hexes;
        const QVariantMap before = mapOf(given[u"hexes"_s]);
        for (const HexId hex : island.hexes) {
            // Where only numbers are dealt, a hex without terrain stays so.
            const QVariant terrain = what == "numbers"_L1 ? mapOf(before[placeName(island, hex)])[u"terrain"_s]
                                                          : QVariant(wordFor(laid.terrain[index(hex)]));
            hexes.insert(placeName(island, hex),
                         QVariantMap{{u"terrain"_s, terrain}, {u"number"_s, laid.number[index(hex)]}});
        }
        given[u"hexes"_s] = hexes;
    }
    QVariantList harbors;
    for (const auto& harbor : laid.harbors)
        harbors.append(QVariantMap{{u"at"_s, placeName(island, harbor.at)}, {u"gives"_s, wordFor(harbor.gives)}});
    if (all || what == "harbors"_L1) given[u"harbors"_s] = harbors;
    return given;
}

QVariantMap SeaChart::tidied(const QVariant& board) {
    QVariantMap given = mapOf(board);
    Board laid = boardFrom(given);
    seafarers::chart(laid);
    const Island& island = laid.island();
    const HexSet land = island.hexes - laid.waters.sea;
    InlineVector<seafarers::Area, seafarers::kMostAreas> areas;
    for (auto area : laid.waters.areas) {
        area.hexes &= land;
        if (!area.hexes.empty()) areas.push_back(area);
    }
    laid.waters.areas = areas;
    if (laid.robber == kNoHex || laid.waters.sea.contains(laid.robber)) {
        laid.robber = firstDesert(laid);
        if (laid.robber == kNoHex && !land.empty()) laid.robber = land.first();
    }
    if (laid.waters.pirate != kNoHex && land.contains(laid.waters.pirate)) laid.waters.pirate = kNoHex;
    given[u"areas"_s] = areasMap(laid);
    given[u"robber"_s] = hexOrNull(island, laid.robber);
    given[u"pirate"_s] = hexOrNull(island, laid.waters.pirate);
    return given;
}

} // namespace reeve::app

#include "moc_sea_chart.cpp"
