// SPDX-License-Identifier: GPL-3.0-or-later
// What the headers of the modules include. NAME/NAME.h declares the commands and the events of a module. An event has,
// beside what engine/basics/fields.h asks for,
//   void apply(GameState& s) const                   its effect
//   std::string told(const auto& tell) const         an English sentence; `tell` is Tell of engine/record/story.h
#pragma once

#include "engine/basics/fields.h"
#include "engine/commands/timing.h"

#include <string>

namespace reeve::rules {
class EventWriter;
using Verdict = std::optional<Refusal>; // as in rules/event_writer.h
} // namespace reeve::rules

namespace reeve::fan {

using rules::EventWriter;
using rules::Verdict;

/// Adds a number, also a negative one, to a count.
template <typename Count>
constexpr void add(Count& count, int by) {
    count = static_cast<Count>(count + by);
}

inline constexpr int kMighty = 3; ///< level of a mighty knight

/// What a module may do in common rules; its own part derives from this and replaces functions. Parts (list.h) calls
/// those of all modules, one after the other: what no module replaces costs nothing. Each checks whether its module is
/// on. `list`: the builder of engine/choices/lister.h, each(set, make) and one(action).
struct Part {
    /// After the barbarian ship has advanced.
    static void shipAdvanced(EventWriter&) {}
    /// Legal commands: actions of knights; moves along paths; pieces bought with cards, and those also bought in the
    /// special building phase; what is possible before and in the movement phase. `ready`: the knights that may act.
    static void listKnightActions(const auto&, const GameState&, PlayerId, const IntersectionSet& /*ready*/) {}
    static void listMoves(const auto&, const GameState&, PlayerId) {}
    static void listPurchases(const auto&, const GameState&, PlayerId) {}
    static void listSpecialPurchases(const auto&, const GameState&, PlayerId) {}
    static void listAnyPart(const auto&, const GameState&, PlayerId) {}
    /// Those of `hexes` that the module leaves open to the robber, and why the others are closed.
    static HexSet openToRobber(const GameState&, const HexSet& hexes) { return hexes; }
    static constexpr Refusal kClosed{};
};

// clang-format off
/// FAN-0-1.
struct GoldChanged { PlayerId player = kNobody; std::int16_t by = 0;
    static constexpr Public kEvent{"gold-changed"};
    constexpr void fields(auto& f) { f("player", player)("by", by, Range{-kMostGold, kMostGold}); }
    void apply(GameState& s) const { add(s.fan.seat(player).gold, by); }
    std::string told(const auto& tell) const { return tell.does(player, (by < 0 ? "pays " : "gets ") + std::to_string(by < 0 ? -by : by) + " gold"); } };
// clang-format on

} // namespace reeve::fan
