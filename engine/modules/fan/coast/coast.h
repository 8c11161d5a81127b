// SPDX-License-Identifier: GPL-3.0-or-later
// Barbarians on coastal hexes: landing, chase, arrest and banishing; what they conquer (FAN-BARB, FAN-CHASE, FAN-BAN).
#pragma once

#include "engine/basics/inline_vector.h"
#include "engine/modules/fan/commands/module.h"
#include "engine/tables/supply.h"

namespace reeve::fan {

/// Landing hexes after a building was built (FAN-BARB-3): stated chance; empty: drawn.
inline constexpr int kLanding = 3;
using Landing = InlineVector<HexId, kLanding>;
inline constexpr Size kLandingSize{.most = kLanding, .code = RefusalCode::ImpossibleChance, .rule = "FAN-BARB-3"};

// clang-format off
struct ChaseBarbarian { IntersectionId knight = kNoIntersection; HexId from = kNoHex, to = kNoHex; ///< FAN-CHASE-1; `to` kNoHex: to the supply
    static constexpr std::string_view kVerb = "chase-barbarian"; static constexpr Timing kTiming{.part = TurnPart::Knights};
    constexpr void fields(auto& f) { f("knight", knight)("from", from)("to", to, kSparse); } bool operator==(const ChaseBarbarian&) const = default; };
struct Arrest { IntersectionId knight = kNoIntersection; HexId at = kNoHex; ///< FAN-CHASE-2
    static constexpr std::string_view kVerb = "arrest"; static constexpr Timing kTiming{.part = TurnPart::Knights};
    constexpr void fields(auto& f) { f("knight", knight)("at", at); } bool operator==(const Arrest&) const = default; };
struct Banish { HexId hex = kNoHex; InlineVector<IntersectionId, supply::kKnights> knights; ///< FAN-BAN-1
    static constexpr std::string_view kVerb = "banish"; static constexpr Timing kTiming{.part = TurnPart::Knights};
    constexpr void fields(auto& f) { f("hex", hex)("knights", knights, Size{.most = supply::kKnights, .rule = "FAN-BAN-1"}); } bool operator==(const Banish&) const = default; };
struct BarbariansLandedOnHexes { PlayerId player = kNobody; Landing hexes; std::uint8_t draws = 0; ///< FAN-BARB-3; `player` built
    static constexpr Public kEvent{"barbarians-landed-on-hexes"};
    constexpr void fields(auto& f) { f("player", player)("hexes", hexes)("draws", draws, kByte, kStored); }
    void apply(GameState& s) const { s.chance.advance(draws); for (const auto hex : hexes) add(s.fan.barbarians[index(hex)], 1); }
    std::string told(const auto& tell) const {
        std::string all;
        for (const auto hex : hexes) all += (all.empty() ? "" : ", ") + tell.name(hex);
        return "Barbarians land on " + all + ".";
    } };
struct BarbarianChased { PlayerId player = kNobody; HexId from = kNoHex, to = kNoHex; ///< `to` kNoHex: to the supply
    static constexpr Public kEvent{"barbarian-chased"}; constexpr void fields(auto& f) { f("player", player)("from", from)("to", to, kOptional); }
    void apply(GameState& s) const { add(s.fan.barbarians[index(from)], -1); if (to != kNoHex) add(s.fan.barbarians[index(to)], 1); }
    std::string told(const auto& tell) const { return tell.does(player, "chases a barbarian from " + tell.name(from) + " to " + (to == kNoHex ? "the supply" : tell.name(to))); } };
struct BarbarianArrested { PlayerId player = kNobody; HexId at = kNoHex;
    static constexpr Public kEvent{"barbarian-arrested"}; constexpr void fields(auto& f) { f("player", player)("at", at); }
    void apply(GameState& s) const { add(s.fan.barbarians[index(at)], -1); }
    std::string told(const auto& tell) const { return tell.does(player, "arrests a barbarian on " + tell.name(at)); } };
struct BarbariansBanished { PlayerId player = kNobody; HexId hex = kNoHex; std::uint8_t count = 0;
    static constexpr Public kEvent{"barbarians-banished"};
    constexpr void fields(auto& f) { f("player", player)("hex", hex)("count", count, kByte); }
    void apply(GameState& s) const { add(s.fan.barbarians[index(hex)], -count); }
    std::string told(const auto& tell) const { return tell.does(player, "banishes " + std::to_string(count) + " barbarians from " + tell.name(hex)); } };
struct HexConquered { HexId hex = kNoHex; ///< FAN-BARB-1
    static constexpr Public kEvent{"hex-conquered"}; constexpr void fields(auto& f) { f("hex", hex); }
    void apply(GameState&) const {}
    std::string told(const auto& tell) const { return tell.name(hex) + " is conquered."; } };
struct HexFreed { HexId hex = kNoHex;
    static constexpr Public kEvent{"hex-freed"}; constexpr void fields(auto& f) { f("hex", hex); }
    void apply(GameState&) const {}
    std::string told(const auto& tell) const { return tell.name(hex) + " is free again."; } };
// clang-format on

Verdict carryOut(EventWriter&, PlayerId, const ChaseBarbarian&);
Verdict carryOut(EventWriter&, PlayerId, const Arrest&);
Verdict carryOut(EventWriter&, PlayerId, const Banish&);

/// Land hexes next to the sea or at the edge of the board.
HexSet coastalHexes(const GameState&);
/// The conquered hexes (FAN-BARB-1); empty without the module.
HexSet conqueredHexes(const GameState&);
/// The player's buildings, without metropolises, whose land hexes are all conquered (FAN-BARB-4).
IntersectionSet conqueredBuildings(const GameState&, PlayerId);
/// Hexes on which one more barbarian may stand (FAN-BARB-3).
HexSet landingHexes(const GameState&);
/// Hexes to which a barbarian of `from` may be chased (FAN-CHASE-6, FAN-CTRL-6); empty: it goes to the supply.
HexSet chaseTargets(const GameState&, HexId from);
/// Number of figures in the supply.
int barbariansLeft(const GameState&);
/// Number of barbarians of `hex` that these knights banish together (FAN-BAN-1).
int banished(const GameState&, PlayerId, HexId hex, const IntersectionSet& knights);
/// Land hexes with barbarians that touch an intersection.
HexSet raidedHexes(const GameState&, IntersectionId);

/// Returns why barbarians cannot land as stated; accepted if they can, or if nothing is stated.
Verdict checkLanding(const GameState&, const Landing& stated);
/// After a settlement or a city was paid and built: barbarians land (FAN-BARB-3).
void landOnHexes(EventWriter&, PlayerId, const Landing& stated);
/// After the barbarians of a hex changed from `before`: emits whether it was conquered or freed.
void tellConquest(EventWriter&, HexId, int before);

struct CoastRules : Part {
    static void listKnightActions(const auto& list, const GameState& state, PlayerId player,
                                  const IntersectionSet& ready) {
        if (state.rules.fan.has(Module::Arrest))
            for (const auto knight : ready)
                for (const auto from : raidedHexes(state, knight)) {
                    const auto targets = chaseTargets(state, from);
                    list.each(targets, [&](HexId to) { return ChaseBarbarian{knight, from, to}; });
                    if (targets.empty()) list.one(ChaseBarbarian{knight, from, kNoHex});
                    if (state.player(player).knightAt(knight)->level == kMighty) list.one(Arrest{knight, from});
                }
        if (!state.rules.fan.has(Module::Banish)) return;
        for (const auto hex : state.island().hexes) {
            if (state.fan.barbarians[index(hex)] == 0) continue;
            InlineVector<IntersectionId, supply::kKnights> beside;
            for (const auto at : ready& state.island().hexCornerSet[index(hex)]) beside.push_back(at);
            for (unsigned subset = 1; subset < 1U << beside.size(); ++subset) { // in the order of their places
                Banish c{.hex = hex, .knights = {}};
                IntersectionSet knights;
                for (std::size_t i = 0; i < beside.size(); ++i)
                    if (((subset >> i) & 1U) != 0) {
                        c.knights.push_back(beside[i]);
                        knights.insert(beside[i]);
                    }
                if (banished(state, player, hex, knights) > 0) list.one(c);
            }
        }
    }
};

} // namespace reeve::fan
