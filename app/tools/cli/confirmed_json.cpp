// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/cli/confirmed_json.h"

#include "app/values/reading_json.h"
#include "vision/locate/lattice.h"

#include <vector>

namespace {

using namespace reeve;
using namespace reeve::vision;
using namespace reeve::readingjson;

/// The place with this name on an island.
template <typename Id>
Id placeAt(const Json& json, const std::string& where, const Island& island,
           std::optional<Id> (Island::*find)(std::string_view) const) {
    const auto place = (island.*find)(textAt(json, where));
    if (!place) throw Wrong(where + ": there is no place " + record::shown(textAt(json, where)));
    return *place;
}

/// The island with the reading's `rows`; without `rows` the standard one.
IslandId islandOf(const Json& json) {
    if (!json.contains("rows")) return IslandId::Standard;
    if (!json["rows"].is_array()) throw Wrong("rows is not a list of numbers");
    std::vector<int> rows;
    for (const Json& row : json["rows"]) rows.push_back(smallNumber(row));
    const Island* island = islandWithRows(rows);
    if (island == nullptr) throw Wrong("rows: there is no such island");
    if (!isReadable(island->id)) throw Wrong("rows: sets are taught with the islands of 19 and of 30 hexes only");
    return island->id;
}

bool given(const Json& json, const char* key) { return json.contains(key) && !json[key].is_null(); }

void readHexes(const Json& json, const Island& island, Confirmed& out) {
    if (!json.is_object()) throw Wrong("hexes is not an object");
    for (const auto& [key, hex] : json.items()) {
        const std::string where = "hexes." + record::shown(key);
        const auto at = island.hexNamed(key);
        if (!at) throw Wrong("hexes: there is no hex " + record::shown(key));
        if (!hex.is_object()) throw Wrong(where + " is not an object");
        if (given(hex, "terrain")) out.terrain[index(*at)] = wordAt<Terrain>(hex["terrain"], where + ".terrain");
        if (!given(hex, "number")) continue;
        const int number = smallNumber(hex["number"]);
        if (number < 2 || number == 7) throw Wrong(where + ".number is not a number of a token");
        out.number[index(*at)] = number;
    }
}

ConfirmedPiece pieceAt(const Json& json, const std::string& where, const Island& island) {
    if (!json.is_object() || !json.contains("piece") || !json.contains("color") || !json.contains("at"))
        throw Wrong(where + " has not piece, color and at");
    ConfirmedPiece piece;
    piece.piece = pieceKindAt(json["piece"], where + ".piece");
    piece.color = wordAt<Color>(json["color"], where + ".color");
    const std::string place = where + ".at";
    if (piece.piece == PieceKind::Road)
        piece.at = placeAt(json["at"], place, island, &Island::pathNamed);
    else
        piece.at = placeAt(json["at"], place, island, &Island::intersectionNamed);
    if (given(json, "level")) {
        piece.level = smallNumber(json["level"]);
        if (*piece.level < 1 || *piece.level > 3) throw Wrong(where + ".level is not 1, 2 or 3");
    }
    if (given(json, "active")) {
        if (!json["active"].is_boolean()) throw Wrong(where + ".active is not true or false");
        piece.active = json["active"].get<bool>();
    }
    return piece;
}

/// Hex of a figure, given as {"at": …} or by name; null: it is not on the board.
std::optional<HexId> figureAt(const Json& json, const std::string& where, const Island& island) {
    if (json.is_null()) return std::nullopt;
    if (!json.is_object()) return placeAt(json, where, island, &Island::hexNamed);
    if (!json.contains("at")) throw Wrong(where + " has not at");
    return placeAt(json["at"], where + ".at", island, &Island::hexNamed);
}

/// The harbours, in the order of the reading.
std::vector<ConfirmedHarbor> harborsIn(const Json& list, const Island& island) {
    if (!list.is_array()) throw Wrong("harbors is not a list");
    std::vector<ConfirmedHarbor> harbors;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Json& json = list[i];
        const std::string where = "harbors[" + std::to_string(i) + "]";
        if (!json.is_object() || !json.contains("at") || !json.contains("gives"))
            throw Wrong(where + " has not at and gives");
        harbors.push_back({placeAt(json["at"], where + ".at", island, &Island::pathNamed),
                           wordAt<HarborKind>(json["gives"], where + ".gives")});
    }
    return harbors;
}

