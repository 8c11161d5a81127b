// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/seafarers.h"

#include "engine/modules/seafarers/layouts.h"
#include "engine/modules/seafarers/sites.h"
#include "engine/record/seats.h"

#include <algorithm>

namespace reeve::record::seafarers {
namespace {

namespace sea = reeve::seafarers;

constexpr int kMostIslandPoints = 10;

bool isAreaName(std::string_view name) {
    return !name.empty() && name.size() <= sea::kLongestAreaName && std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

HexSet landOf(const Node& list, const Board& board) {
    HexSet hexes;
    for (const auto& item : list.list()) {
        const auto hex = item.hex(board.island());
        if (hexes.contains(hex)) item.fail(item.text() + " is named twice");
        if (board.terrain[index(hex)] == Terrain::Sea) item.fail(item.text() + " is sea, an area is land");
        hexes.insert(hex);
    }
    return hexes;
}

void readAreas(const Node& areas, Board& board) {
    for (const auto& [name, list] : areas.members()) {
        if (!isAreaName(name))
            list.fail("the name of an area has up to " + std::to_string(sea::kLongestAreaName) +
                      " letters a-z, digits and hyphens");
        if (board.waters.areas.full()) list.fail("there are more than " + std::to_string(sea::kMostAreas) + " areas");
        sea::Area area;
        area.rename(name);
        area.hexes = landOf(list, board);
        board.waters.areas.push_back(area);
    }
    // AREA-1: no intersection belongs to two areas.
    IntersectionSet taken;
    for (const auto& area : board.waters.areas) {
        IntersectionSet corners;
        for (const auto hex : area.hexes) corners |= board.island().hexCornerSet[index(hex)];
        if (taken.meets(corners))
            areas.fail("two areas meet at " + board.island().name((taken & corners).first()) + " (AREA-1)");
        taken |= corners;
    }
}

} // namespace

void readRules(Object& rules, Rules& into) {
    if (into.seafarers() && into.has(Option::TwoPlayer))
        rules.need("options").fail("Seafarers is not for the two-player game");
    if (const auto scenario = rules.findHeld("scenario")) {
        if (!into.seafarers()) scenario->fail("a scenario needs the option \"seafarers\"");
        into.scenario = scenario->word<Scenario>();
        into.target = static_cast<std::uint8_t>(sea::kScenarioTarget + (into.knights() ? sea::kKnightsBonus : 0));
    }
    if (const auto points = rules.find("island_points")) {
        if (!into.seafarers()) points->fail("special points need the option \"seafarers\"");
        into.islandPoints = static_cast<std::uint8_t>(points->number(0, kMostIslandPoints));
    }
}

void addRules(Json& rules, const Rules& from) {
    if (!from.seafarers()) return;
    rules["scenario"] = from.scenario == Scenario::None ? Json() : Json(wordOf(from.scenario));
    rules["island_points"] = from.islandPoints;
}

void readWaters(Object& board, Board& into) {
    sea::chart(into);
    if (const auto pirate = board.findHeld("pirate")) {
        into.waters.pirate = pirate->hex(into.island());
        if (!into.waters.sea.contains(into.waters.pirate))
            pirate->fail("the pirate can only be on a sea hex (PIRATE-1)");
    }
    if (const auto areas = board.find("areas")) readAreas(*areas, into);
}

void addWaters(Json& board, const Board& from) {
    const auto& island = from.island();
    board["pirate"] = from.waters.pirate == kNoHex ? Json() : Json(island.name(from.waters.pirate));
    Json areas = Json::object();
    for (const auto& area : from.waters.areas) areas[std::string(area.name())] = places(island, area.hexes);
    board["areas"] = areas;
}

void settleWhereBuilt(GameState& state) {
    const int home = state.board.waters.home();
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        state.players[p].settledAreas = 0;
        for (const auto at : state.players[p].buildings())
            if (const int area = sea::areaOf(state.board, at); area >= 0 && area != home)
                state.players[p].settledAreas = static_cast<std::uint8_t>(state.players[p].settledAreas | (1U << area));
    }
}

std::uint8_t areasFrom(const Node& list, const Board& board) {
    std::uint8_t settled = 0;
    for (const auto& item : list.list()) {
        const auto area = areaNamed(board, item);
        if (static_cast<int>(area) == board.waters.home()) item.fail("the main island brings no special points");
        settled = static_cast<std::uint8_t>(settled | (1U << area));
    }
    return settled;
}

Json areasJson(const Board& board, std::uint8_t settled) {
    Json list = Json::array();
    for (std::size_t a = 0; a < board.waters.areas.size(); ++a)
        if (((settled >> a) & 1U) != 0) list.push_back(std::string(board.waters.areas[a].name()));
    return list;
}

std::uint8_t areaNamed(const Board& board, const Node& node) {
    const auto& areas = board.waters.areas;
    for (std::size_t a = 0; a < areas.size(); ++a)
        if (areas[a].name() == node.text()) return static_cast<std::uint8_t>(a);
    node.fail("the board has no area \"" + shown(node.text()) + "\"");
}

} // namespace reeve::record::seafarers
