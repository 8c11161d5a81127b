// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/workbench/label.h"

#include "app/values/reading_json.h"
#include "engine/tables/supply.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace reeve::workbench {
namespace {

using namespace readingjson;
using vision::PieceKind;

HexId hexAt(const std::string& name, const std::string& where) {
    const auto hex = hexNamed(name);
    if (!hex) throw Wrong(where + ": there is no hex " + record::shown(name));
    return *hex;
}

LabelledHex hexIn(const Json& json, const std::string& where) {
    if (!json.is_object()) throw Wrong(where + " is not an object");
    LabelledHex hex;
    if (json.contains("terrain") && !json["terrain"].is_null())
        hex.terrain = wordAt<Terrain>(json["terrain"], where + ".terrain");
    if (json.contains("number") && !json["number"].is_null()) {
        hex.number = smallNumber(json["number"]);
        if (hex.number < 2 || hex.number > 12 || hex.number == 7)
            throw Wrong(where + ".number is not a number of a token");
    }
    return hex;
}

LabelledPiece pieceIn(const Json& json, const std::string& where) {
    if (!json.is_object() || !json.contains("piece") || !json.contains("color") || !json.contains("at"))
        throw Wrong(where + " has not piece, color and at");
    LabelledPiece piece;
    piece.piece = pieceKindAt(json["piece"], where + ".piece");
    piece.color = wordAt<Color>(json["color"], where + ".color");
    const std::string& at = textAt(json["at"], where + ".at");
    if (piece.piece == PieceKind::Road) {
        const auto path = pathNamed(at);
        if (!path) throw Wrong(where + ".at: there is no path " + at);
        piece.at = *path;
    } else {
        const auto intersection = intersectionNamed(at);
        if (!intersection) throw Wrong(where + ".at: there is no intersection " + at);
        piece.at = *intersection;
    }
    if (piece.piece == PieceKind::Knight) {
        piece.level = json.contains("level") ? smallNumber(json["level"]) : 1;
        piece.active = json.value("active", false);
        if (piece.level < 1 || piece.level > 3) throw Wrong(where + ".level is not 1, 2 or 3");
    }
    return piece;
}

LabelledHarbor harborIn(const Json& json, const std::string& where) {
    if (!json.is_object() || !json.contains("at") || !json.contains("gives"))
        throw Wrong(where + " has not at and gives");
    const std::string& at = textAt(json["at"], where + ".at");
    const auto path = pathNamed(at);
    if (!path || !standardIsland().coast.contains(*path)) throw Wrong(where + ".at: there is no coast " + at);
    return {*path, wordAt<HarborKind>(json["gives"], where + ".gives")};
}

int shipIn(const Json& json) {
    if (!json.is_object() || !json.contains("spaces") || !json["spaces"].is_number_integer())
        throw Wrong("barbarians is neither null nor has spaces");
    const auto spaces = json["spaces"].get<std::int64_t>();
    if (spaces < 0 || spaces >= supply::kShipSpaces) throw Wrong("barbarians.spaces is not from 0 to 6");
    return static_cast<int>(spaces);
}

/// Walls and metropolises share the intersection of their city; other pieces occupy a place alone.
bool sharesPlace(const LabelledPiece& piece) {
    return piece.piece == PieceKind::Wall || piece.piece == PieceKind::Metropolis;
}

Label labelIn(const Json& json) {
    if (!json.is_object()) throw Wrong("a label is an object");
    Label label;
    for (const auto& [key, value] : json.items()) {
        if (key == "image")
            label.image = textAt(value, key);
        else if (key == "board_to_image")
            label.boardToImage = matrixAt(value);
        else if (key == "hexes") {
            if (!value.is_object()) throw Wrong("hexes is not an object");
            for (const auto& [name, hex] : value.items())
                label.hexes[index(hexAt(name, "hexes"))] = hexIn(hex, "hexes." + name);
        } else if (key == "tokens") {
            if (!value.is_boolean()) throw Wrong("tokens is not true or false");
            label.tokens = value.get<bool>();
        } else if (key == "robber") {
            if (!value.is_null()) label.robber = hexAt(textAt(value, key), key);
        } else if (key == "merchant") {
            if (!value.is_null()) label.merchant = hexAt(textAt(value, key), key);
        } else if (key == "barbarians") {
            label.ship.emplace(value.is_null() ? std::nullopt : std::optional(shipIn(value)));
        } else if (key == "harbors") {
            if (!value.is_array()) throw Wrong("harbors is not a list");
            label.harbors.emplace();
            for (std::size_t i = 0; i < value.size(); ++i)
                label.harbors->push_back(harborIn(value[i], "harbors[" + std::to_string(i) + "]"));
        } else if (key == "pieces") {
            if (!value.is_array()) throw Wrong("pieces is not a list");
            label.pieces.emplace();
            for (std::size_t i = 0; i < value.size(); ++i)
                label.pieces->push_back(pieceIn(value[i], "pieces[" + std::to_string(i) + "]"));
        } else {
            label.rest[key] = value;
        }
    }
    return label;
}

} // namespace

const LabelledPiece* Label::at(std::variant<IntersectionId, PathId> place) const {
    if (!pieces) return nullptr;
    const auto found = std::find_if(pieces->begin(), pieces->end(), [&](const LabelledPiece& piece) {
        return piece.at == place && !sharesPlace(piece);
    });
    return found == pieces->end() ? nullptr : &*found;
}

