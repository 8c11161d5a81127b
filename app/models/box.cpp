// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/box.h"

#include "app/values/game_values.h"
#include "engine/setup/box_fit.h"

#include <QJSValue>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

/// As QML hands it over: a QVariant of what it holds, or of a QJSValue.
QVariant plain(const QVariant& value) {
    return value.metaType() == QMetaType::fromType<QJSValue>() ? value.value<QJSValue>().toVariant() : value;
}

/// The island that has as many hexes; the standard one where none has.
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

QVariantMap tooManyMap(const TooMany& many) {
    QVariantMap map{{u"have"_s, many.have}, {u"want"_s, many.want}};
    if (const auto* terrain = std::get_if<Terrain>(&many.what))
        map.insert(u"terrain"_s, wordFor(*terrain));
    else
        map.insert(u"number"_s, std::get<int>(many.what));
    return map;
}

/// A board of Seafarers: what its land holds is not counted here, only what is still to be chosen.
QVariantMap countAtSea(const LaidBoard& board, const Island& island) {
    std::vector<HexId> open;
    int land = 0;
    int tokens = 0;
    for (const HexId at : island.hexes) {
        const auto& hex = board[index(at)];
        if (hex.terrain == Terrain::Sea) continue;
        ++land;
        tokens += hex.terrain != Terrain::Desert;
        if (!hex.terrain || (hex.terrain != Terrain::Desert && hex.number == 0)) open.push_back(at);
    }
    return {{u"terrainsLeft"_s, QVariantMap()},
            {u"numbersLeft"_s, QVariantMap()},
            {u"openHexes"_s, placeNames(island, open)},
            {u"tooMany"_s, QVariantList()},
            {u"harborFault"_s, QVariant::fromValue(nullptr)},
            {u"hexes"_s, land},
            {u"tokens"_s, tokens}};
}

} // namespace

QVariantList Box::terrains() {
    QVariantList list;
    for (std::size_t t = 0; t < kTerrains; ++t) list.append(wordFor(static_cast<Terrain>(t)));
    return list;
}

QVariantList Box::numbers() {
    QVariantList list;
    for (std::size_t n = 0; n < boxes::kBase.tokens.size(); ++n)
        if (boxes::kBase.tokens[n] > 0) list.append(static_cast<int>(n));
    return list;
}

QVariantMap Box::count(const QVariant& hexes, const QVariant& harbors) {
    const QVariantMap given = plain(hexes).toMap();
    const Island& island = islandWith(given);
    const LaidBoard laid = laidBoard(given, island);
    for (const HexId at : island.hexes)
        if (laid[index(at)].terrain == Terrain::Sea) return countAtSea(laid, island);
    const BoxFit fit = fitToBox(laid, island.id);
    QVariantMap terrainsLeft;
    QVariantMap numbersLeft;
    for (std::size_t t = 0; t < kTerrains; ++t)
        terrainsLeft.insert(wordFor(static_cast<Terrain>(t)), fit.terrainsLeft[t]);
    for (std::size_t n = 0; n < boxes::kBase.tokens.size(); ++n)
        if (boxes::kBase.tokens[n] > 0) numbersLeft.insert(QString::number(n), fit.numbersLeft[n]);
    QVariantList tooMany;
    for (const TooMany& many : fit.tooMany) tooMany.append(tooManyMap(many));

    std::vector<HarborKind> kinds;
    for (const QVariant& harbor : plain(harbors).toList())
        if (const auto gives = namedBy<HarborKind>(plain(harbor).toMap().value(u"gives"_s).toString()))
            kinds.push_back(*gives);
    QVariant fault = QVariant::fromValue(nullptr);
    if (const auto found = kinds.empty() ? std::nullopt : harborFault(kinds, island.id))
        fault = QVariantMap{{u"gives"_s, wordFor(found->gives)}, {u"tooMany"_s, found->tooMany}};
    return {{u"terrainsLeft"_s, terrainsLeft},
            {u"numbersLeft"_s, numbersLeft},
            {u"openHexes"_s, given.isEmpty() ? QVariantList() : placeNames(island, fit.open)},
            {u"tooMany"_s, tooMany},
            {u"harborFault"_s, fault},
            {u"hexes"_s, island.hexCount},
            {u"tokens"_s, countOf(boxOf(island.id, kMaxPlayers).tokens)}};
}

} // namespace reeve::app
