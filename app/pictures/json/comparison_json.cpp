// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/json/comparison_json.h"

#include "app/values/reading_json.h"
#include "engine/basics/overloaded.h"
#include "engine/record/words.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>

namespace {

using nlohmann::ordered_json;
using namespace reeve;
using namespace reeve::vision;

ordered_json standingJson(const Standing& standing) {
    ordered_json json{{"piece", readingjson::kPieceWords[static_cast<std::size_t>(standing.piece)]},
                      {"color", record::wordOf(standing.color)}};
    if (standing.piece == PieceKind::Knight) {
        json["level"] = standing.level;
        json["active"] = standing.active;
    }
    return json;
}

/// `place`: where the difference is; a figure at another place gets its own `at`.
ordered_json thingJson(const Thing& thing, const Place& place, const Island& island) {
    const auto elsewhere = [&](ordered_json json, HexId at) {
        if (Place(at) != place) json["at"] = island.name(at);
        return json;
    };
    return std::visit(
        Overloaded{
            [](const Nothing&) {
                return ordered_json{{"piece", nullptr}};
            },
            [](Terrain terrain) {
                return ordered_json{{"terrain", record::wordOf(terrain)}};
            },
            [](const Token& token) {
                return ordered_json{{"number", token.number == 0 ? ordered_json() : ordered_json(token.number)}};
            },
            [](const Standing& standing) { return standingJson(standing); },
            [&](const RobberOn& robber) {
                return elsewhere({{"piece", "robber"}}, robber.at);
            },
            [&](const PirateOn& pirate) {
                return elsewhere({{"piece", "pirate"}}, pirate.at);
            },
            [&](const MerchantOn& merchant) {
                ordered_json json{{"piece", "merchant"}};
                if (merchant.owner) json["color"] = record::wordOf(*merchant.owner);
                return elsewhere(json, merchant.at);
            },
            [](const Pier& pier) {
                return ordered_json{{"gives", pier.gives ? ordered_json(record::wordOf(*pier.gives)) : ordered_json()}};
            },
            [](const Ship& ship) {
                return ordered_json{{"spaces", ship.spaces}};
            }},
        thing);
}

} // namespace

std::string placeText(const Place& place, const Island& island) {
    return std::visit(
        Overloaded{[](std::monostate) { return std::string("barbarians"); }, [&](auto at) { return island.name(at); }},
        place);
}

ordered_json differenceToJson(const Difference& difference, const Island& island) {
    ordered_json seen = thingJson(difference.seen, difference.at, island);
    seen["confidence"] = std::round(difference.confidence * 1000) / 1000;
    return {{"at", placeText(difference.at, island)},
            {"seen", std::move(seen)},
            {"tracked", thingJson(difference.tracked, difference.at, island)}};
}

ordered_json unclearToJson(const Unclear& unclear, const Island& island) {
    return {{"at", placeText(unclear.at, island)}, {"tracked", thingJson(unclear.tracked, unclear.at, island)}};
}

ordered_json comparisonToJson(const Comparison& comparison, const Island& island) {
    ordered_json list = ordered_json::array();
    for (const Difference& difference : comparison.differences) list.push_back(differenceToJson(difference, island));
    ordered_json unclear = ordered_json::array();
    for (const Unclear& place : comparison.unclear) unclear.push_back(unclearToJson(place, island));
    return {{"found", true},
            {"rotation", comparison.rotation},
            {"differences", std::move(list)},
            {"unclear", std::move(unclear)}};
}