/// Resets the values that the reading lists under "uncertain". Returns per piece whether it must be removed.
std::vector<bool> forgetUncertain(const Json& list, Confirmed& out) {
    if (!list.is_array()) throw Wrong("uncertain is not a list");
    std::vector<bool> gone(out.pieces ? out.pieces->size() : 0);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string& path = textAt(list[i], "uncertain[" + std::to_string(i) + "]");
        const Island& island = reeve::islandOf(out.island);
        const auto named = [&](const Doubt& doubt) { return path == recordPath(doubt, island); };
        if (named(FigureDoubt::Robber)) out.robber.reset();
        if (named(FigureDoubt::Merchant)) out.merchant.reset();
        for (const HexId hex : island.hexes)
            if (named(HexDoubt{hex, HexField::Terrain})) out.terrain[index(hex)].reset();
        for (std::size_t harbor = 0; harbor < out.harbors.size(); ++harbor)
            if (named(HarborDoubt{harbor, HarborField::Whole}) || named(HarborDoubt{harbor, HarborField::Gives}))
                out.unknownHarbors.insert(out.harbors[harbor].at);
        for (std::size_t piece = 0; piece < gone.size(); ++piece) {
            if (named(PieceDoubt{piece, PieceField::Whole})) gone[piece] = true;
            if (named(PieceDoubt{piece, PieceField::Kind})) {
                ConfirmedPiece& one = (*out.pieces)[piece];
                one.kindKnown = false;
                gone[piece] = gone[piece] || !mayLackKind(one.piece);
            }
            if (named(PieceDoubt{piece, PieceField::Level})) (*out.pieces)[piece].level.reset();
            if (named(PieceDoubt{piece, PieceField::Active})) (*out.pieces)[piece].active.reset();
        }
    }
    return gone;
}

Confirmed confirmedIn(const Json& json) {
    if (!json.is_object()) throw Wrong("a reading is an object");
    if (given(json, "format") && json["format"] != "reeve-reading/1") throw Wrong("format is not reeve-reading/1");
    if (json.contains("found") && json["found"] == false) throw Wrong("this reading found no board");
    Confirmed out;
    out.island = islandOf(json);
    const Island& island = reeve::islandOf(out.island);
    if (given(json, "board_to_image")) out.boardToImage = matrixAt(json["board_to_image"]);
    if (given(json, "hexes")) readHexes(json["hexes"], island, out);
    if (given(json, "pieces")) {
        const Json& list = json["pieces"];
        if (!list.is_array()) throw Wrong("pieces is not a list");
        out.pieces.emplace();
        for (std::size_t i = 0; i < list.size(); ++i)
            out.pieces->push_back(pieceAt(list[i], "pieces[" + std::to_string(i) + "]", island));
    }
    if (given(json, "harbors")) out.harbors = harborsIn(json["harbors"], island);
    if (json.contains("robber")) out.robber = figureAt(json["robber"], "robber", island);
    if (json.contains("merchant")) out.merchant = figureAt(json["merchant"], "merchant", island);
    if (!given(json, "uncertain")) return out;
    const std::vector<bool> gone = forgetUncertain(json["uncertain"], out);
    std::erase_if(out.harbors, [&](const ConfirmedHarbor& harbor) { return out.unknownHarbors.contains(harbor.at); });
    for (std::size_t i = gone.size(); i-- > 0;) {
        if (!gone[i]) continue;
        out.unknown.insert((*out.pieces)[i].at);
        out.pieces->erase(out.pieces->begin() + static_cast<std::ptrdiff_t>(i));
    }
    return out;
}

} // namespace

std::variant<Confirmed, std::string> confirmedFromJson(const std::string& text) {
    const record::Parsed parsed = record::parseJson(record::withoutMark(text));
    if (parsed.fault) return record::sentence(*parsed.fault);
    try {
        return confirmedIn(parsed.value);
    } catch (const Wrong& wrong) {
        return std::string(wrong.what());
    }
}
