// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/position/invariants.h"

#include "engine/modules/fan/invariants.h"
#include "engine/modules/seafarers/sites.h"
#include "engine/position/queries.h"

namespace reeve {
namespace {

/// COMP-4, COMP-20, SIX-7: resources and commodities.
std::string cards(const GameState& s) {
    for (const Card card : kAllCards)
        if (bank(s, card) < 0) return "more cards of a kind are held than there are in the box";
    return {};
}

/// COMP-21: every progress card is in a deck, in a hand, open, or removed from the game; none is duplicated.
std::string progressCards(const GameState& s) {
    for (std::size_t c = 0; c < kProgressCards; ++c) {
        int n = 0;
        for (std::size_t p = 0; p < s.seatCount; ++p) n += s.players[p].progress[c] + (s.players[p].shown[c] ? 1 : 0);
        for (const auto card : s.decks[index(supply::deckOf(static_cast<ProgressCard>(c)))]) n += index(card) == c;
        if (n > supply::kProgressCopies[c]) return "a progress card exists twice";
    }
    return {};
}

/// COMP-9, COMP-23, COMP-25.
std::string pieces(const PlayerState& p) {
    if (p.roads.size() > supply::kRoads) return "too many roads";
    if (p.settlements.size() > supply::kSettlements) return "too many settlements";
    if (p.cities.size() + p.reduced.size() > supply::kCities) return "too many cities";
    if (p.walls.size() > supply::kWalls) return "too many walls";
    if (!(p.walls - p.cities).empty()) return "a wall without its city";
    for (int level = 1; level <= 3; ++level)
        if (knightsOfLevel(p, level) > supply::kKnightsPerLevel) return "too many knights of a level";
    IntersectionSet places;
    for (const auto& knight : p.knights) places.insert(knight.at);
    if (!(places == p.knightPlaces) || places.size() != static_cast<int>(p.knights.size()))
        return "knights and their places differ";
    return {};
}

std::string places(const GameState& s) {
    const auto& island = s.island();
    IntersectionSet taken;
    PathSet roads;
    for (std::size_t i = 0; i < s.seatCount; ++i) {
        const auto& p = s.players[i];
        for (const auto& set : {p.settlements, p.cities, p.reduced, p.knightPlaces}) {
            if (taken.meets(set)) return "two pieces on one intersection";
            taken |= set;
        }
        if (roads.meets(p.roads)) return "two roads on one path";
        roads |= p.roads;
        if (roads.meets(p.ships)) return "two pieces on one path";
        roads |= p.ships;
        if (!(roads - island.paths).empty() || !(taken - island.intersections).empty())
            return "a piece beside the island";
        if (auto broken = pieces(p); !broken.empty()) return broken;
    }
    return {};
}

/// Indices beyond the hexes of the island have no number, robber or merchant.
std::string board(const GameState& s) {
    const auto& hexes = s.island().hexes;
    const auto numbered = HexSet::where([&](std::size_t hex) { return s.board.number[hex] != 0; });
    if (!(numbered - hexes).empty()) return "a number beside the island";
    if (!hexes.contains(s.board.robber)) return "the robber beside the island";
    if (s.board.merchant != kNoHex && !hexes.contains(s.board.merchant)) return "the merchant beside the island";
    return {};
}

/// SHIP-1, SHIP-2, SHIP-4, SHIP-5, PIRATE-1.
std::string waters(const GameState& s) {
    const auto& waters = s.board.waters;
    if (!s.rules.seafarers()) return waters == seafarers::Waters{} ? "" : "waters without Seafarers";
    if (waters.pirate != kNoHex && !waters.sea.contains(waters.pirate)) return "the pirate on land";
    if (waters.sea.contains(s.board.robber)) return "the robber at sea";
    for (std::size_t i = 0; i < s.seatCount; ++i) {
        const auto& p = s.players[i];
        if (p.ships.size() > seafarers::kShips) return "too many ships";
        if (!(p.ships - waters.seaPaths).empty()) return "a ship on land";
        if (!(p.roads - waters.landPaths).empty()) return "a road at sea";
        if (!(p.buildings() - waters.land).empty()) return "a building at sea";
    }
    return {};
}

std::string metropolises(const GameState& s) {
    IntersectionSet stand;
    for (const auto track : kAllTracks) {
        const auto& m = s.metropolises[index(track)];
        if (m.player == kNobody) continue;
        if (!s.player(m.player).cities.contains(m.at)) return "a metropolis without its city";
        if (stand.contains(m.at)) return "two metropolises on one city";
        stand.insert(m.at);
    }
    return {};
}

std::string awards(const GameState& s) {
    if (s.longestRoad.player != kNobody && s.longestRoad.count < 5) return "Longest Road with less than five roads";
    if (s.largestArmy.player != kNobody && s.largestArmy.count < 3) return "Largest Army with less than three knights";
    return {};
}

std::string turn(const GameState& s) {
    if (s.shipSpaces >= supply::kShipSpaces) return "the ship is past the island";
    if (s.turn.phase == Phase::Over && !s.pending.empty()) return "a decision after the end";
    for (const auto& d : s.pending)
        if (index(d.player) >= s.playerCount) return "a decision of nobody";
    return {};
}

} // namespace

std::string brokenInvariant(const GameState& state) {
    for (const auto check :
         {cards, progressCards, places, board, waters, metropolises, awards, turn, fan::brokenInvariant})
        if (auto broken = check(state); !broken.empty()) return broken;
    return {};
}

} // namespace reeve
