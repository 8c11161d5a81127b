// SPDX-License-Identifier: GPL-3.0-or-later
// A mighty knight takes down a road, a ship or a level of an own building (FAN-DEC).
#pragma once

#include "engine/modules/fan/commands/module.h"

namespace reeve::fan {

/// The target of a knight that deconstructs (FAN-DEC-1, FAN-DEC-2), and its price in gold (FAN-DEC-1).
enum class Target : std::uint8_t { Road, Ship, Building };
inline constexpr int kTakingDownGold = 1;

// clang-format off
/// `path` for roads and ships, `at` for buildings.
struct Deconstruct { IntersectionId knight = kNoIntersection; Target target{}; PathId path = kNoPath; IntersectionId at = kNoIntersection;
    static constexpr std::string_view kVerb = "deconstruct"; static constexpr Timing kTiming{.part = TurnPart::Knights};
    constexpr void fields(auto& f) { f("knight", knight)("road", path, When{target, Target::Road})("ship", path, When{target, Target::Ship})("building", at, When{target, Target::Building}); }
    bool operator==(const Deconstruct&) const = default; };
struct PieceDeconstructed { PlayerId player = kNobody, owner = kNobody; Target target{}; PathId path = kNoPath; IntersectionId at = kNoIntersection; ///< `player` paid
    static constexpr Public kEvent{"piece-deconstructed"};
    constexpr void fields(auto& f) { f("player", player)("owner", owner)
                                       ("road", path, When{target, Target::Road})("ship", path, When{target, Target::Ship})
                                       ("building", at, When{target, Target::Building}); }
    void apply(GameState& s) const {
        auto& own = s.player(owner);
        if (target == Target::Road) own.roads.erase(path);
        else if (target == Target::Ship) own.ships.erase(path);
        else if (own.cities.contains(at)) { own.cities.erase(at); own.walls.erase(at); own.settlements.insert(at); }
        else own.settlements.erase(at);
    }
    std::string told(const auto& tell) const {
        const auto what = target == Target::Road ? "the road on " + tell.name(path) : target == Target::Ship ? "the ship on " + tell.name(path) : "a level of the building on " + tell.name(at);
        return tell.does(player, "takes down " + what);
    } };
// clang-format on

Verdict carryOut(EventWriter&, PlayerId, const Deconstruct&);
/// The mighty knights that may act now, if the player can pay.
IntersectionSet wreckers(const GameState&, PlayerId);
/// Roads and ships that a knight at `knight` may take down (FAN-DEC-1, FAN-DEC-6, FAN-DEC-7).
PathSet removableRoads(const GameState&, PlayerId, IntersectionId knight);
PathSet removableShips(const GameState&, PlayerId, IntersectionId knight);
/// The player's buildings that it may reduce by a level (FAN-DEC-2, FAN-DEC-4).
IntersectionSet reducibleBuildings(const GameState&, PlayerId, IntersectionId knight);

struct TakingDownRules : Part {
    static void listKnightActions(const auto& list, const GameState& state, PlayerId player, const IntersectionSet&) {
        for (const auto knight : wreckers(state, player)) {
            list.each(removableRoads(state, player, knight), [&](PathId at) {
                return Deconstruct{knight, Target::Road, at, kNoIntersection};
            });
            list.each(removableShips(state, player, knight), [&](PathId at) {
                return Deconstruct{knight, Target::Ship, at, kNoIntersection};
            });
            list.each(reducibleBuildings(state, player, knight), [&](IntersectionId at) {
                return Deconstruct{knight, Target::Building, kNoPath, at};
            });
        }
    }
};

} // namespace reeve::fan
