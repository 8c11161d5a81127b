// SPDX-License-Identifier: GPL-3.0-or-later
// Knights plunder the pirate; the barbarians' hoard (FAN-PIR).
#pragma once

#include "engine/modules/fan/commands/module.h"

namespace reeve::fan {

// clang-format off
struct Plunder { IntersectionId knight = kNoIntersection; ///< FAN-PIR-2
    static constexpr std::string_view kVerb = "plunder"; static constexpr Timing kTiming{.part = TurnPart::Knights};
    constexpr void fields(auto& f) { f("knight", knight); } bool operator==(const Plunder&) const = default; };
struct HoardGrew { std::uint8_t by = 0; ///< FAN-PIR-5
    static constexpr Public kEvent{"hoard-grew"}; constexpr void fields(auto& f) { f("by", by, kByte); }
    void apply(GameState& s) const { add(s.fan.hoard, by); }
    std::string told(const auto&) const { return "The barbarians' hoard grows by " + std::to_string(by) + " gold."; } };
struct PiratePlundered { PlayerId player = kNobody; std::uint8_t gold = 0; ///< the pirate leaves the board (FAN-PIR-3)
    static constexpr Public kEvent{"pirate-plundered"}; constexpr void fields(auto& f) { f("player", player)("gold", gold, kByte); }
    void apply(GameState& s) const { s.board.waters.pirate = kNoHex; add(s.fan.hoard, -gold); add(s.fan.seat(player).gold, gold); }
    std::string told(const auto& tell) const {
        return tell.does(player, "plunders the pirate for " + std::to_string(gold) + " gold; the pirate leaves the board"); } };
// clang-format on

Verdict carryOut(EventWriter&, PlayerId, const Plunder&);
/// Knights next to the pirate that may plunder it (FAN-PIR-2, FAN-0-6).
IntersectionSet plunderers(const GameState&, PlayerId);

struct PlunderRules : Part {
    /// FAN-PIR-5.
    static void shipAdvanced(EventWriter&);
    static void listKnightActions(const auto& list, const GameState& state, PlayerId player, const IntersectionSet&) {
        list.each(plunderers(state, player), [](IntersectionId knight) { return Plunder{knight}; });
    }
};

} // namespace reeve::fan
