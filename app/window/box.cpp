// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/box.h"

#include "app/values/game_values.h"
#include "app/window/terrain_counts.h"
#include "engine/setup/box_fit.h"

#include <QJSValue>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

/// Unwraps QJSValue.
QVariant plain(const QVariant& value) {
    return value.metaType() == QMetaType::fromType<QJSValue>() ? value.value<QJSValue>().toVariant() : value;
}

/// The island with this number of hexes; the standard island if there is none.
const Island& islandWith(const QVariantMap& hexes) {
    const auto found = std::ranges::find(kIslands, static_cast<int>(hexes.size()), &Island::hexCount);
    return found == kIslands.end() ? standardIsland() : *found;
}

LaidBoard laidBoard(const QVariantMap& hexes, const Island& island) {
    LaidBoard board;
    for (const HexId at : island.hexes) {
        const std::size_t h = index(at);
        const QVariantMap hex = plain(hexes.value(placeName(island, at))).toMap();
        const int number = hex.value(u"number"_s).toInt();
        board[h].terrain = namedBy<Terrain>(hex.value(u"terrain"_s).toString());
        board[h].number = number >= 2 && number <= 12 ? number : 0;
    }
    return board;
}

TooManyFacts tooManyFacts(const TooMany& many) {
    TooManyFacts facts{.have = many.have, .want = many.want};
    if (const auto* terrain = std::get_if<Terrain>(&many.what))
        facts.terrain = wordFor(*terrain);
    else
        facts.number = std::get<int>(many.what);
    return facts;
}

/// A board of Seafarers: what its land holds is not counted here, only what is still to be chosen.
BoardCountFacts countAtSea(const LaidBoard& board, const Island& island) {
    BoardCountFacts facts;
    for (const HexId at : island.hexes) {
        const auto& hex = board[index(at)];
        if (hex.terrain == Terrain::Sea) continue;
        ++facts.hexes;
        facts.tokens += hex.terrain != Terrain::Desert;
        if (!hex.terrain || (hex.terrain != Terrain::Desert && hex.number == 0))
            facts.openHexes.append(placeName(island, at));
    }
    return facts;
}

} // namespace

QStringList Box::terrains() {
    QStringList list;
    for (std::size_t t = 0; t < kTerrains; ++t) list.append(wordFor(static_cast<Terrain>(t)));
    return list;
}

QList<int> Box::numbers() {
    QList<int> list;
    for (std::size_t n = 0; n < boxes::kBase.tokens.size(); ++n)
        if (boxes::kBase.tokens[n] > 0) list.append(static_cast<int>(n));
    return list;
}

BoardCountFacts Box::count(const QVariant& hexes, const QVariant& harbors) {
    const QVariantMap given = plain(hexes).toMap();
    const Island& island = islandWith(given);
    const LaidBoard laid = laidBoard(given, island);
    for (const HexId at : island.hexes)
        if (laid[index(at)].terrain == Terrain::Sea) return countAtSea(laid, island);
    const BoxFit fit = fitToBox(laid, island.id);
    BoardCountFacts facts{.terrainsLeft = terrainCounts(fit.terrainsLeft),
                          .numbersLeft = QList<int>(fit.numbersLeft.begin(), fit.numbersLeft.end()),
                          .hexes = island.hexCount,
                          .tokens = countOf(boxOf(island.id, kMaxPlayers).tokens)};
    if (!given.isEmpty()) facts.openHexes = placeList(island, fit.open);
    for (const TooMany& many : fit.tooMany) facts.tooMany.append(tooManyFacts(many));

    std::vector<HarborKind> kinds;
    for (const QVariant& harbor : plain(harbors).toList())
        if (const auto gives = namedBy<HarborKind>(plain(harbor).toMap().value(u"gives"_s).toString()))
            kinds.push_back(*gives);
    if (const auto found = kinds.empty() ? std::nullopt : harborFault(kinds, island.id)) {
        facts.wrongHarbor = wordFor(found->gives);
        facts.tooManyHarbors = found->tooMany;
    }
    return facts;
}

} // namespace reeve::app

#include "moc_box.cpp"