void Label::put(std::variant<IntersectionId, PathId> place, std::optional<LabelledPiece> piece) {
    if (!pieces) pieces.emplace();
    std::erase_if(*pieces, [&](const LabelledPiece& old) { return old.at == place; });
    if (!piece) return;
    piece->at = place;
    pieces->push_back(*piece);
}

bool Label::has(IntersectionId place, PieceKind upon) const {
    return pieces && std::any_of(pieces->begin(), pieces->end(), [&](const LabelledPiece& piece) {
               return piece.piece == upon && piece.at == std::variant<IntersectionId, PathId>(place);
           });
}

void Label::turn(IntersectionId place, PieceKind upon) {
    const std::variant<IntersectionId, PathId> at = place;
    const LabelledPiece* city = this->at(at);
    if (city == nullptr || city->piece != PieceKind::City) return;
    const LabelledPiece piece{.piece = upon, .color = city->color, .at = at};
    if (std::erase_if(*pieces, [&](const LabelledPiece& old) { return old.piece == upon && old.at == at; }) == 0)
        pieces->push_back(piece);
}

std::optional<HarborKind> Label::harborAt(PathId coast) const {
    if (!harbors) return std::nullopt;
    const auto found =
        std::find_if(harbors->begin(), harbors->end(), [&](const LabelledHarbor& h) { return h.at == coast; });
    return found == harbors->end() ? std::nullopt : std::optional(found->gives);
}

void Label::putHarbor(PathId coast, std::optional<HarborKind> gives) {
    if (!harbors) harbors.emplace();
    std::erase_if(*harbors, [&](const LabelledHarbor& h) { return h.at == coast; });
    if (gives) harbors->push_back({coast, *gives});
}

std::variant<Label, std::string> readLabel(const std::string& text) {
    const record::Parsed parsed = record::parseJson(record::withoutMark(text));
    if (parsed.fault) return record::sentence(*parsed.fault);
    try {
        return labelIn(parsed.value);
    } catch (const Wrong& wrong) {
        return std::string(wrong.what());
    } catch (const Json::exception& wrong) {
        return std::string(wrong.what()); // `active` has a wrong type
    }
}

std::string labelText(const Label& label) {
    Json json{{"image", label.image}};
    if (label.boardToImage) {
        json["board_to_image"] = Json::array();
        for (const double value : label.boardToImage->val) json["board_to_image"].push_back(value);
    }
    json["hexes"] = Json::object();
    for (std::size_t h = 0; h < standard::kHexes; ++h) {
        const LabelledHex& hex = label.hexes[h];
        if (!hex.terrain && hex.number == 0) continue;
        Json& entry = json["hexes"][name(static_cast<HexId>(h))] = Json::object();
        if (hex.terrain) entry["terrain"] = record::wordOf(*hex.terrain);
        if (hex.number != 0) entry["number"] = hex.number;
    }
    json["tokens"] = label.tokens;
    if (label.robber) json["robber"] = name(*label.robber);
    if (label.merchant) json["merchant"] = name(*label.merchant);
    if (label.ship) json["barbarians"] = *label.ship ? Json{{"spaces", **label.ship}} : Json();
    if (label.harbors) {
        json["harbors"] = Json::array();
        for (const LabelledHarbor& harbor : *label.harbors)
            json["harbors"].push_back({{"at", name(harbor.at)}, {"gives", record::wordOf(harbor.gives)}});
    }
    if (label.pieces) {
        json["pieces"] = Json::array();
        for (const LabelledPiece& piece : *label.pieces) {
            Json entry{{"piece", kPieceWords[static_cast<std::size_t>(piece.piece)]},
                       {"color", record::wordOf(piece.color)}};
            entry["at"] = std::visit([](auto place) { return name(place); }, piece.at);
            if (piece.piece == PieceKind::Knight) {
                entry["level"] = piece.level;
                entry["active"] = piece.active;
            }
            json["pieces"].push_back(std::move(entry));
        }
    }
    for (const auto& [key, value] : label.rest.items()) json[key] = value;
    return json.dump(1) + "\n";
}

Label labelFrom(const vision::BoardReading& reading, const std::string& image) {
    Label label;
    label.image = image;
    if (!reading.found()) return label;
    label.boardToImage = reading.boardToImage;
    label.tokens = false;
    for (std::size_t h = 0; h < standard::kHexes; ++h) {
        label.hexes[h] = {reading.hexes[h].terrain, reading.hexes[h].number};
        label.tokens = label.tokens || reading.hexes[h].number != 0;
    }
    if (reading.robber) label.robber = reading.robber->at;
    if (reading.merchant) label.merchant = reading.merchant->at;
    label.ship.emplace(reading.barbarians ? std::optional(reading.barbarians->spaces) : std::nullopt);
    label.harbors.emplace();
    for (const vision::HarborReading& harbor : reading.harbors) label.harbors->push_back({harbor.at, harbor.gives});
    label.pieces.emplace();
    for (const vision::PieceReading& piece : reading.pieces)
        label.pieces->push_back({piece.piece, piece.color, piece.at, piece.level, piece.active});
    return label;
}

} // namespace reeve::workbench
